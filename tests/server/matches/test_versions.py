"""Matches outlive versions (ADR 23): later rules and other boxes take no match away."""

from typing import Any

import msgspec
import pytest

from kontor.bots import DEFAULT_BUDGET
from kontor.bots.builtin import Clerk
from kontor.core import AnyGame, ComponentData, decode, encode, read_record, registry, replay, write_record
from kontor.games.goa.actions import PlaceMarker
from kontor.server.errors import ConflictError
from kontor.server.matches import Command, Context, NewMatch, do_chat, do_create_match, do_join, do_start, do_undo
from kontor.server.matches.kernel import boxes
from kontor.server.matches.kernel.match import RunningMatch, demand_started
from kontor.server.matches.read.look import get_log, get_position, get_summary
from kontor.server.matches.read.positions import do_keep_all_positions, do_keep_positions
from kontor.server.matches.read.records import record_of, scores_by_step
from kontor.server.matches.read.replay import get_step
from kontor.server.store.pool import connected
from kontor.server.store.work.chores import tidy_match
from kontor.worker.bot_process import game_of, question_for, think
from server.sitting import decision, new_account, play, play_out, started

GOA = registry.game("goa")
FAULT_AT = 2
"""The step at which the corrected rules lead elsewhere."""
MOVES = 20
GAME_WITH = registry.game_with.__wrapped__
"""The function without its cache."""


