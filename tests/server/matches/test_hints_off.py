"""A table can be made without hints, and the server refuses them there. On a real PostgreSQL."""

import pytest

from kontor.server.accounts import do_make_guest
from kontor.server.errors import ConflictError, ForbiddenError
from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_rematch, do_start
from kontor.server.matches.play import hints as hinting
from kontor.server.matches.play.hints import hints_for
from kontor.server.matches.read.look import get_summary
from kontor.server.store.pool import connected
from server.gateway import new_client
from server.sitting import decision, new_account, play_out


async def table_of_two(context: Context, new: NewMatch) -> tuple[str, list[int]]:
    """Return a started match and the accounts at it, by seat."""
    people = [await new_account(context, name) for name in ("Anna", "Bruno")]
    match = await do_create_match(context, people[0], new)
    for account in people:
        await do_join(context, match, account, f"Person {account}", None, None)
    await do_start(context, match, people[0])
    return match, people


async def test_a_table_without_hints_refuses_them_to_everybody_and_says_what_to_do(
    context: Context, address: str
) -> None:
    logins = [await do_make_guest(context, name) for name in ("Anna", "Bruno")]
    match = await do_create_match(context, logins[0].account, NewMatch("goa", 2, hints=False))
    for login in logins:
        await do_join(context, match, login.account, login.name, None, None)
    await do_start(context, match, logins[0].account)
    seat, _, _ = await decision(context, match)
    headers = {"authorization": f"Bearer {logins[seat].token}", "accept-language": "de"}
    async with new_client(address, headers=headers) as client:
        answer = await client.post(f"/api/matches/{match}/hints")
    assert (answer.status_code, answer.json()["code"]) == (403, "no-hints-here")
    assert "eröffne einen Tisch mit Tipps" in answer.json()["text"]
    async with connected(context.pool) as connection:
        assert await connection.fetchval("SELECT count(*) FROM hints WHERE match = $1", match) == 0


@pytest.mark.parametrize(
    ("new", "has_hints"),
    [
        (NewMatch("goa", 2), True),
        (NewMatch("goa", 2, hints=False), False),
        (NewMatch("goa", 2, speed="live", rated=True), False),
        (NewMatch("goa", 2, speed="live", rated=True, hints=False), False),
    ],
)
async def test_the_summary_says_whether_there_are_hints(context: Context, new: NewMatch, has_hints: bool) -> None:
    match = await do_create_match(context, await new_account(context), new)
    assert (await get_summary(context, match, None)).hints is has_hints


async def test_a_match_stored_before_the_option_existed_has_hints(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its column has the default: the request reaches the workers, none of which runs here."""
    monkeypatch.setattr(hinting, "HINT_TIMEOUT_SECONDS", 0.2)
    match, people = await table_of_two(context, NewMatch("goa", 2, hints=False))
    async with connected(context.pool) as connection:
        await connection.execute("UPDATE matches SET hints = DEFAULT WHERE id = $1", match)
    context.cache.forget(match)
    seat, _, _ = await decision(context, match)

    with pytest.raises(ConflictError) as caught:
        await hints_for(context, match, people[seat], "en")

    assert caught.value.key == "hint-later"


async def test_a_rated_table_without_hints_names_the_rating(context: Context) -> None:
    """An unrated table would not have helped the host, who switched them off, but the rating rules them out anyway."""
    match, people = await table_of_two(context, NewMatch("goa", 2, speed="live", rated=True, hints=False))
    seat, _, _ = await decision(context, match)

    with pytest.raises(ForbiddenError) as caught:
        await hints_for(context, match, people[seat], "en")

    assert caught.value.key == "no-hints-rated"


async def test_a_rematch_of_a_table_without_hints_has_none_either(context: Context) -> None:
    match, people = await table_of_two(context, NewMatch("goa", 2, hints=False))
    await play_out(context, match)

    again = await do_rematch(context, match, people[0], "Anna")

    assert not (await get_summary(context, again, people[0])).hints
