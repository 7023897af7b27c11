from collections import Counter
from collections.abc import Iterator
from itertools import chain

from games.borneo.matches import played
from games.borneo.table import SETUPS, Ply, random_match
from kontor.core import Action, Rng, Seat, seeded
from kontor.games.borneo import GAME, BorneoState
from kontor.games.borneo.events import DistributionBegan, GameEnded, ShipTaken, TurnBegan
from kontor.games.borneo.frames import (
    AttackFrame,
    DefenceFrame,
    DistributionFrame,
    LastChanceFrame,
    PaymentFrame,
    PlacementFrame,
    RelocationFrame,
    RewardFrame,
)
from kontor.games.borneo.rules import E1
from kontor.testing.marks import rule

BOX = GAME.box


def matches(count: int = 2) -> Iterator[list[Ply]]:
    """Yield random matches, this many of each setup."""
    for number in range(count):
        for setup in range(len(SETUPS)):
            yield played(setup, 100 * number + setup)


def in_play(state: BorneoState, with_five: int, otherwise: int) -> int:
    """Return a number of components that is different with five players of the board edition."""
    return with_five if (state.seats, state.edition) == (5, "board") else otherwise


def cargo_on_the_table(state: BorneoState) -> list[str]:
    """Return every cargo card, wherever it lies."""
    found = [*state.draw_pile, *state.discard_pile, *chain(*state.hands), *chain(*state.cargo)]
    found += [card for card in chain(*state.warehouses) if card in BOX.cargo]
    for frame in state.frames:
        if isinstance(frame, AttackFrame | DefenceFrame | RelocationFrame | RewardFrame):
            found += frame.contest.attack + frame.contest.defence
    return found


def has_ended(state: BorneoState) -> bool:
    """Return True if the last chance has begun or is over."""
    return not state.frames or isinstance(state.frames[0], LastChanceFrame)


def dealt_again(state: BorneoState, viewer: Seat | None, action: Action, rng: Rng) -> BorneoState:
    """Return another deal of all that the viewer cannot see, where the card of the action lies as it did."""
    other = state.clone()
    hidden = [hand for seat, hand in enumerate(other.hands) if seat != viewer]
    kept = {getattr(action, "card", None)}
    places = [(pile, i) for pile in (other.draw_pile, *hidden) for i in range(len(pile)) if pile[i] not in kept]
    for origin in range(state.reshuffles + 1):
        free = [(pile, i) for pile, i in places if state.pile_of[pile[i]] == origin]
        for (pile, i), card in zip(free, rng.shuffled(pile[i] for pile, i in free), strict=True):
            pile[i] = card
    other.port_stack = rng.shuffled(other.port_stack)
    return other


@rule("BOR-I1")
def test_there_are_always_sixty_cargo_cards() -> None:
    """Each of them is in exactly one place, and what is laid aside in a payment is still in the warehouse."""
    cards = sorted(BOX.cargo)
    assert len(cards) == 60
    for match in matches():
        assert sorted(cargo_on_the_table(match[0].before)) == cards
        for ply in match:
            assert sorted(cargo_on_the_table(ply.after)) == cards
            frame = ply.after.frames[-1] if ply.after.frames else None
            if isinstance(frame, PaymentFrame):
                assert set(frame.laid) <= set(ply.after.warehouses[frame.seat])


@rule("BOR-I2")
def test_no_port_is_lost_and_three_are_open() -> None:
    """Ports in the stack, open, in warehouses and out of the game are twelve, or ten with five players."""
    for match in matches():
        for state in (match[0].before, *(ply.after for ply in match)):
            ports = [*state.port_stack, *filter(None, state.ports), *state.out_of_game]
            ports += [card for card in chain(*state.warehouses) if card in BOX.ports]
            assert len(ports) == len(set(ports)) == in_play(state, 10, 12)
            if not has_ended(state) and not isinstance(state.frames[-1], DistributionFrame):
                assert len(state.ports) == 3
                assert None not in state.ports


