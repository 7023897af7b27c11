from collections import Counter
from collections.abc import Iterator
from typing import TypeVar

from games.borneo.matches import matches as random_matches
from games.borneo.table import Ply
from kontor.core import Action, Change, Event, seeded
from kontor.games.borneo import GAME, actions, events
from kontor.games.borneo.frames import AttackFrame, DefenceFrame, PaymentFrame
from kontor.games.borneo.rules import D4, D7, E5, P5, S8, T1_5, T2_2, T2_3, T2_9, T2_10, T2_11, T3_2, T3_5, T3_6
from kontor.testing.marks import rule

E = TypeVar("E", bound=Event)
MATCHES_PER_SETUP = 4


def matches() -> list[list[Ply]]:
    """Return random matches of every setup."""
    return random_matches(MATCHES_PER_SETUP)


def foretold(*types: type[Action]) -> Iterator[tuple[Ply, tuple[Change, ...], list[Ply]]]:
    """Yield every step of these types with its forecast and with the steps from it on; there are some."""
    found = False
    for match in matches():
        for number, ply in enumerate(match):
            if isinstance(ply.action, types):
                found = True
                changes = GAME.forecast(ply.before, ply.seat, ply.action)
                assert changes is not None
                yield ply, changes, match[number:]
    assert found


def first(plies: list[Ply], type_: type[E]) -> E:
    """Return the next event of a type."""
    return next(event for ply in plies for event in ply.events if isinstance(event, type_))


def until_paid_out(plies: list[Ply]) -> list[Event]:
    """Return all that happens in the distribution that begins with the first step; nothing if none does."""
    found: list[Event] = []
    for event in (event for ply in plies for event in ply.events):
        if found or isinstance(event, events.DistributionBegan):
            found.append(event)
        if isinstance(event, events.PortRevealed | events.GameEnded) or (event is plies[0].events[-1] and not found):
            break
    return found


def flags(cards: list[str]) -> Counter[str]:
    """Count the visible flags as people do at the table."""
    box = GAME.box
    return Counter(
        [f for card in cards for f in box.cargo[card].flags[:3]] + [box.cargo[c].flags[3] for c in cards[-1:]]
    )


def strength(company: str, cards: tuple[str, ...]) -> int:
    """Count the flags of a company on cards played to a contest."""
    return sum(GAME.box.cargo[card].flags.count(company) for card in cards)


def units(warehouse: list[str], spice: str) -> int:
    """Count the units of a spice in a warehouse."""
    return sum(GAME.box.goods[card][1] for card in warehouse if GAME.box.goods[card][0] == spice)


@rule("BOR-S8")
def test_a_placed_merchant_gets_the_rank_foretold() -> None:
    """As the event tells it."""
    for _, changes, rest in foretold(actions.PlaceMerchant):
        placed = first(rest, events.MerchantPlaced)
        assert changes == (Change("rank", f"company:{placed.company}", 0, placed.rank, S8),)


@rule("BOR-T3.2")
def test_the_flags_of_a_port_become_those_foretold() -> None:
    """Every company whose visible flags change is named, and no other."""
    for ply, changes, _ in foretold(actions.PlayCargo):
        assert isinstance(ply.action, actions.PlayCargo)
        slot, card, port = ply.action.slot, ply.action.card, ply.before.open_port(ply.action.slot)
        before, after = flags(ply.before.cargo[slot]), flags([*ply.before.cargo[slot], card])
        assert [change for change in changes if change.key == "flags"] == [
            Change("flags", f"flags:{slot}:{company}:{port}", before[company], after[company], T3_2)
            for company in GAME.box.companies
            if before[company] != after[company]
        ]


@rule("BOR-T3.5", "BOR-T3.6")
def test_a_port_pays_out_as_foretold() -> None:
    """The number of its cards, and whether it is a monopoly, shared, or neither."""
    for ply, changes, rest in foretold(actions.PlayCargo):
        assert isinstance(ply.action, actions.PlayCargo)
        ref, count = f"card:{ply.before.open_port(ply.action.slot)}", len(ply.before.cargo[ply.action.slot])
        expected = [Change("cards", ref, count, count + 1, T3_6)]
        for event in until_paid_out(rest)[:1]:
            assert isinstance(event, events.DistributionBegan)
            expected.append(Change("distribution", ref, "none", event.way, T3_5 if event.way == "monopoly" else T3_6))
        assert [change for change in changes if change.key in ("cards", "distribution")] == expected


@rule("BOR-D3b", "BOR-D3c", "BOR-D6")
def test_the_port_card_goes_to_the_player_foretold() -> None:
    """For the same rule that the event cites."""
    for _, changes, rest in foretold(actions.PlayCargo):
        taken = [event for event in until_paid_out(rest) if isinstance(event, events.PortTaken)]
        assert [change for change in changes if change.key == "port_card"] == [
            Change("port_card", f"seat:{event.seat}", 0, 1, event.rule) for event in taken
        ]


@rule("BOR-D4", "BOR-D7")
def test_the_picks_are_those_foretold() -> None:
    """Each player gets as many cards, in the order of the first pick."""
    for _, changes, rest in foretold(actions.PlayCargo):
        paid_out = until_paid_out(rest)
        picks: Counter[int] = Counter()
        for event in paid_out:
            if isinstance(event, events.CargoTaken):
                picks[event.seat] += len(event.cards)
        cited = (
            D4
            if any(isinstance(event, events.DistributionBegan) and event.way == "monopoly" for event in paid_out)
            else D7
        )
        assert [change for change in changes if change.key == "picks"] == [
            Change("picks", f"seat:{seat}", 0, count, cited) for seat, count in picks.items()
        ]


