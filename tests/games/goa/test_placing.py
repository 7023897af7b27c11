"""Placing the flag and the auction markers."""

from games.goa.table import SETUPS, A, B, C, D, Table, random_match
from kontor.core import Refusal
from kontor.core.rules import ANOTHER_QUESTION
from kontor.games.goa import GAME
from kontor.games.goa.actions import PassBid, PlaceFlag, PlaceMarker
from kontor.games.goa.events import AuctionBegan, FlagPlaced, MarkerPlaced, RoundBegan
from kontor.games.goa.frames import BidFrame, PlaceFlagFrame, PlaceMarkerFrame
from kontor.games.goa.grid import FIELDS
from kontor.games.goa.rules import A1, G2, P1, P2, P3, P4, P7
from kontor.testing.marks import rule

BORDER = [field for field in FIELDS if "0" in field or "4" in field]
INNER = [field for field in FIELDS if field not in BORDER]


def flags(table: Table, seat: int = A) -> set[str]:
    """Return the places that are offered for the flag."""
    return {action.place for action in table.legal(seat) if isinstance(action, PlaceFlag)}


def fields(table: Table, seat: int = B) -> list[str]:
    """Return the fields that are offered for a marker; nothing else is offered."""
    found = [action.field for action in table.legal(seat) if isinstance(action, PlaceMarker)]
    assert len(found) == len(table.legal(seat))
    return found


def edges(sides: str) -> set[str]:
    """Return the edge positions of these sides."""
    return {f"{side}{number}" for side in sides for number in range(5)}


@rule("GOA-P1")
def test_the_flag_holder_places_the_flag_with_marker_1_first() -> None:
    """At an edge position; the flag lies there, and the next one goes on."""
    table = Table().placing(C)
    assert table.event(RoundBegan) == RoundBegan("A", 1, C, rule=G2)
    assert table.state.frames[-1] == PlaceFlagFrame(C)

    table.play(C, PlaceFlag("w3"))
    assert table.events == [FlagPlaced(C, "w3", rule=P1)]
    assert (table.state.markers, table.state.placer) == (["w3"], C)


@rule("GOA-P1")
def test_the_flag_may_go_to_an_empty_field_but_not_to_a_tile() -> None:
    """The tile in the middle is gone."""
    table = Table().clear("r2c2").placing(A)
    assert flags(table) == {*edges("nesw"), "r2c2"}
    assert table.check(A, PlaceFlag("r2c2")) is None
    assert table.check(A, PlaceFlag("r2c3")) == Refusal(P1, {"place": "r2c3"})
    table.play(A, PlaceFlag("r2c2"))
    assert table.state.markers == ["r2c2"]


@rule("GOA-P1")
def test_marker_1_stands_for_the_flag_and_the_others_for_tiles() -> None:
    """The flag on an empty field is auctioned as the flag, marker 2 as the tile below it."""
    table = Table(2).clear("r2c2").lay("r2c3", "a:red_ship:1").auctions(A, "r2c2", "r2c3", "r2c4")
    assert table.events == [AuctionBegan(A, 1, None, rule=A1)]
    table.play(B, PassBid())
    assert table.events[-1] == AuctionBegan(B, 2, "a:red_ship:1", rule=A1)


@rule("GOA-P2")
def test_a_tile_must_touch_the_flag_orthogonally() -> None:
    """Next to an empty border field there are tiles at the corners of the flag only: that is not enough."""
    table = Table().clear("r3c0").placing(A)
    assert table.check(A, PlaceFlag("w3")) == Refusal(P2, {"place": "w3"})
    assert table.check(A, PlaceFlag("r3c0")) is None
    assert flags(table) == edges("nes") | {"w0", "w1", "w2", "w4", "r3c0"}


@rule("GOA-P2")
def test_one_tile_is_enough_for_the_flag_on_each_of_its_sides() -> None:
    """A single tile in the middle has four places around it, a corner two edge positions and two fields."""
    assert flags(Table().only("r2c2").placing(A)) == {"r1c2", "r3c2", "r2c1", "r2c3"}
    assert flags(Table().only("r0c0").placing(A)) == {"n0", "w0", "r0c1", "r1c0"}
    assert flags(Table().only("r4c4").placing(A)) == {"s4", "e4", "r4c3", "r3c4"}
    table = Table().only("r2c2").placing(A)
    for place in ("r1c1", "r1c3", "r3c1", "r3c3"):
        assert table.check(A, PlaceFlag(place)) == Refusal(P2, {"place": place})


@rule("GOA-P2", "GOA-X17")
def test_a_full_grid_has_twenty_places_for_the_flag() -> None:
    """All edge positions and no outer corner, which has no name."""
    table = Table().placing(A)
    assert flags(table) == edges("nesw")
    assert len(table.legal(A)) == 20
    assert len(GAME.vocabulary()["place"]) == 45


