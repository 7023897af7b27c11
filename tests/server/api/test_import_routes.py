"""Importing over HTTP: a file of many times the usual size, and everything that is no file."""

import json

import httpx
import pytest
from msgspec.structs import replace

from kontor.core import read_record
from kontor.server.accounts import Login
from kontor.server.api.http.imports import MAX_FILE_CHARACTERS
from kontor.server.matches import Context
from kontor.server.settings import Settings
from kontor.server.store import schema
from kontor.signed import new_key
from kontor.signed.page import BEGIN_RECORD, END
from server.gateway import new_client
from server.moderating import give_role
from server.party import new_member, party
from server.within import served
from signed.files import signed_file, whole_record

FILE = signed_file(whole_record("goa")).decode()


async def post(address: str, login: Login, file: object, language: str = "en") -> httpx.Response:
    headers = {"authorization": f"Bearer {login.token}", "accept-language": language}
    headers["content-type"] = "application/json"
    async with new_client(address) as client:
        return await client.post("/api/imports", content=json.dumps({"file": file}), headers=headers)


async def test_a_file_is_imported_listed_downloaded_and_removed(context: Context, address: str) -> None:
    zoe, mona = await new_member(context, "Zoe"), await new_member(context, "Mona")
    page = "<!DOCTYPE html>" + "a" * 2_000_000 + BEGIN_RECORD.decode() + FILE.replace("\n", "\t") + END.decode()

    first, again, from_page = [await post(address, zoe, file) for file in (FILE, FILE, page)]
    match = first.json()["match"]

    assert [each.status_code for each in (first, again, from_page)] == [201] * 3
    assert {each.json()["match"] for each in (again, from_page)} == {match}
    async with new_client(address) as client:
        client.headers["authorization"] = f"Bearer {zoe.token}"
        (listed,) = (await client.get("/api/imports")).json()
        assert (listed["match"], listed["steps"]) == (match, len(whole_record("goa").moves))
        assert (await client.get(f"/api/matches/{match}/record/signed")).text == FILE
        assert read_record((await client.get(f"/api/matches/{match}/record")).content) == whole_record("goa")
        client.headers["authorization"] = f"Bearer {mona.token}"
        assert (await client.get("/api/imports")).json() == []
        assert (await client.delete(f"/api/imports/{match}")).status_code == 403
        await give_role(context, mona, "moderator")
        assert (await client.delete(f"/api/imports/{match}")).status_code == 204
        assert (await client.get(f"/api/matches/{match}")).status_code == 404
        assert (await client.delete(f"/api/imports/{match}")).status_code == 404


@pytest.mark.parametrize(
    ("file", "status", "code"),
    [
        ("", 400, "broken-first-line"),
        ("\ud800", 400, None),
        ("\x00", 400, "broken-first-line"),
        (7, 400, "malformed"),
        ({"kontor-record": 1}, 400, "malformed"),
        ("a" * (MAX_FILE_CHARACTERS + 1), 400, "malformed"),
        ("\n" * MAX_FILE_CHARACTERS, 413, "too-large"),
        ("{" * 100_000, 400, None),
        ('{"header":' * 50_000, 400, None),
        (FILE.replace('"seat":0', '"seat":1', 1), 400, "broken-hash"),
    ],
)
async def test_what_is_no_record_is_refused_in_words(
    context: Context, address: str, file: object, status: int, code: str | None
) -> None:
    answer = await post(address, await new_member(context, "Zoe"), file, "de")

    assert answer.status_code == status
    assert code in (None, answer.json()["code"])
    assert len(answer.json()["text"]) > 20


async def test_a_step_that_was_changed_is_named(context: Context, address: str) -> None:
    changed = FILE.replace('"step":7,', '"step":8,')

    answer = await post(address, await new_member(context, "Zoe"), changed, "de")

    assert "Schritt 7" in answer.json()["text"]


async def test_a_record_that_one_server_signs_is_watched_and_played_on_from_at_another(
    context: Context, settings: Settings, empty_database: str
) -> None:
    match, site = (await party(context, "over")).match, "https://kontor.example.org"
    schema.upgrade(empty_database)
    there = replace(settings, site=site, record_key=new_key())
    here = replace(settings, database=empty_database, site="https://other.example.org", record_key=new_key())

    async with (
        served(there) as one,
        served(here) as two,
        new_client(one.address) as first,
        new_client(two.address) as own,
    ):
        file = (await first.get(f"/api/matches/{match}/record/signed")).text
        (key,) = [
            each for each in (await first.get("/.well-known/kontor-keys.json")).json()["keys"] if not each["until"]
        ]
        login = (await own.post("/api/accounts", json={"name": "Zoe", "password": "eight letters"})).json()
        own.headers["authorization"] = f"Bearer {login['token']}"

        brought = (await own.post("/api/imports", json={"file": file})).json()
        told, at = brought["imported"], f"/api/matches/{brought['match']}"

        assert (told["signed"], told["key"], told["site"]) == ("elsewhere", key["id"], site)
        assert (await own.get(f"{at}/record/signed")).text == file
        assert (await own.get(f"{at}/steps/9")).json()["view"] == (
            await first.get(f"/api/matches/{match}/steps/9")
        ).json()["view"]
        assert (await own.post(f"{at}/branches", json={"step": 9})).json()["branch"]["origin"] == brought["match"]
        assert (await own.post(f"{at}/reviews/0", json={})).status_code == 202
