"""The doctor says where packs are, and whether they can be read."""

from msgspec.structs import replace

from kontor.server.doctor.packs import packs
from kontor.server.matches import Context
from kontor.server.matches.packing.pack import do_pack_matches
from kontor.server.settings import Settings
from server.packs.packed import files, over


async def test_a_host_without_packs_needs_no_place(settings: Settings, empty_database: str) -> None:
    (none,) = await packs(replace(settings, packs=""))
    (fresh,) = await packs(replace(settings, database=empty_database))

    assert (none.state, none.key) == ("ok", "packs-none")
    assert (fresh.state, fresh.key) == ("ok", "packs-none")
    assert await packs(replace(settings, database="postgresql://127.0.0.1:1/kontor")) == []


async def test_the_doctor_writes_to_the_place_and_reads_what_is_there(context: Context, settings: Settings) -> None:
    await over(context)
    await do_pack_matches(context)

    (well,) = await packs(settings)
    (unset,) = await packs(replace(settings, packs=""))
    (missing,) = await packs(replace(settings, packs=f"{settings.packs}/missing"))

    assert (well.state, well.facts["count"], well.facts["sample"]) == ("ok", 1, 1)
    assert (unset.state, unset.key, unset.facts["count"]) == ("failed", "packs-unset", 1)
    assert (missing.state, missing.key) == ("failed", "packs-unusable")


async def test_the_doctor_says_that_a_pack_is_damaged(context: Context, settings: Settings) -> None:
    await over(context)
    await do_pack_matches(context)
    newest = max(files(settings), key=lambda path: path.stat().st_mtime_ns)
    content = newest.read_bytes()

    newest.write_bytes(content[:100] + b"?" + content[101:])
    (damaged,) = await packs(settings)
    newest.write_bytes(content)
    (repaired,) = await packs(settings)

    assert (damaged.state, damaged.key, damaged.facts["count"]) == ("failed", "packs-damaged", 1)
    assert repaired.state == "ok"
