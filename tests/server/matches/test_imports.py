"""A record that somebody brings becomes a match that is over: watched and branched off, and in nobody's history."""

from importlib.resources import files

import msgspec
import pytest

from kontor.core import MatchRecord, Recorder, encode, read_action, read_record, registry, write_record
from kontor.server.cards.saying import card_of_match
from kontor.server.errors import ForbiddenError
from kontor.server.matches import Context, NewBranch, do_branch, do_rematch
from kontor.server.matches.imports.keeping import do_import, do_remove_import
from kontor.server.matches.imports.listing import imports_of
from kontor.server.matches.lobby.find import TableFilter, my_matches, open_matches
from kontor.server.matches.read.look import get_log, get_summary
from kontor.server.matches.read.outline import outline_of
from kontor.server.matches.read.records import full_record, open_secret, record_of, scores_by_step
from kontor.server.matches.read.replay import get_step
from kontor.server.matches.read.signing import do_announce_key, page_of_match, signed_record_of
from kontor.server.matches.review.ask import do_ask_review
from kontor.server.people import do_note_missing_results, do_note_results
from kontor.server.people.results import own_results
from kontor.server.people.statistics import statistics_of
from kontor.server.store.competition import results
from kontor.server.store.pool import connected
from kontor.signed import SigningKey, new_key, read_signed
from kontor.signed.checking import check_file
from kontor.signed.page import check_page
from server.bringing import brought, count
from server.party import party
from server.sitting import new_account, play_out
from signed.files import KEY, SITE, signed_file, whole_record

GAMES = registry.slugs()
VIEWER = files("kontor").joinpath("web", "viewer", "match.html").is_file()


@pytest.mark.parametrize("slug", GAMES)
async def test_an_import_is_watched_step_by_step_as_the_record_tells_it(context: Context, slug: str) -> None:
    record = whole_record(slug)
    account, match = await brought(context, slug)
    stranger = await new_account(context)

    for reader in (account, stranger, None):
        summary = await get_summary(context, match, reader)
        assert (summary.status, summary.step) == ("over", len(record.moves))
        assert (summary.rated, summary.listed) == (False, False)
        assert (summary.seat, summary.creator, summary.spectators) == (None, False, True)
        assert [seat.name for seat in summary.seats] == [seat.name for seat in record.header.seats]
        assert all(seat.member is None for seat in summary.seats)
        assert summary.imported is not None
        assert (summary.imported.signed, summary.imported.site) == ("elsewhere", SITE)
        assert summary.imported.mine == (reader == account)

    outline = await outline_of(context, match, stranger, "en")
    assert outline.outcome == record.result
    assert [step.seat for step in outline.steps] == [move.seat for move in record.moves]
    scores = await scores_by_step(context, match, None)
    assert [each.step for each in scores] == list(range(len(record.moves) + 1))
    last = await get_step(context, match, None, "de", len(record.moves), 1)
    assert last.status == "over"
    assert len(await get_log(context, match, None, -1, "en")) == min(len(record.moves) + 1, 200)


async def test_the_record_of_an_import_is_the_file_that_was_brought_and_this_server_never_signs_it(
    context: Context,
) -> None:
    own = msgspec.structs.replace(context.settings, record_key=new_key())
    here = Context(own, context.pool, context.bus)
    account = await new_account(here)
    signed, plain = signed_file(whole_record("goa")), write_record(whole_record("borneo"))

    first = await do_import(here, account, signed.decode())
    second = await do_import(here, account, plain.decode())

    assert await signed_record_of(here, first, None) == signed
    assert await record_of(here, first, None) == await full_record(here, first) == whole_record("goa")
    unsigned = read_signed(await signed_record_of(here, second, None))
    assert (unsigned.signer, unsigned.record) == (None, whole_record("borneo"))
    told = [each.imported for each in await imports_of(here, account, "en")]
    assert [each.signed for each in told] == ["nobody", "elsewhere"]
    assert [bool(each.key) for each in told] == [False, True]


@pytest.mark.skipif(not VIEWER, reason="needs the built client")
async def test_the_page_of_an_import_is_not_signed_by_this_server(context: Context) -> None:
    own = msgspec.structs.replace(context.settings, record_key=new_key())
    here = Context(own, context.pool, context.bus)
    _, match = await brought(here, "borneo")

    page = await page_of_match(here, match, None)

    assert check_page(registry.game("borneo"), page).is_signed is False
    played = (await party(here, "over")).match
    assert check_page(registry.game("goa"), await page_of_match(here, played, None)).is_signed


