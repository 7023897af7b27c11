import pytest

from games.borneo.table import A, B, C, Table
from kontor.core import Change, Forecast
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import (
    AddAttackCard,
    AddDefenceCard,
    Attack,
    ChooseOrder,
    DeclineReward,
    DiscardExcess,
    EndAttack,
    EndDefence,
    PayCard,
    PlaceMerchant,
    PlayCargo,
    RelocateDefender,
    SkipMerchant,
    SkipOrder,
    TakeCargo,
    TakeReward,
    TransferMerchant,
)
from kontor.games.borneo.rules import (
    D3B,
    D3C,
    D4,
    D6,
    D7,
    D10,
    E5,
    P5,
    S8,
    T1_5,
    T2_2,
    T2_3,
    T2_9,
    T2_10,
    T2_11,
    T3_2,
    T3_5,
    T3_6,
)
from kontor.testing.marks import rule

RED_MONOPOLY = ("rg_c1", "br_c1", "rb_l1")
SHARED = ("gb_p1", "yr_p1", "ry_p1")


def laying(port: str, cards: tuple[str, ...], edition: str = "board", **ladders: str) -> Forecast:
    """Return what is foretold when C lays the last of the cards on the others in slot 1."""
    table = Table(edition=edition).ladders(**ladders).port(1, port, *cards[:-1]).hand(C, cards[-1], "gb_n2")
    changes = GAME.forecast(table.cargo_phase(C).state, C, PlayCargo(cards[-1], 1))
    assert changes is not None
    return changes


@rule("BOR-S8")
def test_a_placement_foretells_the_rank() -> None:
    """The best free one."""
    table = Table().ladders(red="BC").placement(A)

    assert GAME.forecast(table.state, A, PlaceMerchant("red")) == (Change("rank", "company:red", 0, 3, S8),)


@rule("BOR-T3.2", "BOR-T3.6")
def test_laying_a_card_foretells_flags_and_cards() -> None:
    """Only the companies whose visible flags change; nothing pays out here."""
    changes = laying("board_makassar", ("rb_l1", "gr_p1"), red="AB")

    assert changes == (
        Change("flags", "flags:1:red:board_makassar", 3, 4, T3_2),
        Change("flags", "flags:1:green:board_makassar", 0, 3, T3_2),
        Change("flags", "flags:1:blue:board_makassar", 1, 0, T3_2),
        Change("cards", "card:board_makassar", 1, 2, T3_6),
    )


@rule("BOR-D3b", "BOR-D4", "BOR-T3.5")
def test_laying_the_card_of_a_monopoly_on_the_board_foretells_port_and_picks() -> None:
    """The port card for the one who lays it, two cards for rank 1, one for rank 2."""
    changes = laying("board_makassar", RED_MONOPOLY, red="AB")

    assert changes[-4:] == (
        Change("distribution", "card:board_makassar", "none", "monopoly", T3_5),
        Change("port_card", "seat:2", 0, 1, D3B),
        Change("picks", "seat:0", 0, 2, D4),
        Change("picks", "seat:1", 0, 1, D4),
    )


@rule("BOR-D3c")
def test_laying_the_card_of_a_monopoly_in_the_card_edition_foretells_the_port_for_the_first() -> None:
    """The first merchant of red is A."""
    changes = laying("card_tidore", RED_MONOPOLY, "card", red="AB")

    assert [change for change in changes if change.key == "port_card"] == [Change("port_card", "seat:0", 0, 1, D3C)]


@rule("BOR-D10")
@pytest.mark.parametrize(("edition", "ports"), [("board", ["seat:2"]), ("card", [])])
def test_a_monopoly_without_a_merchant_foretells_a_discard_and_no_picks(edition: str, ports: list[str]) -> None:
    """And in the card edition nobody gets the port card."""
    port = "board_makassar" if edition == "board" else "card_tidore"
    changes = laying(port, RED_MONOPOLY, edition, yellow="AB")

    assert [change.ref for change in changes if change.key == "port_card"] == ports
    assert [change for change in changes if change.key == "picks"] == []
    assert changes[-1] == Change("discarded", f"card:{port}", 0, 3, D10)


@rule("BOR-D6", "BOR-D7", "BOR-T3.6")
def test_laying_the_card_of_a_shared_distribution_foretells_port_and_picks() -> None:
    """Red, green and yellow share in this order; blue shows no flag."""
    changes = laying("board_banda", SHARED, red="B", green="A", yellow="B", blue="C")

    assert changes[-5:] == (
        Change("cards", "card:board_banda", 2, 3, T3_6),
        Change("distribution", "card:board_banda", "none", "shared", T3_6),
        Change("port_card", "seat:2", 0, 1, D6),
        Change("picks", "seat:1", 0, 2, D7),
        Change("picks", "seat:0", 0, 1, D7),
    )


