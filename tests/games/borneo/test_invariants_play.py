from collections import Counter

from games.borneo.matches import matches as random_matches
from games.borneo.table import Ply
from kontor.core import Event
from kontor.games.borneo import GAME, BorneoState, events, frames
from kontor.games.borneo.actions import DiscardExcess, PlayCargo
from kontor.games.borneo.flags import visible_flags
from kontor.games.borneo.rules import D10
from kontor.testing.marks import rule

MATCHES_PER_SETUP = 4


def matches() -> list[list[Ply]]:
    """Return random matches of every setup."""
    return random_matches(MATCHES_PER_SETUP)


def plies() -> list[Ply]:
    """Return all steps of all matches."""
    return [ply for match in matches() for ply in match]


def flags(*cards: str) -> Counter[str]:
    """Count the visible flags as people do at the table."""
    box = GAME.box
    return Counter(
        [f for card in cards for f in box.cargo[card].flags[:3]] + [box.cargo[c].flags[3] for c in cards[-1:]]
    )


def has(ply: Ply, *types: type[Event]) -> bool:
    """Return True if something of these types happened in the step."""
    return any(isinstance(event, types) for event in ply.events)


def ended(s: BorneoState) -> bool:
    """Return True if the game is over, the last chance included."""
    return not s.frames or isinstance(s.frames[0], frames.LastChanceFrame)


def in_warehouses(s: BorneoState) -> set[str]:
    """Return all cards in warehouses."""
    return {card for warehouse in s.warehouses for card in warehouse}


def distributions() -> list[list[Ply]]:
    """Return every distribution as its steps, from the card that triggered it to the last pick."""
    found: list[list[Ply]] = []
    for match in matches():
        is_open = False
        for ply in match:
            if has(ply, events.DistributionBegan):
                found.append([])
                is_open = True
            if is_open:
                found[-1].append(ply)
                is_open = not has(ply, events.PortRevealed, events.GameEnded)
        assert not is_open
    return found


@rule("BOR-I5")
def test_outside_a_distribution_no_port_has_reached_its_numbers() -> None:
    """Every open port is below its monopoly number and below its limit."""
    for ply in plies():
        for port, cards in zip(ply.before.ports, ply.before.cargo, strict=True):
            if port is not None:
                numbers = GAME.box.ports[port]
                assert max(flags(*cards).values(), default=0) < numbers.monopoly
                assert len(cards) < numbers.limit


@rule("BOR-I6")
def test_a_port_with_n_cards_shows_three_times_n_and_one_flags() -> None:
    """The fourth flag of all cards but the last is covered."""
    for ply in plies():
        for cards in ply.before.cargo:
            if cards and not isinstance(ply.before.frames[-1], frames.DistributionFrame):
                assert len(visible_flags(GAME.box, cards)) == 3 * len(cards) + 1


@rule("BOR-I6")
def test_a_company_not_on_the_new_card_never_gains_flags() -> None:
    """It can only lose the one that is covered."""
    for ply in plies():
        if isinstance(ply.action, PlayCargo):
            cards = ply.before.cargo[ply.action.slot]
            before = Counter(visible_flags(GAME.box, cards))
            after = Counter(visible_flags(GAME.box, [*cards, ply.action.card]))
            gained = {company for company in GAME.box.companies if after[company] > before[company]}
            assert gained <= set(GAME.box.cargo[ply.action.card].flags)


@rule("BOR-I7")
def test_a_distribution_hands_out_or_discards_all_cargo_of_its_port() -> None:
    """The cards gained and discarded are those that lay there, each once."""
    for steps in distributions():
        first, last = steps[0], steps[-1]
        assert isinstance(first.action, PlayCargo)
        lying = [*first.before.cargo[first.action.slot], first.action.card]
        happened = [event for ply in steps for event in ply.events]
        thrown = [c for e in happened if isinstance(e, events.CardsDiscarded) and e.rule == D10 for c in e.cards]
        gained = in_warehouses(last.after) - in_warehouses(first.before) - set(GAME.box.ports)
        assert sorted([*gained, *thrown]) == sorted(lying)
        assert last.after.cargo[first.action.slot] == []


@rule("BOR-I7")
def test_exactly_one_port_card_leaves_the_display_in_a_distribution() -> None:
    """It goes to a player or out of the game; the other two stay, unless the game ends."""
    for steps in distributions():
        happened = [event for ply in steps for event in ply.events]
        left = [event.port for event in happened if isinstance(event, events.PortTaken | events.PortRemoved)]
        gone = set(steps[0].before.ports) - set(steps[-1].after.ports)
        assert len(left) == 1
        assert gone == set(left) or (ended(steps[-1].after) and set(left) < gone)


@rule("BOR-I8")
def test_there_is_always_a_card_for_phase_three() -> None:
    """A player who has to lay a card holds at least one."""
    asked = [ply for ply in plies() if isinstance(ply.before.frames[-1], frames.CargoFrame)]

    assert asked
    assert all(len(ply.before.hands[ply.seat]) >= 1 for ply in asked)


