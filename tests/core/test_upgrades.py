"""Records of former versions of the rules: other shapes are read, and a fixed fault is bridged by a position."""

from typing import Any, ClassVar

import msgspec
import pytest

from contract.toy.game import A1, A2, Auction, Bid, Pass, Pearls, PearlsState
from kontor.core import (
    Continuation,
    Game,
    GameInfo,
    MatchRecord,
    Phase,
    Recorder,
    RecordError,
    Seat,
    Seating,
    Trusted,
    Upgrade,
    encode,
    read_events,
    read_record,
    read_state,
    replay,
    verify,
    write_record,
)
from kontor.core.recorder import continuation_link
from sentences import raises_saying

SEATS = [Seating("Anna"), Seating("Ben")]
BEFORE = Pearls()
AnyPearls = Game[PearlsState, Any, Any, Any]


class Later(Pearls):
    """The toy in version 2, which changed nothing that is stored."""

    def make_info(self) -> GameInfo:
        """Raise the version."""
        return msgspec.structs.replace(super().make_info(), rules_version=2)


def with_renamed_coins(state: dict[str, Any]) -> dict[str, Any]:
    """Return a state of version 1, which called the coins `money`, in the shape of version 2."""
    return {"coins" if name == "money" else name: value for name, value in state.items()}


def with_renamed_bid(event: dict[str, Any]) -> dict[str, Any]:
    """Return an event of version 1, which called a bid `offered`, in the shape of version 2."""
    return {**event, "event": "bid_made"} if event["event"] == "offered" else event


class LaterShape(Later):
    """The toy in version 2, which renamed a field of the state and an event."""

    upgrades: ClassVar = {1: Upgrade(state=with_renamed_coins, event=with_renamed_bid)}


class FreeAuction(Auction):
    """The auction after a fault was fixed: the winner pays one coin less."""

    def resume(self, s: PearlsState, frame: Any, emit: Any) -> None:
        """Pay, and get one coin back."""
        super().resume(s, frame, emit)
        if frame.leader is not None:
            s.coins[frame.leader] += 1


class Fixed(Later):
    """The toy in version 2, which leads elsewhere."""

    def make_phases(self) -> list[Phase[PearlsState, Any, Any]]:
        """Replace the auction."""
        return [FreeAuction() if isinstance(phase, Auction) else phase for phase in super().make_phases()]


def choose(game: AnyPearls, state: PearlsState, seat: Seat) -> Any:
    """Bid one coin if nobody has bid and pass otherwise; lay the first pearl."""
    legal = game.legal_actions(state, seat)
    return Bid(1) if Bid(1) in legal else Pass() if Pass() in legal else legal[0]


def played(game: AnyPearls, recorder: Recorder[PearlsState], most: int = 1000) -> None:
    """Play a number of moves, or to the end."""
    while most and (deciders := game.deciders(recorder.state)):
        recorder.play(deciders[0], choose(game, recorder.state, deciders[0]))
        most -= 1


@pytest.fixture(scope="module")
def stored() -> MatchRecord:
    """A record of version 1."""
    recorder = Recorder(BEFORE, SEATS, BEFORE.options({}), bytes(32))
    played(BEFORE, recorder)
    return recorder.record()


def test_a_version_that_changed_no_shape_replays_with_every_link(stored: MatchRecord) -> None:
    """The header keeps the version that the match began with."""
    replay(Later(), stored)
    number, bid = next((n, move) for n, move in enumerate(stored.moves) if move.action == {"do": "bid", "coins": 1})
    other = msgspec.structs.replace(bid, action={"do": "bid", "coins": 2})
    moves = (*stored.moves[:number], other, *stored.moves[number + 1 :])
    with raises_saying(RecordError, f"from move {number + 1} on"):
        replay(Later(), msgspec.structs.replace(stored, moves=moves))


def test_a_record_of_a_later_version_says_what_to_do(stored: MatchRecord) -> None:
    """It cannot be replayed by former rules."""
    later = msgspec.structs.replace(stored, header=msgspec.structs.replace(stored.header, rules_version=2))
    with raises_saying(RecordError, "Update Kontor"):
        replay(BEFORE, later)


def test_a_state_and_an_event_of_a_former_shape_are_read() -> None:
    """The step rewrites them; what today's version stored is read as it is."""
    recorder = Recorder(BEFORE, SEATS, BEFORE.options({}), bytes(32))
    today = encode(recorder.state)
    former = today.replace(b'"coins"', b'"money"')
    game = LaterShape()
    assert former != today
    assert read_state(game, former, 1) == read_state(game, today, 2) == recorder.state
    event = b'[{"event":"offered","rule":"TOY-A1","seat":0,"coins":2}]'
    assert read_events(game, event, 1) == read_events(game, event.replace(b"offered", b"bid_made"), 2)


