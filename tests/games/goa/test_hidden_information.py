"""Who knows what of the table, of hands and of the deck."""

from games.goa.table import A, B, C, D, Table
from kontor.core import seeded
from kontor.games.goa import GAME
from kontor.games.goa.actions import Bid, DiscardCard, Expedition, FoundColony, PassBid, PlayCard
from kontor.games.goa.events import (
    BidMade,
    BidPassed,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardsRevealed,
    HandShown,
)
from kontor.games.goa.frames import BidFrame, Offer
from kontor.games.goa.rules import A2, C3, C10, H4, K11, K14
from kontor.testing.marks import rule

EVERYBODY = (A, B, C, D, None)
"""All seats, and a spectator."""


def with_hands() -> Table:
    """Give A two cards and B one."""
    return Table().hand(A, "exp_01", "exp_02").hand(B, "exp_09")


@rule("GOA-H1")
def test_everybody_sees_the_grid_and_all_piles_of_tiles() -> None:
    """Removed tiles, discard piles and colony piles as well."""
    gone = ("a:ships_4:1", "b:ships_4:1")
    table = Table().clear("r0c1").remove("a:duty:1", "b:favor:1").store(A, "cochin_any:1").keep(A, *gone)
    s = table.state
    s.tiles[A], s.discard_a, s.discard_b = (), gone[:1], gone[1:]
    table.assert_census()
    for seat in EVERYBODY:
        view = GAME.view(s, seat)
        assert (view.grid, view.grid[1], len(view.grid)) == (tuple(s.grid), None, 25)
        assert view.removed == ("a:duty:1", "b:favor:1")
        assert (view.discard_a, view.discard_b) == (("a:ships_4:1",), ("b:ships_4:1",))
        assert [len(pile) for pile in view.colony_piles.values()] == [5, 3, 5, 4]
        assert view.colony_piles["cochin"] == ("cochin_any:2", "cochin_any:3", "cochin_any:4")


@rule("GOA-H1")
def test_everybody_sees_all_boards_and_all_tiles_held() -> None:
    """Rows, sacks, kept tiles, also those that are turned over or lie face down, and the expedition discard pile."""
    table = Table().rows(B, taxes=4).store(B, "a:plantation_clove_2:1", "clove").store(C, "calicut_any:1")
    table.keep(D, "b:mission_3:1", "a:plantation_pepper_1:1", "a:red_ship:1")
    table.state.turned = ("a:red_ship:1",)
    discard = tuple(table.state.expedition_discard)
    assert discard
    for seat in EVERYBODY:
        view = GAME.view(table.state, seat)
        assert [player.rows for player in view.players] == [
            (1, 1, 1, 1, 1),
            (1, 1, 4, 1, 1),
            (1, 1, 1, 1, 1),
            (1, 1, 1, 1, 1),
        ]
        assert view.players[B].storage == {"a:plantation_clove_2:1": ("clove",)}
        assert view.players[C].storage == {"calicut_any:1": ()}
        assert view.players[D].tiles == ("b:mission_3:1", "a:plantation_pepper_1:1", "a:red_ship:1")
        assert (view.turned, view.expedition_discard) == (("a:red_ship:1",), discard)


@rule("GOA-H2")
def test_everybody_sees_ships_colonists_and_extra_action_cards() -> None:
    """Of each player."""
    table = Table().purse(A, ships=7).purse(B, colonists=9).purse(C, extra_actions=2)
    for seat in EVERYBODY:
        players = GAME.view(table.state, seat).players
        assert [player.ships for player in players] == [7, 4, 4, 4]
        assert [player.colonists for player in players] == [2, 9, 2, 2]
        assert [player.extra_actions for player in players] == [0, 0, 2, 0]


@rule("GOA-H3", "GOA-R34")
def test_every_view_carries_all_ducats() -> None:
    """They can be counted, so they are not a secret, with or without open money."""
    for open_money in (False, True):
        table = Table(open_money=open_money).purse(A, ducats=3).purse(D, ducats=12)
        for seat in EVERYBODY:
            assert [player.ducats for player in GAME.view(table.state, seat).players] == [3, 10, 10, 12]


@rule("GOA-H3", "GOA-G6", "GOA-R34")
def test_covered_ducats_score_in_no_view_before_the_end() -> None:
    """The three points for most ducats are told at the end, or with open money."""
    covered, shown = (Table(2, open_money=on).purse(B, ducats=11) for on in (False, True))
    over = Table(2).purse(B, ducats=11).end_of_round(8)
    for seat in (A, B, None):
        assert ["money" in score.parts for score in GAME.view(covered.state, seat).scores] == [False, False]
        for table in (shown, over):
            assert [score.parts["money"] for score in GAME.view(table.state, seat).scores] == [0, 3]
    assert [score.total for score in GAME.view(covered.state, A).scores] == [0, 0]
    assert [score.total for score in GAME.view(shown.state, A).scores] == [0, 3]


@rule("GOA-H4")
def test_a_hand_is_known_to_its_holder_alone() -> None:
    """The others know the number of cards."""
    s = with_hands().state
    deck = frozenset(s.deck)
    assert [GAME.view(s, seat).hand for seat in EVERYBODY] == [("exp_01", "exp_02"), ("exp_09",), (), (), ()]
    for seat in EVERYBODY:
        assert [player.hand for player in GAME.view(s, seat).players] == [(2,), (1,), (0,), (0,)]
        assert [player.shown for player in GAME.view(s, seat).players] == [(), (), (), ()]
    assert GAME.hidden(s, A) == deck | {"exp_09"}
    assert GAME.hidden(s, B) == deck | {"exp_01", "exp_02"}
    assert GAME.hidden(s, None) == deck | {"exp_01", "exp_02", "exp_09"}


