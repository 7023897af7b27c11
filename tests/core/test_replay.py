"""Match records: they replay, and every tampering is found where it was done."""

from hashlib import sha256

import msgspec
import pytest

from contract.toy import GAME
from contract.toy.game import LotTurned
from kontor.core import (
    BranchStart,
    ComponentData,
    MatchRecord,
    Recorder,
    RecordError,
    Seating,
    encode,
    read_record,
    replay,
    seeded,
    write_record,
)
from kontor.core.records import tag_of
from sentences import raises_saying


@pytest.fixture(scope="module")
def record() -> MatchRecord:
    """A whole match of the toy."""
    rng = seeded(11)
    recorder = Recorder(GAME, [Seating("Anna"), Seating("Bruno", "deckhand")], GAME.options({}), rng.bytes(32))
    while deciders := GAME.deciders(recorder.state):
        recorder.play(deciders[0], rng.pick(GAME.legal_actions(recorder.state, deciders[0])))
    return recorder.record()


def changed(record: MatchRecord, **fields: object) -> MatchRecord:
    """Return the record with other fields."""
    return msgspec.structs.replace(record, **fields)


def test_a_record_survives_its_file(record: MatchRecord) -> None:
    """What is written is read back, one move a line."""
    data = write_record(record)

    assert read_record(data) == record
    assert data.count(b"\n") > len(record.moves)


def test_a_record_replays_to_its_result(record: MatchRecord) -> None:
    """Folding the actions gives the recorded outcome."""
    seen: list[int] = []
    state = replay(GAME, record, lambda number, *_: seen.append(number))

    assert GAME.outcome(state) == record.result
    assert seen == list(range(1, len(record.moves) + 1))


def test_the_seed_opens_the_commitment(record: MatchRecord) -> None:
    """The header commits to the seed, and another seed is found out."""
    with raises_saying(RecordError, "commitment"):
        replay(GAME, changed(record, seed="00" * 32))
    with raises_saying(RecordError, "hexadecimal"):
        replay(GAME, changed(record, seed="xyz"))


def test_a_changed_action_breaks_the_chain_at_its_move(record: MatchRecord) -> None:
    """The error names the move."""
    number = next(i for i, move in enumerate(record.moves) if move.action["do"] == "bid" and i > 2)
    moves = list(record.moves)
    moves[number] = msgspec.structs.replace(moves[number], action={"do": "pass"})

    with raises_saying(RecordError, f"move {number + 1} "):
        replay(GAME, changed(record, moves=tuple(moves)))


def test_a_forbidden_action_is_named_with_its_rule(record: MatchRecord) -> None:
    """A record cannot smuggle an illegal move."""
    moves = (msgspec.structs.replace(record.moves[0], action={"do": "bid", "coins": 6}), *record.moves[1:])

    with raises_saying(RecordError, "move 1 is refused by TOY-A2"):
        replay(GAME, changed(record, moves=moves))


def test_an_action_that_no_game_knows_is_named_with_its_move(record: MatchRecord) -> None:
    """A verb of another game is as much a broken record as a forbidden one."""
    moves = (msgspec.structs.replace(record.moves[0], action={"do": "fly"}), *record.moves[1:])

    with raises_saying(RecordError, r"[Mm]ove 1 .*fly"):
        replay(GAME, changed(record, moves=moves))


def test_a_seed_has_32_bytes(record: MatchRecord) -> None:
    """A shorter one is not a seed, even if the header commits to it."""
    header = msgspec.structs.replace(record.header, seed_sha256=sha256(b"short").hexdigest())

    with raises_saying(RecordError, "32 bytes"):
        replay(GAME, changed(record, header=header, seed=b"short".hex()))
    with pytest.raises(ValueError, match="32 bytes"):
        Recorder(GAME, record.header.seats, GAME.options({}), b"short")


def test_a_seat_can_be_given_another_name(record: MatchRecord) -> None:
    """A person who leaves is pseudonymised without breaking the others' game."""
    seats = (Seating("nobody", record.header.seats[0].kind), *record.header.seats[1:])

    state = replay(GAME, changed(record, header=msgspec.structs.replace(record.header, seats=seats)))

    assert GAME.outcome(state) == record.result


