"""Laws of play: rows, the money of auctions, bonuses, costs, and how often cards and tiles are used."""

from collections import Counter

import pytest

from games.goa.matches import matches as random_matches
from games.goa.table import A, B, Ply, Table
from kontor.core import Event, Refusal
from kontor.games.goa import GAME, events, rules
from kontor.games.goa.actions import Bid, Buy, ChooseColumn, Expedition, PassBid, PlayCard, Sell, UseTile
from kontor.games.goa.frames import AuctioneerFrame
from kontor.testing.marks import rule

MATCHES_PER_SETUP = 6


def matches() -> list[list[Ply]]:
    """Return random matches of every setup."""
    return random_matches(MATCHES_PER_SETUP)


def plies() -> list[Ply]:
    """Return all steps of all matches."""
    return [ply for match in matches() for ply in match]


def told(match: list[Ply]) -> list[Event]:
    """Return all that happens in a match."""
    return [event for ply in match for event in ply.events]


@rule("GOA-I4")
def test_markers_stay_in_five_rows_and_never_go_back() -> None:
    """They move one row at a time."""
    moves = 0
    for ply in plies():
        for before, after in zip(ply.before.rows, ply.after.rows, strict=True):
            assert all(1 <= row <= 5 for row in after)
            assert all(old <= new for old, new in zip(before, after, strict=True))
            moves += sum(after) - sum(before)
    assert moves == sum(isinstance(event, events.MarkerMoved) for match in matches() for event in told(match))


@rule("GOA-I7")
def test_a_sale_moves_exactly_the_bid() -> None:
    """From the buyer to the auctioneer; nobody else's ducats change."""
    table = Table().lay("r1c1", "a:foreman:1").auction(A, "r1c1")
    table.play(B, Bid(7)).play(2, PassBid()).play(3, PassBid()).play(A, Sell())

    assert table.state.ducats == [17, 3, 10, 10]
    assert table.event(events.TileSold) == events.TileSold(B, A, "a:foreman:1", 7, rule=rules.A5)


@rule("GOA-I7")
def test_a_purchase_by_the_auctioneer_costs_one_less_and_a_tile_without_a_bid_nothing() -> None:
    """The ducats go to the bank."""
    table = Table(2).lay("r1c1", "a:foreman:1").auction(A, "r1c1").play(B, Bid(7)).play(A, Buy())
    assert table.state.ducats == [4, 10]
    assert table.event(events.TileBought) == events.TileBought(A, "a:foreman:1", 6, rule=rules.A6)

    table = Table(2).lay("r1c1", "a:foreman:1").auction(A, "r1c1").play(B, PassBid())
    assert table.state.ducats == [10, 10]
    assert table.event(events.TileTakenForNothing) == events.TileTakenForNothing(A, "a:foreman:1", rule=rules.A4)


@rule("GOA-I7")
def test_the_money_of_auctions_is_conserved() -> None:
    """A purchase by the auctioneer lowers the total by the bid less one; a tile for nothing changes nothing."""
    seen: Counter[type] = Counter()
    for ply in plies():
        lost = 0
        for event in ply.events:
            if isinstance(event, events.TileBought):
                frame = ply.before.frames[-1]
                assert isinstance(frame, AuctioneerFrame)
                assert event.price == max(offer.amount for offer in frame.auction.offers) - 1
                lost += event.price
            if isinstance(event, events.ResourcesGained) and event.resource == "ducats":
                lost -= event.amount
            seen[type(event)] += 1
        if isinstance(ply.action, Bid | PassBid | Sell | Buy):
            assert sum(ply.before.ducats) - sum(ply.after.ducats) == lost
    assert min(seen[type_] for type_ in (events.TileSold, events.TileBought, events.TileTakenForNothing)) > 0


@rule("GOA-I10")
def test_at_most_two_first_in_row_cards_are_paid_per_column() -> None:
    """One for row 4 and one for row 5."""
    paid_in_all = 0
    for match in matches():
        paid: Counter[tuple[str, int]] = Counter()
        moved = ("", 0)
        for event in told(match):
            if isinstance(event, events.MarkerMoved):
                moved = (event.column, event.row)
            elif isinstance(event, events.CardDrawn) and event.rule == rules.B1:
                paid[moved] += 1
        assert all(row in (4, 5) and count == 1 for (_, row), count in paid.items())
        deepest = [max(rows[i] for rows in match[-1].after.rows) for i in range(5)]
        assert paid.total() == sum(max(0, row - 3) for row in deepest)
        paid_in_all += paid.total()
    assert paid_in_all > 0


@rule("GOA-I10")
def test_all_markers_cards_are_one_less_than_the_lowest_row_of_a_player() -> None:
    """At all times, quick start included."""
    most = 0
    for match in matches():
        paid = [0] * match[0].before.seats
        for ply in match:
            for event in ply.events:
                if isinstance(event, events.ResourcesGained) and event.rule == rules.B3:
                    paid[event.seat] += event.amount
            assert paid == [min(rows) - 1 for rows in ply.after.rows]
        most = max(most, *paid)
    assert most > 0


