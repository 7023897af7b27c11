"""The Black Market: draw a tile, or swap one."""

from games.cargo_noir.matches import plies
from games.cargo_noir.table import A, B, Table
from kontor.core import Refusal
from kontor.core.rules import ANOTHER_QUESTION
from kontor.games.cargo_noir.actions import (
    ResolveCapture,
    ResolveCasino,
    ResolveDraw,
    ResolveSwap,
    SkipTrade,
    SwapTake,
)
from kontor.games.cargo_noir.events import TileDrawn, TilesSwapped
from kontor.games.cargo_noir.frames import BasketFrame, ShipsFrame, SwapFrame
from kontor.games.cargo_noir.rules import R32, T1_5, T1_5A, T1_5B
from kontor.testing.marks import rule

DRAW = ResolveDraw()
SIX = ("alcohol", "art", "cars", "cigars", "gold", "ivory")


@rule("CAR-T1.5")
def test_a_ship_draws_a_tile_from_the_bag() -> None:
    """The top tile of the bag becomes A's; the Black Market stays as it is."""
    table = Table().draws("jewels").tiles(A, "ivory").at_market(A).at_market(B).casino(A).ships(A)
    (*rest, top), market = table.state.bag, table.state.black_market.copy()
    table.play(A, DRAW)

    assert table.events == [TileDrawn(A, top, rule=T1_5)]
    assert (table.state.tiles[A][-1], table.types(A)) == (top, ["ivory", "jewels"])
    assert (table.state.bag, table.state.black_market) == (rest, market)
    assert (table.state.at_black_market, table.state.docks[A]) == ([0, 1, 0], 2)


@rule("CAR-T1.5")
def test_a_ship_swaps_a_tile_of_its_owner_for_one_that_lies_there() -> None:
    """Each ship either draws or swaps: the bag is not touched."""
    table = Table().tiles(A, "gold", "ivory").market("uranium", *["art"] * 7).at_market(A, 2).ships(A)
    (gold, ivory), uranium, bag = table.state.tiles[A], table.state.black_market[0], table.state.bag.copy()
    table.play(A, ResolveSwap("gold"))
    assert table.state.frames[-1] == SwapFrame(A, "gold")
    table.play(A, SwapTake("uranium"))

    assert table.events == [TilesSwapped(A, gold, uranium, rule=T1_5A)]
    assert (table.state.tiles[A], table.state.bag) == ([ivory, uranium], bag)
    assert (table.state.at_black_market[A], table.state.frames[-1]) == (1, ShipsFrame(A))


@rule("CAR-T1.5")
def test_without_a_ship_there_nothing_is_drawn_or_swapped() -> None:
    """B's ship is of no use to A."""
    table = Table().tiles(A, "gold").casino(A).at_market(B).ships(A)

    assert table.check(A, DRAW) == table.check(A, ResolveSwap("gold")) == Refusal(T1_5)
    assert table.legal(A) == [ResolveCasino()]


@rule("CAR-T1.5a")
def test_the_swapped_tile_takes_the_vacated_slot() -> None:
    """Whichever slot it was; the others stay."""
    table = Table().tiles(A, "gold").market("art", "art", "uranium", *["ivory"] * 5).at_market(A).ships(A)
    gold, market = table.state.tiles[A][0], table.state.black_market.copy()
    table.play(A, ResolveSwap("gold"), SwapTake("uranium"))

    assert table.state.black_market == [*market[:2], gold, *market[3:]]
    assert table.state.tiles[A] == [market[2]]
    assert table.event(TilesSwapped) == TilesSwapped(A, gold, market[2], rule=T1_5A)


@rule("CAR-T1.5a")
def test_only_a_tile_that_lies_there_can_be_taken() -> None:
    """Cars are not among the eight."""
    table = Table().tiles(A, "gold").market("uranium", *["art"] * 7).at_market(A).ships(A)
    table.play(A, ResolveSwap("gold"))

    assert table.legal(A) == [SwapTake("art"), SwapTake("uranium")]
    assert table.check(A, SwapTake("cars")) == Refusal(T1_5A, {"cargo_type": "cars"})


@rule("CAR-T1.5a")
def test_the_black_market_changes_by_swaps_alone_and_is_always_full() -> None:
    """In random matches no draw and no capture fills or empties a slot."""
    swaps = 0
    for ply in plies():
        changed = [i for i, tile in enumerate(ply.before.black_market) if tile != ply.after.black_market[i]]
        swapped = isinstance(ply.action, SwapTake)
        assert len(changed) == swapped
        assert len(ply.after.black_market) == ply.after.options.black_market_slots
        swaps += swapped
    assert swaps > 0


