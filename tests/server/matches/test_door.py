"""The door: what a command does, once; on a real PostgreSQL."""

import asyncio
from hashlib import sha256

import pytest

from kontor.core import RefusedError, encode, replay
from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError, ForbiddenError, StaleError
from kontor.server.matches import (
    Command,
    House,
    Proposal,
    do_create_match,
    do_free_seat,
    do_join,
    do_leave,
    do_play_action,
    do_resign_to_bot,
    do_seat_bot,
    do_start,
    do_step_away,
    do_substitute,
    do_undo,
)
from kontor.server.matches.read.records import record_of
from kontor.server.store.pool import connected
from server.sitting import decision, new_account, play, play_out, started


async def entries_of(house: House, match: str) -> int:
    async with connected(house.pool) as connection:
        count: int = await connection.fetchval("SELECT count(*) FROM actions WHERE match = $1", match)
    return count


async def test_an_action_is_in_the_log_before_it_is_acknowledged(house: House) -> None:
    match = await started(house)

    done = await play(house, match)

    assert (done.seq, done.again) == (1, False)
    assert await entries_of(house, match) == 2


async def test_a_command_that_comes_again_has_one_effect_and_the_same_answer(house: House) -> None:
    match = await started(house)
    seat, seq, legal = await decision(house, match)
    command, action = Command(match, seat, seq, "key-1"), encode(legal[0])

    first, second = [await do_play_action(house, command, action) for _ in range(2)]

    assert (first.seq, second.seq, second.again) == (1, 1, True)
    assert await entries_of(house, match) == 2


async def test_a_key_that_was_used_has_no_second_effect_at_another_place_of_the_log(house: House) -> None:
    """A client that heard no answer, looked again, and said the same once more."""
    match = await started(house)
    seat, seq, legal = await decision(house, match)
    first = await do_play_action(house, Command(match, seat, seq, "key-1"), encode(legal[0]))
    while (await decision(house, match))[0] != seat:
        await play(house, match)
    _, seq, legal = await decision(house, match)

    second = await do_play_action(house, Command(match, seat, seq, "key-1"), encode(legal[0]))

    assert (second.seq, second.again) == (first.seq, True)
    assert (await decision(house, match))[1] == seq


async def test_a_key_that_is_used_again_for_another_legal_action_has_no_second_effect(house: House) -> None:
    match = await started(house)
    first, _, _ = await decision(house, match)
    done = await play(house, match, key="key")
    while (await decision(house, match))[0] != first:
        await play(house, match)
    before = await entries_of(house, match)
    _, seq, legal = await decision(house, match)

    again = await do_play_action(house, Command(match, first, seq, "key"), encode(legal[0]))

    assert (again.seq, again.again) == (done.seq, True)
    assert await entries_of(house, match) == before
    await play(house, match)


async def test_two_processes_get_one_action_in_at_the_same_place(house: House, another_house: House) -> None:
    match = await started(house)
    seat, seq, legal = await decision(house, match)
    await decision(another_house, match)

    answers = await asyncio.gather(
        *(
            do_play_action(where, Command(match, seat, seq, f"key-{number}"), encode(legal[number]))
            for number, where in enumerate((house, another_house))
        ),
        return_exceptions=True,
    )

    assert sorted(type(answer).__name__ for answer in answers) == ["Done", "StaleError"]
    assert await entries_of(house, match) == 2


async def test_the_same_command_at_two_processes_at_once_has_one_effect(house: House, another_house: House) -> None:
    match = await started(house)
    seat, seq, legal = await decision(house, match)
    await decision(another_house, match)
    command, action = Command(match, seat, seq, "click"), encode(legal[0])

    answers = await asyncio.gather(*(do_play_action(where, command, action) for where in (house, another_house)))

    assert sorted(answer.again for answer in answers) == [False, True]
    assert await entries_of(house, match) == 2


async def test_who_looked_too_long_ago_is_told_so(house: House) -> None:
    match = await started(house)
    seat, seq, legal = await decision(house, match)
    await play(house, match)

    with pytest.raises(StaleError):
        await do_play_action(house, Command(match, seat, seq), encode(legal[0]))


