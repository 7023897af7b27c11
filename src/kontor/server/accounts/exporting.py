"""The export: everything that is stored about a person, in one file.

Each part is one function; code that stores something new about people adds one here. A part holds what the person did
and wrote, and of a match what everybody in it sees: no position, no seed, nothing that another seat did. One person
does not type more than fits into memory, and may ask for the file twice a minute.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from kontor.core import Outcome, decode, encode
from kontor.server.accounts.logins import Caller
from kontor.server.accounts.packed_actions import packed_actions
from kontor.server.errors import UnknownCallerError
from kontor.server.matches import Context
from kontor.server.store.people import exports, rests
from kontor.server.store.pool import Connection, connected

FORMAT = 1

Part: TypeAlias = Callable[[Connection, int], Awaitable[Any]]


async def export_of(context: Context, caller: Caller) -> bytes:
    """Return everything stored about the caller as JSON, from one snapshot; UnknownCallerError if they are gone.

    What matches at shards have of them is read after it, from a snapshot of each; StoreError if one is away.
    """
    async with (
        connected(context.pool) as connection,
        connection.transaction(isolation="repeatable_read", readonly=True),
    ):
        if not await exports.rows(connection, exports.ACCOUNT, caller.account):
            raise UnknownCallerError("account-gone")
        parts = {name: await part(connection, caller.account) for name, part in PARTS.items()}
        packed = await exports.rows(connection, exports.PACKED, caller.account)
    for shard in context.databases.shards:
        async with (
            context.databases.on(shard) as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            for name in AT_SHARDS:
                parts[name] = _united(name, parts[name], await PARTS[name](connection, caller.account))
            packed += await exports.rows(connection, exports.PACKED, caller.account)
    if packed:
        parts["actions"] = sorted([*parts["actions"], *await packed_actions(context, packed)], key=_place_of)
    return msgspec.json.format(encode({"format": FORMAT, **parts}), indent=1)


async def account(connection: Connection, account: int) -> Any:
    """Return who the person is; no password and no token, which are stored only as hashes."""
    return (await exports.rows(connection, exports.ACCOUNT, account))[0]


async def logins(connection: Connection, account: int) -> Any:
    """Return since when and until when the person is logged in on each device."""
    return await exports.rows(connection, exports.LOGINS, account)


async def bots(connection: Connection, account: int) -> Any:
    """Return the person's bots with what their tokens are called and may do; the tokens are stored only as hashes."""
    return _decode_column(await exports.rows(connection, exports.BOTS, account), "tokens")


async def passkeys(connection: Connection, account: int) -> Any:
    """Return the person's passkeys; their keys are of use to nobody else, and left out."""
    return await exports.rows(connection, exports.PASSKEYS, account)


async def rest(connection: Connection, account: int) -> Any:
    """Return the person's nights and holidays."""
    return await rests.rest_of(connection, account)


async def matches(connection: Connection, account: int) -> Any:
    """Return the person's matches, with their seats and results."""
    return [_export_match(row) for row in await exports.rows(connection, exports.MATCHES, account)]


async def actions(connection: Connection, account: int) -> Any:
    """Return what the person did in these matches, and when."""
    return _decode_column(await exports.rows(connection, exports.ACTIONS, account), "action")


async def orders(connection: Connection, account: int) -> Any:
    """Return the instructions that the person gave."""
    return _decode_column(await exports.rows(connection, exports.ORDERS, account), "form")


async def chat(connection: Connection, account: int) -> Any:
    """Return the person's chat messages."""
    return await exports.rows(connection, exports.CHAT, account)


async def notes(connection: Connection, account: int) -> Any:
    """Return the person's private notes."""
    return await exports.rows(connection, exports.NOTES, account)


async def mutes(connection: Connection, account: int) -> Any:
    """Return the seats that the person muted."""
    return await exports.rows(connection, exports.MUTES, account)


async def removals(connection: Connection, account: int) -> Any:
    """Return the tables from which the person was removed."""
    return await exports.rows(connection, exports.REMOVALS, account)


async def blocks(connection: Connection, account: int) -> Any:
    """Return whom the person has blocked; who has blocked the person is the others' secret."""
    return await exports.rows(connection, exports.BLOCKS, account)


async def follows(connection: Connection, account: int) -> Any:
    """Return whom the person follows."""
    return await exports.rows(connection, exports.FOLLOWS, account)


async def invitations(connection: Connection, account: int) -> Any:
    """Return the invitations by name that the person made and got; not whether others declined theirs."""
    return await exports.rows(connection, exports.INVITATIONS, account)


async def mail_invitations(connection: Connection, account: int) -> Any:
    """Return the invitations by mail of the last day; the address only as long as its mail is not sent."""
    return await exports.rows(connection, exports.MAIL_INVITATIONS, account)


