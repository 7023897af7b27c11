"""Old matches leave the database, and everybody reads of them what they read before."""

from pathlib import Path

import psycopg
import pytest
from msgspec.structs import replace

from kontor.core import registry
from kontor.lab.review.story import play_again
from kontor.server.errors import StoreError
from kontor.server.matches import Context, NewBranch, do_branch
from kontor.server.matches.packing.pack import PackStep, do_pack_matches, do_unpack_match
from kontor.server.matches.read.records import full_record
from kontor.server.matches.read.signing import signed_record_of
from kontor.server.packs.folder import FolderPlace
from kontor.server.settings import Settings
from kontor.signed.checking import check_file
from server.bringing import brought
from server.matches.test_lessons import answer, beside, lesson_of
from server.packs.packed import files, over, process, readings, rows, settle
from server.sharded import change, one_database
from server.sitting import new_account, play_out, started

MAX_BYTES = 8 * 1024
"""More than the pack of any match of these tests takes; `make pack` has the figure for long ones."""

SET_LINK = """
UPDATE actions SET link = repeat('0', 64)
WHERE match = $1 AND seq = (
    SELECT a.before FROM actions a JOIN matches m ON m.id = a.match AND m.head = a.seq WHERE m.id = $1
)
"""
SET_ASIDE = "DELETE FROM positions WHERE match = $1"
"""Without its positions no later test packs the match."""


async def ask(context: Context, statement: str, match: str) -> None:
    """Change what is stored of a match."""
    await change(context, statement, match)


@pytest.mark.parametrize("game", registry.slugs())
async def test_everything_that_people_read_of_a_packed_match_is_as_it_was(
    context: Context, settings: Settings, game: str
) -> None:
    match = await over(context, game, resigned=True)
    before = await readings(settings, match)
    moves = await rows(context, match)

    done = await do_pack_matches(context)

    assert (done.matches, done.replayed, done.left) == (1, 1, 0)
    assert done.bytes < MAX_BYTES
    assert (await rows(context, match), moves > 40) == (0, True)
    assert await readings(settings, match) == before


async def test_an_import_keeps_its_moves_and_is_no_failure(context: Context) -> None:
    """Its file proves it; a pack would have to be proven by a last link that an import does not have."""
    _, match = await brought(context, "goa")
    moves = await rows(context, match)

    done = await do_pack_matches(context, search=True)

    assert (done.matches, done.left) == (0, 0)
    assert await rows(context, match) == moves


async def test_a_match_that_comes_back_is_read_without_its_pack(context: Context, settings: Settings) -> None:
    match = await over(context, "goa")
    before, moves = await readings(settings, match), await rows(context, match)
    await do_pack_matches(context)

    assert await do_unpack_match(context, match)

    assert await rows(context, match) == moves
    assert not await do_unpack_match(context, match)
    without = replace(settings, packs="")
    assert await readings(without, match) == before
    assert (await do_pack_matches(context)).matches == 1
    assert await readings(settings, match) == before


async def test_what_is_played_or_not_counted_yet_stays_in_the_database(context: Context) -> None:
    playing = await started(context)
    uncounted = await started(context)
    await play_out(context, uncounted)

    assert (await do_pack_matches(context)).matches == 0

    await settle(context, uncounted)
    assert (await do_pack_matches(context)).matches == 1
    assert await rows(context, playing) == 0
    assert (await do_pack_matches(context)).matches == 0


async def test_a_match_is_packed_only_some_days_after_its_end(context: Context) -> None:
    match = await over(context)

    assert (await do_pack_matches(context, days=7)).matches == 0
    await ask(context, "UPDATE unpacked SET ended_at = ended_at - interval '8 days' WHERE match = $1", match)

    assert (await do_pack_matches(context, days=7)).matches == 1


async def test_a_match_that_a_former_release_ended_is_found_when_a_host_packs_by_hand(context: Context) -> None:
    """While processes are restarted one after the other, some do not know yet that matches can be packed."""
    match = await over(context)
    await ask(context, "DELETE FROM unpacked WHERE match = $1", match)

    assert (await do_pack_matches(context)).matches == 0
    assert (await do_pack_matches(context, search=True)).matches == 1
    assert await rows(context, match) == 0


async def test_a_match_whose_log_does_not_replay_stays_and_the_others_go(context: Context, settings: Settings) -> None:
    """The proof's broken twin: one link of the chain is another one."""
    broken, whole = await over(context), await over(context)
    await ask(context, SET_LINK, broken)
    moves = await rows(context, broken)

    done = await do_pack_matches(context)

    assert (done.matches, done.left) == (1, 1)
    assert (await rows(context, broken), await rows(context, whole)) == (moves, 0)
    objects = files(settings)
    assert (await do_pack_matches(context)).left == 1
    assert files(settings) == objects
    await ask(context, SET_ASIDE, broken)