def test_a_record_of_a_former_shape_replays_to_its_result(stored: MatchRecord) -> None:
    """Its links hash the former shape and cannot be compared; its moves and its result can."""
    linkless = tuple(msgspec.structs.replace(move, link="") for move in stored.moves)
    replay(LaterShape(), msgspec.structs.replace(stored, moves=linkless))
    assert stored.result is not None
    other = msgspec.structs.replace(stored.result, scores=stored.result.scores[::-1])
    with raises_saying(RecordError, "from move 1 on"):
        replay(LaterShape(), msgspec.structs.replace(stored, moves=linkless, result=other))


class OtherEvents(Later):
    """The toy in version 2, which names another rule in the events of an auction."""

    def advance(self, s: PearlsState, seat: Seat, action: Any, emit: Any) -> None:
        """Play as before, and tell of a bid by another rule."""
        super().advance(
            s, seat, action, lambda event: emit(msgspec.structs.replace(event, rule=A2) if event.rule == A1 else event)
        )


def test_a_move_that_is_told_by_other_events_is_the_same_move(stored: MatchRecord) -> None:
    """A later link, which hashes the state, shows it; the moves are watched in their order."""
    seen: list[int] = []
    replay(OtherEvents(), stored, lambda number, *_: seen.append(number))
    assert seen == list(range(1, len(stored.moves) + 1))


def test_a_fixed_fault_departs_from_the_record(stored: MatchRecord) -> None:
    """The first move where the rules lead elsewhere is named."""
    with raises_saying(RecordError, "from move 2 on.* release that wrote it"):
        replay(Fixed(), stored)


def continued(after: int) -> MatchRecord:
    """Return a record that began with the fault and went on from its position after some moves."""
    before, game = Recorder(BEFORE, SEATS, BEFORE.options({}), bytes(32)), Fixed()
    played(BEFORE, before, after)
    later = Recorder(game, SEATS, game.options({}), bytes(32), rules_version=1)
    later.moves, later.state = before.moves, before.state
    part = Continuation(
        after=after,
        rules_version=2,
        state=msgspec.json.decode(encode(before.state)),
        link=continuation_link(before.link, 2, before.state),
    )
    later.link = part.link
    played(game, later)
    return msgspec.structs.replace(later.record(), continued=(part,))


@pytest.mark.parametrize("after", [0, 5])
def test_a_match_that_went_on_from_its_position_replays(after: int) -> None:
    """The moves since the fault are not watched; all before it and after the position are."""
    record = continued(after)
    data = write_record(record)
    assert read_record(data) == record
    seen: list[int] = []
    _, trusted = verify(Fixed(), read_record(data), lambda number, *_: seen.append(number))
    assert seen == [*range(1, min(after, 1) + 1), *range(after + 1, len(record.moves) + 1)]
    assert trusted == (() if after == 0 else (Trusted(2, after),))


def test_a_changed_position_is_found() -> None:
    """The link of a continuation hashes its state."""
    record = continued(5)
    (part,) = record.continued
    other = msgspec.structs.replace(part, state={**part.state, "coins": [9, 9]})
    with raises_saying(RecordError, "move 5"):
        replay(Fixed(), msgspec.structs.replace(record, continued=(other,)))


def forged(game: AnyPearls, **changes: Any) -> MatchRecord:
    """Return a record with another position after move 5, and all later moves and links as they follow from it."""
    record = continued(5)
    (part,) = record.continued
    state = read_state(game, encode({**part.state, **changes}), 2)
    later = Recorder(game, SEATS, game.options({}), bytes(32), rules_version=1)
    later.moves, later.state = list(record.moves[:5]), state
    later.link = continuation_link(later.moves[-1].link, 2, state)
    other = msgspec.structs.replace(part, state=msgspec.json.decode(encode(state)), link=later.link)
    played(game, later)
    return msgspec.structs.replace(later.record(), continued=(other,))


def test_a_forged_position_is_taken_on_trust_and_the_replay_says_so() -> None:
    """Nothing in a record proves that moves of former rules led to the position it went on from."""
    replayed = verify(Fixed(), forged(Fixed(), coins=[9, 9]))
    assert replayed.trusted == (Trusted(2, 5),)


def test_moves_that_can_be_replayed_are_never_taken_on_trust() -> None:
    """If today's rules lead to the position before the continuation, it must be that one."""
    with raises_saying(RecordError, "move 5"):
        verify(Later(), forged(Later(), coins=[9, 9]))
    assert verify(Later(), forged(Later())).trusted == ()


def test_only_a_later_version_goes_on_from_a_position() -> None:
    """Otherwise a record of today's rules could skip their checks."""
    record = continued(5)
    today = msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, rules_version=2))
    with raises_saying(RecordError, "move 5"):
        verify(Fixed(), today)


def test_a_position_of_another_seed_is_refused() -> None:
    """The state holds the seed of the match."""
    other = msgspec.json.decode(encode(bytes([1] * 32)))
    with raises_saying(RecordError, "move 5"):
        verify(Fixed(), forged(Fixed(), seed=other))


def test_a_record_that_went_on_nowhere_has_no_word_of_it(stored: MatchRecord) -> None:
    """So files of matches without a continuation stay byte for byte what they were."""
    assert b"continued" not in write_record(stored)
    assert b"continued" not in encode(stored)
