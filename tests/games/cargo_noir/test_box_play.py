"""The figures of the box are those of the ledger's section 2, and what a person changes takes effect."""

import pytest

from games.cargo_noir.matches import SETUPS
from games.cargo_noir.table import A, B, Table
from kontor.core import Action, seeded
from kontor.games.cargo_noir import GAME, CargoNoir, CargoNoirState
from kontor.games.cargo_noir.actions import (
    BasketCard,
    CloseBasket,
    CloseTrade,
    RaiseTo,
    ResolveCasino,
    ResolveRaise,
    ResolveWithdraw,
    SendShip,
    SetBid,
    SkipTrade,
)
from kontor.games.cargo_noir.events import CasinoPaid, SyndicatePaid
from kontor.games.cargo_noir.frames import DiscardFrame, SendingFrame
from kontor.testing.boxes import Edit, all_of, changed_box, entry, every, table
from kontor.testing.marks import rule

FLAT = list(range(10))
PLAYED: dict[str, Edit] = {
    "short": every("rounds", rounds=2),
    "poor": table("setup", start_coins=0),
    "no coins at all": all_of(table("setup", start_coins=0, coins=0), table("casino", coins_per_ship=0)),
    "one ship": all_of(table("setup", start_ships=1, reserve_ships=0), entry("card", "cargo_ship", amount=0)),
    "no warehouse": table("warehouse", slots=0),
    "few tiles": all_of(every("cargo", count=11), entry("cargo", "gold", count=10)),
    "no wild tiles": table("setup", wild_per_player=0),
    "no open port": every("port", open_for=[], open_for_b=[]),
    "flat values": table("values", same=FLAT, different=FLAT),
    "high bids": table("bidding", min_bid=3, min_increment=2),
    "forty tiles": all_of(
        entry("port", "rotterdam", slots=19), every("cargo", count=30), entry("rounds", "many", rounds=4)
    ),
}


def play(game: CargoNoir, number: int) -> None:
    """Play a random match of every setup to its end; the components stay complete."""
    for seats, options in SETUPS:
        luck = seeded(number)
        s = game.start(seats, game.options(options), luck.bytes(32))
        for _ in range(game.info.max_decisions):
            if not s.frames:
                break
            seat = game.deciders(s)[0]
            game.advance(s, seat, luck.pick(game.legal_actions(s, seat)), lambda event: None)
        assert game.outcome(s) is not None
        assert list(game.census(s)) == list(game.inventory(seats, s.options))


def after(game: CargoNoir, s: CargoNoirState, seat: int, *actions: Action) -> CargoNoirState:
    """Return the table after some steps of a changed game."""
    for action in actions:
        s = game.apply(s, seat, action).state
    return s


@pytest.mark.parametrize("edit", PLAYED.values(), ids=PLAYED.keys())
def test_every_file_that_is_not_refused_can_be_played_to_the_end(edit: Edit) -> None:
    """With random play of every setup there is always a legal action, and the match ends."""
    play(changed_box(GAME, edit), 1)


def test_the_box_holds_the_components_of_the_ledger() -> None:
    """Tiles, coins, ships, cards, and what everybody begins with."""
    file = GAME.box.file

    assert {cargo.count for cargo in file.cargo} == {14}
    assert (len(file.cargo), file.wild.count, file.setup.coins) == (9, 5, 60)
    assert (file.setup.start_coins, file.setup.start_ships, file.setup.reserve_ships) == (7, 3, 2)
    assert (file.setup.wild_per_player, file.warehouse.slots, file.casino.coins_per_ship) == (1, 6, 2)
    assert (file.bidding.min_bid, file.bidding.min_increment, GAME.box.market_slots) == (1, 1, (8, 6))
    assert file.values.different == (0, 1, 3, 6, 10, 15, 21, 28, 36, 45)
    assert file.values.same == (0, 1, 4, 9, 16, 25, 36, 49, 64, 81)


@pytest.mark.parametrize(
    ("seats", "ports", "slots", "tiles", "bank"),
    [(2, 4, 10, 128, 46), (3, 5, 13, 129, 39), (4, 6, 16, 130, 32), (5, 8, 20, 131, 25)],
)
def test_the_table_of_places_holds(seats: int, ports: int, slots: int, tiles: int, bank: int) -> None:
    """Open ports, their slots, tiles in play, coins of the bank."""
    s = GAME.start(seats, GAME.options({}), bytes(32))

    assert (len(s.ports), sum(map(len, s.ports.values())), len(s.black_market)) == (ports, slots, 8)
    assert len(GAME.box.tiles_in_play(seats)) == tiles == len(s.bag) + slots + 8
    assert s.coin_bank == bank


