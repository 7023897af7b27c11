"""The places of packs, a folder and a bucket: what was written is read, and what cannot be done is said."""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from kontor.server.errors import SettingsError, StoreError
from kontor.server.matches import Context
from kontor.server.matches.packing.pack import do_pack_matches
from kontor.server.packs.folder import FolderPlace
from kontor.server.packs.places import Place, place_of
from kontor.server.settings import Settings, read_settings
from server.packs.packed import over, process, readings, rows
from server.packs.service import BUCKET, KEY_ID, REGION, SECRET, Service, service

NAME = "2026-11/19-0123456789abcdef.xz"


@pytest.fixture(name="bucket")
def running_bucket() -> Iterator[Service]:
    with service() as running:
        yield running


def in_bucket(bucket: Service, settings: Settings, secret: str = SECRET) -> Settings:
    """Return the settings of a host who keeps packs in a bucket."""
    key = {"packs_key": KEY_ID, "packs_secret": secret, "packs_region": REGION}
    return replace(settings, packs=f"s3://{BUCKET}/kontor/packs", packs_endpoint=bucket.address, **key)


@pytest.fixture(name="place", params=["folder", "bucket"])
async def any_place(request: pytest.FixtureRequest, tmp_path: Path, bucket: Service) -> AsyncIterator[Place]:
    found = FolderPlace(tmp_path) if request.param == "folder" else place_of(in_bucket(bucket, Settings()))
    assert found is not None
    yield found
    await found.close()


async def test_what_is_written_is_read_in_parts(place: Place) -> None:
    await place.put(NAME, b"one two three")

    assert await place.get(NAME, 0, 13) == b"one two three"
    assert await place.get(NAME, 4, 3) == b"two"


async def test_what_is_missing_or_too_short_is_an_error(place: Place) -> None:
    await place.put(NAME, b"one two three")

    for name, first_byte, count in (("2026-11/another.xz", 0, 3), (NAME, 8, 6), (NAME, 40, 1)):
        with pytest.raises(StoreError) as caught:
            await place.get(name, first_byte, count)
        assert caught.value.key == "packs-unreadable"


async def test_a_check_leaves_nothing_behind(place: Place, tmp_path: Path, bucket: Service) -> None:
    await place.check()

    assert not any(tmp_path.iterdir())  # noqa: ASYNC240 - nothing else runs here
    assert bucket.objects == {}


async def test_a_folder_that_is_missing_is_not_made(tmp_path: Path) -> None:
    """It may be a disk that is not mounted: what would be written below it would be hidden later."""
    with pytest.raises(StoreError) as caught:
        await FolderPlace(tmp_path / "missing").put(NAME, b"x")

    assert caught.value.key == "packs-unwritable"
    assert not (tmp_path / "missing").exists()


async def test_only_its_owner_reads_a_file(tmp_path: Path) -> None:
    await FolderPlace(tmp_path).put(NAME, b"x")

    assert (tmp_path / NAME).stat().st_mode & 0o777 == 0o600
    assert (tmp_path / NAME).parent.stat().st_mode & 0o777 == 0o700


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
async def test_what_root_writes_belongs_to_the_owner_of_the_folder(tmp_path: Path) -> None:
    """A host packs by hand as root; the server must be able to read it."""
    os.chown(tmp_path, 1234, 1235)

    await FolderPlace(tmp_path).put(NAME, b"x")

    for path in (tmp_path / NAME, (tmp_path / NAME).parent):
        assert (path.stat().st_uid, path.stat().st_gid) == (1234, 1235)


async def test_matches_go_into_a_bucket_and_are_read_from_it(
    context: Context, settings: Settings, bucket: Service
) -> None:
    kept = in_bucket(bucket, settings)
    match = await over(context, "goa", 2)
    before = await readings(settings, match)

    async with process(kept) as packer:
        assert (await do_pack_matches(packer)).matches == 1

    assert [name.rpartition("/")[0][:15] for name in bucket.objects] == ["/matches/kontor"]
    assert await rows(context, match) == 0
    assert await readings(kept, match) == before
    assert bucket.refused == 0


async def test_a_service_that_is_down_or_refuses_the_key_takes_nothing_from_the_database(
    context: Context, settings: Settings, bucket: Service
) -> None:
    match = await over(context, "goa", 2)
    moves = await rows(context, match)

    async with process(in_bucket(bucket, settings, "another secret")) as packer:
        with pytest.raises(StoreError, match="SignatureDoesNotMatch"):
            await do_pack_matches(packer)
    bucket.is_down = True
    async with process(in_bucket(bucket, settings)) as packer:
        with pytest.raises(StoreError, match="SlowDown"):
            await do_pack_matches(packer)

    assert (await rows(context, match), bucket.refused) == (moves, 1)
    bucket.is_down = False
    async with process(in_bucket(bucket, settings)) as packer:
        assert (await do_pack_matches(packer)).matches == 1


def test_a_bucket_needs_its_service_and_its_key() -> None:
    wanted = {"KONTOR_PACKS": "s3://matches/kontor"}
    for name, value in (
        ("KONTOR_PACKS_ENDPOINT", "https://s3.example.org"),
        ("KONTOR_PACKS_KEY", KEY_ID),
        ("KONTOR_PACKS_SECRET", SECRET),
    ):
        with pytest.raises(SettingsError) as caught:
            read_settings(wanted)
        assert caught.value.facts["name"] == name
        wanted[name] = value

    assert read_settings(wanted).packs == "s3://matches/kontor"


@pytest.mark.parametrize("packs", ["packs", "./packs", "s3://", "https://example.org/packs", "s3://b u"])
def test_a_place_that_is_neither_an_absolute_folder_nor_a_bucket_is_refused(packs: str) -> None:
    with pytest.raises(SettingsError):
        read_settings({"KONTOR_PACKS": packs})
