from collections import Counter
from itertools import chain
from typing import Any

import pytest

from games.borneo.table import A, B, C, D, Table
from kontor.core import Option, Refusal, RefusedError
from kontor.games.borneo import GAME, BorneoState
from kontor.games.borneo.actions import ChooseOrder
from kontor.games.borneo.frames import PlacementFrame
from kontor.games.borneo.rules import O1, O2, O3, O4, P3, R28, S1
from kontor.testing.marks import rule

FOUR_MERCHANTS = "three_player_four_merchants"
ONLY_WITH_FIVE = {"board_aceh", "board_surabaya"}
ONLY_WITH_THREE_OR_FOUR = {"board_sambas", "board_banda", "board_kutai", "board_sulu"}
TWELVE_ORDERS = {"one_each": 3, "four_same": 3, "two_each": 2, "eight_same": 2, "three_each": 2}
SIXTEEN_ORDERS = {"one_each": 4, "four_same": 4, "two_each": 3, "eight_same": 3, "three_each": 2}


def refusal_of(seats: int, **options: Any) -> Refusal | None:
    """Ask whether a table is allowed."""
    return GAME.check_setup(seats, GAME.options(options))


def opening(seats: int, seed: int = 0, **options: Any) -> BorneoState:
    """Return an opening position."""
    return GAME.start(seats, GAME.options(options), seed.to_bytes(32, "big"))


def cargo_of(state: BorneoState) -> list[str]:
    """Return all cargo cards of the opening, sorted."""
    return sorted([*state.draw_pile, *chain(*state.hands)])


def ports_of(state: BorneoState) -> set[str]:
    """Return all ports in play at the opening, each of them there once."""
    found = [*filter(None, state.ports), *state.port_stack]
    assert len(set(found)) == len(found)
    return set(found)


@rule("BOR-O1")
def test_the_edition_is_an_option_and_the_board_edition_is_its_default() -> None:
    """There are two editions, each with its own ports."""
    assert GAME.info.options[0] == Option("edition", ("board", "card"), "board", O1)
    assert opening(4).edition == "board"
    assert refusal_of(4, edition="card") is None
    assert {port.partition("_")[0] for port in ports_of(opening(4))} == {"board"}
    assert {port.partition("_")[0] for port in ports_of(opening(4, edition="card"))} == {"card"}


@rule("BOR-O2")
def test_the_three_player_variant_is_off_by_default_and_for_three_players_only() -> None:
    """With four or five players the setup is refused."""
    option = GAME.info.options[1]
    assert (option.name, option.choices, option.default, option.rule) == (FOUR_MERCHANTS, (False, True), False, O2)
    assert refusal_of(3, three_player_four_merchants=True) is None
    for seats in (4, 5):
        refusal = Refusal(R28, {"option": FOUR_MERCHANTS, "seats": seats})
        assert refusal_of(seats, three_player_four_merchants=True) == refusal


@rule("BOR-O2")
def test_only_the_three_player_variant_adds_a_fourth_merchant() -> None:
    """Without the option nine merchants are placed, with it twelve."""
    assert Table(3).state.frames[-1] == PlacementFrame((A, B, C, C, B, A, A, B, C))
    assert len(Table(3, three_player_four_merchants=True).state.top_frame(PlacementFrame).queue) == 12


@rule("BOR-O3")
def test_blackbeard_is_off_by_default_and_for_every_table_of_the_board_edition() -> None:
    """Three, four or five players may choose it, also together with the fourth merchant."""
    option = GAME.info.options[2]
    assert (option.name, option.choices, option.default, option.rule) == ("blackbeard", (False, True), False, O3)
    assert [refusal_of(seats, blackbeard=True) for seats in (3, 4, 5)] == [None, None, None]
    assert refusal_of(3, blackbeard=True, three_player_four_merchants=True) is None
    refusal = Refusal(R28, {"option": "blackbeard", "seats": 4})
    assert refusal_of(4, edition="card", blackbeard=True) == refusal