def test_the_cards_are_those_of_the_ledger() -> None:
    """Fifty-four, with cost, points, copies, and what the Smuggler's Edge cards do."""
    cards = {card.id: (card.copies, card.cost, card.points) for card in GAME.box.cards.values()}

    assert cards == {
        "cargo_ship": (8, 15, 5),
        "warehouse": (8, 10, 5),
        "syndicate": (8, 10, 5),
        "villa": (6, 15, 15),
        "yacht": (6, 25, 25),
        "dive_bar": (6, 35, 35),
        "night_club": (6, 45, 45),
        "showbiz": (1, 16, 20),
        "paparazzi": (1, 25, 30),
        "militia": (1, 36, 45),
        "cronies": (1, 49, 60),
        "bank": (1, 64, 80),
        "principality": (1, 81, 100),
    }
    assert sum(card.copies for card in GAME.box.cards.values()) == 54
    edge = [(card.id, card.limit, card.amount) for card in GAME.box.cards.values() if card.limit]
    assert edge == [("cargo_ship", 2, 1), ("warehouse", 2, 2), ("syndicate", 2, 2)]


def test_figures_that_the_scan_leaves_open_are_tagged_as_reconstructed() -> None:
    """Of the victory cards only the Smuggler's Edge is read off; the Dive Bar is a choice between damaged figures."""
    sources = {card["id"]: card["source"] for card in GAME.components.data["card"]}

    assert [card for card, source in sources.items() if source == "rulebook"] == [
        "cargo_ship",
        "warehouse",
        "syndicate",
    ]
    assert set(sources.values()) == {"rulebook", "reconstructed"}


@rule("CAR-T2.2", "CAR-E5")
def test_changed_costs_points_and_limits_are_taken() -> None:
    """A Warehouse for 7 and 9 points, three of which may be owned."""
    game = changed_box(GAME, entry("card", "warehouse", cost=7, points=9, limit=3))
    s = Table().cards(A, "warehouse", "warehouse").safe(A, 7).last_round().trade(A).state
    s = after(game, s, A, BasketCard("warehouse"), CloseBasket(), CloseTrade())

    assert (s.safes[A], game.scores(s)[A].total) == (0, 27)


@rule("CAR-T2.12", "CAR-C4")
def test_changed_slots_are_taken() -> None:
    """Three on the sheet and one for each Warehouse: four tiles may stay, a fifth may not."""
    game = changed_box(GAME, table("warehouse", slots=3), entry("card", "warehouse", amount=1))
    for tiles, asked in ((4, SendingFrame(A)), (5, DiscardFrame(A))):
        s = Table().cards(A, "warehouse").tiles(A, *["gold"] * tiles).trade(A).state
        assert after(game, s, A, SkipTrade()).frames[-1] == asked


@rule("CAR-C3")
def test_a_cargo_ship_card_may_bring_two_ships() -> None:
    """If the reserve allows it; the fleet is told right."""
    game = changed_box(GAME, entry("card", "cargo_ship", amount=2, limit=1))
    s = Table().safe(A, 15).last_round().trade(A).state
    s = after(game, s, A, BasketCard("cargo_ship"), CloseBasket(), CloseTrade())

    assert (s.docks[A], s.reserves[A]) == (5, 0)


@rule("CAR-T3.3", "CAR-T3.4")
def test_changed_bids_are_taken() -> None:
    """At least three in an empty port, and two more than another stack, when raising too."""
    game = changed_box(GAME, table("bidding", min_bid=3, min_increment=2))
    s = Table().safe(A, 7).stack("bombay", B, 4).sending(A).state
    least = [game.legal_actions(after(game, s, A, SendShip(port)), A)[0] for port in ("panama", "bombay")]
    assert least == [SetBid(3), SetBid(6)]

    s = Table().safe(A, 7).stack("bombay", B, 4).stack("bombay", A, 1).ships(A).state
    assert game.legal_actions(after(game, s, A, ResolveRaise("bombay")), A)[0] == RaiseTo(6)


def test_changed_incomes_are_taken() -> None:
    """Four coins from the Casino, three from a Syndicate."""
    game = changed_box(GAME, table("casino", coins_per_ship=4), entry("card", "syndicate", amount=3))
    s = Table().cards(A, "syndicate").casino(A).stack("panama", A, 1).stack("panama", B, 2).ships(A).state

    paid = [event for event in game.apply(s, A, ResolveCasino()).events if isinstance(event, CasinoPaid)]
    assert [event.coins for event in paid] == [4]
    told = game.apply(s, A, ResolveWithdraw("panama")).events
    assert [event.coins for event in told if isinstance(event, SyndicatePaid)] == [3]


def test_the_order_of_the_entries_does_not_matter() -> None:
    """Cards lie by their place, ports and types by their ids."""

    def turned(data: dict[str, list[object]]) -> None:
        for name in ("card", "port", "cargo", "rounds"):
            data[name].reverse()

    game = changed_box(GAME, turned)
    assert list(game.box.cards) == list(GAME.box.cards)
    assert (game.box.destinations, game.box.cargo_types) == (GAME.box.destinations, GAME.box.cargo_types)
    assert game.start(3, game.options({}), bytes(32)) == GAME.start(3, GAME.options({}), bytes(32))