@rule("CAR-T1.5b")
def test_every_owned_type_can_be_given() -> None:
    """Also a tile gained in this phase, and one beyond the capacity; each type is named once."""
    table = Table().tiles(A, *SIX).port("cape_town", "jewels").market(*["weapons"] * 8)
    table.stack("cape_town", A, 1).at_market(A).ships(A).play(A, ResolveCapture("cape_town"))

    assert table.offered(A, ResolveSwap) == [ResolveSwap(cargo_type) for cargo_type in (*SIX, "jewels")]
    assert table.play(A, ResolveSwap("jewels"), SwapTake("weapons")).types(A) == [*SIX, "weapons"]


@rule("CAR-T1.5b")
def test_what_is_not_owned_cannot_be_given() -> None:
    """A has gold and no cars."""
    table = Table().tiles(A, "gold").tiles(B, "cars").market(*["art"] * 8).at_market(A).ships(A)

    assert table.check(A, ResolveSwap("gold")) is None
    assert table.check(A, ResolveSwap("cars")) == Refusal(T1_5B, {"cargo_type": "cars"})
    assert table.offered(A, ResolveSwap) == [ResolveSwap("gold")]


@rule("CAR-T1.5b")
def test_wild_tiles_are_given_and_taken_like_any_tile() -> None:
    """A gives a wild one for art, and gold for the same wild one."""
    table = Table().tiles(A, "wild", "gold").market(*["art"] * 8).at_market(A, 2).ships(A)
    table.play(A, ResolveSwap("wild"), SwapTake("art"))
    assert table.types(A) == ["art", "gold"]
    assert table.types_in(table.state.black_market) == ["art"] * 7 + ["wild"]

    assert table.play(A, ResolveSwap("gold"), SwapTake("wild")).types(A) == ["art", "wild"]


@rule("CAR-R4")
def test_a_ship_there_cannot_do_nothing() -> None:
    """Drawing and swapping are the only answers, and the phase goes on until one is given."""
    table = Table().tiles(A, "gold").market(*["art"] * 8).at_market(A).ships(A)

    assert table.legal(A) == [DRAW, ResolveSwap("gold")]
    assert table.check(A, SkipTrade()) == Refusal(ANOTHER_QUESTION)
    assert table.play(A, DRAW).state.frames[-1] == BasketFrame(A)


@rule("CAR-R5")
def test_without_a_tile_a_swap_is_not_possible() -> None:
    """A has to draw."""
    table = Table().at_market(A).ships(A)

    assert table.legal(A) == [DRAW]
    for cargo_type in (*SIX, "wild"):
        assert table.check(A, ResolveSwap(cargo_type)) == Refusal(T1_5B, {"cargo_type": cargo_type})


@rule("CAR-R32")
def test_a_tile_is_not_swapped_for_one_of_its_own_type() -> None:
    """Art is not offered for art; the others are."""
    table = Table().tiles(A, "art").market("uranium", *["art"] * 7).at_market(A).ships(A)
    table.play(A, ResolveSwap("art"))

    assert table.check(A, SwapTake("art")) == Refusal(R32, {"cargo_type": "art"})
    assert table.legal(A) == [SwapTake("uranium")]


@rule("CAR-R32")
def test_a_wild_tile_is_a_type_of_its_own_here() -> None:
    """Wild for wild is refused, art for wild is not."""
    table = Table().tiles(A, "art", "wild").market("wild", *["gold"] * 7).at_market(A).ships(A)

    assert table.play(A, ResolveSwap("wild")).check(A, SwapTake("wild")) == Refusal(R32, {"cargo_type": "wild"})
    table.ships(A).play(A, ResolveSwap("art"))
    assert table.check(A, SwapTake("wild")) is None


@rule("CAR-R32")
def test_a_type_that_is_all_there_is_cannot_be_given() -> None:
    """Eight times art: art is not offered, gold is."""
    table = Table().tiles(A, "art", "gold").market(*["art"] * 8).at_market(A).ships(A)

    assert table.check(A, ResolveSwap("art")) == Refusal(R32, {"cargo_type": "art"}, "only")
    assert table.offered(A, ResolveSwap) == [ResolveSwap("gold")]
