"""The pauses of harvests and expeditions, in which free effects may be used: today's reading (GOA-R53)."""

import pytest

from games.goa.table import IN_FOUNDING, A, B, Table
from kontor.core import Change, Option, Refusal
from kontor.games.goa import GAME
from kontor.games.goa.actions import (
    DiscardCard,
    Done,
    DrawNext,
    EndTurn,
    Expedition,
    Harvest,
    PlaceSpice,
    PlayCard,
    TakeSpice,
    UseTile,
)
from kontor.games.goa.events import CardDrawn, SpicesLost
from kontor.games.goa.frames import (
    AfterActionFrame,
    ExpeditionPauseFrame,
    HarvestPauseFrame,
    PlaceSpiceFrame,
    TurnFrame,
)
from kontor.games.goa.rules import C4, C10, K8, K11, K12, K22, R53
from kontor.testing.marks import rule

SPICES = ("ginger", "clove", "pepper", "nutmeg")
DUTY = "a:duty:1"


def sacks(table: Table) -> int:
    """Return how many sacks A has."""
    return sum(map(len, table.stored(A).values()))


def harvesting(**options: str) -> Table:
    """Let A, with four sacks on eight fields and a duty, harvest eight: four sacks find no field."""
    table = Table(4, **options).keep(A, DUTY).rows(A, harvest=5)
    for spice in SPICES:
        table.store(A, f"a:plantation_{spice}_2:1", spice)
    return table.turn(A)


def return_six(table: Table) -> Table:
    """Return and place sacks as long as A is asked for them."""
    while table.deciders == (A,) and isinstance(table.legal(A)[0], TakeSpice | PlaceSpice):
        table.play(A, table.legal(A)[0])
    return table


@rule("GOA-O6", "GOA-R53")
def test_new_matches_pause_in_any_action_and_stored_ones_in_foundings() -> None:
    """The former reading leaves nothing behind."""
    option = Option("effects_during", ("any_action", "founding"), "any_action", R53, former="founding")
    assert option in GAME.info.options
    assert GAME.options({}).pauses_in_any_action
    assert not GAME.stored_options({}).pauses_in_any_action
    assert GAME.options(IN_FOUNDING).effects_during is GAME.stored_options({}).effects_during


@rule("GOA-R53")
def test_a_duty_used_during_a_harvest_makes_room_for_the_rest_of_it() -> None:
    """Eight sacks, six of them given up, and the four that had no field: six are left and none is lost."""
    table = harvesting()
    assert table.check(A, UseTile(DUTY)) is not None

    table.play(A, Harvest())
    assert (table.state.frames[-1], sacks(table)) == (HarvestPauseFrame(A, 4), 8)
    assert table.legal(A) == [Done(), UseTile(DUTY)]
    return_six(table.play(A, UseTile(DUTY)))
    assert sacks(table) == 6
    assert table.state.turned == (DUTY,)
    assert table.state.frames[-1] == TurnFrame(B)


@rule("GOA-R53", "GOA-R8")
def test_formerly_a_harvest_was_one_step() -> None:
    """Four sacks are lost, and the duty after the action leaves two."""
    table = harvesting(**IN_FOUNDING).play(A, Harvest())

    assert table.event(SpicesLost) == SpicesLost(A, 4, rule=K8)
    assert table.state.frames[-1] == AfterActionFrame(A)
    assert sacks(return_six(table.play(A, UseTile(DUTY)))) == 2


@rule("GOA-R53", "GOA-K8")
def test_stopping_in_the_pause_loses_what_finds_no_field() -> None:
    """Then the action is done."""
    table = harvesting().play(A, Harvest(), Done())

    assert table.event(SpicesLost) == SpicesLost(A, 4, rule=K8)
    assert (table.state.frames[-1], sacks(table)) == (AfterActionFrame(A), 8)


@rule("GOA-R53")
def test_a_sale_during_a_harvest_makes_room_for_as_many_sacks() -> None:
    """Two are sold, two of three find a field, and the question is open again for the third."""
    table = Table().rows(A, harvest=3).store(A, "cochin_any:1").hand(A, "exp_13", "exp_19")
    table.store(A, "b:plantation_ginger_2:1", "ginger", "ginger").turn(A).play(A, Harvest())
    table.play(A, table.legal(A)[0])
    assert table.state.frames[-1] == HarvestPauseFrame(A, 3)
    assert table.check(A, PlayCard("exp_19")) == Refusal(C4, {})

    sold = TakeSpice("b:plantation_ginger_2:1", "ginger")
    table.play(A, PlayCard("exp_13"), sold, sold, Done())
    assert table.state.frames[-1] == HarvestPauseFrame(A, 1)
    assert (sacks(table), table.state.ducats[A]) == (3, 16)


