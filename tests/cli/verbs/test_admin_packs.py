"""`kontor admin pack` and `unpack`: a host packs old matches by hand, and puts one back."""

import asyncio
from pathlib import Path

import pytest

from cli.running import Run, text_of
from kontor.server.settings import Settings
from kontor.server.store import schema
from kontor.server.store.pool import connected
from server.packs.packed import over, process, rows


@pytest.fixture
def host(monkeypatch: pytest.MonkeyPatch, empty_database: str, tmp_path: Path) -> Settings:
    """The settings of a host with a folder for packs, who has set them in the environment."""
    schema.upgrade(empty_database)
    monkeypatch.setenv("KONTOR_DATABASE", empty_database)
    monkeypatch.setenv("KONTOR_PACKS", str(tmp_path))
    monkeypatch.delenv("KONTOR_NATS", raising=False)
    return Settings(database=empty_database, packs=str(tmp_path))


def test_a_host_packs_what_is_over_and_puts_a_match_back(
    kontor: Run, host: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What ended just now stays, unless the host says so."""

    async def prepare() -> str:
        async with process(host) as context:
            ended = await over(context)
            async with connected(context.pool) as connection:
                await connection.execute("UPDATE unpacked SET ended_at = now()")
        return ended

    async def stored() -> int:
        async with process(host) as context:
            return await rows(context, match)

    match = asyncio.run(prepare())
    moves = asyncio.run(stored())

    assert text_of("admin-packed", count=0, size=0, left=0) in " ".join(kontor("admin", "pack").out.split())
    assert asyncio.run(stored()) == moves
    assert "1 match is packed" in kontor("admin", "pack", "--now").out
    assert asyncio.run(stored()) == 0
    assert text_of("admin-unpacked", "de", match=match) in kontor("admin", "unpack", match, "--lang", "de").out
    assert asyncio.run(stored()) == moves
    assert text_of("admin-not-packed", match=match) in kontor("admin", "unpack", match).out

    monkeypatch.delenv("KONTOR_PACKS")
    refused = kontor("admin", "pack")
    assert (refused.code, "KONTOR_PACKS" in refused.err) == (2, True)
