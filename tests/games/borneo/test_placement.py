from collections import Counter

from games.borneo.table import SETUPS, A, B, C, D, E, Table, random_match
from kontor.core import Change, Refusal
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import Attack, PlaceMerchant, RelocateDefender, SkipMerchant, TransferMerchant
from kontor.games.borneo.events import MerchantPlaced, TurnBegan
from kontor.games.borneo.frames import MerchantFrame, PlacementFrame, RelocationFrame
from kontor.games.borneo.rules import G2, S8, S8B, S8C, S9, T2_2B, T2_13B
from kontor.testing.marks import rule

COMPANIES = ("red", "yellow", "green", "blue")
RED, YELLOW, GREEN, BLUE = (PlaceMerchant(company) for company in COMPANIES)


def fresh(start_player: int) -> Table:
    """Return a table of four with nothing set by hand."""
    table = Table(start_player=start_player)
    table.state = GAME.start(4, table.options, bytes(32))
    return table


def place_all(table: Table) -> list[int]:
    """Let everybody place all merchants, company after company, and return who placed, in order."""
    placed: list[int] = []
    while isinstance(table.state.frames[-1], PlacementFrame):
        (seat,) = table.deciders
        placed.append(seat)
        table.play(seat, PlaceMerchant(COMPANIES[len(placed) % 4]))
    return placed


@rule("BOR-S6b")
def test_the_topmost_free_space_of_a_ladder_is_the_next_rank() -> None:
    """Rank 1 is on top; the next merchant comes directly below the last one."""
    table = Table(5).ladders(red="AB").placement(C, D)
    assert GAME.box.editions["board"].ladder_capacity == 5

    table.play(C, RED)
    assert (table.ladder("red"), table.event(MerchantPlaced).rank) == ("ABC", 3)
    table.play(D, YELLOW)
    assert (table.ladder("yellow"), table.event(MerchantPlaced).rank) == ("D", 1)


@rule("BOR-S6b")
def test_a_ladder_of_the_board_edition_has_five_spaces() -> None:
    """The fifth merchant finds a space, the sixth does not."""
    table = Table(5).ladders(red="ABCD").placement(E, A).play(E, RED)

    assert table.ladder("red") == "ABCDE"
    assert table.legal(A) == [YELLOW, GREEN, BLUE]


@rule("BOR-S6c")
def test_a_row_of_the_card_edition_has_no_end() -> None:
    """A seventh merchant comes to the right of six, and the leftmost keeps rank 1."""
    table = Table(5, edition="card").ladders(red="ABCDEA").placement(B).play(B, RED)

    assert table.ladder("red") == "ABCDEAB"
    assert table.event(MerchantPlaced).rank == 7


@rule("BOR-S7")
def test_merchants_stay_on_the_ladders_until_the_end() -> None:
    """After a whole match everybody still has three."""
    for seats, options in ((3, {}), (4, {"edition": "card"})):
        *_, last = random_match(seats, 7, **options)
        assert Counter(seat for ladder in last.after.ladders.values() for seat in ladder) == dict.fromkeys(
            range(seats), 3
        )


@rule("BOR-S8")
def test_placement_rounds_run_alternately_clockwise_and_in_reverse() -> None:
    """With C as start player of four the first and third rounds begin with C, the second ends with C."""
    assert place_all(Table(start_player=C)) == [C, D, A, B, B, A, D, C, C, D, A, B]


@rule("BOR-S8")
def test_placement_happens_at_a_table_that_is_ready() -> None:
    """Hands, open ports and orders are there, the ladders are empty, and any company may be chosen."""
    table = Table()
    assert [len(hand) for hand in table.state.hands] == [3, 3, 3, 3]
    assert None not in table.state.ports
    assert sum(table.state.orders.values()) == 12
    assert not any(table.state.ladders.values())
    assert table.legal(A) == [RED, YELLOW, GREEN, BLUE]


@rule("BOR-S8")
def test_a_merchant_goes_to_the_end_of_the_chosen_company() -> None:
    """It takes the best free rank, and the next in the queue is asked."""
    table = Table().ladders(green="AB").placement(C, D).play(C, GREEN)

    assert table.ladder("green") == "ABC"
    assert table.events == [MerchantPlaced(C, "green", 3, rule=S8)]
    assert table.deciders == (D,)


@rule("BOR-S8")
def test_the_forecast_of_a_placement_is_its_rank() -> None:
    """Behind two merchants the third rank is foretold."""
    table = Table().ladders(green="AB").placement(C)

    assert GAME.forecast(table.state, C, GREEN) == (Change("rank", "company:green", 0, 3, S8),)


@rule("BOR-S8b")
def test_a_company_with_five_merchants_may_not_be_chosen() -> None:
    """A full ladder is refused, with its capacity."""
    table = Table(5).ladders(red="ABCDE").placement(A)

    assert table.check(A, RED) == Refusal(S8B, {"company": "red", "capacity": 5})
    assert table.check(A, YELLOW) is None


@rule("BOR-S8b")
def test_the_board_edition_allows_placing_below_a_merchant_of_the_same_player() -> None:
    """A may follow A."""
    table = Table().ladders(red="A").placement(A)

    assert table.check(A, RED) is None
    assert table.play(A, RED).ladder("red") == "AA"