@one_database
async def test_a_log_that_changes_after_it_was_proven_stays(context: Context, settings: Settings) -> None:
    match = await over(context)
    moves = await rows(context, match)
    steps: list[PackStep] = []

    def watch(step: PackStep, name: str) -> None:
        steps.append(step)
        if step == "read":
            with psycopg.connect(settings.database) as connection:
                connection.execute("DELETE FROM actions WHERE match = %s AND seq = %s", (match, moves))

    done = await do_pack_matches(context, watch=watch)

    assert (done.matches, steps) == (0, ["proven", "written", "read", "removed"])
    assert await rows(context, match) == moves - 1
    await ask(context, SET_ASIDE, match)


class Forgetful(FolderPlace):
    """A disk that says that all is written, and returns something else."""

    async def get(self, name: str, first_byte: int, count: int) -> bytes:
        """Return what was never written."""
        return bytes(len(await super().get(name, first_byte, count)))


async def test_nothing_leaves_the_database_if_a_disk_returns_other_bytes(context: Context, settings: Settings) -> None:
    match = await over(context)
    moves = await rows(context, match)
    context.packs = Forgetful(Path(settings.packs))

    with pytest.raises(StoreError) as caught:
        await do_pack_matches(context)

    assert caught.value.key == "packs-unreadable"
    assert await rows(context, match) == moves
    async with process(settings) as another:
        assert (await do_pack_matches(another)).matches == 1


async def test_without_the_place_of_its_pack_a_match_says_so_and_with_it_all_is_well(
    context: Context, settings: Settings
) -> None:
    match = await over(context)
    record = await full_record(context, match)
    await do_pack_matches(context)

    for packs, key in (("", "packs-unset"), (f"{settings.packs}/elsewhere", "packs-unreadable")):
        async with process(replace(settings, packs=packs)) as lost:
            with pytest.raises(StoreError) as caught:
                await full_record(lost, match)
            assert caught.value.key == key

    async with process(settings) as found:
        assert await full_record(found, match) == record


async def test_without_a_place_nothing_is_packed(context: Context, settings: Settings) -> None:
    match = await over(context)

    async with process(replace(settings, packs="")) as without:
        assert (await do_pack_matches(without)).matches == 0

    assert await rows(context, match) > 0


async def test_what_people_make_of_a_match_can_be_made_of_its_pack(context: Context, settings: Settings) -> None:
    """A signed record, from which its page is drawn, a branch, and what a review reads."""
    match, person = await over(context), await new_account(context)
    async with process(settings) as before:
        file = await signed_record_of(before, match, None)
    await do_pack_matches(context)
    assert await rows(context, match) == 0

    async with process(settings) as after:
        assert await signed_record_of(after, match, None) == file
        branch = await do_branch(after, match, person, "Anna", NewBranch(9, 0, dealt_again=False, level="clerk"))
        async with after.cache.fresh(branch) as table:
            assert (table.status, table.seat_of(person)) == ("playing", 0)
        record = await full_record(after, match)
        assert len(play_again(registry.game("borneo"), record).moves) == len(record.moves)
    assert {each.check: each.verdict for each in check_file(file).findings}["rules"] == "holds"


async def test_a_branch_is_packed_with_the_position_that_it_began_in(context: Context, settings: Settings) -> None:
    origin, person = await over(context, "goa"), await new_account(context)
    branch = await do_branch(context, origin, person, "Anna", NewBranch(30, 0, dealt_again=True, level="clerk"))
    await play_out(context, branch)
    await settle(context, branch)
    before = await readings(settings, branch)

    done = await do_pack_matches(context)

    assert (done.matches, done.replayed, done.left) == (2, 2, 0)
    assert await readings(settings, branch) == before


async def test_a_lesson_that_is_over_is_packed(context: Context, settings: Settings) -> None:
    """Its deal was prepared, and nobody's results have it."""
    match, learner = await lesson_of(context)
    await answer(context, match, learner, await beside(context, match, learner), own_way=True)
    await play_out(context, match)
    await settle(context, match)
    await ask(context, "UPDATE matches SET spectators = true WHERE id = $1", match)
    before = await readings(settings, match)

    done = await do_pack_matches(context)

    assert (done.matches, done.left) == (1, 0)
    assert await readings(settings, match) == before