async def test_a_record_of_former_rules_that_todays_can_replay_stays_what_it_was(context: Context) -> None:
    today, rules = whole_record("goa"), registry.game("goa")
    options, seed = rules.stored_options(today.header.options), bytes.fromhex(today.seed)
    recorder = Recorder(rules, today.header.seats, options, seed, rules.info.rules_version - 1)
    for move in today.moves:
        recorder.play(move.seat, read_action(rules, encode(move.action), rules.info.rules_version))
    former = recorder.record()
    account = await new_account(context)

    match = await do_import(context, account, signed_file(former).decode())

    assert await record_of(context, match, None) == former
    summary = await get_summary(context, match, account)
    assert summary.rules_version == rules.info.rules_version
    assert (await get_step(context, match, None, "en", 20, 0)).step == 20
    branch = await do_branch(context, match, account, "Anna", NewBranch(20))
    assert (await get_summary(context, branch, account)).status == "playing"


async def test_a_match_of_this_server_is_known_by_its_own_key_and_brings_no_account_along(context: Context) -> None:
    own = msgspec.structs.replace(context.settings, record_key=new_key())
    here = Context(own, context.pool, context.bus)
    await do_announce_key(here)
    at = await party(here, "over")
    file = await signed_record_of(here, at.match, None)
    account = await new_account(here)

    match = await do_import(here, account, file.decode())

    summary = await get_summary(here, match, at.turn.account)
    assert match != at.match
    assert summary.imported is not None
    assert (summary.imported.signed, summary.seat) == ("here", None)
    assert (await open_secret(here, match, None)).secret == (await open_secret(here, at.match, None)).secret
    branch = await do_branch(here, match, account, "Anna", NewBranch(9))
    assert (await get_summary(here, branch, account)).rated is False


async def test_a_forged_signature_with_the_name_of_this_server_says_elsewhere(context: Context) -> None:
    """A file may say any address: only the key counts."""
    account, match = await brought(context)

    async with connected(context.pool) as connection:
        await connection.execute("INSERT INTO record_keys (public) VALUES ($1)", SigningKey(new_key()).public)
    summary = await get_summary(context, match, account)

    assert summary.imported is not None
    assert summary.imported.signed == "elsewhere"
    assert check_file(await signed_record_of(context, match, None)).signed is not None
    assert KEY.public.encode() in await signed_record_of(context, match, None)


async def test_an_import_is_in_no_lobby_no_history_no_result_and_no_rating(context: Context) -> None:
    account, match = await brought(context)
    async with connected(context.pool) as connection:
        due_before = await results.missing(connection, 1000)
    await do_note_results(context, match)
    await do_note_missing_results(context)

    assert match not in due_before
    assert match not in [each.match for each in await open_matches(context, account, TableFilter(), "en")]
    for over in (False, True):
        assert await my_matches(context, account, "en", over=over) == []
    assert (await own_results(context, account)).results == ()
    assert (await statistics_of(context, account)).matches == 0
    assert await count(context, "SELECT count(*) FROM results WHERE match = $1", match) == 0
    assert await count(context, "SELECT count(*) FROM owners WHERE match = $1", match) == 0
    assert await count(context, "SELECT count(*) FROM seats WHERE match = $1 AND account IS NOT NULL", match) == 0
    assert await count(context, "SELECT count(*) FROM rating_changes WHERE match = $1", match) == 0
    with pytest.raises(ForbiddenError, match="no-seat"):
        await do_rematch(context, match, account, "Anna")
    for kind in ("table", "review"):
        card = await card_of_match(context, match, "en", kind)
        assert (card.lines, "imported" in card.headline) == ((), True)


@pytest.mark.parametrize("slug", GAMES)
async def test_an_import_can_be_branched_off_and_the_branch_outlives_it(context: Context, slug: str) -> None:
    account, match = await brought(context, slug)
    other = await new_account(context)
    late = len(whole_record(slug).moves) - 12

    branch = await do_branch(context, match, other, "Otto", NewBranch(late, 0, dealt_again=False))
    summary = await get_summary(context, branch, other)
    assert summary.branch is not None
    assert (summary.branch.origin, summary.imported, summary.rated) == (match, None, False)
    await do_remove_import(context, match, account)

    summary = await get_summary(context, branch, other)
    assert summary.branch is not None
    assert (summary.branch.origin, summary.branch.step) == (None, late)
    await play_out(context, branch)
    record = read_record(write_record(await record_of(context, branch, other)))
    assert record.branch is not None
    assert registry.game(slug).info.slug == record.header.game


async def test_a_review_of_an_import_is_asked_for_like_any_other(context: Context) -> None:
    account, match = await brought(context)

    view = await do_ask_review(context, match, account, "en", 0, "quick")

    assert view.state == "asked"


async def test_positions_of_an_import_are_found_by_a_key_that_no_file_can_choose(context: Context) -> None:
    """The match itself and two imports of it have the same last link, and do not share what is kept in memory."""
    record: MatchRecord = whole_record("goa")
    matches = [(await brought(context))[1] for _ in range(2)]

    links = set()
    for match in matches:
        async with context.cache.fresh(match) as found:
            links.add(found.link)  # type: ignore[union-attr]
    assert len(links | {record.moves[-1].link}) == 3
    assert encode(await get_step(context, matches[0], None, "en", 5, 0)) != b""