@rule("BOR-S8b", "BOR-S8c")
def test_at_least_two_companies_are_always_legal_in_the_placement() -> None:
    """Over random placements of all setups nobody is left with fewer."""
    for number, (seats, options) in enumerate(SETUPS * 4):
        for ply in random_match(seats, number, **options):
            if not isinstance(ply.before.frames[-1], PlacementFrame):
                break
            assert len(GAME.legal_actions(ply.before, ply.seat)) >= 2


@rule("BOR-S8c")
def test_the_card_edition_forbids_placing_next_to_a_merchant_of_the_same_player() -> None:
    """A row that ends with such a merchant is refused; one further left does not matter."""
    table = Table(edition="card").ladders(red="BA", yellow="AB").placement(A)

    assert table.check(A, RED) == Refusal(S8C, {"company": "red"})
    assert table.legal(A) == [YELLOW, GREEN, BLUE]


@rule("BOR-R30")
def test_a_merchant_is_laid_only_to_the_right_end_of_a_row() -> None:
    """The action names no place: C comes behind A and B, never before or between them."""
    table = Table(edition="card").ladders(red="AB").placement(C)
    assert list(GAME.well_formed(PlaceMerchant)) == [RED, YELLOW, GREEN, BLUE]

    assert table.play(C, RED).ladder("red") == "ABC"


@rule("BOR-S9")
def test_the_start_player_takes_the_first_turn_and_play_is_clockwise() -> None:
    """C begins the placement and the first turn; D follows."""
    table = fresh(start_player=C)
    place_all(table)

    assert table.event(TurnBegan) == TurnBegan(C, rule=S9)
    assert (table.state.active, table.state.frames[-1]) == (C, MerchantFrame(C))
    table.play(C, SkipMerchant())
    table.play(C, table.legal(C)[0])
    assert table.event(TurnBegan) == TurnBegan(D, rule=G2)


@rule("BOR-R14")
def test_the_last_to_place_does_not_take_the_first_turn() -> None:
    """With four players and B as start player A places last, but B begins."""
    table = fresh(start_player=B)

    assert place_all(table)[-1] == A
    assert table.deciders == (B,)


@rule("BOR-V3.1")
def test_with_four_merchants_everybody_places_four_times() -> None:
    """Three players place twelve merchants."""
    table = Table(3, three_player_four_merchants=True)
    place_all(table)

    assert Counter(seat for ladder in table.state.ladders.values() for seat in ladder) == {A: 4, B: 4, C: 4}


@rule("BOR-R13")
def test_the_fourth_round_of_placement_runs_in_reverse() -> None:
    """With B as start player it is A, C, B like the second one."""
    placed = place_all(Table(3, three_player_four_merchants=True, start_player=B))

    assert placed[:6] == [B, C, A, A, C, B]
    assert placed[9:] == [A, C, B]


@rule("BOR-V3.2")
def test_four_merchants_change_nothing_else() -> None:
    """Hands, ports, orders and the five spaces of a ladder are those of any table of three."""
    table, plain = Table(3, three_player_four_merchants=True), Table(3)
    assert table.state.hands == plain.state.hands
    assert table.state.ports == plain.state.ports
    assert table.state.port_stack == plain.state.port_stack
    assert table.state.orders == plain.state.orders

    table.ladders(red="ABCAB").placement(C)
    assert table.check(C, RED) == Refusal(S8B, {"company": "red", "capacity": 5})


@rule("BOR-R3")
def test_a_ladder_has_five_spaces_and_not_three() -> None:
    """Behind three and four merchants there is still a space, behind five there is none."""
    table = Table(5).ladders(red="ABC", yellow="ABCD", green="ABCDE").placement(E)

    assert [table.check(E, place) for place in (RED, YELLOW, BLUE)] == [None, None, None]
    assert table.check(E, GREEN) == Refusal(S8B, {"company": "green", "capacity": 5})


@rule("BOR-R4")
def test_a_full_company_takes_nobody_by_placement_transfer_or_relocation() -> None:
    """Only its free space makes a company a target."""
    table = Table(5).ladders(red="ABCDE", yellow="AB", green="CD").placement(A)
    assert table.check(A, RED) == Refusal(S8B, {"company": "red", "capacity": 5})

    table.merchant_phase(A)
    assert table.check(A, TransferMerchant("yellow", 1, "red")) == Refusal(T2_2B, {"company": "red", "capacity": 5})
    assert table.check(A, TransferMerchant("yellow", 1, "green")) is None

    table.ask(RelocationFrame(table.contest("yellow", 2, 1)))
    assert table.check(A, RelocateDefender("red")) == Refusal(T2_13B, {"company": "red"}, "full")
    assert table.check(A, RelocateDefender("green")) is None


@rule("BOR-R4")
def test_contests_inside_a_full_company_are_unaffected() -> None:
    """The fifth may attack the first, whose bonus of three is the greatest there is."""
    table = Table(5).ladders(red="ABCDE", yellow="A").hand(E, "ry_p1", "rg_p1").merchant_phase(E)

    assert table.check(E, Attack("red", 5, 1)) is None
    assert table.contest("red", 5, 1).bonus == 3
