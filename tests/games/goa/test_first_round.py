"""The complete first round of the rulebook: placing, five auctions, twelve actions, the extra actions."""

from typing import Self

from games.goa.table import A, B, C, D, Table
from kontor.core import Action, Event, Refusal, Seat
from kontor.games.goa import events
from kontor.games.goa.actions import (
    Bid,
    ChooseColonyTile,
    ChooseColumn,
    EndTurn,
    Expedition,
    FoundColony,
    PassBid,
    PassExtra,
    Pay,
    PlaceFlag,
    PlaceMarker,
    PlaceSpice,
    PlayCard,
    Progress,
    Sell,
    Taxes,
    UseTile,
)
from kontor.games.goa.frames import PlaceFlagFrame, TurnFrame
from kontor.games.goa.grid import INDEX
from kontor.games.goa.rules import (
    A1,
    A4,
    A5,
    A7,
    B1,
    B3,
    E2,
    E5,
    E8,
    G2,
    K1,
    K5,
    K13,
    K14,
    K15,
    K16,
    K17,
    P1,
    P3,
    P4,
    T9,
)
from kontor.testing.marks import rule

YELLOW, RED, GREEN, BLUE = A, B, C, D
COLONISTS, CLOVES, GINGER = "a:colonists_4:1", "a:plantation_clove_2:1", "a:plantation_ginger_1:1"
RED_COLONIST = "a:red_colonist:1"
COCHIN, PEPPER_NUTMEG, GINGER_CINNAMON = "cochin_any:1", "quilon_pepper_nutmeg:1", "quilon_ginger_cinnamon:1"
DECK = ("exp_04", "exp_07", "exp_05", "exp_06", "exp_25", "exp_08", "exp_10", "exp_11", "exp_14", "exp_01")
START_CARD = "exp_09"


class FirstRound(Table):
    """The opening of the example; `log` keeps all that happens."""

    def __init__(self) -> None:
        super().__init__(4)
        self.log: list[Event] = []
        for field, tile in (("r2c0", COLONISTS), ("r1c0", CLOVES), ("r1c1", GINGER), ("r0c1", RED_COLONIST)):
            self.exchange(field, tile)
        s = self.state
        s.ducats = [5, 10, 10, 10]
        others = [card for card in self.box.cards if card not in (*DECK, START_CARD)]
        s.deck, s.expedition_discard = [*others, *reversed(DECK)], [START_CARD]

    def exchange(self, field: str, tile: str) -> None:
        """Lay a tile on a field; the one that lay there goes where the tile came from."""
        s = self.state
        old = s.grid[INDEX[field]]
        assert old is not None
        if tile in s.grid:
            s.grid[s.grid.index(tile)] = old
        else:
            s.removed = tuple(old if other == tile else other for other in s.removed)
        s.grid[INDEX[field]] = tile

    def play(self, seat: Seat, *actions: Action) -> Self:
        """Apply actions and write down what happens."""
        for action in actions:
            super().play(seat, action)
            self.log += self.events
        return self

    def is_next(self, seat: Seat) -> bool:
        """Return True if this player is asked for an action."""
        return self.state.frames[-1] == TurnFrame(seat)


def place_markers(table: FirstRound) -> None:
    """Let each put the marker where the example has it."""
    table.placing(YELLOW)
    table.play(YELLOW, PlaceFlag("w3"))
    assert table.events == [events.FlagPlaced(YELLOW, "w3", rule=P1)]
    for seat, marker, field, tile in (
        (RED, 2, "r2c0", COLONISTS),
        (GREEN, 3, "r1c0", CLOVES),
        (BLUE, 4, "r1c1", GINGER),
        (YELLOW, 5, "r0c1", RED_COLONIST),
    ):
        assert table.deciders == (seat,)
        table.play(seat, PlaceMarker(field))
        assert table.events[0] == events.MarkerPlaced(seat, marker, field, tile, rule=P3 if marker == 2 else P4)
    assert table.state.markers == ["w3", "r2c0", "r1c0", "r1c1", "r0c1"]


