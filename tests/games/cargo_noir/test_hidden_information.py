"""Section 6 of the ledger: everybody knows everything but the order of the bag."""

import msgspec

from games.cargo_noir.matches import matches, plies
from games.cargo_noir.table import A, B, C, Table
from kontor.core import seeded
from kontor.games.cargo_noir import GAME, CargoNoirState
from kontor.games.cargo_noir.actions import BasketCard, ResolveDraw, ResolveWithdraw
from kontor.games.cargo_noir.events import TileDrawn
from kontor.games.cargo_noir.frames import BasketFrame
from kontor.games.cargo_noir.rules import T1_5
from kontor.games.cargo_noir.view import PortView
from kontor.testing.marks import rule

EVERYBODY = (A, B, C, None)
"""All seats, and a spectator."""


def with_another_bag(s: CargoNoirState) -> CargoNoirState:
    """Return the same table with the bag in another order."""
    other = s.clone()
    other.bag = other.bag[1:] + other.bag[:1]
    return other


@rule("CAR-D8")
def test_all_views_are_alike_but_for_the_seat() -> None:
    """No player has private knowledge, and a spectator knows as much."""
    for match in matches():
        for ply in match[:: len(match) // 12]:
            views = [GAME.view(ply.after, seat) for seat in (*range(ply.after.seats), None)]
            assert [view.seat for view in views] == [*range(ply.after.seats), None]
            assert all(msgspec.structs.replace(view, seat=None) == views[-1] for view in views)


@rule("CAR-D8")
def test_the_order_of_the_bag_is_known_to_nobody() -> None:
    """In another order the views are the same; its tiles are hidden from all, and counted by all."""
    s = Table().bag(40).state
    other = with_another_bag(s)
    assert other.bag != s.bag
    for seat in EVERYBODY:
        assert GAME.view(other, seat) == GAME.view(s, seat)
        assert GAME.view(s, seat).bag == tuple(sorted(s.bag))
        assert GAME.hidden(s, seat) == frozenset(s.bag)


@rule("CAR-D8")
def test_no_view_of_a_match_depends_on_the_order_of_the_bag() -> None:
    """And no question does: the same seat has the same answers."""
    for ply in list(plies())[::17]:
        other = with_another_bag(ply.before)
        assert GAME.view(other, ply.seat) == GAME.view(ply.before, ply.seat)
        assert GAME.legal_actions(other, ply.seat) == GAME.legal_actions(ply.before, ply.seat)


@rule("CAR-S3")
def test_everybody_sees_the_cargo_of_ports_and_black_market() -> None:
    """The tiles lie face up."""
    table = Table().port("panama", "ivory", "wild").market("uranium", *["art"] * 7)
    for seat in EVERYBODY:
        view = GAME.view(table.state, seat)
        assert table.types_in(view.ports["panama"].tiles) == ["ivory", "wild"]
        assert table.types_in(view.black_market) == [*["art"] * 7, "uranium"]
        assert {port: view.ports[port].tiles for port in view.ports} == {
            port: tuple(tiles) for port, tiles in table.state.ports.items()
        }


@rule("CAR-T2.13")
def test_everybody_sees_tiles_coins_cards_and_ships_of_all_players() -> None:
    """And what they are worth, the capacity included."""
    table = Table().tiles(B, "ivory", "ivory", "gold").safe(B, 9).cards(B, "warehouse", "cargo_ship")
    table.casino(B, 2).at_market(B)
    for seat in EVERYBODY:
        player = GAME.view(table.state, seat).players[B]
        assert table.types_in(player.tiles) == ["gold", "ivory", "ivory"]
        assert (player.safe, player.cards) == (9, ("warehouse", "cargo_ship"))
        assert (player.capacity, player.value, sum(combo.value for combo in player.combos)) == (8, 5, 5)
        assert (player.dock, player.reserve, player.at_casino, player.at_black_market) == (1, 1, 2, 1)


@rule("CAR-T1.11")
def test_everybody_sees_stacks_bank_piles_and_what_is_barred() -> None:
    """Who stands where on how many coins, and from where A withdrew."""
    table = (
        Table().stack("panama", A, 2).stack("panama", B, 3).casino(A).stack("bombay", C, 1).cards(C, "villa").ships(A)
    )
    table.play(A, ResolveWithdraw("panama"))
    for seat in EVERYBODY:
        view = GAME.view(table.state, seat)
        assert view.ports["panama"] == PortView(tuple(table.state.ports["panama"]), (0, 3, 0), 4)
        assert view.ports["bombay"].stacks == (0, 0, 1)
        assert (view.coin_bank, view.piles["villa"], view.barred) == (table.state.coin_bank, 5, ("panama",))
        assert (view.round, view.last_round, view.start_player, view.active) == (2, 11, A, A)


@rule("CAR-D4")
def test_everybody_sees_a_trade_under_way() -> None:
    """The basket, what it costs, and the most that A could pay."""
    table = Table().tiles(A, *["ivory"] * 5).trade(A).play(A, BasketCard("warehouse"))
    for seat in EVERYBODY:
        view = GAME.view(table.state, seat)
        assert view.frames[-1] == BasketFrame(A, ("warehouse",))
        assert view.trade is not None
        assert (view.trade.cost, view.trade.value, view.trade.most) == (10, 0, 25)


@rule("CAR-T1.5")
def test_a_drawn_tile_is_shown_to_all() -> None:
    """It comes out of the bag openly."""
    table = Table().draws("wild").at_market(A).ships(A).play(A, ResolveDraw())
    (tile,) = table.state.tiles[A]
    for seat in EVERYBODY:
        assert table.event(TileDrawn).seen_by(seat) == TileDrawn(A, tile, rule=T1_5)
        assert tile not in GAME.hidden(table.state, seat)


@rule("CAR-R16")
def test_the_discard_pile_is_hidden_from_nobody() -> None:
    """Its tiles are known to all."""
    s = Table().bag(30).state
    for seat in EVERYBODY:
        assert GAME.view(s, seat).discard == tuple(s.discard)
        assert GAME.hidden(s, seat).isdisjoint(s.discard)


@rule("CAR-D8")
def test_an_imagined_world_looks_the_same_and_has_another_bag() -> None:
    """From every seat of random matches; only the order of the bag and the luck to come differ."""
    rng = seeded(6)
    for match in matches():
        for ply in match[:: len(match) // 6]:
            s = ply.after
            for seat in (*range(s.seats), None):
                world = GAME.determinize(GAME.view(s, seat), rng)
                assert GAME.view(world, seat) == GAME.view(s, seat)
                assert sorted(world.bag) == sorted(s.bag)
                assert world.draws["bag"] == s.draws["bag"] == 1 + s.refills
                world.seed, world.bag, world.draws = s.seed, s.bag, s.draws
                assert world == s


@rule("CAR-D8")
def test_imagined_worlds_differ_in_what_is_drawn_next() -> None:
    """Over many of them almost every type comes first."""
    view = GAME.view(Table().state, A)
    first = {GAME.box.type_of[GAME.determinize(view, seeded(number)).bag[-1]] for number in range(60)}

    assert len(first) >= 9


@rule("CAR-R16")
def test_an_imagined_world_can_be_played_to_its_end() -> None:
    """Also from a table whose bag was refilled; no component is lost."""
    s = next(ply.after for ply in plies() if ply.after.refills)
    rng = seeded(1)
    world = GAME.determinize(GAME.view(s, None), rng)
    while world.frames:
        seat = GAME.deciders(world)[0]
        GAME.advance(world, seat, rng.pick(GAME.legal_actions(world, seat)), lambda _: None)

    assert GAME.census(world) == GAME.inventory(world.seats, world.options)
