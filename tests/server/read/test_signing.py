"""Records that a real server signs, and the keys that it publishes."""

import httpx
from msgspec.structs import replace

from kontor.server.matches import Context
from kontor.server.settings import Settings
from kontor.signed import SigningKey, new_key, read_keys
from kontor.signed.checking import check_file
from server.gateway import new_client
from server.party import party
from server.within import served

SITE = "https://kontor.example.org"
LIST = "/.well-known/kontor-keys.json"


async def get(settings: Settings, *paths: str) -> list[httpx.Response]:
    """Ask a server that is started with these settings."""
    async with served(settings) as server, new_client(server.address) as client:
        return [await client.get(path) for path in paths]


async def test_a_signed_record_holds_with_the_published_keys_also_after_the_key_was_replaced(
    context: Context, settings: Settings
) -> None:
    match = (await party(context, "over")).match
    path = f"/api/matches/{match}/record/signed"
    with_key = replace(settings, site=SITE, record_key=new_key())

    signed, before = await get(with_key, path, LIST)
    after, page = await get(replace(with_key, record_key=new_key()), LIST, "/keys")

    assert signed.headers["content-disposition"] == f'attachment; filename="{match}.kontor"'
    for listed in (before, after):
        checked = check_file(signed.content, read_keys(listed.content))
        assert [each.verdict for each in checked.findings] == ["holds"] * 4
    newest, former = read_keys(after.content).keys[:2]
    assert former.public == SigningKey(with_key.record_key).public
    assert (newest.until, former.until is None) == (None, False)
    assert all(key.public in page.text and key.id in page.text for key in (newest, former))
    assert with_key.record_key not in page.text + after.text


async def test_without_a_key_the_file_is_consistent_and_nobody_signed_it(context: Context, settings: Settings) -> None:
    match = (await party(context, "over")).match

    (unsigned,) = await get(settings, f"/api/matches/{match}/record/signed")

    found = {each.check: each.verdict for each in check_file(unsigned.content).findings}
    assert found == {"chain": "holds", "signature": "open", "rules": "holds", "luck": "holds"}
