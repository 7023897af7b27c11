"""Commits: every command has its effect exactly once; on a real PostgreSQL."""

import asyncio
from hashlib import sha256

import pytest

from kontor.core import RefusedError, encode, replay
from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError, ForbiddenError, StaleError
from kontor.server.matches import (
    Command,
    Context,
    NewMatch,
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
from kontor.server.matches.kernel.match import demand_started
from kontor.server.matches.read.records import record_of
from kontor.server.store.pool import connected
from server.sitting import decision, new_account, play, play_out, started


async def entries_of(context: Context, match: str) -> int:
    async with context.at(match) as connection:
        count: int = await connection.fetchval("SELECT count(*) FROM actions WHERE match = $1", match)
    return count


async def test_an_action_is_in_the_log_before_it_is_acknowledged(context: Context) -> None:
    match = await started(context)

    done = await play(context, match)

    assert (done.seq, done.again) == (1, False)
    assert await entries_of(context, match) == 2


async def test_a_command_that_is_sent_again_has_one_effect_and_the_same_answer(context: Context) -> None:
    match = await started(context)
    seat, seq, legal = await decision(context, match)
    command, action = Command(match, seat, seq, "key-1"), encode(legal[0])

    first, second = [await do_play_action(context, command, action) for _ in range(2)]

    assert (first.seq, second.seq, second.again) == (1, 1, True)
    assert await entries_of(context, match) == 2


async def test_a_key_that_was_used_has_no_second_effect_at_another_entry(context: Context) -> None:
    """A client got no answer, read the match again, and sent the same command once more."""
    match = await started(context)
    seat, seq, legal = await decision(context, match)
    first = await do_play_action(context, Command(match, seat, seq, "key-1"), encode(legal[0]))
    while (await decision(context, match))[0] != seat:
        await play(context, match)
    _, seq, legal = await decision(context, match)

    second = await do_play_action(context, Command(match, seat, seq, "key-1"), encode(legal[0]))

    assert (second.seq, second.again) == (first.seq, True)
    assert (await decision(context, match))[1] == seq


async def test_a_key_that_is_used_again_for_another_legal_action_has_no_second_effect(context: Context) -> None:
    match = await started(context)
    first, _, _ = await decision(context, match)
    done = await play(context, match, key="key")
    while (await decision(context, match))[0] != first:
        await play(context, match)
    before = await entries_of(context, match)
    _, seq, legal = await decision(context, match)

    again = await do_play_action(context, Command(match, first, seq, "key"), encode(legal[0]))

    assert (again.seq, again.again) == (done.seq, True)
    assert await entries_of(context, match) == before
    await play(context, match)


async def test_of_two_actions_by_two_processes_at_the_same_entry_one_is_stored(
    context: Context, another_context: Context
) -> None:
    match = await started(context)
    seat, seq, legal = await decision(context, match)
    await decision(another_context, match)

    answers = await asyncio.gather(
        *(
            do_play_action(where, Command(match, seat, seq, f"key-{number}"), encode(legal[number]))
            for number, where in enumerate((context, another_context))
        ),
        return_exceptions=True,
    )

    assert sorted(type(answer).__name__ for answer in answers) == ["CommandResult", "StaleError"]
    assert await entries_of(context, match) == 2


async def test_the_same_command_at_two_processes_at_once_has_one_effect(
    context: Context, another_context: Context
) -> None:
    match = await started(context)
    seat, seq, legal = await decision(context, match)
    await decision(another_context, match)
    command, action = Command(match, seat, seq, "click"), encode(legal[0])

    answers = await asyncio.gather(*(do_play_action(where, command, action) for where in (context, another_context)))

    assert sorted(answer.again for answer in answers) == [False, True]
    assert await entries_of(context, match) == 2


async def test_a_command_on_an_old_position_is_stale(context: Context) -> None:
    match = await started(context)
    seat, seq, legal = await decision(context, match)
    await play(context, match)

    with pytest.raises(StaleError):
        await do_play_action(context, Command(match, seat, seq), encode(legal[0]))


async def test_another_process_goes_on_from_what_is_stored(context: Context, another_context: Context) -> None:
    match = await started(context)
    for _ in range(5):
        await play(context, match)
        await play(another_context, match)

    assert await entries_of(context, match) == 11


async def test_a_refused_action_names_its_rule_and_changes_nothing(context: Context) -> None:
    match = await started(context)
    seat, seq, legal = await decision(context, match)
    other = (seat + 1) % 3

    with pytest.raises(RefusedError) as caught:
        await do_play_action(context, Command(match, other, seq), encode(legal[0]))

    assert caught.value.refusal.rule == "KON-1"
    assert await entries_of(context, match) == 1


@pytest.mark.parametrize(("game", "seats"), [("borneo", 4), ("goa", 2)])
async def test_a_match_is_played_to_its_end_and_its_record_verifies(context: Context, game: str, seats: int) -> None:
    match = await started(context, game, seats)

    played = await play_out(context, match)
    record = await record_of(context, match)

    assert len(record.moves) == played
    assert record.result is not None
    async with context.cache.locked(match) as table:
        assert replay(table.game, record) == demand_started(table).state


async def test_a_decision_that_revealed_nothing_can_be_undone(context: Context) -> None:
    match = await started(context, "goa", 2)
    before = await play_until(context, match, sealed=False)
    seat, seq, _ = before

    await do_undo(context, Command(match, seat, seq, "undo"))

    again = await decision(context, match)
    assert again[0] == seat
    assert again[1] == seq + 1


async def play_until(context: Context, match: str, *, sealed: bool) -> tuple[int, int, str]:
    """Play until the last decision is sealed, or is not, and the same seat decides again."""
    for pick in range(200):
        seat, _, _ = await decision(context, match)
        done = await play(context, match, pick)
        async with context.at(match) as connection:
            found = await connection.fetchval(
                "SELECT sealed FROM actions WHERE match = $1 AND seq = $2", match, done.seq
            )
        if found is sealed:
            return seat, done.seq, match
    raise AssertionError("no such decision in 200")


async def test_an_undone_action_leaves_the_position_as_it_was_and_the_record_without_it(context: Context) -> None:
    match = await started(context, "goa", 2)
    steps = 0
    for pick in range(80):
        async with context.cache.locked(match) as table:
            was, before = encode(demand_started(table).state), table.step
        seat, _, _ = await decision(context, match)
        done = await play(context, match, pick * 5)
        try:
            await do_undo(context, Command(match, seat, done.seq))
        except ConflictError:
            continue
        steps += 1
        context.cache.forget(match)
        async with context.cache.locked(match) as table:
            assert (encode(demand_started(table).state), table.step) == (was, before)
        await play(context, match, pick * 5)

    assert steps > 20
    await play_out(context, match)
    record = await record_of(context, match)
    async with context.cache.locked(match) as table:
        assert replay(table.game, record) == demand_started(table).state
        assert len(record.moves) == table.step
        assert table.seq == table.step + 2 * steps


async def test_there_is_no_record_before_the_end_because_it_reveals_the_seed(context: Context) -> None:
    match = await started(context)

    with pytest.raises(ConflictError) as caught:
        await record_of(context, match)

    assert caught.value.key == "not-over"


async def test_a_decision_that_revealed_something_hidden_cannot_be_undone(context: Context) -> None:
    match = await started(context, "goa", 2)
    seat, seq, _ = await play_until(context, match, sealed=True)

    with pytest.raises(ConflictError) as caught:
        await do_undo(context, Command(match, seat, seq))

    assert caught.value.key == "undo-sealed"


async def test_a_decision_after_which_others_decided_cannot_be_undone(context: Context) -> None:
    match = await started(context)
    first, _, _ = await decision(context, match)
    done = await play(context, match)
    while (await decision(context, match))[0] == first:
        done = await play(context, match)
    done = await play(context, match)

    with pytest.raises(ConflictError) as caught:
        await do_undo(context, Command(match, first, done.seq))

    assert caught.value.key == "undo-others"


async def test_a_player_who_leaves_is_replaced_by_a_bot_and_the_record_still_verifies(
    context: Context, another_context: Context
) -> None:
    match = await started(context)
    seat, seq, legal = await decision(context, match)
    async with another_context.cache.locked(match) as known:
        assert not known.bot_to_move

    await do_resign_to_bot(context, Command(match, seat, seq), "clerk")

    async with context.at(match) as connection:
        assert await connection.fetchval("SELECT bot_to_move FROM matches WHERE id = $1", match)
    with pytest.raises(StaleError):
        await do_play_action(another_context, Command(match, seat, seq), encode(legal[0]))
    async with another_context.cache.locked(match) as known:
        assert known.occupants[seat].level == "clerk"
        assert known.bot_to_move
    await play_out(context, match)
    record = await record_of(context, match)
    async with context.cache.locked(match) as table:
        assert replay(table.game, record) == demand_started(table).state


async def test_a_player_who_lost_the_seat_cannot_play_it_in_a_process_that_was_not_nudged(
    context: Context, another_context: Context
) -> None:
    match = await started(context)
    seat, seq, legal = await decision(context, match)
    async with context.cache.locked(match) as table:
        owner = table.occupants[seat].account
    await do_step_away(another_context, Command(match, seat, seq))
    for number, other in enumerate(other for other in range(3) if other != seat):
        await do_free_seat(another_context, Command(match, other, seq + 1 + number), seat, True)
    done = await do_substitute(another_context, Command(match, seat, seq + 3), await new_account(context), "Dora")
    async with context.cache.locked(match) as table:
        assert table.seat_of(owner) == seat  # this process has not heard of it

    with pytest.raises(ForbiddenError):
        await do_play_action(context, Command(match, seat, done.seq, account=owner), encode(legal[0]))

    async with context.cache.locked(match) as table:
        assert table.seat_of(owner) is None


async def test_a_nudge_that_comes_while_a_match_is_locked_is_not_lost(
    context: Context, another_context: Context
) -> None:
    match = await started(context)
    async with context.cache.locked(match) as table:
        done = await play(another_context, match)
        context.cache.hear(Nudge(match, done.seq))
        assert table.seq < done.seq
    async with context.cache.locked(match) as table:
        assert table.seq == done.seq


async def test_the_seed_comes_from_the_secret_and_every_seat(context: Context) -> None:
    match = await started(context)
    await play_out(context, match)

    async with connected(context.pool) as connection:
        row = await connection.fetchrow("SELECT secret, commitment, seed FROM matches WHERE id = $1", match)
    record = await record_of(context, match)

    mixed = row["secret"] + b"".join(
        len(luck).to_bytes(4, "big") + luck for luck in (b"anna's luck", b"luck 1", b"luck 2")
    )
    assert sha256(row["secret"]).hexdigest() == row["commitment"]
    assert sha256(mixed).digest() == row["seed"] == bytes.fromhex(record.seed)


async def test_a_seat_is_given_away_once(context: Context, another_context: Context) -> None:
    match = await do_create_match(context, await new_account(context), NewMatch("goa", 2))
    people = [await new_account(context) for _ in range(4)]

    answers = await asyncio.gather(
        *(
            do_join(where, match, person, "Bruno", 1, None)
            for person, where in zip(people, (context, another_context) * 2, strict=True)
        ),
        return_exceptions=True,
    )

    assert min(map(str, answers)) == "1"
    assert sum(isinstance(answer, ConflictError) for answer in answers) == 3


async def test_a_player_who_joins_again_keeps_the_seat(context: Context) -> None:
    anna = await new_account(context)
    match = await do_create_match(context, anna, NewMatch("goa", 2))

    assert [await do_join(context, match, anna, "Anna", seat, None) for seat in (1, 0, None)] == [1, 1, 1]


async def test_only_the_creator_starts_and_seats_bots(context: Context) -> None:
    anna, bruno = await new_account(context), await new_account(context)
    match = await do_create_match(context, anna, NewMatch("goa", 2))
    await do_join(context, match, bruno, "Bruno", None, None)

    with pytest.raises(ForbiddenError):
        await do_start(context, match, bruno)
    with pytest.raises(ForbiddenError):
        await do_seat_bot(context, match, bruno, 1, "clerk")
    await do_seat_bot(context, match, anna, 1, "clerk")
    await do_leave(context, match, anna, 1)
    await do_start(context, match, anna, "factor")
    async with context.cache.locked(match) as table:
        assert [occupant.level for occupant in table.occupants] == [None, "factor"]


async def test_a_setup_that_the_rules_do_not_allow_is_refused_with_its_rule(context: Context) -> None:
    with pytest.raises(RefusedError) as caught:
        await do_create_match(context, await new_account(context), NewMatch("goa", 5))

    assert caught.value.refusal.rule.startswith("GOA-")


@pytest.mark.parametrize("fresh", [False, True])
@pytest.mark.parametrize("known", [False, True])
async def test_a_nudge_that_comes_while_a_match_is_read_leaves_the_reader_its_match(
    context: Context, another_context: Context, known: bool, fresh: bool
) -> None:
    match = await started(context)
    if known:
        await play(another_context, match)  # what this process has is behind
    else:
        context.cache.forget(match)
    lock = context.cache.fresh(match) if fresh else context.cache.locked(match)
    read = asyncio.create_task(lock.__aenter__())
    while not read.done():  # a nudge at every moment while it reads
        context.cache.hear(Nudge(match, seq=99))
        await asyncio.sleep(0)

    found = await read
    await lock.__aexit__(None, None, None)

    assert found.id == match
    assert lock.slot.match is None, "the next one reads it again"
