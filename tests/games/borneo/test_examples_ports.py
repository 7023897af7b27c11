from collections import Counter

import pytest

from games.borneo.table import A, B, C, D, Table
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import PlayCargo, TakeCargo
from kontor.games.borneo.events import CargoTaken, DistributionBegan, PileReshuffled, PortRevealed, PortTaken
from kontor.games.borneo.flags import visible_flags
from kontor.games.borneo.frames import DistributionFrame, MerchantFrame
from kontor.games.borneo.rules import D3B, D3C, D4, D6, D7, D11, T3_5, T3_6, T4_2
from kontor.testing.marks import rule

X5 = ("rg_c1", "br_c1", "rb_l1")
X6 = ("gr_p1", "br_c1", "yr_n1", "yr_l1")


def flags(*cards: str) -> dict[str, int]:
    """Return the visible flags by company."""
    return dict(Counter(visible_flags(GAME.box, cards)))


def lay(table: Table, seat: int, port: str, cards: tuple[str, ...]) -> Table:
    """Let a player lay the last of the cards at a port in slot 0 where the others lie."""
    table.port(0, port, *cards[:-1]).hand(seat, cards[-1], "gb_n2").cargo_phase(seat)
    return table.play(seat, PlayCargo(cards[-1], 0))


@rule("BOR-X5b")
def test_makassar_goes_to_the_trigger_player_and_its_cargo_to_red() -> None:
    """C takes the port, A picks one of three, B one of two, A gets the last; a new port is revealed."""
    assert flags(*X5[:2]) == {"red": 3, "blue": 3, "green": 1}
    assert flags(*X5)["red"] == 6
    table = lay(Table().ladders(red="AB", yellow="C"), C, "board_makassar", X5)
    assert table.event(DistributionBegan) == DistributionBegan("monopoly", "board_makassar", ("red",), rule=T3_5)
    assert table.event(PortTaken) == PortTaken(C, "board_makassar", rule=D3B)
    assert (table.state.warehouses[C], GAME.box.goods["board_makassar"]) == (["board_makassar"], ("nutmeg", 1))

    assert table.legal(A) == [TakeCargo(card) for card in X5]
    table.play(A, TakeCargo("rg_c1"))
    assert table.legal(B) == [TakeCargo("br_c1"), TakeCargo("rb_l1")]
    table.play(B, TakeCargo("rb_l1"))
    assert table.state.warehouses == [["rg_c1", "br_c1"], ["rb_l1"], ["board_makassar"], []]
    assert table.state.ports[0] == table.event(PortRevealed).port


@rule("BOR-X5c")
def test_tidore_goes_to_the_first_merchant_of_red() -> None:
    """A gets the port card and picks first; the trigger player gets nothing."""
    table = lay(Table(edition="card").ladders(red="AB", yellow="C"), C, "card_tidore", X5)
    assert table.event(PortTaken) == PortTaken(A, "card_tidore", rule=D3C)
    assert (table.deciders, table.state.warehouses[A]) == ((A,), ["card_tidore"])

    table.play(A, TakeCargo("rg_c1")).play(B, TakeCargo("rb_l1"))
    assert table.state.warehouses[C] == []


@rule("BOR-X6")
def test_thirteen_flags_are_shared_by_four_companies() -> None:
    """Yellow 5, red 4, green 2, blue 2: the first merchants pick in this order, the trigger player has the port."""
    assert flags(*X6) == {"yellow": 5, "red": 4, "green": 2, "blue": 2}
    table = lay(Table().ladders(yellow="DA", red="C", green="B", blue="AC"), A, "board_makassar", X6)

    companies = ("yellow", "red", "green", "blue")
    assert table.event(DistributionBegan) == DistributionBegan("shared", "board_makassar", companies, rule=T3_6)
    assert table.event(PortTaken) == PortTaken(A, "board_makassar", rule=D6)
    assert table.state.frames[-1] == DistributionFrame(0, "board_makassar", (D, C, B, A), D7)