async def results(connection: Connection, account: int) -> Any:
    """Return the results that the person's page and statistics are made from."""
    return _decode_column(await exports.rows(connection, exports.RESULTS, account), "parts")


async def seeks(connection: Connection, account: int) -> Any:
    """Return what the person looks for, and looked for lately."""
    return await exports.rows(connection, exports.SEEKS, account)


async def reviews(connection: Connection, account: int) -> Any:
    """Return the reviews that the person was the first to ask for."""
    return await exports.rows(connection, exports.REVIEWS, account)


async def imported(connection: Connection, account: int) -> Any:
    """Return what the person has imported; each file can be downloaded where the match is shown."""
    return await exports.rows(connection, exports.IMPORTS, account)


async def reports(connection: Connection, account: int) -> Any:
    """Return the reports and objections that the person made."""
    return await exports.rows(connection, exports.REPORTS, account)


async def notices(connection: Connection, account: int) -> Any:
    """Return what moderators decided about the person, and whether reports of the person led to anything."""
    return await exports.rows(connection, exports.NOTICES, account)


async def chat_filter(connection: Connection, account: int) -> Any:
    """Return what the person does not want to read in chats."""
    return await exports.rows(connection, exports.CHAT_FILTER, account)


async def places(connection: Connection, account: int) -> Any:
    """Return the hashes of where the person sat down at tables."""
    return await exports.rows(connection, exports.PLACES, account)


async def deals(connection: Connection, account: int) -> Any:
    """Return the person's tries at deals, the dares that they created, and their series; no secret of a deal."""
    return {
        "tries": await exports.rows(connection, exports.DEAL_TRIES, account),
        "dares": await exports.rows(connection, exports.DARES, account),
        "series": await exports.rows(connection, exports.SERIES, account),
    }


async def reminders(connection: Connection, account: int) -> Any:
    """Return the person's reminder settings and what was sent; no keys of devices."""
    deliveries = await exports.rows(connection, exports.REMINDERS, account)
    return {
        "wishes": await exports.rows(connection, exports.REMINDING, account),
        "channels": await exports.rows(connection, exports.CHANNELS, account),
        "sent": _decode_column(deliveries, "turns"),
    }


async def ratings(connection: Connection, account: int) -> Any:
    """Return the person's ratings, and how each match changed them."""
    return {
        "now": await exports.rows(connection, exports.RATINGS, account),
        "changes": await exports.rows(connection, exports.CHANGES, account),
    }


PARTS: Mapping[str, Part] = {
    "account": account,
    "logins": logins,
    "bots": bots,
    "passkeys": passkeys,
    "rest": rest,
    "matches": matches,
    "actions": actions,
    "orders": orders,
    "chat": chat,
    "notes": notes,
    "mutes": mutes,
    "removals": removals,
    "blocks": blocks,
    "follows": follows,
    "invitations": invitations,
    "mail_invitations": mail_invitations,
    "results": results,
    "seeks": seeks,
    "reviews": reviews,
    "imports": imported,
    "reports": reports,
    "notices": notices,
    "chat_filter": chat_filter,
    "places": places,
    "deals": deals,
    "reminders": reminders,
    "ratings": ratings,
}
"""The parts of the file, each with the function that makes it."""


AT_SHARDS = ("matches", "actions", "orders")
"""The parts of which shards have some."""


def _united(part: str, at_home: exports.Rows, at_shard: exports.Rows) -> exports.Rows:
    """Return the rows of a part from home and from a shard; a seat in a match that is in both is there once."""
    if part != "matches":
        return [*at_home, *at_shard]
    known = {(row["match"], row["seat"]) for row in at_home}
    added = [row for row in at_shard if row["seat"] is not None and (row["match"], row["seat"]) not in known]
    seated = {row["match"] for row in added}
    kept = [row for row in at_home if row["seat"] is not None or row["match"] not in seated]
    return sorted([*kept, *added], key=lambda row: (row["created_at"], row["match"]))


def _export_match(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a match of the person: what everybody sees of it, and their own seat."""
    result, seat = row["result"], row["seat"]
    exported = {name: value for name, value in row.items() if name != "result"}
    exported["options"] = msgspec.json.decode(row["options"])
    exported["place"] = decode(result, Outcome).places[seat] if result and seat is not None else None
    return exported


def _place_of(action: Mapping[str, Any]) -> tuple[str, int]:
    """Return the place of an action in the file: by match, then by entry."""
    return action["match"], action["seq"]


def _decode_column(rows: exports.Rows, column: str) -> exports.Rows:
    """Return rows with the JSON of a column decoded."""
    return [{**row, column: None if row[column] is None else msgspec.json.decode(row[column])} for row in rows]