@rule("BOR-T2.2", "BOR-T2.3")
def test_a_transfer_foretells_the_new_rank_and_who_moves_up() -> None:
    """From rank 2 of red to rank 1 of blue; the two below move up."""
    table = Table().ladders(red="BACD").merchant_phase(A)

    assert GAME.forecast(table.state, A, TransferMerchant("red", 2, "blue")) == (
        Change("rank", "company:blue", 2, 1, T2_2),
        Change("moves_up", "seat:2", 3, 2, T2_3),
        Change("moves_up", "seat:3", 4, 3, T2_3),
    )


@rule("BOR-T2.10")
def test_an_attack_foretells_the_bonus_of_the_defender() -> None:
    """Two merchants stand between."""
    table = Table().ladders(red="BCDA").hand(A, "ry_p1", "ry_c1").merchant_phase(A)

    assert GAME.forecast(table.state, A, Attack("red", 4, 1)) == (Change("bonus", "seat:1", 0, 2, T2_10),)


@rule("BOR-E5")
def test_choosing_an_order_foretells_its_points() -> None:
    """Eight points come to the six of an order completed before."""
    table = Table().completed(A, "one_each").warehouse(A, "ry_l2", "yg_l2", "ry_l1").order_phase(A)

    assert GAME.forecast(table.state, A, ChooseOrder("four_same", "cloves")) == (Change("orders", "seat:0", 6, 14, E5),)


@rule("BOR-P5")
def test_paying_a_card_foretells_what_is_still_missing() -> None:
    """A "2" lowers four missing cloves to two."""
    table = Table().warehouse(A, "ry_l2", "yg_l2", "ry_l1").payment(A, "four_same", (0, 0, 4, 0), spice="cloves")

    assert GAME.forecast(table.state, A, PayCard("ry_l2")) == (Change("missing", "spice:cloves", 4, 2, P5),)


@rule("BOR-T1.5")
def test_taking_cargo_foretells_the_units_in_the_warehouse() -> None:
    """A cinnamon "2" comes to one unit of cinnamon."""
    table = Table().ladders(red="AB").warehouse(A, "ry_c1", "rb_l1").port(1, "board_makassar", "rb_c2", "br_l1")
    table.hand(C, "rg_p1", "gb_p1").cargo_phase(C).play(C, PlayCargo("rg_p1", 1))
    assert table.deciders == (A,)

    assert GAME.forecast(table.state, A, TakeCargo("rb_c2")) == (Change("units", "spice:cinnamon", 1, 3, T1_5),)


@rule("BOR-T1.5")
def test_taking_a_reward_foretells_the_units_in_the_warehouse() -> None:
    """The first two units of cloves."""
    table = Table().ladders(red="ACB").hand(A, "ry_l2", "gb_p1").defence("red", 3, 1, "yr_p1")
    table.play(A, AddDefenceCard("ry_l2"))

    assert GAME.forecast(table.state, A, TakeReward("ry_l2")) == (Change("units", "spice:cloves", 0, 2, T1_5),)


@rule("BOR-T2.9")
def test_an_attack_card_foretells_the_strength_but_not_the_answer() -> None:
    """One flag comes to three; how the contest ends is not known yet."""
    table = (
        Table().ladders(red="AB").hand(B, "ry_p1", "yr_p1", "gb_p1").attack("red", 2, 1).play(B, AddAttackCard("ry_p1"))
    )

    assert GAME.forecast(table.state, B, AddAttackCard("yr_p1")) == (Change("attack", "company:red", 3, 4, T2_9),)


@rule("BOR-T2.9", "BOR-T2.11")
@pytest.mark.parametrize(("card", "strength", "ends"), [("ry_p1", 4, "repelled"), ("yr_p1", 2, "won")])
def test_a_defence_card_foretells_strength_and_result(card: str, strength: int, ends: str) -> None:
    """The merchant between counts as one from the start."""
    table = Table().ladders(red="ACB").hand(A, "ry_p1", "yr_p1", "gb_p1").defence("red", 3, 1, "rg_p1")

    assert GAME.forecast(table.state, A, AddDefenceCard(card)) == (
        Change("defence", "company:red", 1, strength, T2_9),
        Change("contest", "seat:1", "open", ends, T2_11),
    )


@rule("BOR-T2.11")
@pytest.mark.parametrize(("red", "ends"), [("ACB", "won"), ("ACCB", "repelled")])
def test_the_end_of_a_defence_foretells_the_result(red: str, ends: str) -> None:
    """One flag against one merchant between is enough, against two it is not."""
    table = Table().ladders(red=red).hand(A, "ry_p1", "gb_p1").defence("red", len(red), 1, "yr_p1")

    assert GAME.forecast(table.state, A, EndDefence()) == (Change("contest", "seat:1", "open", ends, T2_11),)


@rule("BOR-P10")
def test_nothing_is_foretold_where_chance_or_an_answer_follows() -> None:
    """Skips, ends of an attack, relocations, declined rewards and discards have no forecast."""
    table = Table().ladders(red="AB").hand(A, "ry_p1", "gb_p1").merchant_phase(A)
    silent = (
        SkipOrder(),
        SkipMerchant(),
        EndAttack(),
        RelocateDefender("swap"),
        DeclineReward(),
        DiscardExcess("ry_p1"),
    )

    assert [GAME.forecast(table.state, A, action) for action in silent] == [None] * 6
