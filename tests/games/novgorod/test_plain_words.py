"""Newcomers read one word for one thing, and no word of the rulebook that nobody has explained to them."""

import re
from pathlib import Path

import pytest

import kontor.games.novgorod as package
from games.novgorod.table import A, B, Table
from games.reading import asked
from games.reading import said as said_by
from kontor.core import Action
from kontor.games.novgorod import GAME, actions, events, rules
from kontor.testing.marks import rule

ROOT = Path(package.__file__).parent
NAME = re.compile(r"^ *\.?[-\w]+ =")
OF_THE_DRAWING = Path(__file__).parents[3] / "web/src/games/novgorod/messages"


def texts(language: str) -> dict[str, str]:
    """Return every text that is met during a match, by its place: all but the rules and the errors of a box."""
    files = [*ROOT.glob(f"messages/*{language}.ftl"), *OF_THE_DRAWING.glob(f"{language}.ftl")]
    return {
        f"{file.parts[-3]}/{file.name}:{number}": NAME.sub("", line)
        for file in files
        if not file.name.startswith(("rules.", "components."))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if not line.startswith("#")
    }


@pytest.mark.parametrize(
    ("language", "unwanted"),
    [
        ("de", r"([Nn]eben|[Uu]nter) (dem|das|dein|deinem|die|den) Schiff|daneben, und du erfüllst"),
        ("de", r"\bTempo\b"),
        ("de", r"\bPhasen? \d"),
        ("de", r"\bWertung\b"),
        ("en", r"\bphases? \d"),
        ("en", r"\bevaluat(e|ion)\b"),
    ],
)
def test_a_word_that_newcomers_did_not_understand_is_not_used(language: str, unwanted: str) -> None:
    """Orders are kept or filed, ships have a speed, and a phase is called by what is done in it."""
    assert [place for place, text in texts(language).items() if re.search(unwanted, text)] == []


def said(table: Table, action: Action | None = None) -> str:
    """Return the open question or the label of an answer to it, in both languages."""
    return asked(GAME, table.view(table.deciders[0]), action, 0)


@rule("NOV-S7")
def test_the_side_of_a_career_card_is_asked_for_in_one_short_sentence() -> None:
    """The cards show their steps: a list of them was cut off."""
    table = Table().choose_sides(B)
    assert said(table, actions.ChooseCareerSide("back")) == "Play with the silver back | Nimm die silberne Rückseite"


@rule("NOV-N2", "NOV-N6")
def test_a_pick_is_asked_for_by_what_is_left_to_pick_and_to_spend() -> None:
    """First what to do, then how many, then the money."""
    table = Table().hand(A, "o1").draft(A)
    assert said(table) == (
        "What do you pick? You still need 2 kontors and 1 order. After the orders, 15 ducats remain for kontors. | "
        "Was wählst du? Dir fehlen noch 2 Kontore und 1 Auftrag. "
        "Nach Abzug der Aufträge bleiben 15 Dukaten für Kontore."
    )


@rule("NOV-T1.8")
def test_a_route_is_asked_for_with_the_ways_to_pay_its_fees() -> None:
    """Cities are offered to somebody who has hardly a ducat: what the route earns counts."""
    question = said(Table().kontors(A, "danzig").turn(A))
    assert "You can pay harbour fees from what you earn on the way" in question
    assert "Hafengebühren kannst du aus dem zahlen, was du unterwegs verdienst" in question


@rule("NOV-T1.4", "NOV-T1.5")
def test_base_kontors_and_placeholders_are_explained_where_they_are_met() -> None:
    """In the labels of the actions that use them."""
    table = Table().speed(A, 3).kontors(A, "danzig", "visby").turn(A)
    assert "base kontor (not yours), harbour fee 2" in said(table, actions.LayStop("luebeck"))
    table.lay(A, "danzig")
    assert "one of your other kontors, face down" in said(table, actions.LayPlaceholder())


@rule("NOV-TB3")
def test_an_order_that_stays_is_kept_and_one_that_is_closed_is_filed_in_german() -> None:
    """The log says it with the words of the question."""
    kept, filed = (said_by(GAME, events.OrderPlaced(A, "o1", place, rule=rules.TB3)) for place in ("aside", "filed"))
    assert kept.endswith("wird behalten.")
    assert filed.endswith("wird abgelegt.")