@rule("BOR-I3")
def test_no_order_is_lost() -> None:
    """On display and completed they are twelve, or sixteen with five players of the board edition."""
    completed = 0
    for match in matches():
        opening = Counter(match[0].before.orders)
        assert opening.total() == in_play(match[0].before, 16, 12)
        for ply in match:
            assert Counter(ply.after.orders) + Counter(chain(*ply.after.completed)) == opening
            assert min(ply.after.orders.values()) >= 0
        completed += len([*chain(*match[-1].after.completed)])
    assert completed > 0


@rule("BOR-I4")
def test_everybody_keeps_all_merchants_on_ladders_without_gaps() -> None:
    """After the placement three each, or four in the variant; a ladder of the board edition has at most five."""
    for match in matches():
        each = 4 if match[0].before.options.three_player_four_merchants else 3
        for ply in match:
            state = ply.after
            if state.frames and isinstance(state.frames[-1], PlacementFrame):
                continue
            merchants = Counter(chain(*state.ladders.values()))
            assert merchants == dict.fromkeys(range(state.seats), each)
            if state.edition == "board":
                assert max(map(len, state.ladders.values())) <= 5


@rule("BOR-I10")
def test_orders_are_at_most_one_more_than_turns_and_points_never_decrease() -> None:
    """The ship apart, nobody ever has fewer points than a step before."""
    for match in matches(3):
        turns = [0] * match[0].before.seats
        points = list(turns)
        for ply in match:
            for event in ply.events:
                if isinstance(event, TurnBegan):
                    turns[event.seat] += 1
            scores = [score.total - score.parts.get("ship", 0) for score in GAME.scores(ply.after)]
            assert all(now >= before for now, before in zip(scores, points, strict=True))
            points = scores
            last = 1 if has_ended(ply.after) else 0
            assert all(len(own) <= turns[seat] + last for seat, own in enumerate(ply.after.completed))


@rule("BOR-I11")
def test_a_match_that_ends_by_ports_had_two_distributions_fewer_than_ports() -> None:
    """Ten with twelve ports, eight with ten."""
    ended_by_ports = 0
    for match in matches(3):
        events = [event for ply in match for event in ply.events]
        ends = [event.rule for event in events if isinstance(event, GameEnded)]
        assert len(ends) == 1
        if ends == [E1]:
            ended_by_ports += 1
            distributions = sum(isinstance(event, DistributionBegan) for event in events)
            assert distributions == in_play(match[0].before, 8, 10)
    assert ended_by_ports > 0


@rule("BOR-I14")
def test_the_ship_has_one_place_and_stays_with_players() -> None:
    """It moves only with a trade, and never back to the cove."""
    trades = 0
    for match in (list(random_match(3 + number % 3, number, blackbeard=True)) for number in range(12)):
        assert match[0].before.ship is None
        for ply in match:
            taken = [event.seat for event in ply.events if isinstance(event, ShipTaken)]
            trades += len(taken)
            assert ply.after.ship == (taken[0] if taken else ply.before.ship)
            assert ply.before.ship is None or ply.after.ship in range(ply.after.seats)
    assert trades > 0


@rule("BOR-I15")
def test_no_view_depends_on_what_its_seat_cannot_see() -> None:
    """With all other hands and both face-down piles dealt again every seat and a spectator see the same."""
    rng = seeded(15)
    for match in matches():
        for i, ply in enumerate(match):
            viewer = (*range(ply.before.seats), None)[i % (ply.before.seats + 1)]
            other = dealt_again(ply.before, viewer, ply.action, rng)
            assert GAME.view(other, viewer) == GAME.view(ply.before, viewer)


@rule("BOR-I15")
def test_the_questions_reveal_nothing_of_a_hand() -> None:
    """After the same action the same player is asked the same, whatever the hidden cards are."""
    rng = seeded(16)
    compared = 0
    for match in matches():
        for ply in match:
            other = dealt_again(ply.before, None, ply.action, rng)
            if GAME.check(other, ply.seat, ply.action) is None:
                compared += 1
                assert GAME.apply(other, ply.seat, ply.action).state.frames == ply.after.frames
    assert compared > 1000
