"""The OpenAPI document of a real server describes what is sent."""

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from kontor.core import MatchRecord, encode, registry
from kontor.core.recorder import Header
from kontor.server.api.schemas import LEFT_OUT, OF_A_GAME
from server.tab import TIMEOUT_SECONDS

REF = "#/components/schemas/"


@pytest.fixture(scope="module")
def document(address: str) -> Any:
    return httpx.get(f"{address}/schema/openapi.json", timeout=TIMEOUT_SECONDS).json()


def references(part: Any) -> Iterator[str]:
    """Yield every reference in a part of the document."""
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        yield from part.get("discriminator", {}).get("mapping", {}).values()
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from references(inner)


def found(document: Any, reference: str) -> Any:
    """Return what a reference leads to."""
    for step in reference.removeprefix("#/").split("/"):
        document = document[step]
    return document


def test_every_reference_leads_somewhere(document: Any) -> None:
    every = set(references(document))

    assert len(every) > 100
    assert all(found(document, reference) for reference in every)


def test_every_route_answers_with_a_problem_when_something_is_wrong(document: Any) -> None:
    for path, item in document["paths"].items():
        for method, operation in item.items():
            answers = operation["responses"]
            assert answers["4XX"] == answers["5XX"] == {"$ref": "#/components/responses/Problem"}, (method, path)
            assert "400" not in answers
    assert document["components"]["schemas"]["Problem"]["required"] == ["code", "text", "rule", "facts"]


def test_an_answer_without_content_has_none(document: Any) -> None:
    empty = [
        each["responses"]["204"]
        for item in document["paths"].values()
        for each in item.values()
        if "204" in each["responses"]
    ]

    assert len(empty) >= 5
    assert not any("content" in answer for answer in empty)


def test_every_route_says_whether_it_needs_a_login(document: Any) -> None:
    paths = document["paths"]

    assert "security" not in paths["/api/games"]["get"]
    assert paths["/api/me"]["get"]["security"] == [{"token": []}, {"cookie": []}]
    assert paths["/api/matches/{match}/view"]["get"]["security"] == [{}, {"token": []}, {"cookie": []}]
    assert document["components"]["securitySchemes"]["token"] == {"type": "http", "scheme": "bearer"}


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_record_of_a_game_is_described(document: Any, slug: str) -> None:
    game, schemas = registry.game(slug), document["components"]["schemas"]

    for kind, types in (("Action", game.action_types), ("Event", game.event_types)):
        assert sorted(references(schemas[f"{slug}.{kind}"])) == sorted(
            2 * [f"{REF}{slug}.{record.__name__}" for record in types]
        )
    assert schemas[f"{slug}.View"] == {"$ref": f"{REF}{slug}.{game.view_type.__name__}"}
    assert schemas[f"{slug}.Options"] == {"$ref": f"{REF}{slug}.{game.options_type.__name__}"}


@pytest.mark.parametrize(("record", "field"), OF_A_GAME)
def test_what_differs_from_game_to_game_refers_to_each_of_them(document: Any, record: str, field: str) -> None:
    declared = document["components"]["schemas"][record]["properties"][field]
    kind = OF_A_GAME[record, field]

    assert sorted(references(declared)) == [f"{REF}{slug}.{kind}" for slug in registry.slugs()]


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_value_of_a_reading_may_be_asked_for_and_answered(document: Any, slug: str) -> None:
    game = registry.game(slug)
    fields = document["components"]["schemas"][f"{slug}.{game.options_type.__name__}"]["properties"]

    for option in game.info.options:
        if option.former is not None:
            assert set(fields[option.name]["enum"]) == set(option.choices)


def test_records_have_their_descriptions_and_constraints(document: Any) -> None:
    request = document["components"]["schemas"]["PlayRequest"]

    assert request["description"].startswith("An action")
    assert request["properties"]["seq"] == {"type": "integer", "minimum": 0, "maximum": 1_000_000}
    assert request["additionalProperties"] is False


def test_what_a_stored_record_leaves_out_is_not_required(document: Any) -> None:
    """A match that went on nowhere has no word of it."""
    for record, field in LEFT_OUT.items():
        assert field not in document["components"]["schemas"][record]["required"]
    empty = MatchRecord(Header(1, "goa", 2, "", {}, (), ""), "", "", (), None)
    assert LEFT_OUT["MatchRecord"] not in msgspec.json.decode(encode(empty))


def test_there_is_a_page_to_read_it(address: str) -> None:
    page = httpx.get(f"{address}/schema", timeout=TIMEOUT_SECONDS)

    assert page.headers["content-type"].startswith("text/html")
    assert "borneo.Action" in page.text
