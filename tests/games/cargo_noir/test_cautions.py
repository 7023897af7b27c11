from games.cargo_noir.table import A, Table
from games.warning import warned
from kontor.games.cargo_noir import GAME
from kontor.games.cargo_noir.actions import BasketCard, CloseBasket, CloseTrade, PayTile, SkipTrade
from kontor.testing.marks import rule


@rule("CAR-T2.7")
def test_who_pays_much_more_than_the_price_is_warned() -> None:
    """Four equal tiles are worth 16 of 10: six are lost. Four different ones are worth exactly 10."""
    for tiles, expected in (("gold",) * 4, ["surplus"]), (("art", "cars", "cigars", "gold"), []):
        table = Table().tiles(A, *tiles).trade(A).play(A, BasketCard("warehouse"), CloseBasket())
        table.play(A, *map(PayTile, tiles))
        assert warned(GAME, table.state, A, CloseTrade()) == expected


@rule("CAR-T2.11")
def test_who_trades_nothing_and_must_discard_is_warned() -> None:
    """The seventh tile does not fit into a warehouse of six."""
    assert warned(GAME, Table().tiles(A, *["gold"] * 7).trade(A).state, A, SkipTrade()) == ["overflow"]
    assert warned(GAME, Table().tiles(A, *["gold"] * 6).trade(A).state, A, SkipTrade()) == []


@rule("CAR-E4")
def test_who_trades_nothing_in_the_last_turn_is_warned() -> None:
    """Nothing is lost if nothing can be bought."""
    assert warned(GAME, Table().tiles(A, *["gold"] * 5).last_round().trade(A).state, A, SkipTrade()) == ["last_trade"]
    assert warned(GAME, Table().safe(A, 0).last_round().trade(A).state, A, SkipTrade()) == []
