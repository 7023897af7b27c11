"""Laws of the components: orders, kontors, manufactories, ducats, seals and cards are never lost or out of place."""

from collections import Counter, defaultdict
from itertools import chain

from games.novgorod.matches import happened, matches, plies, states, turns
from kontor.games.novgorod import GAME
from kontor.games.novgorod.events import BonusGained, BonusLowered, BonusRemoved, OrderPlaced, RowFulfilled
from kontor.games.novgorod.frames import EvaluationFrame, PurchaseFrame, RouteFrame
from kontor.testing.marks import rule


@rule("NOV-I1")
def test_there_are_always_the_24_orders_each_in_one_place() -> None:
    """In deck and display, on hands, aside, filed or as markers, and one as the cover of the special orders."""
    everything = sorted(GAME.box.orders)
    assert len(everything) == 24
    for s in states():
        piles = [s.deck, s.open_orders, *s.hands, *s.aside, *s.filed, *s.markers, [s.cover] if s.cover else []]
        assert sorted(chain(*piles)) == everything
        assert (s.cover is not None) is s.options.special_orders
    assert any(s.deck == [] for s in states())
    assert any(any(s.markers) for s in states())


@rule("NOV-I2")
def test_each_city_has_one_kontor_for_each_player() -> None:
    """Stack and owners together; nobody owns two of a city."""
    full = 0
    for s in states():
        for city, prices in s.stacks.items():
            assert len(prices) + sum(owned.count(city) for owned in s.kontors) == s.seats
            assert prices == sorted(prices)
        assert all(len(set(owned)) == len(owned) for owned in s.kontors)
        assert sum(map(len, s.stacks.values())) + sum(map(len, s.kontors)) == 8 * s.seats
        full += any(len(owned) == 8 for owned in s.kontors)
    assert full > 0


@rule("NOV-I3")
def test_the_layout_of_the_manufactories_never_changes() -> None:
    """It is a permutation of all eight."""
    for match in matches():
        layout = dict(match[0].before.manufactory_of)
        assert sorted(layout.values()) == sorted(GAME.box.manufactories)
        assert tuple(layout) == GAME.box.ring
        assert all(ply.after.manufactory_of == layout for ply in match)


@rule("NOV-I4")
def test_ducats_are_never_negative_and_seals_speed_and_steps_never_decrease() -> None:
    """A ship has speed 2 to 5, a career 0 to 5 covered steps."""
    speeds, covered = Counter[int](), Counter[int]()
    for ply in plies():
        for seat in range(ply.after.seats):
            before, after = ply.before, ply.after
            assert after.ducats[seat] >= 0
            assert after.total_seals(seat) >= before.total_seals(seat) >= 0
            assert all(after.seals[seat][source] >= seals for source, seals in before.seals[seat].items())
            assert 2 <= before.speeds[seat] <= after.speeds[seat] <= 5
            assert 0 <= before.covered[seat] <= after.covered[seat] <= 5
            speeds[after.speeds[seat]] += 1
            covered[after.covered[seat]] += 1
    assert set(speeds) == {2, 3, 4, 5}
    assert set(covered) == {0, 1, 2, 3, 4, 5}


@rule("NOV-I5")
def test_three_orders_in_progress_and_one_stored_good_are_the_most() -> None:
    """A player who stores a kontor owns it; a base kontor in the hold stands for the player's one in the route."""
    full = stored = swapped = 0
    for s in states():
        for seat, held in enumerate(s.holds):
            progress = len(s.hands[seat]) + len(s.aside[seat])
            assert progress <= 3
            full += progress == 3
            if held is not None:
                assert held.city in s.kontors[seat]
                assert not (held.base and held.fresh)
                assert not held.base or (seat == s.active and held.city in {stop.city for stop in s.route})
                stored += not held.base
                swapped += held.base
    assert min(full, stored, swapped) > 0


@rule("NOV-I8")
def test_a_filed_order_has_brought_2_4_or_5_seals() -> None:
    """Two for one row, four for both in different turns, five for both in the same turn."""
    totals = Counter[int]()
    for match in matches():
        brought: dict[str, int] = defaultdict(int)
        for ply in match:
            for row in happened(ply, RowFulfilled):
                brought[row.order] += row.seals
        for order in chain(*match[-1].after.filed):
            assert brought[order] in (2, 4, 5)
            totals[brought[order]] += 1
        assert all(brought[order] == 2 for order in chain(*match[-1].after.aside))
        placed = [event.order for ply in match for event in happened(ply, OrderPlaced) if event.place == "filed"]
        assert sorted(placed) == sorted(chain(*match[-1].after.filed))
    assert set(totals) == {2, 4, 5}


@rule("NOV-I10")
def test_each_bonus_comes_once_per_player_and_in_at_most_two_rounds() -> None:
    """High in the first round, low in the second; then the card is gone."""
    shared = 0
    for match in matches():
        gained: dict[str, list[tuple[int, int, int]]] = defaultdict(list)
        gone: set[str] = set()
        for ply in match:
            for event in ply.events:
                match event:
                    case BonusGained(seat, bonus, seals):
                        assert bonus not in gone
                        gained[bonus].append((ply.before.round, seat, seals))
                    case BonusRemoved(bonus):
                        gone.add(bonus)
        for bonus, all_of_it in gained.items():
            card = GAME.box.bonuses[bonus]
            rounds = sorted({number for number, _, _ in all_of_it})
            assert len({seat for _, seat, _ in all_of_it}) == len(all_of_it)
            assert len(rounds) <= 2
            assert all(seals == (card.high if number == rounds[0] else card.low) for number, _, seals in all_of_it)
            shared += len(rounds) == 2
    assert shared > 0


@rule("NOV-I10")
def test_a_card_that_several_gained_at_once_is_never_lowered() -> None:
    """A lowered card has exactly one owner."""
    lowered = 0
    for ply in plies():
        for event in happened(ply, BonusLowered):
            lowered += 1
            assert len(ply.after.bonus_of[event.bonus]) == 1
            assert ply.after.bonuses[event.bonus] == "low"
    assert lowered > 0


@rule("NOV-I11")
def test_the_column_always_shows_the_four_cards_one_part_each() -> None:
    """Without special orders there is none."""
    letters = Counter[str]()
    for s in states():
        if s.options.special_orders:
            assert sorted(each.card for each in s.column) == ["s1", "s2", "s3", "s4"]
            assert {each.part for each in s.column} <= set("ABCD")
            letters.update(each.part for each in s.column)
        else:
            assert s.column == []
    assert set(letters) == set("ABCD")


@rule("NOV-I13")
def test_before_phase_one_and_after_phase_two_all_base_kontors_and_manufactories_are_at_their_cities() -> None:
    """No route lies on the table, and no base kontor in a hold; nothing is fresh."""
    laid = 0
    for s in states():
        frame = s.frames[-1] if s.frames else None
        if isinstance(frame, RouteFrame | PurchaseFrame) or frame is None:
            assert s.route == []
            assert all(held is None or not (held.base or held.fresh) for held in s.holds)
            assert not any(each.fulfilled for each in s.column)
            assert s.turn.discount == 0
        if isinstance(frame, EvaluationFrame):
            laid += bool(s.route)
    assert laid > 0


@rule("NOV-I13")
def test_a_turn_leaves_the_holds_of_the_others_alone() -> None:
    """Only the active player's hold changes."""
    for turn in turns():
        seat = turn[0].seat
        before, after = turn[0].before.holds, turn[-1].after.holds
        assert [held for at, held in enumerate(before) if at != seat] == [
            held for at, held in enumerate(after) if at != seat
        ]
