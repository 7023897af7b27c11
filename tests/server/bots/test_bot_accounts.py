"""Bot accounts: whose they are, how many, where they sit down, and what becomes of them."""

import asyncpg
import msgspec
import pytest
from msgspec.structs import replace

from kontor.server.accounts import do_change_password, do_delete_account, do_log_in, export_of, known_login
from kontor.server.accounts.bots import (
    MAX_TOKENS,
    bots_of,
    do_delete_bot,
    do_make_bot,
    do_make_token,
    do_revoke_token,
)
from kontor.server.accounts.passwords import hashed
from kontor.server.errors import NotFoundError, ServerError, UnknownCallerError
from kontor.server.matches import Context, NewMatch, do_rematch, do_start
from kontor.server.matches.lobby import bot_accounts
from kontor.server.matches.lobby.personal import find_invitations
from kontor.server.matches.read.look import get_summary
from kontor.server.moderation.roles import do_grant
from kontor.server.people import do_block, do_invite, person_page
from kontor.server.ratings.leaderboard import leaderboard_of
from kontor.server.seeking import NewSeek, do_seek
from kontor.server.store.moderation import standing
from kontor.server.store.pool import connected
from server.bots.knowing import invited, new_bot, seated
from server.people.knowing import RATED, caller_of, new_members, open_table, sit
from server.sitting import play_out


async def refused(what: object) -> str:
    """Return the key of the error that something ends with."""
    with pytest.raises(ServerError) as error:
        await what  # type: ignore[misc]
    return error.value.key


async def test_a_bot_is_called_a_bot_and_whose_it_is_stands_beside_it(context: Context) -> None:
    bot = await new_bot(context)
    match = await seated(context, bot)

    seat = (await get_summary(context, match, None)).seats[1]
    page, of_owner = await person_page(context, bot.view.name, None), await person_page(context, bot.owner.name, None)

    assert bot.view.name.endswith(" (bot)")
    assert (seat.kind, seat.name, seat.member, seat.bot_of) == ("person", bot.view.name, bot.view.name, bot.owner.name)
    assert (page.bot_of, page.bots) == (bot.owner.name, ())
    assert (of_owner.bot_of, of_owner.bots) == (None, (bot.view.name,))


async def test_only_members_have_bots_and_only_so_many(context: Context) -> None:
    (owner,) = await new_members(context, "Owner")
    context.settings = replace(context.settings, bots_per_person=1)
    bot = await new_bot(context, owner=owner)

    assert await refused(do_make_bot(context, caller_of(owner), "Another one")) == "too-many-own-bots"
    guest = replace(caller_of(bot.login), account=bot.view.id)
    assert await refused(do_make_bot(context, guest, "The bot of a bot")) == "bot-members"
    context.settings = replace(context.settings, bots_per_person=0)
    assert await refused(do_make_bot(context, caller_of(owner), "Another one")) == "bots-off"


async def test_a_name_belongs_to_one_bot(context: Context) -> None:
    bot, (other,) = await new_bot(context), await new_members(context, "Other")

    assert await refused(do_make_bot(context, caller_of(other), bot.view.name.upper())) == "name-taken"


async def test_somebody_else_can_do_nothing_with_a_bot(context: Context) -> None:
    bot, (other,) = await new_bot(context), await new_members(context, "Other")
    caller = caller_of(other)

    assert await refused(do_make_token(context, caller, bot.view.id, "stolen", ["play"], 1)) == "no-bot"
    assert await refused(do_revoke_token(context, caller, bot.view.id, bot.made.view.id)) == "no-bot"
    assert await refused(do_delete_bot(context, caller, bot.view.id)) == "no-bot"
    assert await bots_of(context, caller) == ()


async def test_a_token_is_stored_as_its_hash_and_ends_when_it_is_revoked_or_expires(context: Context) -> None:
    bot = await new_bot(context)
    known = await known_login(context, bot.made.token)
    assert known
    assert (known.caller.account, known.caller.member, known.caller.bot_of) == (bot.view.id, False, bot.owner.name)
    async with connected(context.pool) as connection:
        rows = await connection.fetch("SELECT l::text AS row FROM logins l WHERE account = $1", bot.view.id)
        assert bot.made.token not in str(rows)
        await connection.execute("UPDATE logins SET expires_at = now() WHERE id = $1", bot.made.view.id)
    assert await known_login(context, bot.made.token) is None

    again = await do_make_token(context, caller_of(bot.owner), bot.view.id, "again", ["play"], 1)
    await do_revoke_token(context, caller_of(bot.owner), bot.view.id, again.view.id)
    assert await known_login(context, again.token) is None
    for number in range(MAX_TOKENS):
        await do_make_token(context, caller_of(bot.owner), bot.view.id, f"{number}", ["play"], 1)
    one_more = do_make_token(context, caller_of(bot.owner), bot.view.id, "one more", ["play"], 1)
    assert await refused(one_more) == "too-many-tokens"


async def test_a_bot_has_no_password_and_no_role(context: Context) -> None:
    bot = await new_bot(context)

    for password in ("", "none", "password"):
        with pytest.raises(UnknownCallerError):
            await do_log_in(context, bot.view.name, password)
    with pytest.raises(NotFoundError):
        await do_grant(context, bot.view.name, "moderator")
    async with connected(context.pool) as connection:
        with pytest.raises(asyncpg.CheckViolationError):
            await connection.execute("UPDATE accounts SET password = 'x' WHERE id = $1", bot.view.id)


