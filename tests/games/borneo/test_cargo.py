import pytest

from games.borneo.table import A, B, C, Table
from kontor.core import Refusal
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import PlayCargo, SkipMerchant
from kontor.games.borneo.events import CargoPlayed, DistributionBegan
from kontor.games.borneo.flags import visible_flags
from kontor.games.borneo.frames import DistributionFrame, MerchantFrame
from kontor.games.borneo.rules import D4, D7, T3_1, T3_5, T3_6
from kontor.testing.marks import rule

SIZES = {(5, 3), (6, 4), (7, 5)}


def laying(port: str, cargo: tuple[str, ...], card: str, edition: str = "board") -> Table:
    """Return a table where A just laid a card on the cargo of a port in slot 1; every company has merchants."""
    table = Table(edition=edition).ladders(red="BC", yellow="CB", green="BC", blue="CB").port(1, port, *cargo)
    return table.hand(A, card, "gb_n2", "gb_n1").cargo_phase(A).play(A, PlayCargo(card, 1))


def seen(*cards: str) -> str:
    """Return the visible flags of cards laid in this order, as letters in reading order."""
    return "".join(flag[0].upper() for flag in visible_flags(GAME.box, cards))


def began(table: Table) -> list[DistributionBegan]:
    """Return the distributions of the last step."""
    return [event for event in table.events if isinstance(event, DistributionBegan)]


@rule("BOR-T3.1")
def test_the_cargo_card_goes_from_the_hand_to_the_chosen_port() -> None:
    """On top of the cards that lie there; the event cites the rule."""
    table = Table().hand(A, "ry_p1", "gb_p1").port(2, "board_makassar", "yb_p1").cargo_phase(A)
    table.play(A, PlayCargo("ry_p1", 2))

    assert table.state.cargo[2] == ["yb_p1", "ry_p1"]
    assert table.state.hands[A][:1] == ["gb_p1"]
    assert "ry_p1" not in table.state.hands[A]
    assert table.event(CargoPlayed) == CargoPlayed(A, "ry_p1", "board_makassar", 2, rule=T3_1)
    table.assert_census()


@rule("BOR-T3.1")
def test_one_hand_card_must_be_laid_at_one_of_the_three_ports() -> None:
    """Every card may go to every port, and there is no way not to lay one."""
    table = Table().hand(A, "ry_p1", "gb_p1").cargo_phase(A)

    assert table.legal(A) == [PlayCargo(card, slot) for card in ("ry_p1", "gb_p1") for slot in range(3)]


@rule("BOR-T3.1")
def test_exactly_one_card_is_laid() -> None:
    """After it the player draws and the next one has the turn."""
    table = Table().hand(A, "ry_p1", "gb_p1").cargo_phase(A).play(A, PlayCargo("ry_p1", 0))

    assert len(table.state.cargo[0]) == 1
    assert table.state.frames[-1] == MerchantFrame(B)


@rule("BOR-T3.1")
def test_nobody_lays_a_card_that_is_not_in_hand() -> None:
    """The hands of others cannot be played."""
    table = Table().hand(A, "ry_p1", "gb_p1").hand(B, "rg_p1").cargo_phase(A)

    assert table.check(A, PlayCargo("rg_p1", 0)) == Refusal(T3_1, {"card": "rg_p1"})


@rule("BOR-T3.2")
@pytest.mark.parametrize(
    ("cards", "flags"),
    [((), ""), (("rb_l1",), "RRRB"), (("rb_l1", "gr_p1"), "RRRGGRG"), (("ry_p1", "yb_l1", "by_c1"), "RRYYYBYBBB")],
)
def test_a_further_card_covers_the_lower_row_of_the_one_before(cards: tuple[str, ...], flags: str) -> None:
    """Visible are the upper rows of all cards and the lower row of the last one."""
    assert seen(*cards) == flags


@rule("BOR-R1")
def test_three_flags_stand_above_and_one_below() -> None:
    """Four cards show thirteen flags, as in the rulebook's example."""
    assert seen("gr_p1", "br_c1", "yr_n1", "yr_l1") == "GGRBBRYYRYYYR"


