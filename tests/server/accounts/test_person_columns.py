"""Every column in which a person can be is known here: it is in the file of their data, and goes with their account.

The columns come from the database's own catalogue. A new one of an account, or that refers to one or can hold a text,
fails these tests until somebody has said what becomes of it.
"""

from typing import Any
from uuid import uuid4

import msgspec

from kontor.server.accounts import Caller, Login, do_delete_account, export_of
from kontor.server.accounts.exporting import PARTS
from kontor.server.matches import Context, do_chat, do_mute, do_write_note
from kontor.server.people import do_block, do_follow, do_invite
from kontor.server.store.people import accounts
from kontor.server.store.pool import connected
from server.people.knowing import caller_of, new_members, open_table, played
from server.sharded import everywhere

REFERENCES = """
SELECT con.conrelid::regclass::text || '.' || a.attname AS name, con.confdeltype = ANY ('{c,n}') AS is_unlinked
FROM pg_constraint con JOIN pg_attribute a ON a.attrelid = con.conrelid AND a.attnum = ANY (con.conkey)
WHERE con.contype = 'f' AND con.confrelid = 'accounts'::regclass
"""
TEXTS = """
SELECT table_name, column_name, data_type FROM information_schema.columns
WHERE table_schema = 'public' AND table_name NOT LIKE 'procrastinate%' AND table_name <> 'alembic_version'
    AND (
        table_name = 'accounts' OR data_type IN ('text', 'character varying', 'bytea', 'json', 'jsonb', 'ARRAY')
        OR data_type IN ('inet', 'uuid', 'USER-DEFINED')
    )
"""
EXPORTED = {
    "accounts": "account: id name created_at seen_at hides_results takes_invitations role muted_until "
    "suspended_until; bots: owner; "
    "rest: time_zone night_from night_until",
    "actions": "actions: action",
    "blocks": "blocks: blocker blocked",
    "channels": "reminders: account kind target shape language error",
    "chat": "chat: account name text",
    "chat_filters": "chat_filter: account words",
    "deal_tries": "deals: account",
    "deals": "deals: creator",
    "deliveries": "reminders: account turns error",
    "follows": "follows: follower followed",
    "holidays": "rest: account",
    "imports": "imports: account",
    "invitations": "invitations: account inviter",
    "logins": "logins: account device; bots: scopes",
    "mail_invitations": "mail_invitations: inviter address",
    "matches": "matches: creator",
    "measures": "notices: subject reason",
    "mutes": "mutes: account",
    "notes": "notes: account text",
    "notices": "notices: account",
    "owners": "matches: account",
    "passkeys": "passkeys: account name",
    "places": "places: account place",
    "rating_changes": "ratings: account",
    "ratings": "ratings: account",
    "reminding": "reminders: account",
    "removals": "removals: account",
    "reports": "reports: reporter category text",
    "results": "results: account parts levels",
    "reviews": "reviews: account",
    "seats": "matches: account",
    "seeks": "seeks: account",
    "series": "deals: creator",
    "series_people": "deals: account",
    "standing_orders": "orders: account form",
}
"""Columns with a person in them, by table: the parts of the file that have them."""
NOT_EXPORTED = {
    "accounts.login": "the name, folded",
    "accounts.nights_moved_at": "when they may change their nights again",
    "accounts.password": "a hash",
    "accounts.recovery": "the number of a link",
    "addresses.sha256": "the hash of an address, which must outlive the account that named it: it may have said no",
    "audit.reason": "what a moderator wrote; the notices of those concerned have it",
    "channels.auth": "the key of a device",
    "channels.p256dh": "the key of a device",
    "channels.facts": "the figures of an error, which the text of the error has",
    "chat_filters.pattern": "made from the words",
    "deliveries.facts": "the figures of an error, which the text of the error has",
    "imports.file": "a record that others wrote; it is downloaded where the match is shown, and goes with the account",
    "imports.sha256": "the hash of that file",
    "logins.token_sha256": "a hash",
    "mail_invitations.sha256": "the hash of an address that is no account's, deleted within two days",
    "matches.origin": "a keyed hash of an address, deleted when the match is over",
    "measures.former_name": "a name that a moderator took away, so that it can be given back",
    "measures.moderator": "who decided, which those concerned are not told",
    "passkey_challenges.account": "deleted after minutes",
    "passkey_challenges.challenge": "deleted after minutes",
    "passkeys.credential": "the key of a device",
    "passkeys.public_key": "the key of a device",
    "reports.context": "what others reported: people who report must be safe",
    "reports.reported_name": "what others reported",
    "reports.subject": "what others reported",
    "request_limits.caller": "a keyed hash, deleted after hours",
    "seats.name": "the name that the person had when they sat down; it is in the part about chat and as account",
    "seeks.entropy": "for the luck of a match, like the strings of seats",
    "seeks.entropy_sha256": "its hash",
    "waits.account": "derived from the running matches",
}
"""Columns with a person in them that are not in the file, each with the reason."""
NO_PERSON = {
    "actions": "match kind events link by key",
    "addresses": "asked",
    "audit": "deed match",
    "boxes": "game hash content",
    "branches": "match origin state",
    "chat": "match key",
    "deal_tries": "deal match state",
    "deals": "id game options level secret series",
    "deliveries": "id kind state",
    "hints": "match answer",
    "installation": "id",
    "imports": "match public site",
    "invitations": "match",
    "mail_invitations": "match language",
    "matches": "id game components options status rematch_of secret commitment seed link state deciders result speed "
    "clocks ordering lesson quarantined_by reveal_freed deal",
    "measures": "kind match",
    "mutes": "match",
    "notes": "match",
    "notices": "kind",
    "owners": "match",
    "packs": "match object last_link hash",
    "place_salts": "salt",
    "places": "match",
    "positions": "match states",
    "rating_changes": "match",
    "ratings": "game",
    "record_keys": "public",
    "removals": "match",
    "reports": "kind match",
    "request_limits": "bucket",
    "results": "match game",
    "reviews": "match budget version failure answer",
    "seats": "match kind level entropy entropy_source entropy_sha256 entropy_next",
    "seeks": "game match seats speed state",
    "series": "id game",
    "series_people": "series",
    "snapshots": "match state",
    "standing_orders": "match",
    "unmirrored": "match",
    "unpacked": "match",
    "waits": "match",
}
"""Columns that hold a text, and nothing about a person: what belongs to a match, and kinds."""


