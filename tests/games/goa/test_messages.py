"""What people read: both languages alike, whole sentences over whole matches, and no message that nobody speaks."""

import ast
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from games.goa.table import SETUPS, A, B, C, D, Ply, Table, random_match
from kontor.core import LANGUAGES, Action, Event, Refusal, Texts, seeded
from kontor.core.rules import message_key
from kontor.games.goa import GAME, actions, rules
from kontor.games.goa.events import CardsRevealed
from kontor.games.goa.frames import PlaceSpiceFrame, TakeSpiceFrame

NAMES = ("Anna", "Ben", "Chris", "Dora")
PACKAGE = Path(str(files(GAME.package)))
BROKEN = re.compile(r"[{}\n]|\?\?|\bNone\b(?! of)|  | $|^$| [,.;:?]|\.\.")
NAMED = ("tile-", "power-", "effect-", "bonanza-", "spice-", "column-", "colony-", "symbol-", "edge-", "field", "card")
PLAYED = ("action-", "event-", "question-", "change-", "deed-", "phase-")


def read(text: str) -> str:
    """Demand that a text is whole and stands on one line."""
    assert not BROKEN.search(text), text
    return text


class Variables(Visitor):
    """The variables that a message takes, and those that it selects on."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.selected: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, fluent.VariableReference)
        self.selected.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def written(file: str) -> dict[str, Variables]:
    """Return every message and attribute of a file, with its variables."""
    found: dict[str, Variables] = {}
    for entry in FluentParser(with_spans=False).parse((PACKAGE / "messages" / file).read_text("utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{file}: {entry.content}"
        if isinstance(entry, fluent.Message):
            for suffix, pattern in [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]:
                if pattern is not None:
                    key = entry.id.name + suffix
                    assert key not in found, f"{file} has {key} twice"
                    found[key] = Variables()
                    found[key].visit(pattern)
    return found


SPOKEN = {language: {**written(f"{language}.ftl"), **written(f"powers.{language}.ftl")} for language in LANGUAGES}


def calls(name: str) -> list[ast.Call]:
    """Return every call of this name in the package."""
    nodes = [node for file in PACKAGE.rglob("*.py") for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    return [n for n in nodes if isinstance(n, ast.Call) and isinstance(n.func, ast.Name) and n.func.id == name]


def refusals() -> dict[str, set[str]]:
    """Return the key and the facts of every refusal that the rules of the game can give."""
    by_core = {"refusal-GOA-O1": {"least", "most", "seats"}, "refusal-GOA-O4": {"seats", "first_revealer"}}
    found: dict[str, set[str]] = dict(by_core)
    for call in calls("Refusal"):
        named, facts, case = (*call.args, None)[:3]
        rule = getattr(rules, named.id if isinstance(named, ast.Name) else named.attr)  # type: ignore[union-attr]
        suffix = f".{ast.literal_eval(case)}" if case is not None else ""
        assert isinstance(facts, ast.Dict)
        found[f"refusal-{message_key(rule)}{suffix}"] = {ast.literal_eval(key) for key in facts.keys if key}
    return found


@pytest.mark.parametrize("file", ["", "components.", "powers.", "rules."])
def test_both_languages_say_the_same_with_the_same_variables(file: str) -> None:
    """No key, attribute or variable is in one language only."""
    english, german = ({key: it.found for key, it in written(f"{file}{one}.ftl").items()} for one in LANGUAGES)
    assert english == german


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text_that_takes_only_its_facts_and_no_text_is_left_over(language: str) -> None:
    """Including those that no match reaches."""
    texts, known = {key: it.found for key, it in SPOKEN[language].items() if "refusal-" in key}, refusals()
    assert texts.keys() == known.keys()
    assert {key for key in texts if not texts[key] <= known[key]} == set()


def test_every_fault_of_a_box_has_its_text_and_no_text_is_left_over() -> None:
    """The key is the first argument."""
    assert written("components.en.ftl").keys() == {f"error-{ast.literal_eval(it.args[0])}" for it in calls("BoxError")}


class Listening(Texts):
    """Texts that remember what they said, and select on no name: a name may be reworded."""

    def __init__(self, language: str) -> None:
        super().__init__(language, GAME, NAMES)
        self.said: set[str] = set()
        self.known: set[object] = set()
        self.name = cache(self.name)  # type: ignore[method-assign] # most of the time goes into names

    def text(self, key: str, variables: Mapping[str, Any] | None = None) -> str:
        """Say it, and check it."""
        if key in SPOKEN[self.language]:
            self.said.add(key)
            for selected in SPOKEN[self.language][key].selected - {"resource"}:
                assert isinstance((variables or {})[selected], str | int), f"{key} selects on the name of {selected}"
        return super().text(key, variables)

    def is_new(self, said: object) -> bool:
        """Return True if this was not read before."""
        new = said not in self.known
        self.known.add(said)
        return new


def hear(texts: Listening, events: Iterable[Event]) -> None:
    """Read the log, as every seat and a spectator see it."""
    for seen in (event.seen_by(viewer) for event in events for viewer in (*range(4), None)):
        if seen is not None and texts.is_new(seen):
            read(texts.event(seen))


def listen(texts: Listening, ply: Ply, tried: list[Action]) -> None:
    """Read the open question, every answer to it and its consequences, why some are not allowed, and the log."""
    s, seat, view = ply.before, ply.seat, GAME.view(ply.before, ply.seat)
    if texts.is_new(view.frames[-1]):
        read(texts.question(view))
    for action in GAME.legal_actions(s, seat):
        if texts.is_new((action, str(GAME.label_facts(view, action)))):
            read(texts.action(view, action))
        for change in filter(texts.is_new, GAME.forecast(s, seat, action) or ()):
            read(texts.change(change))
    for refusal in (GAME.check(s, seat, action) for action in tried):
        if refusal and texts.is_new(str(refusal)):
            read(texts.refusal(refusal))
    hear(texts, ply.events)


def test_every_line_of_random_matches_can_be_read_and_no_message_is_left_over() -> None:
    """Questions, labels, what-ifs, refusals, and the log as every seat and a spectator read it."""
    luck, spoken = seeded(5), [Listening(language) for language in LANGUAGES]
    for number, (seats, options) in enumerate(SETUPS * 2):
        start: list[Event] = []
        GAME.settle(GAME.setup(seats, GAME.options(options), bytes(32)), start.append)
        for texts in spoken:
            hear(texts, start)
        for ply in random_match(seats, number, **options):
            universe = list(GAME.universe(ply.before, ply.seat)) if luck.below(8) == 0 else []
            tried = [luck.pick(universe) for _ in universe[:10]]
            for texts in spoken:
                listen(texts, ply, tried)
    for texts in spoken:
        assert {key for key in SPOKEN[texts.language] if key.startswith(PLAYED)} - texts.said == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_the_box_has_a_name_and_no_name_is_left_over(language: str) -> None:
    """Tiles and their powers, cards, spices, places; resources are keywords to select on, alike in every language."""
    texts, box = Listening(language), GAME.box
    things = [(kind, id_) for kind, ids in GAME.vocabulary().items() for id_ in ids]
    things += [("power", tile) for tile in (*box.tiles, "flag")] + [("bonanza", tile) for tile in box.bonanza]
    assert all(read(texts.name(kind, id_)) for kind, id_ in things)
    assert {key for key in SPOKEN[language] if key.startswith(NAMED)} - texts.said == set()
    assert all(key == f"resource-{texts.text(key)}" for key in SPOKEN[language] if key.startswith("resource-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_points_and_guide_are_whole(language: str) -> None:
    """Every value of an option, every source of points, every page of the guide, and nothing else."""
    texts = Listening(language)
    for option in GAME.info.options:
        read(texts.option(option))
        for value in option.choices:
            seat = isinstance(value, int) and not isinstance(value, bool)
            read(texts.text(f"option-{option.name}-{'seat' if seat else str(value).lower()}", {"number": 1}))
    pages = [f"guide-{number}" for number in range(1, 11)]
    points = [f"score-{source}" for source in (*GAME.scores(Table().state)[A].parts, "total")]
    assert all(read(texts.text(key)) for key in ("game-title", "game-about", "game-credits", *pages, *points))
    assert {key for key in SPOKEN[language] if re.match("option-|score-|guide-|game-", key)} == texts.said


def said(thing: Table | Refusal, action: Action | None = None) -> str:
    """Return the open question, the label of an answer to it or a refusal, in English and in German."""
    spoken = [Texts(language, GAME, NAMES) for language in LANGUAGES]
    if isinstance(thing, Refusal):
        return " | ".join(texts.refusal(thing) for texts in spoken)
    view = GAME.view(thing.state, GAME.deciders(thing.state)[0])
    return " | ".join(texts.action(view, action) if action else texts.question(view) for texts in spoken)


def test_a_bidder_reads_what_is_sold_what_it_does_and_the_highest_bid() -> None:
    """A tile before and after a bid, then the auctioneer; the flag is not a tile."""
    table = Table().lay("r1c1", "a:duty:1").auction(A, "r1c1")
    assert "Anna sells Duty. Once, in your turn, return 6 spices: that counts 5 VP at the end. Nobody" in said(table)
    assert "| Anna versteigert „Abgaben“. Einmal gibst du dafür in deinem Aktionszug 6 Gewürze ab, und" in said(table)
    bid = said(table.play(B, actions.Bid(1)))
    assert " Ben bids 1 ducat. What do you bid, if anything? You can bid only once. |" in bid
    assert " Ben bietet 1 Dukaten. Was bietest du, wenn überhaupt? Bieten kannst du nur einmal." in bid
    assert "| Dora bietet 3 Dukaten für „" in said(table.play(C, actions.PassBid()).play(D, actions.Bid(3)))
    flag = said(Table().auctions(A, "w1", "r1c0", "r1c1", "r1c2", "r1c3"))
    assert (
        "Anna sells the flag. The player who gets it acts first and takes 1 extra action card. Nobody has bid" in flag
    )
    assert "| Anna versteigert die Flagge. Wer sie bekommt, beginnt die Aktionsphase und nimmt 1 Zusatz" in flag


def test_answers_say_what_lies_there_and_what_is_missing_in_words_that_fit_the_number() -> None:
    """A duty, a field, a sale of three and of one, and a founding pause, by espionage without an extra reveal."""
    clove = "a:plantation_clove_2:1"
    table = Table().store(A, clove, "clove").keep(A, "a:duty:1").turn(A)
    assert "| Setze „Abgaben“ ein. Einmal gibst du dafür" in said(table, actions.UseTile("a:duty:1"))
    label = said(table.turn(A, PlaceSpiceFrame(A, 3, rules.K8)), actions.PlaceSpice(clove, "clove"))
    german = "Lege 1 Säckchen Nelken auf „Nelken-Plantage (2er)“ (1 von 2 Feldern belegt: Nelken)"
    assert label == f"Put clove on Double clove plantation, where 1 of 2 fields is full (clove) | {german}"
    assert "sell up to 3. | Welches" in said(table.turn(A, TakeSpiceFrame(A, "sale", 3)))
    assert "You may sell 1 more. |" in said(table.turn(A, TakeSpiceFrame(A, "sale", 1, may_stop=True)))
    table.purse(A, colonists=9).founding(A, "cochin", "exp_11", "exp_12", espionage=True)
    assert said(table).startswith("3 colonists are missing for Cochin. Do you pay, or give up and take 1 colonist? ")
    assert said(table).endswith("aber bei einer Gründung durch Spionage nicht „eine Karte mehr aufdecken“.")


def test_nobody_is_asked_for_what_cannot_be_paid() -> None:
    """An auctioneer without ducats, and a founder without colonists."""
    table = Table().auction(A, "r1c1").play(B, actions.Bid(3)).play(C, actions.PassBid()).play(D, actions.PassBid())
    assert "Do you sell it, or buy it yourself for 1 ducat less? |" in said(table.purse(A, ducats=2))
    assert "You have too few ducats to buy it yourself, so you sell it. |" in said(table.purse(A, ducats=1))
    assert said(table).endswith("Um selbst zu kaufen, hast du zu wenige Dukaten, also verkaufst du.")
    table = Table().hand(A, "exp_05").purse(A, colonists=1).founding(A, "cochin", "exp_11", "exp_12")
    assert "You have too few to pay: do you give up and take 1 colonist? Before" in said(table)
    assert "Du hast zu wenige, um zu zahlen: Gibst du auf und nimmst 1 Kolonisten? Vorher" in said(table)


def test_a_single_answer_makes_the_question_after_an_action_short() -> None:
    """A modifier card in hand is asked for, but cannot be played (GOA-R35)."""
    table = Table().hand(A, "exp_25").after_action(A)
    view = GAME.view(table.state, A)
    assert len(table.legal(A)) == 1
    for language, short in (
        ("en", "nothing more to use or to play."),
        ("de", "nichts mehr einsetzen oder ausspielen."),
    ):
        texts = Texts(language, GAME, NAMES)
        assert texts.question(view, 1).endswith(short)
        assert texts.question(view, 2) == texts.question(view) != texts.question(view, 1)


def test_one_spice_is_not_the_last_of_several() -> None:
    """Nor is the only one that a step costs."""
    question = said(Table().turn(A, PlaceSpiceFrame(A, 1, rules.T9)))
    assert question == "On which field do you put the spice? | Auf welches Feld legst du das Gewürz?"
    step = said(Table().turn(A, TakeSpiceFrame(A, "progress", 1, ("clove",))))
    assert "return the spice that is due, clove? | Von welchem Plättchen gibst du das fällige Gewürz (Nelken)" in step


def test_an_extra_reveal_tells_only_what_it_adds() -> None:
    """The cards before it were told with their sum."""
    english, german = (Texts(language, GAME, NAMES) for language in LANGUAGES)
    one, two = CardsRevealed(A, ("exp_01",), 1, rule=rules.R9), CardsRevealed(A, ("exp_03",), 3, rule=rules.R9)
    assert english.event(one).endswith(": 1 more colonist.")
    assert english.event(two).endswith(": 3 more colonists.")
    assert german.event(one).endswith("Dazu kommt also 1 Kolonist.")
    assert german.event(two).endswith("Dazu kommen also 3 Kolonisten.")
    both = CardsRevealed(A, ("exp_01", "exp_03"), 4, rule=rules.K14)
    assert english.event(both).endswith(": 4 colonists in all.")
    assert german.event(both).endswith("Zusammen sind das 4 Kolonisten.")


def test_a_refusal_counts_and_names_what_is_missing() -> None:
    """Singular and plural, none and some."""
    step: dict[str, int | str] = {"column": "colony", "spice": "clove", "ships": 1, "owned": 0}
    for refusal, english, german in (
        (Refusal(rules.A3, {"ducats": 0}), "You have no ducats, so", "Du hast keine Dukaten, also"),
        (Refusal(rules.A3, {"ducats": 1}), "You have only 1 ducat, and", "Du hast nur 1 Dukaten und"),
        (Refusal(rules.C2), "You have already played an expedition", "In diesem Aktionszug hast du schon eine Exp"),
        (Refusal(rules.E3, {"cards": 3, "keep": 1}), "You have 3 extra action cards", "Du hast 3 Zusatzaktionskarten "),
        (Refusal(rules.K5, step, "bottom"), "Your marker of colony is", "Dein Erfolgsmarker im Bereich Kolonieg"),
        (Refusal(rules.K5, step, "ships"), "costs 1 ship, and you have none", "kostet 1 Schiff, und du hast keines"),
        (Refusal(rules.K5, step, "spices"), "costs clove, and", "kostet 1 Säckchen Nelken, und du hast keines"),
        (Refusal(rules.R39, {"ducats": 1}, "price"), "With 1 ducat you cannot pay", "Mit 1 Dukaten kannst du keinen"),
    ):
        assert re.search(f"{english}.* \\| .*{german}", said(refusal)), said(refusal)
