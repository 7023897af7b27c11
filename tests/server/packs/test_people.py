"""People keep their rights over packed matches: their export is whole, and their names can be removed."""

import lzma
from functools import partial
from typing import Any

import msgspec

from kontor.core import encode
from kontor.server.accounts import Caller, do_delete_account, export_of
from kontor.server.matches import Context, do_chat, do_write_note
from kontor.server.matches.packing.pack import do_pack_matches
from kontor.server.matches.read.look import get_log
from kontor.server.matches.read.records import record_of
from kontor.server.settings import Settings
from kontor.server.store.matches import seats
from kontor.server.store.pool import connected
from server.packs.packed import files, over, process, rows

NAMES = "SELECT id, name FROM accounts WHERE id = ANY ($1)"
MARK = "Zanzibar"


async def owners_of(context: Context, match: str) -> dict[int, int]:
    async with connected(context.pool) as connection:
        return await seats.owners_of(connection, match)


async def exported(settings: Settings, account: int) -> Any:
    async with process(settings) as context:
        return msgspec.json.decode(await export_of(context, Caller(account, "", True)))


async def test_what_a_person_did_in_a_packed_match_is_in_their_export(context: Context, settings: Settings) -> None:
    match = await over(context, resigned=True)
    people = await owners_of(context, match)
    before = [await exported(settings, account) for account in people.values()]

    await do_pack_matches(context)

    assert await rows(context, match) == 0
    for data, account in zip(before, people.values(), strict=True):
        packed = await exported(settings, account)
        assert len(packed["actions"]) == len(data["actions"]) > 5
        for was, now in zip(data["actions"], packed["actions"], strict=True):
            assert {**now, "at": was["at"]} == was
            assert was["at"].startswith(now["at"][:19])  # packs keep whole seconds
        del data["actions"], packed["actions"]
        assert packed == data


async def test_a_pack_holds_no_name_no_account_no_chat_and_no_note(context: Context, settings: Settings) -> None:
    match = await over(context, "goa")
    people = await owners_of(context, match)
    for account in people.values():
        await do_chat(context, match, account, "A secret chat")
        await do_write_note(context, match, account, "A secret note")
    async with connected(context.pool) as connection:
        names = [row["name"] for row in await connection.fetch(NAMES, list(people.values()))]

    await do_pack_matches(context)

    newest = max(files(settings), key=lambda path: path.stat().st_mtime_ns)
    text = lzma.decompress(newest.read_bytes()).decode()
    assert match in text
    for word in (*names, "secret", '"account"', "luck"):
        assert word not in text


async def test_a_name_is_removed_from_a_match_that_is_packed(context: Context, settings: Settings) -> None:
    match = await over(context, resigned=True)
    people = await owners_of(context, match)
    account = people[1]
    await context.databases.ask_each(partial(seats.replace_name, account=account, name=f"{MARK} {account}"))
    await do_pack_matches(context)
    record = await shown(settings, match)
    assert MARK in record

    await do_delete_account(context, Caller(account, MARK, True))

    after = await shown(settings, match)
    assert MARK not in after
    assert "N. N." in after


async def shown(settings: Settings, match: str) -> str:
    """Return the record and the log of a match, as a process reads them that has just started."""
    async with process(settings) as context:
        entries = await get_log(context, match, None, -1, "en")
        return (encode(await record_of(context, match)) + encode(entries)).decode()