@rule("BOR-O3")
def test_pirates_trade_only_with_blackbeard() -> None:
    """The same warehouse pays an order with the option and does not without it."""
    goods = ("ry_p1", "ry_c1", "ry_l1", "rg_c1")
    plain = Table().warehouse(A, *goods).order_phase(A)
    pirates = Table(blackbeard=True).warehouse(A, *goods).order_phase(A)

    assert plain.check(A, ChooseOrder("one_each")) == Refusal(P3, {"order": "one_each", "short": 1})
    assert pirates.check(A, ChooseOrder("one_each")) is None


@rule("BOR-O4")
def test_the_start_player_is_random_or_a_named_seat_that_takes_part() -> None:
    """Seat 3 exists with four players, and is refused with three."""
    assert GAME.info.options[3] == Option("start_player", ("random", 0, 1, 2, 3, 4), "random", O4, names_seat=True)
    assert GAME.options({}).start_player == "random"
    assert refusal_of(4, start_player=D) is None
    assert refusal_of(3, start_player=D) == Refusal(O4, {"seats": 3, "start_player": D})


@rule("BOR-O4")
def test_a_named_start_player_begins() -> None:
    """The named seat places the first merchant, whatever the seed."""
    for seed in range(5):
        state = opening(4, seed, start_player=C)
        assert GAME.deciders(state) == (C,)
        assert state.active == C


@rule("BOR-R31")
def test_without_a_named_seat_the_start_player_is_drawn_by_lot() -> None:
    """Over many openings everybody begins, nobody else does, and the same seed draws the same player."""
    for seats in (3, 4, 5):
        openings = [opening(seats, seed) for seed in range(40)]
        assert {state.active for state in openings} == set(range(seats))
        assert all(GAME.deciders(state) == (state.active,) for state in openings)
        assert [state.active for state in openings] == [opening(seats, seed).active for seed in range(40)]


@rule("BOR-R28")
def test_the_card_edition_has_no_variant() -> None:
    """Both variants of the board edition are refused there, also when the match is started."""
    for option in (FOUR_MERCHANTS, "blackbeard"):
        refusal = Refusal(R28, {"option": option, "seats": 3})
        assert refusal_of(3, edition="card", **{option: True}) == refusal
        with pytest.raises(RefusedError) as caught:
            opening(3, edition="card", **{option: True})
        assert caught.value.refusal == refusal


@rule("BOR-R28")
def test_the_three_player_variant_is_not_offered_to_more_players() -> None:
    """Four players who want four merchants each are refused."""
    assert refusal_of(4, three_player_four_merchants=True) == Refusal(R28, {"option": FOUR_MERCHANTS, "seats": 4})


@rule("BOR-S1")
def test_three_four_or_five_players_take_part() -> None:
    """Two and six are refused."""
    assert GAME.info.seats == (3, 4, 5)
    assert [refusal_of(seats) for seats in (3, 4, 5)] == [None, None, None]
    for seats in (2, 6):
        assert refusal_of(seats) == Refusal(S1, {"seats": seats, "least": 3, "most": 5})
        with pytest.raises(RefusedError):
            opening(seats)


@rule("BOR-S2")
def test_everybody_gets_three_of_the_sixty_shuffled_cargo_cards() -> None:
    """The rest is the draw pile, and nothing is discarded yet."""
    for seats in (3, 4, 5):
        state = opening(seats)
        assert [len(hand) for hand in state.hands] == [3] * seats
        assert len(state.draw_pile) == 60 - 3 * seats
        assert state.discard_pile == []
        assert cargo_of(state) == sorted(GAME.box.cargo)
    assert opening(4, 1).hands != opening(4, 2).hands