def hold_auctions(table: FirstRound) -> None:
    """Let each bid as in the example."""
    s = table.play(RED, Bid(4)).play(GREEN, PassBid()).play(BLUE, Bid(6)).play(YELLOW, Sell()).state
    assert table.events == [
        events.TileSold(BLUE, YELLOW, None, 6, rule=A5),
        events.FlagTaken(BLUE, rule=A7),
        events.ResourcesGained(BLUE, "extra_actions", 1, rule=A7),
        events.AuctionBegan(RED, 2, COLONISTS, rule=A1),
    ]
    assert (s.flag_holder, s.ducats, s.extra_actions) == (BLUE, [11, 10, 10, 4], [0, 0, 0, 1])

    s = table.play(GREEN, PassBid()).play(BLUE, PassBid()).play(YELLOW, PassBid()).state
    assert table.events[1] == events.TileTakenForNothing(RED, COLONISTS, rule=A4)
    assert (s.colonists, s.discard_a) == ([2, 6, 2, 2], (COLONISTS,))

    s = table.play(BLUE, PassBid()).play(YELLOW, Bid(5)).play(RED, PassBid()).play(GREEN, Sell()).state
    assert table.events[0] == events.TileSold(YELLOW, GREEN, CLOVES, 5, rule=A5)
    assert s.storage[YELLOW] == {CLOVES: ("clove", "clove")}

    s = table.play(YELLOW, PassBid()).play(RED, PassBid()).play(GREEN, Bid(3)).play(BLUE, Sell()).state
    assert table.events[0] == events.TileSold(GREEN, BLUE, GINGER, 3, rule=A5)
    assert s.storage[GREEN] == {GINGER: ("ginger",)}

    s = table.play(RED, PassBid()).play(GREEN, PassBid()).play(BLUE, Bid(4)).play(YELLOW, Sell()).state
    assert table.events[0] == events.TileSold(BLUE, YELLOW, RED_COLONIST, 4, rule=A5)
    assert table.events[-1] == events.TurnBegan(BLUE, 1, rule=K1)
    assert s.tiles[BLUE] == (RED_COLONIST,)
    assert s.ducats == [10, 10, 12, 3]
    assert sum(s.ducats) == 35


def take_first_actions(table: FirstRound) -> None:
    """Blue fails, Yellow progresses, Red founds Cochin, Green draws."""
    table.play(BLUE, UseTile(RED_COLONIST))
    assert events.ResourcesGained(BLUE, "colonists", 1, rule=T9) in table.events
    assert table.state.colonists[BLUE] == 3
    table.play(BLUE, FoundColony("quilon"))
    assert events.CardsRevealed(BLUE, ("exp_04", "exp_07"), 2, rule=K14) in table.events
    assert events.FoundingFailed(BLUE, "quilon", rule=K17) in table.events
    assert table.state.colonists[BLUE] == 4

    assert table.is_next(YELLOW)
    s = table.play(YELLOW, Progress("colony")).state
    assert events.MarkerMoved(YELLOW, "colony", 2, rule=K5) in table.events
    assert (s.rows[YELLOW], s.storage[YELLOW], s.ships[YELLOW]) == ((1, 1, 1, 1, 2), {CLOVES: ("clove",)}, 3)

    assert table.is_next(RED)
    table.play(RED, FoundColony("cochin"))
    assert events.CardsRevealed(RED, ("exp_05", "exp_06"), 5, rule=K14) in table.events
    table.play(RED, Pay())
    assert table.events[0] == events.ResourcesPaid(RED, "colonists", 3, rule=K16)
    s = table.play(RED, PlaceSpice(COCHIN, "cinnamon")).state
    assert (s.colonists[RED], s.storage[RED]) == (3, {COCHIN: ("cinnamon",)})

    assert table.is_next(GREEN)
    table.play(GREEN, Expedition(1), EndTurn())
    assert table.state.hands == [(), (), ("exp_25",), ()]
    assert table.box.cards["exp_25"].action == "progress_no_spices"


def take_second_actions(table: FirstRound) -> None:
    """Blue and Yellow found Quilon, Red draws, Green progresses."""
    assert table.is_next(BLUE)
    table.play(BLUE, FoundColony("quilon"))
    assert events.CardsRevealed(BLUE, ("exp_08", "exp_10"), 3, rule=K14) in table.events
    table.play(BLUE, Pay(), ChooseColonyTile(PEPPER_NUTMEG))
    s = table.play(BLUE, PlaceSpice(PEPPER_NUTMEG, "nutmeg")).state
    assert (s.colonists[BLUE], s.storage[BLUE]) == (1, {PEPPER_NUTMEG: ("nutmeg",)})

    assert table.is_next(YELLOW)
    table.play(YELLOW, FoundColony("quilon"))
    assert events.FoundingBegan(YELLOW, "quilon", 2, 6, rule=K13) in table.events
    assert events.CardsRevealed(YELLOW, ("exp_11", "exp_14"), 4, rule=K14) in table.events
    assert events.ColonyFounded(YELLOW, "quilon", rule=K15) in table.events
    s = table.play(YELLOW, ChooseColonyTile(GINGER_CINNAMON), PlaceSpice(GINGER_CINNAMON, "ginger")).state
    assert (s.colonists[YELLOW], s.storage[YELLOW]) == (2, {CLOVES: ("clove",), GINGER_CINNAMON: ("ginger",)})

    assert table.is_next(RED)
    table.play(RED, Expedition(1), EndTurn())
    assert table.state.hands[RED] == ("exp_01",)
    assert table.box.cards["exp_01"].action == "gain_ships"

    assert table.is_next(GREEN)
    s = table.play(GREEN, Progress("ships"), EndTurn()).state
    assert (s.rows[GREEN], s.storage[GREEN], s.ships[GREEN]) == ((2, 1, 1, 1, 1), {GINGER: ()}, 3)


