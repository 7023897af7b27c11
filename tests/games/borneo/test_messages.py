import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

from games.borneo.table import A, B, Table
from kontor.core import LANGUAGES, Action, Change, Event, Refusal, Seat, Texts, seeded
from kontor.core.records import tag_of
from kontor.core.rules import message_key
from kontor.games.borneo import GAME, BorneoOptions, BorneoState, rules
from kontor.games.borneo.actions import EndDefence, RelocateDefender
from kontor.games.borneo.events import CargoDrawn, DistributionBegan
from kontor.games.borneo.frames import Contest, DefenceFrame, RelocationFrame

GAMES = 30
NAMES = ("Anna", "Ben", "Chris", "Dora", "Emil")
ONE_LINE = ("action-", "event-", "question-", "change-", "refusal-", "option-", "score-", "guide-", "game-")
PACKAGE = Path(str(files(GAME.package)))
BROKEN = re.compile(r"[{}\n]|\?\?\?|  | $|^$")


def read(text: str) -> str:
    """Demand that a text is whole and stands on one line."""
    assert not BROKEN.search(text), text
    return text


class Variables(Visitor):
    """The variables that a message, or one of its attributes, takes."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def written(language: str) -> dict[str, frozenset[str]]:
    """Return every message and attribute of the game's files in a language, with its variables."""
    found: dict[str, frozenset[str]] = {}
    for file in sorted((PACKAGE / "messages").glob(f"*{language}.ftl")):
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                parts = [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]
                for suffix, pattern in parts:
                    if pattern is not None:
                        key = entry.id.name + suffix
                        assert key not in found, f"{file.name} has {key} twice"
                        variables = Variables()
                        variables.visit(pattern)
                        found[key] = frozenset(variables.found)
    return found


def written_refusals() -> Iterator[tuple[str, set[str]]]:
    """Yield the key and the facts of every refusal that the rules of the game can give."""
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                constant = ast.unparse(node.args[0]).rpartition(".")[2]
                facts, case = (*node.args[1:], None, None)[:2]
                suffix = f".{ast.literal_eval(case)}" if case is not None else ""
                keys = facts.keys if isinstance(facts, ast.Dict) else []
                known = {ast.literal_eval(key) for key in keys if key is not None}
                yield f"refusal-{message_key(getattr(rules, constant))}{suffix}", known