@rule("BOR-S3")
def test_three_shuffled_ports_are_open_and_the_rest_is_the_stack() -> None:
    """Each slot holds one port without cargo; another seed opens others."""
    state = opening(4)
    assert (len(state.ports), None in state.ports, len(state.port_stack)) == (3, False, 9)
    assert state.cargo == [[], [], []]
    assert len(ports_of(state)) == 12
    assert len({tuple(opening(4, seed).ports) for seed in range(9)}) > 1


@rule("BOR-S4b")
def test_the_marks_of_the_ports_follow_the_number_of_players() -> None:
    """Three or four players remove the two ports marked 5, five players the four marked 3/4."""
    board = {port.id for port in GAME.box.ports.values() if port.edition == "board"}
    for seats in (3, 4):
        state = opening(seats)
        assert ports_of(state) == board - ONLY_WITH_FIVE
        assert (len(board - ONLY_WITH_FIVE), len(state.port_stack), state.out_of_game) == (12, 9, [])
    state = opening(5)
    assert ports_of(state) == board - ONLY_WITH_THREE_OR_FOUR
    assert (len(board - ONLY_WITH_THREE_OR_FOUR), len(state.port_stack), state.out_of_game) == (10, 7, [])


@rule("BOR-S4c")
def test_the_card_edition_uses_all_twelve_ports() -> None:
    """For every number of players the stack has nine."""
    for seats in (3, 4, 5):
        state = opening(seats, edition="card")
        assert ports_of(state) == {port.id for port in GAME.box.ports.values() if port.edition == "card"}
        assert (len(ports_of(state)), len(state.port_stack)) == (12, 9)


@rule("BOR-S5b")
def test_the_orders_marked_five_are_for_five_players_and_all_lie_open_by_value() -> None:
    """Twelve orders with three or four players, sixteen with five; everybody sees them."""
    for seats, orders in ((3, TWELVE_ORDERS), (4, TWELVE_ORDERS), (5, SIXTEEN_ORDERS)):
        for viewer in (A, B, None):
            assert list(GAME.view(opening(seats), viewer).orders.items()) == list(orders.items())


@rule("BOR-S5c")
def test_the_card_edition_uses_all_twelve_orders_and_everybody_may_browse_them() -> None:
    """For every number of players the same orders are on display."""
    for seats in (3, 4, 5):
        for viewer in (A, B, None):
            assert GAME.view(opening(seats, edition="card"), viewer).orders == TWELVE_ORDERS


@rule("BOR-S7")
def test_each_player_has_three_merchants() -> None:
    """Every placement of the opening belongs to a merchant, three for each seat."""
    for seats, edition in ((3, "board"), (4, "board"), (5, "card")):
        queue = opening(seats, edition=edition).top_frame(PlacementFrame).queue
        assert Counter(queue) == dict.fromkeys(range(seats), 3)


@rule("BOR-S10")
def test_warehouses_start_empty_and_nobody_holds_an_order() -> None:
    """Each seat has a warehouse, and there is nothing in it."""
    for seats in (3, 4, 5):
        state = opening(seats)
        assert state.warehouses == [[] for _ in range(seats)]
        assert state.completed == [[] for _ in range(seats)]
        assert [score.total for score in GAME.scores(state)] == [0] * seats


@rule("BOR-R26")
def test_both_editions_have_the_same_cargo_cards() -> None:
    """Sixty cards, the same in the openings of both editions: twelve of them show a two."""
    assert cargo_of(opening(4)) == cargo_of(opening(4, edition="card")) == sorted(GAME.box.cargo)
    assert Counter(card.value for card in GAME.box.cargo.values()) == {1: 48, 2: 12}


@rule("BOR-R27")
def test_four_orders_are_marked_five_so_that_twelve_remain() -> None:
    """The board edition has sixteen orders, twelve of them without the mark."""
    assert sum(order.board_five for order in GAME.box.orders.values()) == 4
    assert sum(order.board_base for order in GAME.box.orders.values()) == 12
    assert sum(opening(4).orders.values()) == sum(opening(4, edition="card").orders.values()) == 12