def named(columns: dict[str, str]) -> set[str]:
    """Return the full names of columns that are listed by table."""
    return {
        f"{table}.{column}"
        for table, parts in columns.items()
        for part in parts.split(";")
        for column in part.rpartition(":")[2].split()
    }


async def test_every_column_that_can_hold_a_person_is_exported_or_says_why_not(context: Context) -> None:
    async with connected(context.pool) as connection:
        references = {row["name"] for row in await connection.fetch(REFERENCES)}
        texts = {f"{row['table_name']}.{row['column_name']}" for row in await connection.fetch(TEXTS)}

    known = named(EXPORTED) | set(NOT_EXPORTED) | named(NO_PERSON)
    assert references | texts == known
    assert references.isdisjoint(named(NO_PERSON))
    parts = {part.partition(":")[0].strip() for each in EXPORTED.values() for part in each.split(";")}
    assert parts == set(PARTS)


async def test_no_reference_to_an_account_outlives_it(context: Context) -> None:
    async with connected(context.pool) as connection:
        rows = await connection.fetch(REFERENCES)

    assert rows
    assert [row["name"] for row in rows if not row["is_unlinked"]] == []


class Person:
    """Somebody of whom something is stored wherever a text of theirs can be."""

    def __init__(self, login: Login) -> None:
        self.login = login
        self.mark = f"Zanzibar {uuid4().hex}"


async def somebody(context: Context) -> Person:
    """Return a member who left a mark wherever a person writes something, and their name wherever that is stored."""
    one, other = await new_members(context, "Zoe", "Otto")
    person, caller = Person(one), caller_of(one)
    match = await played(context, one, other)
    table = await open_table(context, one)
    await do_chat(context, match, one.account, "Good game")
    await do_write_note(context, match, one.account, person.mark)
    await do_mute(context, match, one.account, 1, muted=True)
    await do_follow(context, one.account, other.name, wanted=True)
    await do_invite(context, table, caller, other.name)
    await do_block(context, one.account, (await new_members(context, "Blocked"))[0].name, blocked=True)
    async with connected(context.pool) as connection:
        await connection.execute(
            "INSERT INTO channels (account, kind, target, language, confirmed) VALUES ($1, 'webhook', $2, 'en', true)",
            one.account,
            person.mark,
        )
        await connection.execute("UPDATE logins SET device = $2 WHERE account = $1", one.account, person.mark)
        await connection.execute(
            "INSERT INTO passkeys (account, credential, public_key, sign_count, name) VALUES ($1, $2, $3, 0, $4)",
            one.account,
            uuid4().bytes,
            person.mark.encode(),
            person.mark,
        )
    return person


async def where(context: Context, text: str) -> set[str]:
    """Return the columns in which a text is, in whatever database."""
    found = set()
    for table, column, kind in dict.fromkeys(map(tuple, await everywhere(context, TEXTS))):
        shown = f"encode({column}, 'escape')" if kind == "bytea" else f"{column}::text"
        statement = f"SELECT FROM {table} WHERE position($1 IN {shown}) > 0"
        if await everywhere(context, statement, text):
            found.add(f"{table}.{column}")
    return found


async def test_what_a_person_left_is_in_the_file_and_is_gone_with_the_account(context: Context) -> None:
    person = await somebody(context)
    caller = Caller(person.login.account, person.login.name, member=True)
    marked, with_name = await where(context, person.mark), await where(context, caller.name)
    data: dict[str, Any] = msgspec.json.decode(await export_of(context, caller))

    assert marked == {"channels.target", "logins.device", "notes.text", "passkeys.name", "passkeys.public_key"}
    assert with_name == {"accounts.name", "actions.action", "chat.name", "seats.name"}
    assert await where(context, caller.name.casefold()) == {"accounts.login"}
    exported = {name for name, part in data.items() if person.mark in str(part) or caller.name in str(part)}
    assert exported == {"account", "chat", "logins", "notes", "passkeys", "reminders"}
    filled = {name for name, part in data.items() if part}
    assert {"blocks", "follows", "invitations", "results", "mutes", "matches", "actions"} <= filled

    await do_delete_account(context, caller)

    assert await where(context, person.mark) == set()
    for name in (caller.name, caller.name.casefold()):
        assert await where(context, name) == set()
    async with connected(context.pool) as connection:
        assert not await accounts.is_member(connection, person.login.account)