@rule("GOA-H4")
def test_the_symbols_of_a_hand_score_for_its_holder_alone() -> None:
    """An elephant and a fish are two points, an elephant is one."""
    s = with_hands().state
    for seat, own in ((A, 2), (B, 1)):
        parts = [score.parts for score in GAME.view(s, seat).scores]
        assert ["symbols" in part for part in parts] == [other == seat for other in range(4)]
        assert parts[seat]["symbols"] == own
    assert not any("symbols" in score.parts for score in GAME.view(s, None).scores)


@rule("GOA-H4")
def test_a_played_or_discarded_card_is_public() -> None:
    """It is hidden from nobody any more."""
    table = with_hands().turn(A).play(A, DiscardCard("exp_02"))
    assert table.event(CardDiscarded) == CardDiscarded(A, "exp_02", rule=C10)
    table.play(A, PlayCard("exp_01"))
    assert table.event(CardPlayed) == CardPlayed(A, "exp_01", rule=C3)
    for seat in EVERYBODY:
        assert GAME.hidden(table.state, seat).isdisjoint({"exp_01", "exp_02"})
        assert GAME.view(table.state, seat).expedition_discard[-2:] == ("exp_02", "exp_01")


@rule("GOA-H4")
def test_all_hands_are_shown_at_the_final_scoring() -> None:
    """Every view has them, the deck alone stays hidden, and an imagined world has the very same hands."""
    table = with_hands().end_of_round(8)
    hands = [("exp_01", "exp_02"), ("exp_09",), (), ()]
    shown = [event for event in table.events if isinstance(event, HandShown)]
    assert shown == [HandShown(seat, hand, rule=H4) for seat, hand in enumerate(hands)]
    for seat in EVERYBODY:
        view = GAME.view(table.state, seat)
        assert [player.shown for player in view.players] == hands
        assert [score.parts["symbols"] for score in view.scores] == [2, 1, 0, 0]
        assert GAME.hidden(table.state, seat) == frozenset(table.state.deck)
        world = GAME.determinize(view, seeded(1))
        assert world.hands == hands
        assert GAME.view(world, seat) == view


@rule("GOA-H4", "GOA-H5")
def test_a_drawn_card_is_shown_to_its_drawer_alone() -> None:
    """The others learn that A drew."""
    table = Table().deck("exp_03").turn(A).play(A, Expedition(1))
    event = table.event(CardDrawn)
    assert event.seen_by(A) == CardDrawn(A, "exp_03", rule=K11)
    for seat in (B, C, D, None):
        assert event.seen_by(seat) == CardDrawn(A, None, rule=K11)


@rule("GOA-H5")
def test_the_number_of_cards_in_the_deck_is_public_and_their_order_is_not() -> None:
    """Shuffling the deck changes no view; all its cards are hidden from everybody."""
    s = with_hands().state
    other = s.clone()
    other.deck.reverse()
    assert other.deck != s.deck
    for seat in EVERYBODY:
        assert GAME.view(s, seat).deck == len(s.deck)
        assert GAME.view(other, seat) == GAME.view(s, seat)
        assert GAME.hidden(s, seat) >= frozenset(s.deck)
    assert GAME.view(s, A).unseen == (tuple(sorted([*s.deck, "exp_09"])),)
    assert len(s.deck) + len(s.expedition_discard) == 27


@rule("GOA-H5")
def test_revealed_cards_are_seen_by_all() -> None:
    """While they lie there, and afterwards on the discard pile."""
    table = Table().deck("exp_04", "exp_07").purse(A, colonists=9).turn(A).play(A, FoundColony("quilon"))
    event = table.event(CardsRevealed)
    for seat in EVERYBODY:
        assert event.seen_by(seat) == CardsRevealed(A, ("exp_04", "exp_07"), 2, rule=K14)
        assert GAME.hidden(table.state, seat).isdisjoint({"exp_04", "exp_07"})


@rule("GOA-H7")
def test_bids_are_public_in_order() -> None:
    """Every view shows who bid what, and who passed."""
    table = Table().lay("r2c2", "a:foreman:1").auction(A, "r2c2").play(B, Bid(4))
    assert table.event(BidMade).seen_by(None) == BidMade(B, 4, rule=A2)
    table.play(C, PassBid())
    assert table.event(BidPassed).seen_by(D) == BidPassed(C, rule=A2)
    for seat in EVERYBODY:
        frame = GAME.view(table.state, seat).frames[-1]
        assert isinstance(frame, BidFrame)
        assert frame.auction.offers == (Offer(B, 4), Offer(C, 0))


@rule("GOA-R43")
def test_a_discarded_expedition_card_is_shown() -> None:
    """It lies on top of the open discard pile."""
    table = with_hands().turn(A)
    before = tuple(table.state.expedition_discard)
    table.play(A, DiscardCard("exp_02"))
    for seat in EVERYBODY:
        assert GAME.view(table.state, seat).expedition_discard == (*before, "exp_02")
        assert table.event(CardDiscarded).seen_by(seat) == CardDiscarded(A, "exp_02", rule=C10)
