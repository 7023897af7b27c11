"""What-ifs against what really happens in random play; and where a table is settled."""

from collections.abc import Iterator

import pytest

from games.goa.matches import matches as random_matches
from games.goa.table import A, B, Ply, Table
from kontor.core import Action, Change, seeded
from kontor.games.goa import GAME, GoaState, actions, events, frames
from kontor.games.goa.rules import B1, B3
from kontor.testing.marks import rule

MATCHES_PER_SETUP = 6
ONE_BY_ONE = (actions.PlaceSpice, actions.TakeSpice)
SILENT = (
    actions.AdvanceTwo,
    actions.PlaceFlag,
    actions.PlaceMarker,
    actions.Bid,
    actions.PassBid,
    actions.Expedition,
    actions.EndTurn,
    actions.MixShips,
    actions.MixColonists,
    actions.DiscardPlantation,
    actions.ChooseFavor,
    actions.ChooseGridTile,
    actions.ChooseEspionage,
    actions.NameColony,
    actions.ChooseFillTile,
    actions.ChooseColonyTile,
    actions.PlayExtra,
    actions.PassExtra,
)


def matches() -> list[list[Ply]]:
    """Return random matches of every setup."""
    return random_matches(MATCHES_PER_SETUP)


def foretold(*types: type[Action]) -> Iterator[tuple[Ply, tuple[Change, ...], GoaState]]:
    """Yield every step of these types with its forecast, and the table when all its sacks are moved; there are some."""
    found = False
    for match in matches():
        for number, ply in enumerate(match):
            if isinstance(ply.action, types):
                found = True
                changes = GAME.forecast(ply.before, ply.seat, ply.action)
                assert changes is not None
                end = ply
                for later in match[number + 1 :]:
                    if not isinstance(later.action, ONE_BY_ONE):
                        break
                    end = later
                yield ply, changes, end.after
    assert found


def amounts(state: GoaState, resource: str) -> list[int]:
    """Return everybody's amount of a resource."""
    found: list[int] = getattr(state, resource)
    return found


def sacks(state: GoaState, seat: int) -> list[str]:
    """Return all sacks of a player."""
    return [spice for lying in state.storage[seat].values() for spice in lying]


def named(changes: tuple[Change, ...], *keys: str) -> list[Change]:
    """Return the changes of these keys."""
    return [change for change in changes if change.key in keys]


@rule("GOA-K7", "GOA-K10", "GOA-V1")
def test_what_is_taken_at_once_is_what_was_foretold() -> None:
    """Ships and taxes, the ducats of a quick start, and the resource that was chosen."""
    types = (actions.BuildShips, actions.Taxes, actions.TakeDucats, actions.ChooseResource)
    for ply, changes, _ in foretold(*types):
        for change in changes:
            before, after = (amounts(s, change.key)[ply.seat] for s in (ply.before, ply.after))
            assert (change.ref, change.before, change.after) == (f"seat:{ply.seat}", before, after)
        if not (isinstance(ply.action, actions.ChooseResource) and ply.action.resource == "spices"):
            assert len(changes) == 1


@rule("GOA-C3", "GOA-T9")
def test_cards_and_tiles_give_what_was_foretold() -> None:
    """And nothing else of ships, colonists and ducats at once."""
    some = 0
    for ply, changes, _ in foretold(actions.PlayCard, actions.UseTile):
        expected = []
        for key in ("ships", "colonists", "ducats"):
            before, after = (amounts(s, key)[ply.seat] for s in (ply.before, ply.after))
            if before != after:
                expected.append((key, f"seat:{ply.seat}", before, after))
        if any(isinstance(event, events.FoundingFailed | events.SpiceReturned) for event in ply.events):
            continue
        assert [(change.key, change.ref, change.before, change.after) for change in changes] == expected
        some += len(expected)
    assert some > 0


@rule("GOA-A5", "GOA-A6")
def test_an_auctioneer_has_the_ducats_foretold() -> None:
    """But for what a Bonanza tile brings in the same moment."""
    for ply, changes, _ in foretold(actions.Sell, actions.Buy):
        gained = sum(
            event.amount
            for event in ply.events
            if isinstance(event, events.ResourcesGained) and (event.seat, event.resource) == (ply.seat, "ducats")
        )
        before, after = (s.ducats[ply.seat] for s in (ply.before, ply.after))
        (change,) = changes
        assert (change.ref, change.before, change.after) == (f"seat:{ply.seat}", before, after - gained)


@rule("GOA-K5", "GOA-B1", "GOA-B3")
def test_a_step_costs_and_brings_what_was_foretold() -> None:
    """Ships, ducats, row, points, and both bonuses."""
    keys = set()
    for ply, changes, end in foretold(actions.Progress, actions.ChooseColumn):
        seat, column = ply.seat, ply.action.column  # type: ignore[attr-defined]
        before = {key: amounts(ply.before, key)[seat] for key in ("ships", "ducats", "extra_actions")}
        after = {key: amounts(end, key)[seat] for key in before}
        for s, found in ((ply.before, before), (end, after)):
            found["cards"] = len(s.hands[seat])
            found["row"] = s.row(seat, column)
        expected = {key: (before[key], after[key]) for key in before if before[key] != after[key]}
        assert {c.key: (c.before, c.after) for c in changes if c.key != "points"} == expected
        points = [GAME.scores(s)[seat].parts["development"] for s in (ply.before, end)]
        (change,) = named(changes, "points")
        assert isinstance(change.before, int)
        assert isinstance(change.after, int)
        assert change.after - change.before == points[1] - points[0]
        keys |= {change.rule for change in changes}
    assert {B1, B3} <= keys


