"""`kontor schema`: the document of the server, without one."""

import json
from typing import Any

import pytest

from cli.running import Run
from kontor.core import registry

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.fixture
def schemas(kontor: Run, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The schemas as the command prints them; no service is reachable."""
    monkeypatch.setenv("KONTOR_DATABASE", "postgresql://nowhere.invalid/none")
    return json.loads(kontor("schema").out)["components"]["schemas"]


def test_a_client_finds_the_types_of_every_message_of_a_socket(schemas: Any) -> None:
    """Client messages and server messages are unions, told apart by one field."""
    spoken, told = schemas["ClientMessage"], schemas["ServerMessage"]
    assert spoken["discriminator"]["propertyName"] == "say"
    assert set(spoken["discriminator"]["mapping"]) == {"hello", "play", "undo", "chat", "ping"}
    assert told["discriminator"]["mapping"]["position"] == "#/components/schemas/PositionChanged"
    assert set(told["discriminator"]["mapping"]) == {"table", "position", "done", "refused", "talk", "pong"}
    assert schemas["PositionChanged"]["properties"]["seen"] == {"$ref": "#/components/schemas/PositionView"}
    assert "words" in schemas["Hello"]["properties"]


def test_what_is_answered_has_all_its_fields_and_what_is_said_may_leave_some_out(schemas: Any) -> None:
    """A generator of types takes a field with a default for one that is there: what is said has none."""
    for name in (
        "PositionView",
        "EntryView",
        "Choice",
        "Words",
        "MyMatch",
        "CommandDone",
        "borneo.PaymentFrame",
        "GameDetails",
    ):
        assert set(schemas[name]["required"]) == set(schemas[name]["properties"])
    assert schemas["Hello"]["required"] == ["say"]
    for name in ("Hello", "JoinRequest", "WhatIfRequest"):
        assert all("default" not in field for field in schemas[name]["properties"].values())


@pytest.mark.parametrize("slug", registry.slugs())
def test_the_records_of_every_game_are_in_it(schemas: Any, slug: str) -> None:
    """Each by its name behind that of the game."""
    assert {f"{slug}.{kind}" for kind in ("Action", "Event", "View", "Options")} <= schemas.keys()


def test_its_help_is_there_in_both_languages(kontor: Run) -> None:
    """Help says what it prints."""
    assert "OpenAPI document" in kontor("schema", "--help").out
    assert "OpenAPI-Dokument" in kontor("schema", "--help", "--lang", "de").out
