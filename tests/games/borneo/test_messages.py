"""What people read in Borneo: wording that a player could stumble over, in both languages."""

import pytest
from msgspec.structs import replace

from games.borneo.table import A, B, Table
from games.reading import NAMES
from kontor.core import LANGUAGES, Change, Refusal, Texts
from kontor.games.borneo import GAME, rules
from kontor.games.borneo.actions import EndDefence, RelocateDefender
from kontor.games.borneo.events import CardsDiscarded, CargoDrawn, DistributionBegan
from kontor.games.borneo.frames import Contest, DefenceFrame, PlacementFrame, RelocationFrame


def test_a_drawn_card_is_named_to_its_drawer_only() -> None:
    """Others, and a spectator, read that a card was drawn (BOR-H5)."""
    drawn = CargoDrawn(A, "ry_p1", rule=rules.T4_1)
    english, german = (Texts(language, GAME, NAMES) for language in ("en", "de"))
    assert english.event(drawn.seen_by(A)) == "Anna draws Pepper (flags red, red, yellow; below red)."
    assert english.event(drawn.seen_by(None)) == "Anna draws a card."
    assert german.event(drawn.seen_by(A)) == "Anna zieht Pfeffer (Flaggen rot, rot, gelb; unten rot)."
    assert german.event(drawn.seen_by(B)) == "Anna zieht eine Karte."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_exchange_of_places_says_which_rank_it_gives(language: str) -> None:
    """The other answers speak of a company."""
    table = Table().ladders(red="ABC").frame(RelocationFrame(Contest("red", B, 3, A, 1)))
    texts, view = Texts(language, GAME, NAMES), GAME.view(table.state, A)
    swap = texts.action(view, RelocateDefender("swap"))
    assert "3" in swap
    assert texts.name("company", "red") in swap
    assert "3" not in texts.action(view, RelocateDefender("blue"))


def test_a_card_with_a_two_says_that_it_is_one_card_of_two_units() -> None:
    """A number before the spice would read as two cards."""
    assert Texts("en", GAME).name("card", "ry_l2") == "Cloves (2 units; flags red, red, red; below yellow)"
    assert Texts("de", GAME).name("card", "ry_l2") == "Nelken (2 Einheiten; Flaggen rot, rot, rot; unten gelb)"


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
    assert texts.thing("flags:0:red:board_makassar") == ("flags", "0:red:board_makassar")
    assert texts.name(*texts.thing("rank:red:3")) == "rank 3 in Red"


def test_a_what_if_at_a_port_names_the_port() -> None:
    """As it is written on the card, not by its place on the table."""
    flags = Change("flags", "flags:0:red:board_makassar", 3, 6, rules.T3_2)
    cards = Change("cards", "card:board_makassar", 1, 2, rules.T3_6)
    assert Texts("en", GAME).change(flags) == "Red flags at Makassar (nutmeg): 3 → 6"
    assert Texts("de", GAME).change(cards) == "Frachtkarten in Makassar (Muskat): 1 → 2"


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
        assert (
            "Als Nächstes bezahlst du Nelken, und dazu passt Pfeffer (Flaggen rot, rot, gelb; unten rot) nicht" in said
        )


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
    said = {"en": "One card must stay in your hand.", "de": "Eine Karte muss auf der Hand bleiben."}[language]
    first = Contest("red", B, 3, A, 1, attack=("ry_p1", "ry_c1"))
    for contest in (first, replace(first, defence=("ry_l1",))):
        view = Table().frame(DefenceFrame(contest)).view(A)
        assert Texts(language, GAME, NAMES).question(view).endswith(said)


def test_a_discard_says_who_discards_and_why() -> None:
    """The event names nobody: the seat whose action led to it does (BOR-T4.3)."""
    gone = CardsDiscarded(("ry_p1",), rule=rules.T4_3)
    readers = [Texts("en", GAME, NAMES, reader=reader) for reader in (A, B)]
    assert [texts.event(gone, B) for texts in readers] == [
        "Ben holds too many hand cards and discards Pepper (flags red, red, yellow; below red).",
        "You hold too many hand cards and discard Pepper (flags red, red, yellow; below red).",
    ]
    assert "Das waren zu viele für eine Hand" in Texts("de", GAME, NAMES).event(gone)
    fought = CardsDiscarded(("ry_p1",), rule=rules.T2_16)
    assert readers[0].event(fought, B) == readers[0].event(fought), "both sides played the cards of a contest"


def test_the_question_where_to_place_a_merchant_says_which_of_how_many() -> None:
    """Nobody believes that all merchants are placed at once (BOR-S8)."""
    table = Table().ladders(red="AB").frame(PlacementFrame((A, B, B, A)))
    assert Texts("en", GAME).question(GAME.view(table.state, A)).startswith("Place your merchant 2 of 3:")


def test_a_merchant_says_which_bonus_it_has_against_the_readers_own() -> None:
    """The badge on a rank is the number of merchants between the two (BOR-T2.10)."""
    view = GAME.view(Table().ladders(red="BCAB").state, A)
    texts = Texts("en", GAME, NAMES, reader=A)
    first, second, last = (texts.describe(view, f"rank:red:{rank}") for rank in (1, 2, 4))
    assert first
    assert second
    assert last
    assert "from your rank 3 it has a bonus of +1" in str(first.now)
    assert "no bonus" in str(second.now)
    assert "bonus" not in str(last.now), "a merchant of worse rank is not attacked"


def test_the_hand_says_how_many_cards_it_may_hold() -> None:
    """The limit counts at the end of a turn (BOR-T4.3)."""
    described = Texts("en", GAME, NAMES, reader=A).describe(GAME.view(Table().hand(A, "ry_p1").state, A), "hand")
    assert described
    assert described.now == "You hold 1 card of at most 6."