@rule("GOA-K8")
def test_a_harvest_brings_the_spices_foretold() -> None:
    """When all are placed."""
    for ply, changes, end in foretold(actions.Harvest):
        before, after = (len(sacks(s, ply.seat)) for s in (ply.before, end))
        (change,) = changes
        assert (change.key, change.ref, change.before, change.after) == ("spices", f"seat:{ply.seat}", before, after)


@rule("GOA-K8", "GOA-K6", "GOA-C6")
def test_the_next_sack_is_the_one_foretold() -> None:
    """It is the first to be moved, and a sold one brings its ducats."""
    for ply, changes, _ in foretold(actions.PlaceSpice, actions.TakeSpice):
        moved = ply.events[0]
        assert isinstance(moved, events.SpicePlaced | events.SpiceReturned)
        assert moved.tile == ply.action.tile  # type: ignore[attr-defined]
        have = sacks(ply.before, ply.seat).count(moved.spice)
        more = 1 if isinstance(moved, events.SpicePlaced) else -1
        assert (changes[0].key, changes[0].ref) == ("sacks", f"spice:{moved.spice}")
        assert (changes[0].before, changes[0].after) == (have, have + more)
        gained = [event for event in ply.events if isinstance(event, events.ResourcesGained)][:1]
        assert [(c.key, c.after) for c in changes[1:]] == [
            (event.resource, ply.before.ducats[ply.seat] + 3) for event in gained if event.resource == "ducats"
        ]


@rule("GOA-K14", "GOA-K16", "GOA-K17")
def test_a_founding_needs_costs_and_brings_what_was_foretold() -> None:
    """The colonists that are needed; then those paid or gained."""
    for ply, changes, _ in foretold(actions.FoundColony):
        began = next(event for event in ply.events if isinstance(event, events.FoundingBegan))
        (change,) = changes
        assert (change.ref, change.before) == (f"colony:{began.colony}", 0)
        assert change.after == max(0, began.required - began.board)
    for ply, changes, _ in foretold(actions.Pay, actions.Fail):
        before, after = (s.colonists[ply.seat] for s in (ply.before, ply.after))
        assert (changes[0].key, changes[0].before, changes[0].after) == ("colonists", before, after)
        assert len(changes) == (2 if isinstance(ply.action, actions.Pay) else 1)


@rule("GOA-K8", "GOA-K11", "GOA-C10")
def test_a_pause_loses_and_draws_what_was_foretold() -> None:
    """The sacks that are lost, and the cards in hand."""
    for ply, changes, _ in foretold(actions.Done):
        lost = [event.count for event in ply.events if isinstance(event, events.SpicesLost)]
        assert [change.after for change in changes] == lost
    for ply, changes, _ in foretold(actions.DrawNext, actions.DiscardCard):
        before, after = (len(s.hands[ply.seat]) for s in (ply.before, ply.after))
        assert [(change.before, change.after) for change in changes] == [(before, after)]


@rule("GOA-I16")
def test_a_forecast_tells_nothing_that_the_seat_does_not_see() -> None:
    """In every world with the same view it is the same."""
    rng = seeded(1)
    for ply in (ply for match in matches() for ply in match[::7]):
        world = GAME.determinize(GAME.view(ply.before, ply.seat), rng)
        assert GAME.forecast(world, ply.seat, ply.action) == GAME.forecast(ply.before, ply.seat, ply.action)


@pytest.mark.parametrize("type_", SILENT)
def test_nothing_is_foretold_where_chance_or_an_answer_follows(type_: type[Action]) -> None:
    """Of all other actions something is."""
    plies = [ply for match in matches() for ply in match if isinstance(ply.action, type_)]

    assert plies
    assert {GAME.forecast(ply.before, ply.seat, ply.action) for ply in plies} == {None}
    assert len(actions.ACTIONS) == len(SILENT) + 19


def test_a_table_is_settled_where_no_auction_action_card_or_tile_is_half_done() -> None:
    """Also before the first bid, and when the match is over."""
    whole = (
        frames.QuickStartFrame,
        frames.PlaceFlagFrame,
        frames.PlaceMarkerFrame,
        frames.TurnFrame,
        frames.AfterActionFrame,
        frames.ExtraOrPassFrame,
    )
    for ply in (ply for match in matches() for ply in match):
        frame = ply.before.frames[-1]
        if not isinstance(frame, frames.BidFrame):
            assert GAME.settled(ply.before) == isinstance(frame, whole)
    assert all(GAME.settled(match[-1].after) for match in matches())

    table = Table().auction(A, "r1c1")
    assert GAME.settled(table.state)
    assert not GAME.settled(table.play(B, actions.PassBid()).state)