async def test_another_process_goes_on_from_what_is_stored(house: House, another_house: House) -> None:
    match = await started(house)
    for _ in range(5):
        await play(house, match)
        await play(another_house, match)

    assert await entries_of(house, match) == 11


async def test_a_refused_action_names_its_rule_and_changes_nothing(house: House) -> None:
    match = await started(house)
    seat, seq, legal = await decision(house, match)
    other = (seat + 1) % 3

    with pytest.raises(RefusedError) as caught:
        await do_play_action(house, Command(match, other, seq), encode(legal[0]))

    assert caught.value.refusal.rule == "KON-1"
    assert await entries_of(house, match) == 1


@pytest.mark.parametrize(("game", "seats"), [("borneo", 4), ("goa", 2)])
async def test_a_match_is_played_to_its_end_and_its_record_verifies(house: House, game: str, seats: int) -> None:
    match = await started(house, game, seats)

    played = await play_out(house, match)
    record = await record_of(house, match)

    assert len(record.moves) == played
    assert record.result is not None
    async with house.table(match) as table:
        assert replay(table.game, record) == table.state


async def test_a_decision_that_told_nobody_anything_can_be_undone(house: House) -> None:
    match = await started(house, "goa", 2)
    before = await play_until(house, match, sealed=False)
    seat, seq, _ = before

    await do_undo(house, Command(match, seat, seq, "undo"))

    again = await decision(house, match)
    assert again[0] == seat
    assert again[1] == seq + 1


async def play_until(house: House, match: str, *, sealed: bool) -> tuple[int, int, str]:
    """Play until the last decision is sealed, or is not, and the same seat decides again."""
    for pick in range(200):
        seat, _, _ = await decision(house, match)
        done = await play(house, match, pick)
        async with connected(house.pool) as connection:
            found = await connection.fetchval(
                "SELECT sealed FROM actions WHERE match = $1 AND seq = $2", match, done.seq
            )
        if found is sealed:
            return seat, done.seq, match
    raise AssertionError("no such decision in 200")


async def test_an_undone_action_leaves_the_position_as_it_was_and_the_record_without_it(house: House) -> None:
    match = await started(house, "goa", 2)
    steps = 0
    for pick in range(80):
        async with house.table(match) as table:
            was, before = encode(table.state), table.step
        seat, _, _ = await decision(house, match)
        done = await play(house, match, pick * 5)
        try:
            await do_undo(house, Command(match, seat, done.seq))
        except ConflictError:
            continue
        steps += 1
        house.forget(match)
        async with house.table(match) as table:
            assert (encode(table.state), table.step) == (was, before)
        await play(house, match, pick * 5)

    assert steps > 20
    await play_out(house, match)
    record = await record_of(house, match)
    async with house.table(match) as table:
        assert replay(table.game, record) == table.state
        assert len(record.moves) == table.step
        assert table.seq == table.step + 2 * steps


async def test_a_record_is_not_given_out_before_the_end_because_it_opens_the_seed(house: House) -> None:
    match = await started(house)

    with pytest.raises(ConflictError) as caught:
        await record_of(house, match)

    assert caught.value.key == "not-over"


async def test_a_decision_that_showed_something_hidden_stands(house: House) -> None:
    match = await started(house, "goa", 2)
    seat, seq, _ = await play_until(house, match, sealed=True)

    with pytest.raises(ConflictError) as caught:
        await do_undo(house, Command(match, seat, seq))

    assert caught.value.key == "undo-sealed"


async def test_what_others_decided_since_keeps_a_decision(house: House) -> None:
    match = await started(house)
    first, _, _ = await decision(house, match)
    done = await play(house, match)
    while (await decision(house, match))[0] == first:
        done = await play(house, match)
    done = await play(house, match)

    with pytest.raises(ConflictError) as caught:
        await do_undo(house, Command(match, first, done.seq))

    assert caught.value.key == "undo-others"


async def test_who_leaves_is_followed_by_a_bot_and_the_record_still_verifies(
    house: House, another_house: House
) -> None:
    match = await started(house)
    seat, seq, legal = await decision(house, match)
    async with another_house.table(match) as known:
        assert not known.bot_to_move

    await do_resign_to_bot(house, Command(match, seat, seq), "clerk")

    async with connected(house.pool) as connection:
        assert await connection.fetchval("SELECT bot_to_move FROM matches WHERE id = $1", match)
    with pytest.raises(StaleError):
        await do_play_action(another_house, Command(match, seat, seq), encode(legal[0]))
    async with another_house.table(match) as known:
        assert known.chairs[seat].level == "clerk"
        assert known.bot_to_move
    await play_out(house, match)
    record = await record_of(house, match)
    async with house.table(match) as table:
        assert replay(table.game, record) == table.state