@rule("BOR-T3.3")
def test_a_covered_flag_does_not_count_for_a_monopoly() -> None:
    """Six red flags lie at the port, but one of them is covered: five do not make a monopoly of six."""
    table = laying("board_makassar", ("ry_p1",), "rg_c1")

    assert seen(*table.state.cargo[1]) == "RRYRRGR"
    assert began(table) == []


@rule("BOR-T3.3")
def test_a_covered_flag_does_not_count_for_a_share() -> None:
    """Blue has only a covered flag and is not among the companies that share."""
    table = laying("board_banda", ("gb_p1", "yr_p1"), "ry_p1")

    assert began(table) == [DistributionBegan("shared", "board_banda", ("red", "green", "yellow"), rule=T3_6)]


@rule("BOR-T3.4b")
def test_the_numbers_of_a_port_of_the_board_are_named_not_placed() -> None:
    """The greater one is the monopoly number: Makassar pays out at six flags or four cards."""
    ports = [port for port in GAME.box.ports.values() if port.edition == "board"]
    assert {(port.monopoly, port.limit) for port in ports} == SIZES

    assert began(laying("board_makassar", ("ry_p1",), "rb_p1")) == []
    assert began(laying("board_makassar", ("ry_c1",), "rb_l1"))[0].way == "monopoly"
    assert began(laying("board_makassar", ("gr_p1", "br_c1", "yr_n1"), "yr_l1"))[0].way == "shared"


@rule("BOR-T3.4c")
def test_the_numbers_of_a_port_of_the_card_edition_are_named_not_placed() -> None:
    """The greater one is the monopoly number, though it is printed on the other side."""
    ports = [port for port in GAME.box.ports.values() if port.edition == "card"]
    assert {(port.monopoly, port.limit) for port in ports} == SIZES

    assert began(laying("card_tidore", ("ry_p1",), "rb_p1", "card")) == []
    assert began(laying("card_tidore", ("ry_c1",), "rb_l1", "card"))[0].way == "monopoly"
    assert began(laying("card_tidore", ("gr_p1", "br_c1", "yr_n1"), "yr_l1", "card"))[0].way == "shared"


@rule("BOR-T3.5")
def test_enough_visible_flags_are_a_monopoly_before_the_limit() -> None:
    """Six red flags on two of four cards: the port pays out to red."""
    table = laying("board_makassar", ("ry_c1",), "rb_l1")

    assert began(table) == [DistributionBegan("monopoly", "board_makassar", ("red",), rule=T3_5)]
    assert table.state.frames[-1] == DistributionFrame(1, "board_makassar", (B, C), D4)


@rule("BOR-T3.5")
def test_one_flag_less_is_not_a_monopoly() -> None:
    """Five of six are not enough."""
    assert began(laying("board_makassar", ("ry_p1",), "rb_p1")) == []


@rule("BOR-T3.6")
def test_a_full_port_without_a_monopoly_is_shared() -> None:
    """The fourth card of four with at most five flags of a company."""
    table = laying("board_makassar", ("gr_p1", "br_c1", "yr_n1"), "yr_l1")

    companies = ("yellow", "red", "green", "blue")
    assert began(table) == [DistributionBegan("shared", "board_makassar", companies, rule=T3_6)]
    assert table.state.frames[-1] == DistributionFrame(1, "board_makassar", (C, B, B, C), D7)


@rule("BOR-T3.6")
def test_a_full_port_with_enough_flags_is_a_monopoly() -> None:
    """Both happen with the fourth card; the monopoly comes first."""
    table = laying("board_makassar", ("ry_p1", "br_c1", "gr_p1"), "rg_l1")

    assert [event.way for event in began(table)] == ["monopoly"]


@rule("BOR-T3.7")
def test_a_card_below_limit_and_monopoly_distributes_nothing() -> None:
    """The port stays with its cards, and the turn goes on."""
    table = laying("board_makassar", ("gr_p1", "br_c1"), "yr_n1")

    assert (table.state.ports[1], table.state.cargo[1]) == ("board_makassar", ["gr_p1", "br_c1", "yr_n1"])
    assert began(table) == []
    assert table.state.frames[-1] == MerchantFrame(B)
    assert table.play(B, SkipMerchant()).deciders == (B,)