@rule("GOA-R53", "GOA-R35")
@pytest.mark.parametrize("hand", [(), ("exp_13",), ("exp_19",)])
def test_the_pause_is_asked_whatever_the_player_holds(hand: tuple[str, ...]) -> None:
    """Sacks that find no field are a public fact; an answer by itself would tell about the hand."""
    table = Table().rows(A, harvest=3).store(A, "b:plantation_ginger_3:1").hand(A, *hand).turn(A).play(A, Harvest())

    assert table.state.frames[-1] == HarvestPauseFrame(A, 1)
    assert table.legal(A)[0] == Done()


@rule("GOA-R53")
def test_a_harvest_that_fits_does_not_pause() -> None:
    """Three free fields for one sack: it is placed, and the action is done."""
    table = Table().store(A, "b:plantation_ginger_3:1").keep(A, "a:red_ship:1").turn(A).play(A, Harvest())
    assert (table.state.frames[-1], sacks(table)) == (AfterActionFrame(A), 1)

    table = Table().store(A, "cochin_any:1").rows(A, harvest=1).turn(A).play(A, Harvest())
    assert table.state.frames[-1] == PlaceSpiceFrame(A, 1, K8)


@rule("GOA-R53", "GOA-K11")
def test_a_card_just_drawn_is_played_before_the_second_draw() -> None:
    """Row 4 has a limit of four: with three in hand the first card fills it, and playing it makes room for another."""
    table = Table().rows(A, expedition=4).hand(A, "exp_28", "exp_29", "exp_30").deck("exp_01", "exp_04").turn(A)
    table.play(A, Expedition(2))
    assert table.event(CardDrawn) == CardDrawn(A, "exp_01", rule=K11)
    assert table.state.frames[-1] == ExpeditionPauseFrame(A, 1)
    assert table.check(A, DrawNext()) == Refusal(K12, {"limit": 4, "hand": 4})
    assert DrawNext() not in table.legal(A)

    table.play(A, PlayCard("exp_01"), DrawNext())
    assert (table.state.hands[A], table.state.ships[A]) == (("exp_28", "exp_29", "exp_30", "exp_04"), 6)
    assert table.state.frames[-1] == AfterActionFrame(A)


@rule("GOA-R53")
def test_an_expedition_may_stop_in_the_pause_or_make_room_by_a_discard() -> None:
    """Three cards at most: one is drawn, one discarded, one drawn, and the third is left."""
    table = Table().rows(A, expedition=5).deck("exp_01", "exp_04", "exp_07").turn(A).play(A, Expedition(3))
    assert table.state.frames[-1] == ExpeditionPauseFrame(A, 2)

    table.play(A, DiscardCard("exp_01"), DrawNext(), Done(), EndTurn())
    assert (table.state.hands[A], table.state.deck[-1]) == (("exp_04",), "exp_07")
    assert table.deciders == (B,)
    table.assert_census()


@rule("GOA-R53", "GOA-K22")
def test_an_expedition_needs_room_for_one_card_and_draws_only_what_is_there() -> None:
    """With a full hand it is refused; in the pause a draw needs a card in deck or discard pile."""
    table = Table().rows(A, expedition=3).hand(A, "exp_28", "exp_29", "exp_30").turn(A)
    assert table.check(A, Expedition(2)) == Refusal(K12, {"limit": 3, "hand": 3})
    assert table.play(A, DiscardCard("exp_28")).check(A, Expedition(2)) is None

    table = Table().rows(A, expedition=4).keep(A, "b:red_expedition:1").piles(("exp_01", "exp_04"), ()).turn(A)
    table.play(A, Expedition(2), UseTile("b:red_expedition:1"))
    assert table.check(A, DrawNext()) == Refusal(K22, {"left": 0}, "left")
    assert Done() in table.legal(A)


@rule("GOA-R53", "GOA-K8", "GOA-C10")
def test_what_if_says_in_the_pauses_what_is_lost_and_what_is_drawn() -> None:
    """Stopping loses four sacks; a draw and a discard change the hand."""
    table = harvesting().play(A, Harvest())
    assert GAME.forecast(table.state, A, Done()) == (Change("sacks_lost", "seat:0", 0, 4, K8),)

    table = Table().rows(A, expedition=5).deck("exp_01", "exp_04", "exp_07").turn(A).play(A, Expedition(3))
    assert GAME.forecast(table.state, A, Done()) == ()
    assert GAME.forecast(table.state, A, DrawNext()) == (Change("cards", "seat:0", 1, 2, K11),)
    assert GAME.forecast(table.state, A, DiscardCard("exp_01")) == (Change("cards", "seat:0", 1, 0, C10),)
