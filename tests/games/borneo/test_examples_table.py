from games.borneo.table import A, B, C, Table
from kontor.core import Refusal
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import PlaceMerchant, PlayCargo, RelocateDefender, SkipOrder, TransferMerchant
from kontor.games.borneo.events import CargoDrawn, GameEnded, MatchScored
from kontor.games.borneo.frames import OrderFrame, PlacementFrame, RelocationFrame
from kontor.games.borneo.rules import E1, E2, S8B, S8C, T2_2B, T2_13B
from kontor.testing.marks import rule


def placement_order(table: Table) -> str:
    """Let everybody place in turn, company after company, and return the players' letters in order."""
    order = ""
    while isinstance(table.state.frames[-1], PlacementFrame):
        (seat,) = table.deciders
        legal = table.legal(seat)
        table.play(seat, legal[len(order) % len(legal)])
        order += "ABCDE"[seat]
    return order


def can_all_pay(seats: int) -> Table:
    """Return a table where each warehouse can pay one of each."""
    table = Table(seats)
    for seat, pair in zip(range(seats), ("yr", "yg", "yb", "gr", "gy"), strict=False):
        table.warehouse(seat, f"{pair}_p1", f"{pair}_c1", f"{pair}_l1", f"{pair}_n1")
    return table


def last_chance_order(table: Table) -> str:
    """Let everybody in the last chance skip, and return the players' letters in order."""
    order = ""
    while table.deciders:
        (seat,) = table.deciders
        assert table.state.frames[-1] == OrderFrame(seat, last_chance=True)
        table.play(seat, SkipOrder())
        order += "ABCDE"[seat]
    return order


@rule("BOR-X1")
def test_four_players_place_there_and_back_and_there() -> None:
    """The start player A begins, closes the second round and begins the third."""
    assert placement_order(Table(4, start_player=A)) == "ABCDDCBAABCD"


@rule("BOR-X31")
def test_three_players_place_four_merchants_there_and_back_twice() -> None:
    """The fourth round runs in reverse again."""
    assert placement_order(Table(3, three_player_four_merchants=True, start_player=A)) == "ABCCBAABCCBA"


@rule("BOR-X19")
def test_nobody_enters_a_ladder_with_five_merchants() -> None:
    """Placement, transfer and relocation to it are illegal."""
    table = Table(5).ladders(red="ABCDE", yellow="AB").placement(C)
    assert table.check(C, PlaceMerchant("red")) == Refusal(S8B, {"company": "red", "capacity": 5})

    table.merchant_phase(B)
    assert table.check(B, TransferMerchant("yellow", 2, "red")) == Refusal(T2_2B, {"company": "red", "capacity": 5})
    table.ask(RelocationFrame(table.contest("yellow", 2, 1)))
    assert table.check(A, RelocateDefender("red")) == Refusal(T2_13B, {"company": "red"}, "full")
    assert table.legal(A) == [RelocateDefender(to) for to in ("swap", "green", "blue")]


@rule("BOR-X28")
def test_the_third_merchant_of_b_avoids_the_rows_that_end_with_b() -> None:
    """Green and blue are legal, red and yellow are not."""
    table = Table(edition="card").ladders(red="AB", yellow="B", green="A").placement(B)

    assert table.legal(B) == [PlaceMerchant("green"), PlaceMerchant("blue")]
    for company in ("red", "yellow"):
        assert table.check(B, PlaceMerchant(company)) == Refusal(S8C, {"company": company})


@rule("BOR-X17")
def test_the_tenth_distribution_ends_the_game_before_its_player_draws() -> None:
    """B triggers it; the last chance runs C, D, A, B."""
    table = can_all_pay(4).ladders(red="C").port(0, "board_makassar", "rb_l1").port_stack(0)
    table.hand(B, "ry_c1", "gb_p1").cargo_phase(B).play(B, PlayCargo("ry_c1", 0))

    assert table.event(GameEnded) == GameEnded(B, rule=E1)
    assert not any(isinstance(event, CargoDrawn) for event in table.events)
    assert last_chance_order(table) == "CDAB"


@rule("BOR-X26")
def test_one_card_for_two_draws_ends_the_game() -> None:
    """B draws the one, and the last chance runs from C round to B."""
    table = can_all_pay(5).piles(1, 0).draw_phase(B)

    assert table.event(CargoDrawn).seat == B
    assert table.event(GameEnded) == GameEnded(B, rule=E2)
    assert table.state.draw_pile == []
    assert last_chance_order(table) == "CDEAB"


@rule("BOR-X30")
def test_equal_points_are_decided_by_orders() -> None:
    """A and B have 31 points; three orders beat two, and C with 20 is third."""
    table = Table(3).completed(A, "three_each", "one_each").completed(B, "two_each", "four_same", "four_same")
    outcome = GAME.outcome(table.completed(C, "eight_same").last_chance().state)

    assert outcome is not None
    assert [score.total for score in outcome.scores] == [31, 31, 20]
    assert (outcome.places, outcome.winners) == ((2, 1, 3), (B,))


@rule("BOR-X30")
def test_equal_points_and_orders_share_the_victory() -> None:
    """With three orders each A and B win together, and C is third."""
    table = Table(3).completed(A, "two_each", "four_same", "one_each").warehouse(A, "ry_p1", "ry_c1")
    table.completed(B, "two_each", "four_same", "four_same").completed(C, "eight_same").last_chance()
    outcome = GAME.outcome(table.state)

    assert outcome is not None
    assert [score.total for score in outcome.scores] == [31, 31, 20]
    assert outcome.places == (1, 1, 3)
    assert table.event(MatchScored).winners == (A, B)