async def test_who_lost_the_seat_cannot_play_it_at_a_process_that_has_not_heard(
    house: House, another_house: House
) -> None:
    match = await started(house)
    seat, seq, legal = await decision(house, match)
    async with house.table(match) as table:
        owner = table.chairs[seat].account
    await do_step_away(another_house, Command(match, seat, seq))
    for number, other in enumerate(other for other in range(3) if other != seat):
        await do_free_seat(another_house, Command(match, other, seq + 1 + number), seat, True)
    done = await do_substitute(another_house, Command(match, seat, seq + 3), await new_account(house), "Dora")
    async with house.table(match) as table:
        assert table.seat_of(owner) == seat  # as far as this process knows

    with pytest.raises(ForbiddenError):
        await do_play_action(house, Command(match, seat, done.seq, account=owner), encode(legal[0]))

    async with house.table(match) as table:
        assert table.seat_of(owner) is None


async def test_a_nudge_that_comes_while_a_table_is_held_is_not_lost(house: House, another_house: House) -> None:
    match = await started(house)
    async with house.table(match) as table:
        done = await play(another_house, match)
        house.heard(Nudge(match, done.seq))
        assert table.seq < done.seq
    async with house.table(match) as table:
        assert table.seq == done.seq


async def test_the_seed_comes_from_the_secret_and_every_seat(house: House) -> None:
    match = await started(house)
    await play_out(house, match)

    async with connected(house.pool) as connection:
        row = await connection.fetchrow("SELECT secret, commitment, seed FROM matches WHERE id = $1", match)
    record = await record_of(house, match)

    mixed = row["secret"] + b"".join(
        len(luck).to_bytes(4, "big") + luck for luck in (b"anna's luck", b"luck 1", b"luck 2")
    )
    assert sha256(row["secret"]).hexdigest() == row["commitment"]
    assert sha256(mixed).digest() == row["seed"] == bytes.fromhex(record.seed)


async def test_a_seat_is_given_away_once(house: House, another_house: House) -> None:
    match = await do_create_match(house, await new_account(house), Proposal("goa", 2))
    people = [await new_account(house) for _ in range(4)]

    answers = await asyncio.gather(
        *(
            do_join(where, match, person, "Bruno", 1, None)
            for person, where in zip(people, (house, another_house) * 2, strict=True)
        ),
        return_exceptions=True,
    )

    assert min(map(str, answers)) == "1"
    assert sum(isinstance(answer, ConflictError) for answer in answers) == 3


async def test_who_sits_and_joins_again_keeps_the_seat(house: House) -> None:
    anna = await new_account(house)
    match = await do_create_match(house, anna, Proposal("goa", 2))

    assert [await do_join(house, match, anna, "Anna", seat, None) for seat in (1, 0, None)] == [1, 1, 1]


async def test_only_the_creator_starts_and_seats_bots(house: House) -> None:
    anna, bruno = await new_account(house), await new_account(house)
    match = await do_create_match(house, anna, Proposal("goa", 2))
    await do_join(house, match, bruno, "Bruno", None, None)

    with pytest.raises(ForbiddenError):
        await do_start(house, match, bruno)
    with pytest.raises(ForbiddenError):
        await do_seat_bot(house, match, bruno, 1, "clerk")
    await do_seat_bot(house, match, anna, 1, "clerk")
    await do_leave(house, match, anna, 1)
    await do_start(house, match, anna, "factor")
    async with house.table(match) as table:
        assert [chair.level for chair in table.chairs] == [None, "factor"]


async def test_a_table_that_the_rules_do_not_know_is_refused_with_its_rule(house: House) -> None:
    with pytest.raises(RefusedError) as caught:
        await do_create_match(house, await new_account(house), Proposal("goa", 5))

    assert caught.value.refusal.rule.startswith("GOA-")