def test_what_happened_before_the_first_decision_is_kept(record: MatchRecord) -> None:
    """The first lot is turned by the opening itself."""
    recorder = Recorder(GAME, record.header.seats, GAME.options({}), bytes.fromhex(record.seed))

    assert [type(event) for event in recorder.opening_events] == [LotTurned]


def test_a_replay_tells_the_opening_before_the_first_decision(record: MatchRecord) -> None:
    """Once, and before any decision is told."""
    told: list[str] = []
    replay(GAME, record, lambda number, *_: told.append(str(number)), lambda event: told.append(tag_of(event)))

    assert told[:2] == ["lot_turned", "1"]
    assert told.count("lot_turned") == 1


def test_a_changed_header_or_result_is_found(record: MatchRecord) -> None:
    """All but the names of the header belongs to the chain."""
    header = msgspec.structs.replace(record.header, seats=(Seating("Anna", "deckhand"), *record.header.seats[1:]))
    with raises_saying(RecordError, "opening"):
        replay(GAME, changed(record, header=header))
    assert record.result is not None
    with raises_saying(RecordError, "result"):
        replay(GAME, changed(record, result=msgspec.structs.replace(record.result, places=(3, 3))))


def test_a_record_pins_rules_and_components(record: MatchRecord) -> None:
    """Other rules, other components or another game are reported before anything is folded."""
    for field, value, says in (("rules_version", 2, "version 2"), ("game", "samoa", "samoa")):
        header = msgspec.structs.replace(record.header, **{field: value})
        with raises_saying(RecordError, says):
            replay(GAME, changed(record, header=header))
    other = GAME.with_components(ComponentData({**GAME.components.data, "purse": {"coins": 4}}))
    with raises_saying(RecordError, "--components"):
        replay(other, record)


def test_moves_can_be_taken_back(record: MatchRecord) -> None:
    """After a rewind the record holds the effective actions and still replays."""
    recorder = Recorder(GAME, record.header.seats, GAME.options({}), bytes.fromhex(record.seed))
    opening = recorder.state
    action = GAME.legal_actions(opening, 0)[1]
    recorder.play(0, action)
    recorder.rewind(0, opening)
    recorder.play(0, GAME.legal_actions(opening, 0)[0])

    assert replay(GAME, recorder.record()) == recorder.state


@pytest.fixture(scope="module")
def branch(record: MatchRecord) -> MatchRecord:
    """A match that goes on from the fourth move of the other one, with other moves."""
    rng, states = seeded(12), []
    replay(GAME, record, lambda number, seat, action, step: states.append(step.state))
    start = states[3]
    recorder = Recorder(GAME, record.header.seats, GAME.options({}), start.seed, start=start)
    while deciders := GAME.deciders(recorder.state):
        recorder.play(deciders[0], rng.pick(GAME.legal_actions(recorder.state, deciders[0])))
    origin = BranchStart("some match", 4, False, msgspec.json.decode(encode(start)))
    return changed(recorder.record(), branch=origin)


def test_a_branch_survives_its_file_and_replays_from_its_position(branch: MatchRecord) -> None:
    """Without the position the same moves lead nowhere."""
    read = read_record(write_record(branch))

    assert read == branch
    assert GAME.outcome(replay(GAME, read)) == branch.result
    with raises_saying(RecordError, "opening position"):
        replay(GAME, changed(branch, branch=None))


def test_another_position_of_a_branch_is_found_out(branch: MatchRecord) -> None:
    """Its first link hashes the position, and its seed is that of the record."""
    assert branch.branch is not None
    state = dict(branch.branch.state)

    for other in (state | {"draws": {}}, state | {"seed": "AAAA"}):
        with raises_saying(RecordError, "opening position"):
            replay(GAME, changed(branch, branch=msgspec.structs.replace(branch.branch, state=other)))


def test_a_record_without_a_branch_is_written_as_before(record: MatchRecord) -> None:
    """What earlier releases stored is what this one stores."""
    assert b'"branch"' not in write_record(record)