@rule("BOR-I8")
def test_after_a_full_turn_a_hand_has_two_to_six_cards() -> None:
    """Two were drawn, and a seventh was discarded."""
    for ply in plies():
        if has(ply, events.TurnBegan) and not isinstance(ply.before.frames[-1], frames.PlacementFrame):
            assert 2 <= len(ply.after.hands[ply.before.active]) <= 6


@rule("BOR-I8")
def test_a_waiting_player_holds_one_to_six_cards() -> None:
    """Until the game has ended."""
    for ply in (ply for ply in plies() if not ended(ply.after)):
        assert all(1 <= len(hand) <= 6 for seat, hand in enumerate(ply.after.hands) if seat != ply.after.active)


@rule("BOR-I8")
def test_after_a_contest_both_hold_a_card() -> None:
    """Both have to keep one."""
    decided = [ply for ply in plies() if has(ply, events.ContestDecided)]

    assert decided
    for ply in decided:
        event = next(event for event in ply.events if isinstance(event, events.ContestDecided))
        assert min(len(ply.after.hands[event.attacker]), len(ply.after.hands[event.defender])) >= 1


@rule("BOR-I9")
def test_at_most_one_card_is_discarded_as_excess_in_a_turn() -> None:
    """The hand limit is exceeded by one card at most."""
    for match in matches():
        assert all(sum(isinstance(p.action, DiscardExcess) for p in turn) <= 1 for turn in turns(match))


def turns(match: list[Ply]) -> list[list[Ply]]:
    """Return the steps of every turn; those of the placement and the last chance are left out."""
    found: list[list[Ply]] = []
    for ply in match:
        if found and not ended(ply.before):
            found[-1].append(ply)
        if has(ply, events.TurnBegan):
            found.append([])
    return found


@rule("BOR-I12")
def test_a_match_ends_within_the_limits_of_its_ports() -> None:
    """At the most all ports are filled but for one card in two of them."""
    for match in matches():
        s = match[0].before
        ports = GAME.box.ports_in_play(s.edition, s.seats)
        most = sum(GAME.box.ports[port].limit for port in ports) - 2
        assert most == (44 if (s.edition, s.seats) == ("board", 5) else 46)
        assert match[-1].after.frames == []
        assert sum(has(ply, events.TurnBegan) for ply in match) <= most


@rule("BOR-I13")
def test_the_port_stack_shrinks_with_every_distribution_but_the_last() -> None:
    """And with nothing else."""
    for ply in plies():
        assert len(ply.before.port_stack) - len(ply.after.port_stack) == has(ply, events.PortRevealed)
    for steps in distributions():
        shrunk = len(steps[0].before.port_stack) - len(steps[-1].after.port_stack)
        assert shrunk == 1 or (steps[0].before.port_stack == [] and ended(steps[-1].after))


@rule("BOR-I13")
def test_a_spent_port_card_never_comes_back() -> None:
    """What is out of the game stays there."""
    for ply in plies():
        assert set(ply.before.out_of_game) <= set(ply.after.out_of_game)
        elsewhere = {*ply.after.ports, *ply.after.port_stack, *in_warehouses(ply.after)}
        assert elsewhere.isdisjoint(ply.after.out_of_game)


@rule("BOR-I16")
def test_no_turn_has_more_than_31_steps() -> None:
    """At most 13 for an order, 12 for the merchants, 5 for the cargo and 1 for the excess."""
    most = {"order": 13, "merchants": 12, "cargo": 5, "excess": 1}
    assert sum(most.values()) == 31
    for turn in (turn for match in matches() for turn in turns(match)):
        steps = Counter(part_of_turn(ply) for ply in turn)
        assert all(count <= most[part] for part, count in steps.items())


def part_of_turn(ply: Ply) -> str:
    """Return the phase that a step belongs to."""
    match ply.before.frames[-1]:
        case frames.OrderFrame() | frames.PaymentFrame():
            return "order"
        case frames.CargoFrame() | frames.DistributionFrame():
            return "cargo"
        case frames.ExcessFrame():
            return "excess"
        case frame:
            assert isinstance(frame, frames.MerchantFrame | frames.AttackFrame | frames.DefenderFrame)
            return "merchants"


@rule("BOR-I16")
def test_the_greatest_number_of_steps_is_declared() -> None:
    """46 turns of 31 steps, 15 placements and 65 steps in the last chance; no match has more."""
    assert GAME.info.max_decisions == 46 * 31 + 15 + 5 * 13 == 1506
    assert all(len(match) <= GAME.info.max_decisions for match in matches())


@rule("BOR-I17")
def test_every_question_leaves_a_choice() -> None:
    """Two answers at least; one in attack and defence, three for the cargo card, seven for the excess."""
    least = {frames.AttackFrame: 1, frames.DefenceFrame: 1, frames.CargoFrame: 3}
    for ply in plies():
        frame = ply.before.frames[-1]
        answers = len(GAME.legal_actions(ply.before, ply.seat))
        assert answers >= least.get(type(frame), 2)
        assert answers == 7 or not isinstance(frame, frames.ExcessFrame)
