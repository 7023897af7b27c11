"""What is known of shuffled piles: the deck after a reshuffle, Bonanza tiles, the tiles of phase B."""

from games.goa.table import IN_FOUNDING, A, B, C, D, Table
from kontor.core import seeded
from kontor.games.goa import GAME
from kontor.games.goa.actions import Expedition, PassBid
from kontor.games.goa.events import BonanzaTaken, DeckReshuffled
from kontor.games.goa.frames import RoundFrame
from kontor.games.goa.rules import C11, V3
from kontor.games.goa.state import without
from kontor.testing.marks import rule

EVERYBODY = (A, B, C, D, None)
"""All seats, and a spectator."""
RESHUFFLED = ("exp_07", "exp_08", "exp_10", "exp_11")


def reshuffled() -> Table:
    """Let B draw the last card of the first deck and then one of four cards that are reshuffled; D holds many."""
    table = Table(**IN_FOUNDING).piles(("exp_05", "exp_01"), RESHUFFLED)
    table.state.deck.remove("exp_01")
    table.state.hands[A] = ("exp_01",)
    return table.rows(B, expedition=3).turn(B).play(B, Expedition(2))


@rule("GOA-H6")
def test_the_bonanza_tiles_are_known_as_a_set_and_not_by_their_corner() -> None:
    """Exchanging them changes no view."""
    s = Table(bonanza=True).state
    other = s.clone()
    other.corners["r0c0"], other.corners["r4c4"] = s.corners["r4c4"], s.corners["r0c0"]
    names = ("colonists", "ducats", "expedition", "extra_action", "ship_colonist", "ship_ducats", "ships", "spices")
    for seat in EVERYBODY:
        view = GAME.view(s, seat)
        assert view.bonanza == tuple(f"bonanza_{name}" for name in names)
        assert (view.corners, view.bonanza_taken) == (("r0c0", "r0c4", "r4c0", "r4c4"), ())
        assert GAME.view(other, seat) == view
        assert GAME.hidden(s, seat) >= {f"bonanza_{name}" for name in names}


@rule("GOA-H6")
def test_a_taken_bonanza_tile_is_known_to_all() -> None:
    """It is told by name, and no longer among the unknown ones."""
    table = Table(2, bonanza=True).lay("r0c0", "a:foreman:1").corner("r0c0", "bonanza_ships").auction(A, "r0c0")
    table.play(B, PassBid())
    assert table.event(BonanzaTaken) == BonanzaTaken(A, "bonanza_ships", rule=V3)
    for seat in (A, B, None):
        view = GAME.view(table.state, seat)
        assert view.bonanza_taken == ("bonanza_ships",)
        assert view.corners == ("r0c4", "r4c0", "r4c4")
        assert (len(view.bonanza), "bonanza_ships" in view.bonanza) == (7, False)
        assert "bonanza_ships" not in GAME.hidden(table.state, seat)


@rule("GOA-H6")
def test_an_imagined_world_has_any_bonanza_tile_below_a_corner() -> None:
    """All eight are there, four of them below the corners, and each can be below the first."""
    table = Table(bonanza=True)
    view = GAME.view(table.state, A)
    seen = set()
    for number in range(60):
        world = GAME.determinize(view, seeded(number))
        assert GAME.view(world, A) == view
        assert sorted([*world.corners.values(), *world.bonanza]) == list(view.bonanza)
        assert len(world.corners) == 4
        seen.add(world.corners["r0c0"])
    assert seen == set(view.bonanza)


@rule("GOA-H8")
def test_the_29_b_tiles_are_known_as_a_set_before_phase_b() -> None:
    """Sorted, so that nothing of the coming layout is told."""
    for seat in EVERYBODY:
        view = GAME.view(Table().state, seat)
        assert view.box == tuple(GAME.box.tiles_of("B"))
        assert len(view.box) == 29


@rule("GOA-H8")
def test_nobody_knows_the_layout_of_phase_b() -> None:
    """Worlds that A can imagine in round 4 lead to different grids and to different removed tiles."""
    table = Table(2)
    table.state.round_no = 4
    table.frame(RoundFrame("end"))
    view = GAME.view(table.state, A)
    grids, removed = set(), set()
    for number in range(8):
        world = GAME.determinize(view, seeded(number))
        GAME.settle(world, lambda _: None)
        assert world.phase == "B"
        grids.add(tuple(world.grid))
        removed.add(world.removed[4:])
    assert (len(grids), len(removed)) == (8, 8)


@rule("GOA-R49")
def test_everybody_knows_how_many_hand_cards_come_from_which_deck() -> None:
    """B holds one card of the first deck and one of the reshuffle."""
    table = reshuffled()
    assert table.event(DeckReshuffled) == DeckReshuffled(4, rule=C11)
    for seat in EVERYBODY:
        view = GAME.view(table.state, seat)
        assert [player.hand for player in view.players] == [(1, 0), (1, 1), (0, 0), (24, 0)]
        assert (view.reshuffles, view.deck) == (1, 3)


@rule("GOA-R49")
def test_cards_that_were_shuffled_in_are_kept_apart_from_the_first_deck() -> None:
    """Of the four nobody but B has seen one; A knows them as a set."""
    table = reshuffled()
    s = table.state
    drawn = s.hands[B][1]
    assert drawn in RESHUFFLED
    for seat in (A, C, D, None):
        old = [card for other, hand in enumerate(s.hands) if other != seat for card in hand if card not in RESHUFFLED]
        assert GAME.view(s, seat).unseen == (tuple(sorted(old)), RESHUFFLED)
    assert GAME.view(s, B).unseen[1] == tuple(card for card in RESHUFFLED if card != drawn)


@rule("GOA-R49")
def test_an_imagined_world_respects_the_reshuffle() -> None:
    """In each of them one card of B comes from the reshuffle, and the deck holds no older card."""
    table = reshuffled()
    view = GAME.view(table.state, A)
    drawn = set()
    for number in range(30):
        world = GAME.determinize(view, seeded(number))
        assert [len(hand) for hand in world.hands] == [1, 2, 0, 24]
        assert [len(set(RESHUFFLED).intersection(hand)) for hand in world.hands] == [0, 1, 0, 0]
        assert set(world.deck) < set(RESHUFFLED)
        assert world.hands[A] == ("exp_01",)
        assert GAME.view(world, A) == view
        assert list(GAME.census(world)) == list(GAME.inventory(4, table.options))
        drawn.add(world.hands[B][1])
    assert drawn == set(RESHUFFLED)


@rule("GOA-R49")
def test_a_second_reshuffle_is_a_third_deck() -> None:
    """Of every card it is known in which of them it was shuffled last."""
    table = Table().rows(A, expedition=5).piles((), ("exp_01",)).turn(A)
    table.play(A, Expedition(1))
    table.state.expedition_discard.append("exp_02")
    table.state.hands[D] = without(table.state.hands[D], "exp_02")
    table.turn(A).play(A, Expedition(1))

    assert table.state.hands[A] == ("exp_01", "exp_02")
    assert table.state.reshuffles == 2
    assert GAME.view(table.state, B).players[A].hand == (0, 1, 1)
