"""An import belongs to who has brought it: they list it, remove it, take it along, and it goes with their account."""

import msgspec
import pytest

from kontor.server.accounts import Caller, do_delete_account, export_of
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError
from kontor.server.matches import Context, NewBranch, do_branch
from kontor.server.matches.imports import keeping
from kontor.server.matches.imports.keeping import do_import, do_remove_import
from kontor.server.matches.imports.listing import imports_of
from kontor.server.matches.read.look import get_summary
from kontor.server.moderation.reporting import ReportRequest, do_report
from kontor.server.store.moderation import reports
from kontor.server.store.pool import connected
from server.bringing import brought, count, file_of
from server.party import new_member, party
from server.sitting import new_account
from signed.files import SITE, whole_record


async def test_the_same_file_of_the_same_person_is_the_same_import(context: Context) -> None:
    account, match = await brought(context)
    other, others = await brought(context)

    assert await do_import(context, account, file_of("goa")) == match
    assert others != match
    assert [each.match for each in await imports_of(context, account, "en")] == [match]
    assert [each.match for each in await imports_of(context, other, "en")] == [others]
    assert (await imports_of(context, other, "en"))[0].places == whole_record("goa").result.places  # type: ignore[union-attr]


async def test_only_who_has_brought_an_import_removes_it_and_moderators_whose_deed_is_in_the_log(
    context: Context,
) -> None:
    account, match = await brought(context)
    _, other_match = await brought(context)
    stranger, played = await new_account(context), (await party(context, "over")).match

    with pytest.raises(ForbiddenError, match="import-not-yours"):
        await do_remove_import(context, match, stranger)
    for nothing in ("none", played):
        with pytest.raises(NotFoundError, match="no-import"):
            await do_remove_import(context, nothing, stranger, as_moderator=True)
    await do_remove_import(context, match, account)
    await do_remove_import(context, other_match, stranger, as_moderator=True)

    for gone in (match, other_match):
        with pytest.raises(NotFoundError, match="no-match"):
            await get_summary(context, gone, account)
        for table, column in (("actions", "match"), ("seats", "match"), ("positions", "match"), ("imports", "match")):
            assert await count(context, f"SELECT count(*) FROM {table} WHERE {column} = $1", gone) == 0  # noqa: S608
    deeds = "SELECT count(*) FROM audit WHERE match = $1 AND deed = 'remove-import'"
    assert [await count(context, deeds, gone) for gone in (match, other_match)] == [0, 1]
    assert (await get_summary(context, played, None)).status == "over"


async def test_who_has_brought_an_import_does_not_decide_about_a_report_of_it(context: Context) -> None:
    account, match = await brought(context)
    reporter = await new_account(context)

    await do_report(context, reporter, ReportRequest(match, "match", "name"))

    async with connected(context.pool) as connection:
        assert account in {row["account"] for row in await connection.fetch(reports.ENGAGED, match)}


async def test_imports_are_in_the_data_of_a_person_and_go_with_the_account(context: Context) -> None:
    login = await new_member(context, "Zoe")
    caller = Caller(login.account, login.name, member=True)
    match = await do_import(context, login.account, file_of("goa"))
    other = await new_account(context)
    branch = await do_branch(context, match, other, "Otto", NewBranch(5, 0))

    data = msgspec.json.decode(await export_of(context, caller))
    assert [(each["match"], each["site"]) for each in data["imports"]] == [(match, SITE)]
    assert match not in [each["match"] for each in data["matches"]]
    await do_delete_account(context, caller)

    with pytest.raises(NotFoundError):
        await get_summary(context, match, None)
    assert await count(context, "SELECT count(*) FROM matches WHERE id = $1", match) == 0
    assert (await get_summary(context, branch, other)).status == "playing"


async def test_a_person_has_only_so_many_imports(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MAX_IMPORTS", 1)
    account, match = await brought(context)

    with pytest.raises(ConflictError, match="too-many-imports"):
        await do_import(context, account, file_of("borneo"))
    assert await do_import(context, account, file_of("goa")) == match
    await do_remove_import(context, match, account)
    await do_import(context, account, file_of("borneo"))


async def test_guests_import_nothing(context: Context) -> None:
    guest = (await party(context)).stranger

    with pytest.raises(ForbiddenError, match="import-members"):
        await do_import(context, guest.account, file_of("goa"))
