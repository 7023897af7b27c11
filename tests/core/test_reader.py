"""Sentences speak to their reader: the seat of the person who reads is "you", everybody else has a name."""

from pathlib import Path
from typing import Annotated, TypeAlias

import pytest

from contract.toy import GAME
from contract.toy.game import BidMade, Drawn, Pearls
from kontor.core import Change, Event, Name, Seat, Texts, kind

NAMES = ("Anna", "Bruno", "Clara")
DeedId: TypeAlias = Annotated[str, kind("deed")]


class Beaten(Event, frozen=True, tag="beaten"):
    """Somebody beat somebody."""

    attacker: Seat
    first_defender: Seat


class Scored(Event, frozen=True, tag="scored"):
    """The winners are known."""

    winners: tuple[Seat, ...]


class Acted(Event, frozen=True, tag="acted"):
    """Somebody did something whose name is a verb."""

    seat: Seat
    deed: DeedId


class Passed(Event, frozen=True, tag="passed"):
    """Somebody passed; nobody wrote what the one who passed reads."""

    seat: Seat


MESSAGES = """
event-beaten = { $attacker } beats { $first_defender }.
    .you-attacker = You beat { $first_defender }.
    .you-first-defender = { $attacker } beats you.
event-scored = { $winners_count ->
        [one] { $winners } wins.
       *[other] Winners: { $winners }.
    }
    .you-winners = { $winners_count ->
        [one] You win.
       *[other] You share the victory with { $others }.
    }
event-acted = { $seat } { $deed }.
    .you = You { $deed }.
event-passed = { $seat } passes.
deed-harvest = harvests
    .you = harvest
deed-rest = does nothing ({ $hours } h)
order-of-play = Order of play: { $seats }
change-coins = coins of { $thing }: { $before } → { $after }
    .you = your coins: { $before } → { $after }
change-rank = rank of { $thing }: { $after }
"""


class Deeds(Pearls):
    """The toy with messages of its own."""

    package = "deeds"

    def name(self, kind: str, id_: str | int) -> Name:
        """Name a deed."""
        return Name(f"{kind}-{id_}", {"hours": 2} if id_ == "rest" else {})


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[Seat | None, Texts]:
    """Return the English texts for each reader."""
    (tmp_path / "deeds" / "messages").mkdir(parents=True)
    (tmp_path / "deeds" / "__init__.py").touch()
    (tmp_path / "deeds" / "messages" / "en.ftl").write_text(MESSAGES, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = Deeds(GAME.components)
    return {reader: Texts("en", game, NAMES, reader=reader) for reader in (0, 1, 2, None)}


def test_a_player_reads_you_and_everybody_else_reads_the_name() -> None:
    """An event with a `seat` has `.you`; without a reader the texts are those of a spectator."""
    bid = BidMade(1, 3, rule="TOY-A1")

    assert Texts("en", GAME, NAMES, reader=1).event(bid) == "You bid 3."
    assert Texts("de", GAME, NAMES, reader=1).event(bid) == "Du bietest 3."
    assert Texts("en", GAME, NAMES, reader=0).event(bid) == "Bruno bids 3."
    assert Texts("en", GAME, NAMES).event(bid) == "Bruno bids 3."


def test_what_is_hidden_from_others_is_told_to_the_reader() -> None:
    """The reader sees the pearl that they drew."""
    drawn = Drawn(0, "p07", rule="TOY-L2")
    lines = [Texts("en", GAME, NAMES, reader=seat).event(drawn.seen_by(seat) or drawn) for seat in (0, 1, None)]

    assert lines == ["You draw pearl 07.", "Anna draws a pearl.", "Anna draws a pearl."]


def test_each_seat_of_an_event_has_a_sentence_of_its_own(texts: dict[Seat | None, Texts]) -> None:
    """A field with another name has its own attribute, `.you-<field>`."""
    beaten = Beaten(0, 1, rule="TOY-A1")

    assert [texts[reader].event(beaten) for reader in (0, 1, 2, None)] == [
        "You beat Bruno.",
        "Anna beats you.",
        "Anna beats Bruno.",
        "Anna beats Bruno.",
    ]


def test_the_first_field_speaks_if_two_are_the_readers(texts: dict[Seat | None, Texts]) -> None:
    """It does not happen in any game, but it has an answer."""
    assert texts[2].event(Beaten(2, 2, rule="TOY-A1")) == "You beat Clara."


def test_a_reader_among_several_seats_reads_who_the_others_are(texts: dict[Seat | None, Texts]) -> None:
    """A field with many seats gives `$others`."""
    alone, shared = Scored((1,), rule="TOY-E1"), Scored((0, 1, 2), rule="TOY-E1")

    assert [texts[reader].event(alone) for reader in (1, 0)] == ["You win.", "Bruno wins."]
    assert texts[1].event(shared) == "You share the victory with Anna, Clara."
    assert texts[None].event(shared) == "Winners: Anna, Bruno, Clara."


def test_a_verb_that_the_game_names_is_said_in_the_second_person(texts: dict[Seat | None, Texts]) -> None:
    """Such a name has `.you`, too."""
    harvest = Acted(0, "harvest", rule="TOY-A1")

    assert [texts[reader].event(harvest) for reader in (0, 1)] == ["You harvest.", "Anna harvests."]
    assert texts[0].event(Acted(0, "rest", rule="TOY-A1")) == "You does nothing (2 h).", "a name with one form keeps it"


def test_an_event_without_a_sentence_for_its_reader_is_told_with_the_name(texts: dict[Seat | None, Texts]) -> None:
    """The contract kit refuses such a game; a match of it can be read nevertheless."""
    assert texts[0].event(Passed(0, rule="TOY-A1")) == "Anna passes."


def test_a_list_of_seats_says_you_for_the_reader(texts: dict[Seat | None, Texts]) -> None:
    """Lists stand in the nominative."""
    order = {"seats": [("seat", seat) for seat in (2, 0, 1, 0)]}

    assert texts[0].text("order-of-play", order) == "Order of play: Clara, you, Bruno, you"
    assert texts[None].text("order-of-play", order) == "Order of play: Clara, Anna, Bruno, Anna"


def test_a_what_if_of_the_readers_own_things_says_your(texts: dict[Seat | None, Texts]) -> None:
    """The ref of a change is the seat that it is about."""
    coins, rank = Change("coins", "seat:1", 5, 2, "TOY-A1"), Change("rank", "seat:1", 3, 1, "TOY-A1")

    assert texts[1].change(coins) == "your coins: 5 → 2"
    assert texts[0].change(coins) == texts[None].change(coins) == "coins of Bruno: 5 → 2"
    assert texts[1].change(rank) == "rank of Bruno: 1", "a text without the form names the seat"