@rule("BOR-X7")
@pytest.mark.parametrize(
    ("edition", "port", "last", "company"),
    [
        ("board", "board_makassar", "ry_l1", "yellow"),
        ("card", "card_tidore", "ry_l1", "red"),
        ("board", "board_makassar", "ry_n1", "red"),
        ("card", "card_tidore", "ry_n1", "red"),
    ],
)
def test_two_companies_reach_the_monopoly_with_one_card(edition: str, port: str, last: str, company: str) -> None:
    """Yellow has six flags, red seven: the board looks at the top left flag, the card edition at the totals."""
    before = ("yr_n1", "yr_p1", "ry_p1")
    assert {c: flags(*before)[c] for c in ("yellow", "red")} == {"yellow": 5, "red": 5}
    assert flags(*before, last) == {"yellow": 6, "red": 7}
    table = lay(Table(edition=edition).ladders(red="AB", yellow="BA"), C, port, (*before, last))

    assert table.event(DistributionBegan) == DistributionBegan("monopoly", port, (company,), rule=T3_5)


@rule("BOR-X8")
def test_the_blue_flag_below_is_covered_by_the_next_card() -> None:
    """Three red flags and a blue one become four red and three green ones."""
    assert flags("rb_l1") == {"red": 3, "blue": 1}
    assert flags("rb_l1", "gr_p1") == {"red": 4, "green": 3}


@rule("BOR-X9")
def test_two_triples_above_are_a_monopoly_with_two_cards() -> None:
    """Red has six flags at a port of six."""
    table = Table().ladders(red="BC").hand(A, "rb_l1", "gb_n2").port(0, "board_makassar").cargo_phase(A)
    table.play(A, PlayCargo("rb_l1", 0))
    assert [event for event in table.events if isinstance(event, DistributionBegan)] == []

    table.hand(B, "ry_c1", "gb_c1").cargo_phase(B).play(B, PlayCargo("ry_c1", 0))
    assert table.event(DistributionBegan) == DistributionBegan("monopoly", "board_makassar", ("red",), rule=T3_5)
    assert table.state.frames[-1] == DistributionFrame(0, "board_makassar", (B, C), D4)


@rule("BOR-X15")
@pytest.mark.parametrize(("edition", "port"), [("board", "board_makassar"), ("card", "card_makassar")])
def test_a_red_monopoly_without_red_merchants_is_discarded(edition: str, port: str) -> None:
    """On the board the trigger player gets the port card, in the card edition it leaves the game."""
    table = lay(Table(edition=edition).ladders(yellow="AB", green="CD"), C, port, X5)

    assert table.state.discard_pile == list(X5)
    assert table.state.warehouses[C] == ([port] if edition == "board" else [])
    assert table.state.out_of_game == ([] if edition == "board" else [port])
    assert table.state.frames[-1] == MerchantFrame(D)


@rule("BOR-X16")
def test_five_cards_for_three_merchants_of_two_companies() -> None:
    """Red A and yellow B, C, in the order red, yellow: the picks are A, B, C, A, B."""
    cards = ("gr_n1", "gr_p1", "rg_c1", "yb_p1", "yr_p1")
    assert flags(*cards) == {"green": 5, "red": 5, "yellow": 5, "blue": 1}
    table = lay(Table().ladders(red="A", yellow="BC"), D, "board_manila", cards)

    assert table.event(DistributionBegan).companies == ("green", "red", "yellow", "blue")
    assert table.state.frames[-1] == DistributionFrame(0, "board_manila", (A, B, C, A, B), D7)


@rule("BOR-X27")
def test_the_draw_pile_ends_between_the_two_cards() -> None:
    """One card of the old pile, one of the twenty that are shuffled; all know from which pile each comes."""
    table = Table().piles(draw=1, discard=20)
    old, twenty = table.state.draw_pile[0], sorted(table.state.discard_pile)
    table.draw_phase(A)

    first, second = table.state.hands[A][3:]
    assert first == old
    assert second in twenty
    assert (len(table.state.draw_pile), table.state.discard_pile) == (19, [])
    assert table.event(PileReshuffled) == PileReshuffled(20, rule=T4_2)
    view = GAME.view(table.state, B)
    assert view.players[A].hand == (4, 1)
    assert view.unseen[1] == tuple(twenty)
    assert old in view.unseen[0]


@rule("BOR-X29")
def test_the_only_owner_of_a_company_gets_its_monopoly_without_a_question() -> None:
    """Both red merchants are A's: all three cards come at once."""
    table = lay(Table().ladders(red="AA", yellow="B"), C, "board_makassar", X5)

    assert table.event(CargoTaken) == CargoTaken(A, X5, rule=D11)
    assert table.state.warehouses[A] == list(X5)
    assert table.state.frames[-1] == MerchantFrame(D)