@pytest.fixture
def former(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The rules of Goa as a former version: `update` makes them today's."""
    monkeypatch.setattr(GOA, "info", msgspec.structs.replace(GOA.info, rules_version=GOA.info.rules_version - 1))
    return GOA


def update(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the next version of Goa."""
    monkeypatch.setattr(GOA, "info", msgspec.structs.replace(GOA.info, rules_version=GOA.info.rules_version + 1))
    restart(context)


def correct(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the next version of Goa, which corrects a fault: a marker of the first round earns the first seat one."""
    advance = GOA.advance

    def corrected(s: Any, seat: int, action: Any, emit: Any) -> None:
        advance(s, seat, action, emit)
        if isinstance(action, PlaceMarker) and s.round_no == 1:
            s.ducats[0] += 1

    monkeypatch.setattr(GOA, "advance", corrected)
    update(context, monkeypatch)


def restart(context: Context) -> None:
    """Forget all that a process remembers."""
    context.cache.slots.clear()
    context.cache.timelines.kept.clear()


async def begun(context: Context, moves: int) -> str:
    """Return a match of Goa after some moves."""
    match = await started(context, "goa", 3)
    for number in range(moves):
        await play(context, match, number * 3)
    return match


async def kinds(context: Context, match: str) -> list[str]:
    """Return the kinds of the entries of a log."""
    return [entry.kind for entry in await get_log(context, match, None, -1)]


async def running(context: Context, match: str) -> RunningMatch:
    """Return a copy of a started match."""
    async with context.cache.fresh(match) as table:
        return msgspec.structs.replace(demand_started(table))


async def test_a_running_match_of_a_former_version_plays_on_and_nobody_notices(
    context: Context, former: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(context, 20)
    before = await get_position(context, match, None)

    update(context, monkeypatch)

    after = await get_position(context, match, None)
    assert encode(after) == encode(before)
    assert "continued" not in await kinds(context, match)
    seat, seq, _ = await decision(context, match)
    await play(context, match)
    await play_out(context, match)
    record = read_record(write_record(await record_of(context, match)))
    assert record.header.rules_version == former.info.rules_version - 1
    assert record.continued == ()
    replay(GOA, record)
    assert seq == before.seq
    assert seat in before.deciders


async def test_an_open_match_of_a_former_version_begins_with_todays_rules(
    context: Context, former: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await new_account(context)
    match = await do_create_match(context, anna, NewMatch("goa", 2))
    await do_join(context, match, anna, "Anna", None, None)

    update(context, monkeypatch)

    assert (await get_summary(context, match, anna)).status == "open"
    await do_start(context, match, anna)
    assert (await running(context, match)).rules_version == former.info.rules_version


async def test_a_match_that_corrected_rules_lead_elsewhere_goes_on_from_its_position(
    context: Context, former: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(context, MOVES)
    before = await running(context, match)

    correct(context, monkeypatch)

    after = await running(context, match)
    assert encode(after.state) == encode(before.state)
    assert await kinds(context, match) == ["opening", *["action"] * MOVES, "continued"]
    seat, seq, _ = await decision(context, match)
    with pytest.raises(ConflictError, match="undo-nothing"):
        await do_undo(context, Command(match, seat, seq))
    await play_out(context, match)
    assert (await kinds(context, match)).count("continued") == 1


async def test_its_record_replays_around_the_moves_that_are_lost(
    context: Context, former: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(context, MOVES)
    correct(context, monkeypatch)
    length = MOVES + await play_out(context, match)

    record = read_record(write_record(await record_of(context, match)))

    seen: list[int] = []
    replay(GOA, record, lambda number, *_: seen.append(number))
    assert [part.after for part in record.continued] == [MOVES]
    assert seen == [*range(1, FAULT_AT), *range(MOVES + 1, length + 1)]
    assert record.header.rules_version == former.info.rules_version - 1


@pytest.mark.parametrize("kept", [False, True])
async def test_its_replay_shows_every_position_but_those_that_are_lost(
    context: Context, former: AnyGame, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    match = await begun(context, MOVES)
    correct(context, monkeypatch)
    length = MOVES + await play_out(context, match)
    if kept:
        await do_keep_positions(context, match)
        restart(context)

    for step in range(length + 1):
        if FAULT_AT <= step < MOVES:
            with pytest.raises(ConflictError, match="position-lost"):
                await get_step(context, match, None, "en", step)
        else:
            assert (await get_step(context, match, None, "en", step)).step == step
    assert [after.step for after in await scores_by_step(context, match, None)] == [
        *range(FAULT_AT),
        *range(MOVES, length + 1),
    ]


async def test_a_match_that_is_over_is_shown_from_what_is_stored(
    context: Context, former: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(context, 0)
    account = (await running(context, match)).occupants[0].account
    assert account is not None
    await do_chat(context, match, account, "Well played!", None)
    length = await play_out(context, match)
    shown = [await get_step(context, match, None, "en", step, 1) for step in range(length + 1)]
    said, record = await get_log(context, match, None, -1, "de"), await record_of(context, match)
    await do_keep_all_positions(context, 1000)
    async with connected(context.pool) as connection:
        await tidy_match(connection, match)

    correct(context, monkeypatch)

    assert [encode(await get_step(context, match, None, "en", step, 1)) for step in range(length + 1)] == [
        encode(position) for position in shown
    ]
    assert encode(await get_log(context, match, None, -1, "de")) == encode(said)
    assert write_record(await record_of(context, match)) == write_record(record)
    assert (await get_position(context, match, None)).status == "over"


async def test_a_match_that_ended_before_positions_were_kept_still_shows_its_end(
    context: Context, former: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(context, 0)
    length = await play_out(context, match)
    async with connected(context.pool) as connection:
        await tidy_match(connection, match)
    last = await get_step(context, match, None, "en", length)

    correct(context, monkeypatch)

    assert encode(await get_step(context, match, None, "en", length)) == encode(last)
    with pytest.raises(ConflictError, match="position-lost"):
        await get_step(context, match, None, "en", FAULT_AT)
    assert len(await get_log(context, match, None, -1)) > 0


@pytest.fixture
def other_box(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """Goa with a box in which one figure is corrected; `install` makes it the one of this server."""
    data = msgspec.json.decode(msgspec.json.encode(GOA.components.data))
    data["setup"]["ducats_other_players"] = 11
    return GOA.with_components(ComponentData(data))


def install(context: Context, monkeypatch: pytest.MonkeyPatch, game: AnyGame) -> None:
    """Let a server have a box of Goa and no other one but those of the package."""
    monkeypatch.setattr(registry, "game", lambda slug: {"goa": game}[slug])
    monkeypatch.setattr(boxes, "_loaded", {})
    monkeypatch.setattr(registry, "game_with", GAME_WITH)
    restart(context)


async def test_a_corrected_figure_changes_no_match_that_began_before(
    context: Context, monkeypatch: pytest.MonkeyPatch, other_box: AnyGame
) -> None:
    """The former box is in the package, found by its hash."""
    match = await begun(context, 5)

    install(context, monkeypatch, other_box)

    assert (await running(context, match)).game.components.hash == GOA.components.hash
    assert (await get_summary(context, match, None)).components == GOA.components.hash
    await play_out(context, match)
    replay(GOA, await record_of(context, match))
    later = await running(context, await started(context, "goa", 2))
    assert later.game.components.hash == other_box.components.hash
    assert 11 in later.state.ducats


async def test_a_box_of_the_hosts_own_is_stored_with_the_match(
    context: Context, monkeypatch: pytest.MonkeyPatch, other_box: AnyGame
) -> None:
    """So it stays playable when the host goes back to the box of the package."""
    install(context, monkeypatch, other_box)
    match = await begun(context, 5)

    install(context, monkeypatch, GOA)

    assert (await running(context, match)).game.components.hash == other_box.components.hash
    assert [entry.unavailable for entry in [await get_summary(context, match, None)]] == [None]
    await play_out(context, match)
    replay(other_box, await record_of(context, match))


async def test_a_bot_plays_with_the_box_of_its_match(
    context: Context, monkeypatch: pytest.MonkeyPatch, other_box: AnyGame
) -> None:
    """Its process gets the content of a box that no package ships."""
    install(context, monkeypatch, other_box)
    match = await begun(context, 5)
    install(context, monkeypatch, GOA)
    table = await running(context, match)

    question = question_for(table, table.deciders[0], bytes(32))

    assert game_of(question).components.hash == other_box.components.hash
    assert decode(think(Clerk, question, DEFAULT_BUDGET, 30), GOA.action_union) in table.game.legal_actions(
        table.state, table.deciders[0]
    )
