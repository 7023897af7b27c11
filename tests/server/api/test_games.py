"""Games as a client finds them: what can be played, the box, and the texts, compressed if the client accepts that."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import httpx
import pytest

from kontor.core import LANGUAGES, Texts, registry
from kontor.core.summary import summarize
from kontor.levels import levels_for, plain_levels_for, styled_levels_for
from kontor.server.ratings.anchors import anchor
from server.tab import TIMEOUT_SECONDS


@pytest.fixture
def client(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=address, timeout=TIMEOUT_SECONDS) as client:
        yield client


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_described_with_its_options(client: httpx.Client, language: str) -> None:
    listed = client.get("/api/games", headers={"accept-language": language}).json()

    assert [game["slug"] for game in listed] == list(registry.slugs())
    for told in listed:
        game = registry.game(told["slug"])
        known = summarize(game, Texts(language, game))
        assert told == client.get(f"/api/games/{game.info.slug}", headers={"accept-language": language}).json()
        assert (told["title"], told["seats"], told["about"]) == (known.title, list(known.seats), known.about)
        assert (told["short"], told["minutes"], told["weight"]) == (known.short, known.minutes, known.weight)
        assert told["minutes"] > 0
        assert told["weight"] in range(1, 6)
        assert told["levels"] == plain_levels_for(game.info.slug)
        assert told["styled_levels"] == styled_levels_for(game.info.slug)
        assert list(told["level_points"]) == levels_for(game.info.slug)
        assert told["level_points"]["deckhand"] == anchor(game.info.slug, "deckhand").points
        assert told["components"] == game.components.hash
        assert told["unofficial"] is True
        assert [option["explanation"] for option in told["options"]] == [each.explanation for each in known.options]
        assert [option["choices"] for option in told["options"]] == [list(each.choices) for each in known.options]


@pytest.mark.parametrize("slug", registry.slugs())
def test_the_box_is_what_is_written_in_the_file(client: httpx.Client, slug: str) -> None:
    written = files(registry.game(slug).package).joinpath("components.toml").read_text("utf-8")

    box, text = client.get(f"/api/games/{slug}/box"), client.get(f"/api/games/{slug}/components")

    assert text.text == written
    assert box.json() == tomllib.loads(written)
    assert box.headers["content-type"] == "application/json"
    assert box.headers["cache-control"] == text.headers["cache-control"] == "public, max-age=3600"


@pytest.mark.parametrize("slug", registry.slugs())
def test_a_box_is_found_by_its_hash_and_may_be_kept_for_ever(client: httpx.Client, slug: str) -> None:
    components = registry.game(slug).components

    answer = client.get(f"/api/games/{slug}/boxes/{components.hash}")

    assert answer.json() == components.content
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(("path", "code"), [("goa/boxes/none", "no-such-box"), ("chess/boxes/none", "unknown-game")])
def test_a_box_that_never_was_is_not_found(client: httpx.Client, path: str, code: str) -> None:
    answer: Any = client.get(f"/api/games/{path}")

    assert (answer.status_code, answer.json()["code"]) == (404, code)


@pytest.mark.parametrize("path", ["box", "components", "messages/de"])
def test_large_answers_are_compressed(client: httpx.Client, path: str) -> None:
    packed = client.get(f"/api/games/goa/{path}", headers={"accept-encoding": "gzip"})
    plain = client.get(f"/api/games/goa/{path}", headers={"accept-encoding": "identity"})

    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert int(packed.headers["content-length"]) < len(plain.content) / 3
    assert packed.content == plain.content


def test_there_is_no_box_of_an_unknown_game(client: httpx.Client) -> None:
    answer: Any = client.get("/api/games/chess/box")

    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", registry.slugs())
def test_the_glossary_is_told_in_the_language_of_the_caller(client: httpx.Client, slug: str, language: str) -> None:
    """A cache that keeps it must keep one for each language."""
    answer = client.get(f"/api/games/{slug}/glossary", headers={"accept-language": language})

    known = registry.game(slug).terms(language)
    assert [(term["id"], term["term"], term["is_"]) for term in answer.json()] == [(t.id, t.term, t.is_) for t in known]
    assert [term["forms"] for term in answer.json()] == [list(term.forms) for term in known]
    assert answer.headers["cache-control"] == "public, max-age=3600"
    assert answer.headers["vary"] == "accept-language, accept-encoding"


def test_a_game_that_is_not_here_has_no_glossary(client: httpx.Client) -> None:
    answer: Any = client.get("/api/games/chess/glossary")

    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")