def take_third_actions(table: FirstRound) -> None:
    """Blue takes taxes, the others progress."""
    assert table.is_next(BLUE)
    assert table.play(BLUE, Taxes()).state.ducats == [10, 10, 12, 7]

    assert table.is_next(YELLOW)
    s = table.play(YELLOW, Progress("colony")).state
    assert (s.ships[YELLOW], s.storage[YELLOW]) == (1, {CLOVES: (), GINGER_CINNAMON: ()})

    assert table.is_next(RED)
    assert table.check(RED, Progress("taxes")) == Refusal(K5, {"column": "taxes", "spice": "pepper"}, "spices")
    s = table.play(RED, Progress("harvest")).state
    assert (s.ships[RED], s.storage[RED]) == (3, {COCHIN: ()})
    s = table.play(RED, PlayCard("exp_01")).state
    assert (s.ships[RED], s.hands[RED]) == (5, ())

    assert table.is_next(GREEN)
    s = table.play(GREEN, PlayCard("exp_25"), ChooseColumn("ships")).state
    assert (s.ships[GREEN], s.hands[GREEN], s.storage[GREEN]) == (1, (), {GINGER: ()})


@rule("GOA-X15", "GOA-R29")
def test_the_complete_first_round() -> None:
    """Every figure of the example; Red progresses in harvest, since taxes would need a pepper."""
    table = FirstRound()
    table.assert_census()
    place_markers(table)
    hold_auctions(table)
    take_first_actions(table)
    take_second_actions(table)
    take_third_actions(table)
    assert table.deciders == (BLUE,)
    assert table.state.turned == (RED_COLONIST,)
    table.play(BLUE, PassExtra())

    assert table.events == [
        events.ExtraActionsPassed(BLUE, rule=E2),
        *(events.ExtraActionsPassed(seat, rule=E8) for seat in (YELLOW, RED, GREEN)),
        events.RoundEnded(1, rule=E5),
        events.RoundBegan("A", 2, BLUE, rule=G2),
    ]
    s = table.state
    assert (s.phase, s.round_no, s.flag_holder, s.frames[-1]) == ("A", 2, BLUE, PlaceFlagFrame(BLUE))
    assert s.ducats == [10, 10, 12, 7]
    assert s.ships == [1, 5, 1, 4]
    assert s.colonists == [2, 3, 2, 1]
    assert s.extra_actions == [0, 0, 0, 1]
    assert s.rows == [(1, 1, 1, 1, 3), (1, 2, 1, 1, 1), (3, 1, 1, 1, 1), (1, 1, 1, 1, 1)]
    assert s.storage == [{CLOVES: (), GINGER_CINNAMON: ()}, {COCHIN: ()}, {GINGER: ()}, {PEPPER_NUTMEG: ("nutmeg",)}]
    assert s.tiles == [(), (), (), (RED_COLONIST,)]
    assert s.turned == ()
    assert s.hands == [(), (), (), ()]
    assert s.discard_a == (COLONISTS,)
    assert len(s.tiles_on_grid()) == 21
    assert [s.grid[INDEX[field]] for field in ("r2c0", "r1c0", "r1c1", "r0c1")] == [None] * 4
    revealed = ["exp_04", "exp_07", "exp_05", "exp_06", "exp_08", "exp_10", "exp_11", "exp_14"]
    assert s.expedition_discard == [START_CARD, *revealed, "exp_01", "exp_25"]
    taken = [event for event in table.log if isinstance(event, events.ActionTaken)]
    assert [event.seat for event in taken] == [BLUE, YELLOW, RED, GREEN] * 3
    assert [event.action for event in taken[:4]] == ["found_colony", "progress", "found_colony", "expedition"]
    assert [event.action for event in taken[4:8]] == ["found_colony", "found_colony", "expedition", "progress"]
    assert [event.action for event in taken[8:]] == ["taxes", "progress", "progress", "progress"]
    assert {B1, B3}.isdisjoint(event.rule for event in table.log)
    table.assert_census()