@rule("GOA-I10")
@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_each_row_that_all_markers_reach_is_one_card(row: int) -> None:
    """The last marker brings it; one that stands alone in a lower row brings none."""
    table = Table().rows(A, ships=row, harvest=5, taxes=5, expedition=5, colony=5).keep(A, "b:vice_king:1")
    table.turn(A).play(A, UseTile("b:vice_king:1"))
    assert table.state.rows[A][0] == row + 1
    assert table.state.extra_actions == [1, 0, 0, 0]

    table = Table().rows(A, ships=row, harvest=row, taxes=5, expedition=5, colony=5).keep(A, "b:vice_king:1")
    table.turn(A).play(A, UseTile("b:vice_king:1"), ChooseColumn("ships"))
    assert table.state.extra_actions == [0, 0, 0, 0]


@rule("GOA-I11")
def test_after_an_expedition_the_hand_is_within_its_limit() -> None:
    """One card in row 1, up to five in row 5."""
    rows = set()
    for ply in plies():
        if isinstance(ply.action, Expedition):
            row = ply.after.rows[ply.seat][3]
            assert 1 <= len(ply.after.hands[ply.seat]) <= row
            rows.add(row)
    assert {1, 2, 3} <= rows


@rule("GOA-I12")
def test_a_red_tile_is_used_once_per_round() -> None:
    """It is refused until it is turned back; a one-shot tile is gone."""
    table = Table().keep(A, "a:red_ship:1", "b:resupply:1").deck("exp_01", "exp_02").turn(A)
    table.play(A, UseTile("a:red_ship:1"))
    assert table.check(A, UseTile("a:red_ship:1")) == Refusal(rules.T9, {"tile": "a:red_ship:1"})

    table.play(A, UseTile("b:resupply:1"))
    assert table.state.tiles[A] == ("a:red_ship:1",)
    assert table.state.discard_b == ("b:resupply:1",)
    table.end_of_round(5).turn(A)
    assert table.check(A, UseTile("a:red_ship:1")) is None
    assert table.check(A, UseTile("b:resupply:1")) == Refusal(rules.T15, {"tile": "b:resupply:1"})


@rule("GOA-I12")
def test_no_tile_is_used_too_often() -> None:
    """A red one once in a round, a one-shot tile once in the game."""
    red: Counter[int] = Counter()
    for match in matches():
        used: Counter[tuple[str, int]] = Counter()
        for ply in match:
            for event in ply.events:
                if isinstance(event, events.TileUsed):
                    is_red = ":red_" in event.tile
                    red[is_red] += 1
                    used[event.tile, ply.before.round_no if is_red else 0] += 1
        assert all(count == 1 for (tile, _), count in used.items() if ":swap:" not in tile)
    assert min(red[True], red[False]) > 0


@rule("GOA-I13")
def test_a_step_costs_as_many_spices_and_ships_as_its_upper_row_says() -> None:
    """A card waives the one or the other."""
    seen: Counter[str] = Counter()
    for match in matches():
        waived = ""
        paid: Counter[str] = Counter()
        for event in told(match):
            if isinstance(event, events.CardPlayed):
                waived = GAME.box.cards[event.card].action
            elif isinstance(event, events.ActionTaken):
                paid.clear()
                waived = waived if event.action == "progress" and event.rule == rules.C9 else ""
            elif isinstance(event, events.SpiceReturned) and event.rule == rules.K5:
                paid["spices"] += 1
            elif isinstance(event, events.ResourcesPaid) and event.rule == rules.K5:
                paid[event.resource] += event.amount
            elif isinstance(event, events.MarkerMoved) and event.rule == rules.K5:
                upper = event.row - 1
                assert paid["spices"] == (0 if waived == "progress_no_spices" else upper)
                assert paid["ships"] == (0 if waived == "progress_no_ships" else upper)
                seen[waived] += 1
    assert min(seen[card] for card in ("", "progress_no_spices", "progress_no_ships")) > 0
    for costs in GAME.box.costs.values():
        assert [len(set(step)) for step in costs] == [1, 2, 3, 4]


@rule("GOA-I17")
def test_a_second_card_in_an_action_turn_is_refused() -> None:
    """Also after the action; in the next turn it may be played."""
    table = Table().hand(A, "exp_01", "exp_04").turn(A).play(A, PlayCard("exp_01"))
    assert table.check(A, PlayCard("exp_04")) == Refusal(rules.C2, {})

    table.turn(A)
    assert table.check(A, PlayCard("exp_04")) is None


@rule("GOA-I17")
def test_at_most_one_card_is_played_per_action_turn() -> None:
    """Extra actions included."""
    most = 0
    for match in matches():
        played = 0
        for event in told(match):
            if isinstance(event, events.TurnBegan | events.ExtraActionPlayed):
                played = 0
            played += isinstance(event, events.CardPlayed)
            assert played <= 1
            most = max(most, played)
    assert most == 1