def test_both_languages_say_the_same_with_the_same_variables() -> None:
    """No key, attribute or variable is in one language only."""
    english, german = (written(language) for language in ("en", "de"))
    assert english.keys() == german.keys()
    assert {key: (english[key], german[key]) for key in english if english[key] != german[key]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_rules_has_a_text_that_takes_only_its_facts(language: str) -> None:
    """Including those that no match reaches."""
    texts = written(language)
    refusals = list(written_refusals())
    assert len(refusals) > 30
    for key, facts in refusals:
        assert key in texts
        assert texts[key] <= facts, key


class Reader:
    """Somebody who reads everything that random games say, each thing once."""

    def __init__(self, language: str) -> None:
        self.texts = Texts(language, GAME, NAMES)
        self.texts.name = cache(self.texts.name)  # type: ignore[method-assign] # most of the time goes into names
        self.used: set[str] = set()
        self.known: set[object] = set()

    def is_new(self, key: str, said: object) -> bool:
        """Return True if this was not read before."""
        self.used.add(key)
        new = said not in self.known
        self.known.add(said)
        return new

    def play(self, seats: int, options: BorneoOptions, number: int) -> None:
        """Play a game at random and read all of it."""
        luck = seeded(number)
        s = GAME.start(seats, options, number.to_bytes(32, "big"))

        def hear(event: Event) -> None:
            for viewer in (*range(seats), None):
                self.read_event(event.seen_by(viewer))

        GAME.settle(s, hear)
        while s.frames:
            seat = s.frames[-1].deciders[0]
            legal = GAME.legal_actions(s, seat)
            self.read_question(s, seat, legal)
            if luck.below(5) == 0:
                universe = list(GAME.universe(s, seat))
                self.read_refusals(s, seat, [luck.pick(universe) for _ in range(15)])
            GAME.advance(s, seat, luck.pick(legal), hear)

    def read_event(self, event: Event | None) -> None:
        """Read a line of the log."""
        if event is not None and self.is_new(f"event-{tag_of(event)}", event):
            read(self.texts.event(event))

    def read_question(self, s: BorneoState, seat: Seat, legal: list[Action]) -> None:
        """Read the open question, every answer to it, and what each answer would change."""
        frame, view = s.frames[-1], GAME.view(s, seat)
        if self.is_new(f"question-{tag_of(frame)}", frame):
            read(self.texts.question(view))
        for action in legal:
            facts = tuple(GAME.label_facts(view, action).items())
            if self.is_new(f"action-{tag_of(action)}", (action, facts)):
                read(self.texts.action(view, action))
            for change in GAME.forecast(s, seat, action) or ():
                if self.is_new(f"change-{change.key}", change):
                    read(self.texts.change(change))

    def read_refusals(self, s: BorneoState, seat: Seat, actions: list[Action]) -> None:
        """Read why actions that might be tried are not allowed."""
        for action in actions:
            refusal = GAME.check(s, seat, action)
            if refusal and self.is_new(f"refusal-{refusal.rule}", (refusal.rule, str(refusal))):
                read(self.texts.refusal(refusal))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_random_games_can_be_read(language: str) -> None:
    """Labels, questions, what-ifs, refusals, and the log as every seat and a spectator read it, over all setups."""
    reader = Reader(language)
    setups = list(GAME.all_setups())
    for number in range(GAMES):
        reader.play(*setups[number * len(setups) // GAMES], number)
    wanted = {f"action-{tag_of(type_)}" for type_ in GAME.action_types}
    wanted |= {f"event-{tag_of(type_)}" for type_ in GAME.event_types}
    wanted |= {f"question-{tag_of(phase.frame)}" for phase in GAME.phases.values() if phase.verbs}
    wanted |= {key for key in written(language) if key.startswith("change-")}
    assert wanted - reader.used == set(), "no game came by here"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setup_that_is_not_allowed_says_why(language: str) -> None:
    """Over all numbers of seats and all options, allowed or not."""
    texts = Texts(language, GAME)
    names = [option.name for option in GAME.info.options]
    told = set()
    for seats in range(1, 8):
        for values in product(*(option.choices for option in GAME.info.options)):
            refusal = GAME.check_setup(seats, GAME.options(dict(zip(names, values, strict=True))))
            if refusal is not None:
                told.add((refusal.rule, read(texts.refusal(refusal))))
    assert {rule for rule, _ in told} == {rules.S1, rules.R28, rules.O4}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_each_of_its_values_is_explained(language: str) -> None:
    """A seat is counted from one."""
    texts = Texts(language, GAME)
    for option in GAME.info.options:
        read(texts.option(option))
        for value in option.choices:
            if isinstance(value, int) and not isinstance(value, bool):
                read(texts.text(f"option-{option.name}-seat", {"number": value + 1}))
            else:
                read(texts.text(f"option-{option.name}-{str(value).lower()}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_points_is_named(language: str) -> None:
    """The sum as well."""
    texts = Texts(language, GAME)
    parts = GAME.scores(Table(blackbeard=True).state)[A].parts
    for source in (*parts, "total"):
        read(texts.text(f"score-{source}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_newcomers_guide_is_numbered_without_a_gap(language: str) -> None:
    """It can be shown page by page."""
    guide = [key for key in written(language) if key.startswith("guide-")]
    assert guide == [f"guide-{number}" for number in range(1, len(guide) + 1)]
    assert 7 <= len(guide) <= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_line_or_answer_is_broken_into_lines(language: str) -> None:
    """The screen breaks what is too long; only the texts of the rules are written as paragraphs."""
    texts = Texts(language, GAME, NAMES)
    plain = [key for key, variables in written(language).items() if key.startswith(ONE_LINE) and not variables]
    assert len(plain) > 20
    for key in plain:
        read(texts.text(key))


def test_a_drawn_card_is_named_to_its_drawer_only() -> None:
    """Others, and a spectator, read that a card was drawn (BOR-H5)."""
    drawn = CargoDrawn(A, "ry_p1", rule=rules.T4_1)
    english, german = (Texts(language, GAME, NAMES) for language in ("en", "de"))
    assert english.event(drawn.seen_by(A)) == "Anna draws Pepper RRY/R."
    assert english.event(drawn.seen_by(None)) == "Anna draws a card."
    assert german.event(drawn.seen_by(A)) == "Anna zieht Pfeffer RoRoGe/Ro."
    assert german.event(drawn.seen_by(B)) == "Anna zieht eine Karte."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_exchange_of_places_says_which_rank_it_gives(language: str) -> None:
    """The label selects on the word for the exchange; with another word it would speak of a company."""
    table = Table().ladders(red="ABC").frame(RelocationFrame(Contest("red", B, 3, A, 1)))
    texts, view = Texts(language, GAME, NAMES), GAME.view(table.state, A)
    swap = texts.action(view, RelocateDefender("swap"))
    assert "3" in swap
    assert texts.name("company", "red") in swap
    assert "3" not in texts.action(view, RelocateDefender("blue"))


def test_a_card_with_a_two_says_so() -> None:
    """Two units come before the spice and the flags."""
    assert Texts("en", GAME).name("card", "ry_l2") == "2 × Cloves RRR/Y"  # noqa: RUF001
    assert Texts("de", GAME).name("card", "ry_l2") == "2 × Nelken RoRoRo/Ge"  # noqa: RUF001


def test_a_refusal_counts_in_words_that_fit_the_number() -> None:
    """Singular and plural in both languages."""
    english, german = (Texts(language, GAME) for language in ("en", "de"))
    one, two = (Refusal(rules.P3, {"order": "four_same", "short": short}) for short in (1, 2))
    assert "1 unit short" in english.refusal(one)
    assert "2 units short" in english.refusal(two)
    assert "fehlt 1 Einheit für" in german.refusal(one)
    assert "fehlen 2 Einheiten für" in german.refusal(two)


def test_a_ref_that_ends_in_a_number_names_the_thing_of_that_number() -> None:
    """Seats, ports and ranks have numbers, all others names."""
    texts = Texts("en", GAME)
    assert texts.thing("seat:2") == ("seat", 2)
    assert texts.thing("port:1") == ("port", 1)
    assert texts.thing("rank:red:3") == ("rank", "red:3")
    assert texts.thing("flags:0:red") == ("flags", "0:red")
    assert texts.name(*texts.thing("rank:red:3")) == "rank 3 in Red"
    assert Texts("en", GAME).change(Change("flags", "flags:0:red", 3, 6, rules.T3_2)) == "Red flags at port 1: 3 → 6"


def test_a_transfer_tells_the_new_rank_without_the_old_one() -> None:
    """The old rank belongs to another company."""
    change = Change("rank", "company:yellow", 2, 3, rules.T2_2)
    assert Texts("en", GAME).change(change) == "New rank in Yellow: 3"
    assert Texts("de", GAME).change(change) == "Neuer Rang in Gelb: 3"


def test_a_spice_with_a_plural_name_is_not_the_subject_of_a_german_verb() -> None:
    """“Nelken” is plural, “Pfeffer” is not."""
    texts = Texts("de", GAME)
    for rule in (rules.T1_7, rules.P5):
        said = texts.refusal(Refusal(rule, {"card": "ry_p1", "spice": "cloves"}))
        assert "Als Nächstes bezahlst du Nelken, und dazu passt Pfeffer RoRoGe/Ro nicht" in said


def test_a_monopoly_promises_no_cargo_to_anybody() -> None:
    """The company may have no merchant (BOR-D10)."""
    began = DistributionBegan("monopoly", "board_manila", ("red",), rule=rules.T3_5)
    assert Texts("en", GAME).event(began).startswith("Red has the monopoly in Manila")
    assert "merchant" not in Texts("en", GAME).event(began)
    assert "Händler" not in Texts("de", GAME).event(began)


def test_a_defender_first_plays_no_card_and_later_no_more_cards() -> None:
    """The same answer before the first card and after it."""
    first = Contest("red", B, 3, A, 1, attack=("ry_p1", "ry_c1"))
    for contest, english, german in (
        (first, "Do not defend", "Verteidige dich nicht"),
        (
            replace(first, defence=("ry_l1",)),
            "Play no more defence cards",
            "Spiele keine weitere Verteidigungskarte",
        ),
    ):
        view = Table().frame(DefenceFrame(contest)).view(A)
        assert [Texts(language, GAME).action(view, EndDefence()) for language in LANGUAGES] == [english, german]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_defender_is_told_that_one_card_stays_in_hand(language: str) -> None:
    """Before the first card and after it (BOR-R5)."""
    said = {"en": "One card stays in your hand.", "de": "Eine Karte bleibt auf der Hand."}[language]
    first = Contest("red", B, 3, A, 1, attack=("ry_p1", "ry_c1"))
    for contest in (first, replace(first, defence=("ry_l1",))):
        view = Table().frame(DefenceFrame(contest)).view(A)
        assert Texts(language, GAME, NAMES).question(view).endswith(said)
