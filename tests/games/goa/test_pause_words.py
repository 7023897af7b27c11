"""What is said in the pauses of actions: what is at stake, what one may do now, and how to go on."""

import pytest

from games.goa.table import BEFORE_ACTION, FREE_FOUNDING, A, B, Table
from games.reading import NAMES, asked
from kontor.core import Action, Texts
from kontor.games.goa import GAME
from kontor.games.goa.actions import Done, Expedition, FoundColony, Harvest, PlayCard, UseTile

ESPIONAGE = "b:espionage:1"


def said(table: Table, action: Action | None = None) -> str:
    """Return the open question or the label of an answer to it, in English and in German."""
    return asked(GAME, GAME.view(table.state, A), action)


def harvest(fields: int, *hand: str) -> Table:
    """Let A harvest four sacks on so many fields."""
    tile = f"b:plantation_ginger_{fields}:1"
    return Table().rows(A, harvest=3).store(A, tile).hand(A, *hand).turn(A).play(A, Harvest())


def test_a_harvest_says_how_many_sacks_are_given_up() -> None:
    """One is not several."""
    assert said(harvest(2), Done()) == "Give up 2 sacks | Verzichte auf 2 Säckchen"
    assert said(harvest(3), Done()) == "Give up 1 sack | Verzichte auf 1 Säckchen"
    assert said(harvest(2)).startswith("2 sacks of your harvest find no free field. Do you make room")
    assert "or do you give up the sack? You may also discard cards. | 1 Säckchen" in said(harvest(3))
    former = Table(**BEFORE_ACTION).rows(A, harvest=3).store(A, "b:plantation_ginger_3:1").turn(A).play(A, Harvest())
    assert "discard" not in said(former)


@pytest.mark.parametrize(
    ("language", "end"), [("en", "nothing to make room with."), ("de", "nichts, was Platz schafft.")]
)
def test_who_has_nothing_to_make_room_with_reads_it(language: str, end: str) -> None:
    """Without cards and tiles the sacks are lost whatever one does."""
    table = harvest(3)
    assert table.legal(A) == [Done()]
    assert Texts(language, GAME, NAMES).question(GAME.view(table.state, A), 1).endswith(end)


def test_an_expedition_says_how_many_cards_may_come_and_find_room() -> None:
    """Three at most in row 5: after the first one two are left, and the hand has room for four."""
    table = Table().rows(A, expedition=5).turn(A).play(A, Expedition(3))
    english, german = said(table).split(" | ")
    assert english.startswith("Your expedition may bring up to 2 more cards. Your hand has room for 4: do you draw")
    assert german.startswith("Deine Expedition darf noch bis zu 2 Karten bringen. Auf deiner Hand ist Platz für 4:")
    assert said(table, Done()) == "End the expedition | Beende die Expedition"


def test_with_a_full_hand_nobody_is_asked_to_draw() -> None:
    """Four cards in row 4: first one of them has to go."""
    table = Table().rows(A, expedition=4).hand(A, "exp_28", "exp_29", "exp_30").turn(A).play(A, Expedition(2))
    assert said(table) == (
        "Your expedition may bring 1 more card. You hold 4 cards with a limit of 4: play or discard a card to make "
        "room, or end the expedition. | Deine Expedition darf noch 1 Karte bringen. Du hast 4 Handkarten, dein Limit "
        "ist 4: Spiel eine Karte aus oder wirf eine ab, um Platz zu schaffen, oder beende die Expedition."
    )


def test_who_has_played_the_card_of_the_turn_is_not_asked_for_another() -> None:
    """In a harvest a tile is left, in an expedition a discard; in the former reading neither."""
    assert "make room with a card or a tile" in said(harvest(3, "exp_13"))
    table = Table().rows(A, harvest=3, expedition=1).store(A, "b:plantation_ginger_3:1").hand(A, "exp_01").turn(A)
    table.play(A, PlayCard("exp_01"), Harvest())
    assert "make room with a tile, such as a duty, or" in said(table)
    assert "Schaffst du mit einem Plättchen Platz, etwa mit Abgaben, oder" in said(table)
    for options, english, german in (
        ({}, "discard a card to make room, or end the", "Wirf eine Karte ab, um Platz zu schaffen, oder beende die"),
        (BEFORE_ACTION, "with a limit of 4: end the", "Limit ist 4: Beende die"),
    ):
        table = Table(**options).rows(A, expedition=4).hand(A, "exp_01", "exp_28", "exp_29", "exp_30").turn(A)
        table.play(A, PlayCard("exp_01"), Expedition(2))
        assert f"{english} expedition. | " in said(table)
        assert said(table).endswith(f"{german} Expedition.")


def test_without_cards_nobody_is_asked_to_draw() -> None:
    """The last two are drawn, one of them by a red tile."""
    table = Table().rows(A, expedition=4).keep(A, "b:red_expedition:1").piles(("exp_01", "exp_04"), ()).turn(A)
    table.play(A, Expedition(2), UseTile("b:red_expedition:1"))
    assert "1 more card. But there is none left: do you end the expedition? Before that" in said(table)
    assert "1 Karte bringen. Aber es ist keine mehr da: Beendest du die Expedition? Vorher" in said(table)


def test_the_card_for_one_more_reveal_says_how_many_are_revealed() -> None:
    """Three, not two."""
    table = Table().hand(A, "exp_22").turn(A).play(A, PlayCard("exp_22"))
    assert said(table) == (
        "Which colony do you found? You reveal 3 cards for it instead of 2. | "
        "Welche Kolonie gründest du? Du deckst dafür 3 Karten auf statt 2."
    )


@pytest.mark.parametrize(
    ("former", "founding", "offered"), [(False, False, False), (False, True, True), (True, False, True)]
)
def test_espionage_asks_for_the_colony_column_where_it_can_be_used(former: bool, founding: bool, offered: bool) -> None:
    """Today in a founding of one's own, formerly outside of one."""
    table = Table(**FREE_FOUNDING if former else {}).phase_b().keep(A, ESPIONAGE).rows(B, colony=5)
    table.deck("exp_01", "exp_04").purse(A, colonists=0).turn(A)
    if founding:
        table.play(A, FoundColony("calicut"))
    table.play(A, UseTile(ESPIONAGE))
    assert any(getattr(action, "column", "") == "colony" for action in table.legal(A)) is offered
    english, german = said(table).split(" | ")
    assert ("taxes or colony?" in english, "Steuer oder Koloniegründung?" in german) == (offered, offered)
    assert ("or taxes?" in english, "oder Steuer?" in german) == (not offered, not offered)