@rule("GOA-X17", "GOA-P8")
def test_the_flag_at_the_edge_touches_two_or_three_tiles() -> None:
    """At w3 marker 2 may go on three tiles, at n0 on two."""
    table = Table().placing(A).play(A, PlaceFlag("w3"))
    assert fields(table) == ["r2c0", "r3c0", "r4c0"]
    assert [field for field in FIELDS if table.check(B, PlaceMarker(field)) is None] == ["r2c0", "r3c0", "r4c0"]
    assert fields(Table().placing(A).play(A, PlaceFlag("n0"))) == ["r0c0", "r0c1"]


@rule("GOA-P3", "GOA-G3")
def test_the_left_neighbour_puts_marker_2_next_to_the_flag() -> None:
    """D placed the flag, so A goes on; a tile farther away is refused."""
    table = Table().placing(D).play(D, PlaceFlag("n0"))
    assert table.state.frames[-1] == PlaceMarkerFrame(A, 2)
    assert table.check(A, PlaceMarker("r0c1")) is None
    for field in ("r0c2", "r1c0", "r1c1"):
        assert table.check(A, PlaceMarker(field)) == Refusal(P3, {"field": field})


@rule("GOA-P3", "GOA-R1")
def test_marker_2_may_touch_the_flag_diagonally() -> None:
    """On the edge, and on an empty field, where all eight neighbours are allowed."""
    table = Table().lay("r0c1", "b:duty:1").placing(A)
    table.play(A, PlaceFlag("n0")).play(B, PlaceMarker("r0c1"))
    assert table.events == [MarkerPlaced(B, 2, "r0c1", "b:duty:1", rule=P3)]
    assert table.state.markers == ["n0", "r0c1"]
    around = ["r1c1", "r1c2", "r1c3", "r2c1", "r2c3", "r3c1", "r3c2", "r3c3"]
    assert fields(Table().clear("r2c2").marker(B, "r2c2")) == around


@rule("GOA-P4")
def test_every_further_marker_goes_next_to_the_one_before() -> None:
    """All eight neighbours of marker 3 are allowed, nothing farther away, whatever lies next to the others."""
    table = Table().marker(B, "n0")
    second, third = (tile for tile in (table.state.grid[1], table.state.grid[7]) if tile is not None)
    table.play(B, PlaceMarker("r0c1"))
    assert table.events == [MarkerPlaced(B, 2, "r0c1", second, rule=P3)]
    assert fields(table, C) == ["r0c0", "r0c2", "r1c0", "r1c1", "r1c2"]
    assert table.check(C, PlaceMarker("r0c3")) == Refusal(P4, {"field": "r0c3", "marker": 2})

    table.play(C, PlaceMarker("r1c2"))
    assert table.events == [MarkerPlaced(C, 3, "r1c2", third, rule=P4)]
    assert table.state.markers == ["n0", "r0c1", "r1c2"]
    assert fields(table, D) == ["r0c2", "r0c3", "r1c1", "r1c3", "r2c1", "r2c2", "r2c3"]
    assert table.check(D, PlaceMarker("r0c0")) == Refusal(P4, {"field": "r0c0", "marker": 3})


@rule("GOA-P4")
def test_an_empty_field_carries_no_marker() -> None:
    """It is refused before anything else, for marker 2 as well."""
    table = Table().clear("r0c1", "r1c1")
    assert table.marker(B, "n0").check(B, PlaceMarker("r0c1")) == Refusal(P4, {"field": "r0c1"}, "empty")
    assert fields(table) == ["r0c0"]
    assert table.marker(C, "n0", "r0c0").check(C, PlaceMarker("r1c1")) == Refusal(P4, {"field": "r1c1"}, "empty")
    assert fields(table, C) == ["r1c0"]


@rule("GOA-P5")
def test_the_flag_holder_places_the_last_marker() -> None:
    """The last seat holds the flag; the others place one each, then it places again and the auctions begin."""
    row = ("r0c0", "r0c1", "r0c2", "r0c3")
    for seats in (2, 3, 4):
        last = seats - 1
        table = Table(seats).placing(last).play(last, PlaceFlag("n0"))
        for seat, field in enumerate(row[:seats]):
            assert table.state.frames[-1] == PlaceMarkerFrame(seat, seat + 2)
            table.play(seat, PlaceMarker(field))
        assert table.state.markers == ["n0", *row[:seats]]
        assert isinstance(table.state.frames[-1], BidFrame)


