"""What people read in Goa: the names of its box, and wording that a player could stumble over."""

import re

import pytest

from games.goa.table import BEFORE_ACTION, A, B, C, D, Table
from games.reading import NAMES, Listening, asked
from games.reading import said as said_by
from kontor.core import LANGUAGES, Action, Refusal, Texts
from kontor.games.goa import GAME, actions, rules
from kontor.games.goa.events import CardsRevealed
from kontor.games.goa.frames import PlaceSpiceFrame, TakeSpiceFrame
from kontor.testing.contract.message_files import whole

NAMED = ("tile-", "power-", "effect-", "bonanza-", "spice-", "column-", "colony-", "symbol-", "edge-", "field", "card")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_the_box_has_a_name_and_no_name_is_left_over(language: str) -> None:
    """Tiles and their powers, cards, spices, places; resources are keywords to select on, alike in every language."""
    texts, box = Listening(language, GAME), GAME.box
    things = [(kind, id_) for kind, ids in GAME.vocabulary().items() for id_ in ids]
    things += [("power", tile) for tile in (*box.tiles, "flag")] + [("bonanza", tile) for tile in box.bonanza]
    assert all(whole(texts.name(kind, id_)) for kind, id_ in things)
    assert texts.unsaid(*NAMED) == set()
    assert all(key == f"resource-{texts.text(key)}" for key in texts.written if key.startswith("resource-"))


def said(thing: Table | Refusal, action: Action | None = None) -> str:
    """Return the open question, the label of an answer to it or a refusal, in English and in German."""
    if isinstance(thing, Refusal):
        return said_by(GAME, thing)
    return asked(GAME, GAME.view(thing.state, GAME.deciders(thing.state)[0]), action)


def test_a_bidder_reads_what_is_sold_what_it_does_and_the_highest_bid() -> None:
    """A tile before and after a bid, then the auctioneer; the flag is not a tile."""
    table = Table().lay("r1c1", "a:duty:1").auction(A, "r1c1")
    assert said(table).startswith("What do you bid for Duty, if anything? Nobody has bid yet. You can bid only once;")
    assert "Anna decides. Once, in your turn, return 6 spices: that counts 5 VP at the end. |" in said(table)
    assert "| Was bietest du für „Abgaben“, wenn überhaupt? Noch hat niemand geboten. Bieten kannst" in said(table)
    assert "Anna entscheidet. Einmal gibst du dafür in deinem Aktionszug 6 Gewürze ab, und" in said(table)
    bid = said(table.play(B, actions.Bid(1)))
    assert " Ben bids 1 ducat. You can bid only once; Anna decides. Once" in bid
    assert " Ben bietet 1 Dukaten. Bieten kannst du nur einmal; Anna entscheidet." in bid
    assert "| Dora bietet 3 Dukaten für „" in said(table.play(C, actions.PassBid()).play(D, actions.Bid(3)))
    flag = said(Table().auctions(A, "w1", "r1c0", "r1c1", "r1c2", "r1c3"))
    assert flag.startswith("What do you bid for the flag, if anything? Nobody has bid yet.")
    assert "Anna decides. The player who gets it acts first and takes 1 extra action card." in flag
    assert "| Was bietest du für die Flagge, wenn überhaupt?" in flag
    assert "Anna entscheidet. Wer sie bekommt, beginnt die Aktionsphase und nimmt 1 Zusatz" in flag


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
    assert said(table).endswith("oder eine Karte, bei Spionage nicht „eine Karte mehr aufdecken“.")


def test_nobody_is_asked_for_what_cannot_be_paid() -> None:
    """An auctioneer without ducats, and a founder without colonists."""
    table = Table().auction(A, "r1c1").play(B, actions.Bid(3)).play(C, actions.PassBid()).play(D, actions.PassBid())
    assert "Do you sell it, or buy it yourself for 1 ducat less? It" in said(table.purse(A, ducats=2))
    assert "You have too few ducats to buy it yourself, so you sell it. It" in said(table.purse(A, ducats=1))
    assert "Um selbst zu kaufen, hast du zu wenige Dukaten, also verkaufst du. Sie" in said(table)
    table = Table().hand(A, "exp_05").purse(A, colonists=1).founding(A, "cochin", "exp_11", "exp_12")
    assert "You have too few to pay: do you give up and take 1 colonist? Before" in said(table)
    assert "Du hast zu wenige, um zu zahlen. Gibst du auf (+1 Kolonist)? Vorher" in said(table)


def test_a_single_answer_makes_the_question_after_an_action_short() -> None:
    """A modifier card in hand is asked for, but cannot be played (GOA-R35)."""
    table = Table(**BEFORE_ACTION).hand(A, "exp_25").after_action(A)
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
    assert question == "Which spice do you put on which field? | Welches Gewürz legst du auf welches Feld?"
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
