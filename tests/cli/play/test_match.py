"""The way back, the log of a seat, and the answers to *why not?*, at a table set up by hand."""

import io
from collections.abc import Sequence

import pytest
from rich.console import Console

from kontor.bots import Deckhand
from kontor.cli.drawings import drawing_of
from kontor.cli.drawings.generic import GenericDrawing
from kontor.cli.language import speak
from kontor.cli.play.ending import last_events
from kontor.cli.play.local_match import LocalMatch
from kontor.cli.play.why import WhyNotAnswer, why_not
from kontor.core import Seating
from kontor.core.registry import game
from kontor.games.borneo.actions import PlaceMerchant, PlayCargo, SkipMerchant
from kontor.games.borneo.events import CargoDrawn
from kontor.games.borneo.view import BorneoView

BORNEO = game("borneo")
NAMES = ("Anna", "Bruno", "Clara", "David", "Elena")


def table(people: int, bots: int = 0, **options: str | int | bool) -> LocalMatch:
    """Seat people and bots; the first seat begins."""
    kinds = ["person"] * people + ["deckhand"] * bots
    seats = [Seating(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
    return LocalMatch(BORNEO, seats, BORNEO.options({"start_player": 0, **options}), bytes(32))


def borneo_view(match: LocalMatch) -> BorneoView:
    """Return what the first seat sees."""
    view = match.view(0)
    assert isinstance(view, BorneoView)
    return view


def place_all(match: LocalMatch, companies: Sequence[str]) -> None:
    """Place the merchants of the next player."""
    for company in companies:
        assert match.decider is not None
        match.act(match.decider, PlaceMerchant(company))


def ask(match: LocalMatch, words: str, language: str = "en") -> WhyNotAnswer | None:
    """Ask why not, for the seat that decides."""
    assert match.decider is not None
    texts = speak(language, BORNEO, NAMES)
    drawing = drawing_of("borneo")(BORNEO, texts)
    return why_not(drawing, texts, match.state, match.view(match.decider), match.decider, words)


def refusals(answer: WhyNotAnswer | None) -> list[str]:
    """Return the rules that an answer names."""
    assert answer is not None
    return [refusal.rule for refusal in answer.refusals]


def test_a_player_may_undo_a_decision_while_nothing_was_revealed() -> None:
    """Undo returns to the very state before, and the record forgets the move."""
    match = table(3)
    place_all(match, ["red", "green", "blue"] * 3)
    before = match.state
    assert match.undo_barrier(0) == ("undo-other", 2)
    match.act(0, SkipMerchant())
    assert match.undo_barrier(0) is None
    match.undo()
    assert match.state is before
    assert len(match.recorder.moves) == len(match.decisions) == 9


def test_a_card_that_others_have_seen_cannot_go_back() -> None:
    """Each barrier of undo is told apart."""
    match = table(3)
    assert match.undo_barrier(0) == ("undo-nothing", 0)
    place_all(match, ["red", "green", "blue"] * 3)
    match.act(0, SkipMerchant())
    match.act(0, next(action for action in match.legal(0) if isinstance(action, PlayCargo)))
    assert match.undo_barrier(0) == ("undo-sealed", 0)
    assert match.undo_barrier(1) == ("undo-other", 0)


def test_bots_decide_until_a_person_is_asked() -> None:
    """Bots never wait for anybody but people."""
    match = table(1, bots=2)
    match.let_bots_play()
    match.act(0, PlaceMerchant("red"))
    match.let_bots_play()
    assert match.decider == 0
    assert match.last_decision_of(0) == 0
    assert [event.rule for event in match.events_for(0)] == ["BOR-S8"] * len(match.decisions)


@pytest.mark.parametrize(("people", "bots", "named"), [(1, 2, True), (2, 1, False)])
def test_the_end_tells_one_person_of_their_cards_and_several_of_none(people: int, bots: int, *, named: bool) -> None:
    """One alone reads on as before; several at one keyboard read what a spectator may know."""
    match = table(people, bots)
    place_all(match, ["red", "green", "blue"] * 3)
    match.act(0, SkipMerchant())
    match.act(0, next(action for action in match.legal(0) if isinstance(action, PlayCargo)))
    drawn = [event for event in last_events(match) if isinstance(event, CargoDrawn)]
    assert [event.seat for event in drawn] == [0, 0]
    assert all((event.card is not None) == named for event in drawn)


def test_the_same_position_gives_the_same_move_of_a_bot() -> None:
    """The luck of a decision depends on seat and number alone, and is not the luck of the shuffle."""
    match = table(1, bots=2)
    match.let_bots_play()
    match.act(0, PlaceMerchant("red"))
    before = len(match.decisions)
    match.let_bots_play()
    moves = list(match.recorder.moves)
    assert len(moves) > before
    for _ in range(3):
        while len(match.decisions) > before:
            match.undo()
        match.let_bots_play()
        assert match.recorder.moves == moves
    assert match.bot_seed != match.seed


def test_a_bot_is_made_with_its_game() -> None:
    """A level gets what a search would need."""
    bot = table(1, bots=2).bots[1]
    assert isinstance(bot, Deckhand)
    assert bot.game is BORNEO


def test_why_not_names_the_rule_of_a_full_company_by_name_and_by_ref() -> None:
    """A name in either language and a ref mean the same company."""
    match = table(5)
    place_all(match, ["red"] * 5)
    for words, language in (("Red", "en"), ("rot", "de"), ("company:red", "de"), ("the red", "en")):
        answer = ask(match, words, language)
        if words == "the red":
            assert answer is None
        else:
            assert refusals(answer) == ["BOR-S8b"]
            assert answer is not None
            assert answer.allowed == ()


def test_what_is_allowed_is_answered_with_its_numbers() -> None:
    """Asking about something legal gives its place in the menu."""
    match = table(3)
    answer = ask(match, "green")
    assert answer is not None
    assert (answer.allowed, answer.refusals) == ((2,), ())


def test_a_thing_of_another_question_is_told_apart_from_an_unknown_one() -> None:
    """A port while merchants are placed is known, but not asked for."""
    match = table(3)
    assert refusals(ask(match, "port 2")) == ["KON-2"]
    assert refusals(ask(match, "Hafen 2", "de")) == ["KON-2"]
    assert ask(match, "the moon") is None


def test_why_not_of_merchants_by_owner_company_and_rank() -> None:
    """Merchants are pointed at as people see them on the ladders."""
    match = table(3)
    place_all(match, ["red", "red", "green", "green", "blue", "blue", "yellow", "yellow", "blue"])
    for words in ("Bruno Yellow", "yellow 2", "yellow rank 2"):
        assert "BOR-T2.5" in refusals(ask(match, words)), words
    for words in ("red red", "red 1 red"):
        assert refusals(ask(match, words)) == ["BOR-T2.2"], words


def test_why_not_of_cards_by_their_faces_and_of_ports_by_name() -> None:
    """Cards are pointed at by id or by face, ports by the name on their card."""
    match = table(3)
    place_all(match, ["red", "green", "blue"] * 3)
    match.act(0, SkipMerchant())
    view = borneo_view(match)
    foreign = next(card for card in BORNEO.box.cargo if card not in view.hand)
    name = speak("de", BORNEO).name("card", foreign)
    assert refusals(ask(match, f"card:{foreign}")) == ["BOR-T3.1"]
    assert refusals(ask(match, name, "de")) == ["BOR-T3.1"]
    port = BORNEO.box.ports[view.ports[1].port].name
    answer = ask(match, f"{view.hand[0]} {port}")
    assert answer is not None
    assert answer.allowed == (1,)


@pytest.mark.parametrize("language", ["en", "de"])
def test_any_view_can_be_drawn_as_labelled_rows(language: str) -> None:
    """A game without a drawing is shown all the same."""
    match = table(3)
    place_all(match, ["red", "green", "blue"] * 3)
    console = Console(width=80, file=io.StringIO(), record=True)
    console.print(GenericDrawing(BORNEO, speak(language, BORNEO, NAMES)).table(match.view(0), 80))
    rows = [" ".join(line.split()) for line in console.export_text().splitlines()]
    for name in ("Anna", "Bruno", "Clara"):
        assert [row for row in rows if row.startswith(f"{name} hand ")]
    red = speak(language, BORNEO).name("company", "red")
    there = ", ".join(NAMES[seat] for seat in borneo_view(match).ladders["red"])
    assert f"ladders {red} {there}" in rows, "people and things by name, each in a row of its own"
    assert any(row.startswith("unseen 1 ") for row in rows)


def test_pointing_at_many_things_means_those_at_hand() -> None:
    """A word that fits many cards means the player's own cards first."""
    match = table(3)
    place_all(match, ["red", "green", "blue"] * 3)
    match.act(0, SkipMerchant())
    port = BORNEO.box.ports[borneo_view(match).ports[0].port].name
    answer = ask(match, port)
    assert answer is not None
    assert len(answer.allowed) == len(borneo_view(match).hand)
    assert answer.refusals == ()