@rule("GOA-P5")
def test_the_last_marker_is_auctioned_by_the_flag_holder() -> None:
    """With two players A offers the flag and the last tile, B the other one."""
    table = Table(2).lay("r0c0", "a:red_ship:1").lay("r0c1", "a:duty:1").auctions(A, "n0", "r0c0", "r0c1")
    table.play(B, PassBid()).play(A, PassBid())
    assert table.events[-1] == AuctionBegan(A, 3, "a:duty:1", rule=A1)


@rule("GOA-P6", "GOA-X18")
def test_a_blocked_chain_goes_on_from_any_tile() -> None:
    """Marker 3 lies in the corner, and its neighbours are empty or carry markers."""
    table = Table().clear("r1c0").marker(D, "n1", "r0c1", "r0c0").clear("r1c1")
    blocked = ["r0c0", "r0c1", "r1c0", "r1c1"]
    assert fields(table, D) == [field for field in FIELDS if field not in blocked]
    assert len(fields(table, D)) == 21
    assert table.check(D, PlaceMarker("r4c4")) is None

    table.play(D, PlaceMarker("r4c4"))
    assert fields(table, A) == ["r3c3", "r3c4", "r4c3"]
    assert table.check(A, PlaceMarker("r0c2")) == Refusal(P4, {"field": "r0c2", "marker": 4})


@rule("GOA-P6")
def test_one_neighbour_without_a_marker_is_enough_to_bind_the_chain() -> None:
    """Only the last free neighbour is allowed."""
    table = Table().clear("r1c0", "r1c1").marker(C, "n0", "r0c0")
    assert fields(table, C) == ["r0c1"]
    table = Table().clear("r0c1", "r1c0", "r1c1").marker(C, "n0", "r0c0")
    assert len(fields(table, C)) == 21


@rule("GOA-P7")
def test_placing_is_compulsory_and_a_tile_carries_one_marker() -> None:
    """There is no pass, neither for the flag nor for a marker."""
    table = Table().marker(C, "n0", "r0c0")
    assert table.check(C, PlaceMarker("r0c0")) == Refusal(P7, {"field": "r0c0"})
    assert table.check(C, PassBid()) == Refusal(ANOTHER_QUESTION)
    assert fields(table, C) == ["r0c1", "r1c0", "r1c1"]
    table = Table().marker(D, "n0", "r0c0", "r0c1")
    assert table.check(D, PlaceMarker("r0c0")) == Refusal(P7, {"field": "r0c0"})
    assert fields(table, D) == ["r0c2", "r1c0", "r1c1", "r1c2"]
    flag = Table().placing(A)
    assert flag.check(A, PassBid()) == Refusal(ANOTHER_QUESTION)
    assert len(flags(flag)) == len(flag.legal(A))


@rule("GOA-P8")
def test_edge_positions_are_numbered_by_column_and_by_row() -> None:
    """Each touches its border field and the one or two neighbours of the same border."""
    for number, near in enumerate(((0, 1), (0, 1, 2), (1, 2, 3), (2, 3, 4), (3, 4))):
        assert fields(Table().marker(B, f"n{number}")) == [f"r0c{column}" for column in near]
        assert fields(Table().marker(B, f"s{number}")) == [f"r4c{column}" for column in near]
        assert fields(Table().marker(B, f"w{number}")) == [f"r{row}c0" for row in near]
        assert fields(Table().marker(B, f"e{number}")) == [f"r{row}c4" for row in near]


@rule("GOA-P8")
def test_an_edge_position_touches_its_border_field_orthogonally() -> None:
    """With a single tile there, the flag may go to that edge position and to no other."""
    for number in range(5):
        for side, field in (("n", f"r0c{number}"), ("s", f"r4c{number}"), ("w", f"r{number}c0"), ("e", f"r{number}c4")):
            places = flags(Table().only(field).placing(A)) & edges(side)
            assert places == {f"{side}{number}"}


@rule("GOA-P9")
def test_thirteen_tiles_always_leave_a_place_for_the_flag() -> None:
    """Nine inner tiles and any four border tiles: their four edge positions at least."""
    assert (len(INNER), len(BORDER)) == (9, 16)
    for first in range(16):
        border = [BORDER[(first + step) % 16] for step in (0, 3, 6, 9)]
        assert len(flags(Table().only(*INNER, *border).placing(A)) & edges("nesw")) >= 4


@rule("GOA-P9")
def test_every_round_starts_with_thirteen_tiles_at_least() -> None:
    """In random matches the flag can always be placed; thirteen tiles occur with four players."""
    counts = []
    for seats, options in SETUPS:
        for ply in random_match(seats, 5, **options):
            if isinstance(ply.before.frames[-1], PlaceFlagFrame):
                counts.append(len(ply.before.tiles_on_grid()))
                assert GAME.legal_actions(ply.before, ply.seat)
    assert (min(counts), max(counts)) == (13, 25)