@rule("BOR-T2.2", "BOR-T2.3")
def test_a_transfer_leads_to_the_ranks_foretold() -> None:
    """The merchant's own new rank, and one better for each that stood below it."""
    for ply, changes, _ in foretold(actions.TransferMerchant):
        assert isinstance(ply.action, actions.TransferMerchant)
        old, new, rank = ply.action.from_company, ply.action.to_company, ply.action.rank
        below = ply.after.ladders[old][rank - 1 :]
        assert changes == (
            Change("rank", f"company:{new}", rank, len(ply.after.ladders[new]), T2_2),
            *(Change("moves_up", f"seat:{seat}", now + 1, now, T2_3) for now, seat in enumerate(below, rank)),
        )


@rule("BOR-T2.10")
def test_a_contest_is_decided_with_the_bonus_foretold() -> None:
    """For the owner of the merchant attacked."""
    for _, changes, rest in foretold(actions.Attack):
        decided = first(rest, events.ContestDecided)
        assert changes == (Change("bonus", f"seat:{decided.defender}", 0, decided.bonus, T2_10),)


@rule("BOR-T2.9")
def test_an_attack_has_the_strength_foretold() -> None:
    """Card by card; the last one foretells what is compared in the end."""
    for ply, changes, rest in foretold(actions.AddAttackCard):
        frame, action = ply.before.frames[-1], ply.action
        assert isinstance(frame, AttackFrame)
        assert isinstance(action, actions.AddAttackCard)
        company, played = frame.contest.company, frame.contest.attack
        after = strength(company, (*played, action.card))
        assert changes == (Change("attack", f"company:{company}", strength(company, played), after, T2_9),)
        if not isinstance(rest[1].action, actions.AddAttackCard):
            assert first(rest, events.ContestDecided).attack == after


@rule("BOR-T2.9", "BOR-T2.11")
def test_a_defence_ends_with_the_strength_and_the_result_foretold() -> None:
    """The result is foretold exactly by the step that decides; while a further card may follow it is not."""
    for ply, changes, _ in foretold(actions.AddDefenceCard, actions.EndDefence):
        frame, action = ply.before.frames[-1], ply.action
        assert isinstance(frame, DefenceFrame)
        contest = frame.contest
        before = strength(contest.company, contest.defence) + contest.bonus
        after = before + (
            strength(contest.company, (action.card,)) if isinstance(action, actions.AddDefenceCard) else 0
        )
        if isinstance(action, actions.AddDefenceCard):
            assert changes[0] == Change("defence", f"company:{contest.company}", before, after, T2_9)
        decided = next((event for event in ply.events if isinstance(event, events.ContestDecided)), None)
        assert any(change.key == "contest" for change in changes) == (decided is not None)
        if decided is not None:
            ends = "won" if decided.success else "repelled"
            assert after == decided.flags + decided.bonus
            assert changes[-1] == Change("contest", f"seat:{contest.attacker}", "open", ends, T2_11)


@rule("BOR-E5")
def test_a_completed_order_brings_the_points_foretold() -> None:
    """Once it is paid."""
    for ply, changes, rest in foretold(actions.ChooseOrder):
        paid = next(p for p in rest if any(isinstance(event, events.OrderCompleted) for event in p.events))
        before, after = (GAME.scores(s)[ply.seat].parts["orders"] for s in (ply.before, paid.after))
        assert changes == (Change("orders", f"seat:{ply.seat}", before, after, E5),)


@rule("BOR-P5")
def test_a_card_paid_covers_what_is_foretold() -> None:
    """Of the due spice, as the event tells it."""
    for ply, changes, rest in foretold(actions.PayCard):
        frame, paid = ply.before.frames[-1], first(rest, events.CardPaid)
        assert isinstance(frame, PaymentFrame)
        missing = frame.missing[GAME.box.spices.index(paid.due)]
        assert changes == (Change("missing", f"spice:{paid.due}", missing, missing - paid.units, P5),)


@rule("BOR-T1.5")
def test_a_card_taken_brings_the_units_foretold() -> None:
    """Of cargo and of rewards alike."""
    for ply, changes, _ in foretold(actions.TakeCargo, actions.TakeReward):
        assert isinstance(ply.action, actions.TakeCargo | actions.TakeReward)
        spice = GAME.box.goods[ply.action.card][0]
        before, after = (units(s.warehouses[ply.seat], spice) for s in (ply.before, ply.after))
        assert changes == (Change("units", f"spice:{spice}", before, after, T1_5),)


@rule("BOR-H5")
def test_a_forecast_tells_nothing_that_the_seat_does_not_see() -> None:
    """In every world with the same view it is the same."""
    rng = seeded(1)
    for ply in (ply for match in matches() for ply in match[::7]):
        world = GAME.determinize(GAME.view(ply.before, ply.seat), rng)
        told = GAME.forecast(ply.before, ply.seat, ply.action)
        assert GAME.forecast(world, ply.seat, ply.action) == told


@rule("BOR-P1", "BOR-P7", "BOR-P12")
def test_a_table_is_settled_where_no_composed_decision_is_half_done() -> None:
    """Between the phases, and when the match is over; not in a payment, a contest, a distribution or a discard."""
    openings = (actions.PlaceMerchant, actions.SkipOrder, actions.SkipMerchant, actions.PlayCargo)
    for ply in (ply for match in matches() for ply in match):
        between = any(isinstance(action, openings) for action in GAME.legal_actions(ply.before, ply.seat))
        assert GAME.settled(ply.before) == between
    assert all(GAME.settled(match[-1].after) for match in matches())