async def test_who_changes_the_password_ends_the_tokens_of_their_bots(context: Context) -> None:
    bot = await new_bot(context)
    async with connected(context.pool) as connection:
        statement = "UPDATE accounts SET password = $2 WHERE id = $1"
        await connection.execute(statement, bot.owner.account, await hashed("eight letters"))

    await do_change_password(context, caller_of(bot.owner), 0, "eight letters", "nine letters")

    assert await known_login(context, bot.made.token) is None


async def test_a_bot_sits_down_only_where_it_was_invited(context: Context) -> None:
    bot, (host,) = await new_bot(context), await new_members(context, "Host")
    match = await open_table(context, host, new=NewMatch("goa", 2, listed=True))

    assert await refused(sit(context, match, bot.login)) == "bot-uninvited"
    await do_invite(context, match, caller_of(host), bot.view.name)
    await sit(context, match, bot.login)


async def test_a_bot_comes_to_the_rematch_of_a_match_that_it_played(context: Context) -> None:
    bot, (host,) = await new_bot(context), await new_members(context, "Host")
    match = await seated(context, bot, host)
    await do_start(context, match, host.account)
    await play_out(context, match)

    rematch = await do_rematch(context, match, host.account, host.name)

    assert [table.match for table in await find_invitations(context, bot.view.id)] == [rematch]
    await sit(context, rematch, bot.login)


async def test_a_bot_plays_no_rated_match_unless_the_host_allows_it(context: Context) -> None:
    bot, (host,) = await new_bot(context), await new_members(context, "Host")
    match = await open_table(context, host, new=RATED)

    assert await refused(do_invite(context, match, caller_of(host), bot.view.name)) == "invite-bot-rated"
    assert await refused(sit(context, match, bot.login)) == "bot-rated"
    context.settings = replace(context.settings, rated_bots=True)
    await do_invite(context, match, caller_of(host), bot.view.name)
    await sit(context, match, bot.login)


async def test_a_bot_is_found_by_no_seek_and_stands_on_no_leaderboard(context: Context) -> None:
    bot = await new_bot(context)

    assert await refused(do_seek(context, bot.view.id, NewSeek("goa", (2,), "days"))) == "bot-route"
    async with connected(context.pool) as connection:
        statement = "INSERT INTO ratings (account, game, seats, mu, sigma, matches) VALUES ($1, 'goa', 4, 99, 1, 50)"
        await connection.execute(statement, bot.view.id)
        await connection.execute(statement, bot.owner.account)
    board = await leaderboard_of(context, "goa", 4, 0, bot.owner.account)
    assert bot.owner.name in {row.name for row in board.rows}
    assert bot.view.name not in {row.name for row in board.rows}


async def test_a_bot_plays_only_so_many_matches_at_a_time(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = await new_bot(context)
    monkeypatch.setattr(bot_accounts, "MAX_BOT_MATCHES", 1)
    await seated(context, bot)
    match = await invited(context, bot)

    assert await refused(sit(context, match, bot.login)) == "bot-busy"


@pytest.mark.parametrize("owner_blocks", [True, False])
async def test_whom_the_owner_has_blocked_and_who_blocked_the_owner_does_not_meet_the_bot(
    context: Context, owner_blocks: bool
) -> None:
    bot, (host, other) = await new_bot(context), await new_members(context, "Host", "Other")
    before = await invited(context, bot, host)
    by, of = (bot.owner, host) if owner_blocks else (host, bot.owner)
    await do_block(context, by.account, of.name, blocked=True)
    after = await open_table(context, host, other, new=NewMatch("goa", 3))

    assert await find_invitations(context, bot.view.id) == ()
    key = "invitation-refused" if owner_blocks else "invite-blocked"
    assert await refused(do_invite(context, after, caller_of(host), bot.view.name)) == key
    assert await refused(sit(context, before, bot.login)) == ("blocked-here" if owner_blocks else "seat-refused")
    with_bot = await seated(context, bot, other)
    assert await refused(sit(context, with_bot, host)) == ("seat-refused" if owner_blocks else "blocked-here")


async def test_a_bot_is_muted_and_suspended_with_its_owner(context: Context) -> None:
    bot = await new_bot(context)
    async with connected(context.pool) as connection:
        later = "now() + interval '1 day'"
        statement = f"UPDATE accounts SET muted_until = {later}, suspended_until = {later} WHERE id = $1"  # noqa: S608
        await connection.execute(statement, bot.owner.account)
        assert await standing.muted_until(connection, bot.view.id) is not None

    known = await known_login(context, bot.made.token)

    assert known
    assert known.caller.suspended


async def test_the_bots_of_a_deleted_account_leave_their_matches_and_are_gone(context: Context) -> None:
    bot, (host,) = await new_bot(context), await new_members(context, "Host")
    playing, still_open = await seated(context, bot, host), await seated(context, bot)
    await do_start(context, playing, host.account)

    await do_delete_account(context, caller_of(bot.owner))

    taken_over = (await get_summary(context, playing, None)).seats[1]
    assert (taken_over.kind, taken_over.member, taken_over.bot_of) == ("bot", None, None)
    assert (await get_summary(context, still_open, None)).seats[1].kind == "empty"
    assert await known_login(context, bot.made.token) is None
    async with connected(context.pool) as connection:
        assert await connection.fetchval("SELECT count(*) FROM accounts WHERE id = $1", bot.view.id) == 0


async def test_the_file_of_a_person_lists_their_bots_without_the_tokens(context: Context) -> None:
    bot = await new_bot(context, "play", "chat")

    stored = await export_of(context, caller_of(bot.owner))

    listed = msgspec.json.decode(stored)["bots"]
    assert [each["name"] for each in listed] == [bot.view.name]
    assert [(each["label"], each["scopes"]) for each in listed[0]["tokens"]] == [("at home", ["play", "chat"])]
    assert bot.made.token.encode() not in stored
