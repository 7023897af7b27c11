"""What-ifs against what really happens in random play; and where a table is settled."""

from collections.abc import Callable, Iterator

import pytest

from games.cargo_noir.matches import Ply, matches, plies
from kontor.core import Action, Change, seeded
from kontor.games.cargo_noir import GAME, CargoNoirState, actions, events, frames
from kontor.games.cargo_noir.rules import C5, E2, E5, T2_2, T2_7, T2_14
from kontor.games.cargo_noir.supply import capacity
from kontor.testing.marks import rule

SILENT = (
    actions.ResolveRaise,
    actions.ResolveSwap,
    actions.ResolveDraw,
    actions.SkipTrade,
    actions.CloseBasket,
    actions.SendShip,
    actions.EndTurn,
)


def foretold(*types: type[Action]) -> Iterator[tuple[Ply, dict[str, Change]]]:
    """Yield every step of these types with what was foretold, by key; there are some."""
    found = False
    for ply in plies():
        if isinstance(ply.action, types):
            found = True
            changes = GAME.forecast(ply.before, ply.seat, ply.action)
            assert changes is not None
            by_key = {change.key: change for change in changes}
            assert len(by_key) == len(changes)
            yield ply, by_key
    assert found


def worth(s: CargoNoirState, seat: int) -> int:
    """Return what a player's tiles are worth."""
    return GAME.box.best_value(s.tiles[seat])


def points(s: CargoNoirState, seat: int) -> int:
    """Return a player's points, card by card."""
    figures = GAME.box.cards_of(s.options.has_former_uniques)
    return sum(figures[card].points for card in s.cards[seat])


def before_and_after(ply: Ply, what: str) -> tuple[int, int]:
    """Return a figure of the player at both ends of a step."""
    figures: dict[str, Callable[[CargoNoirState], int]] = {
        "safe": lambda s: s.safes[ply.seat],
        "tiles": lambda s: len(s.tiles[ply.seat]),
        "value": lambda s: worth(s, ply.seat),
        "points": lambda s: points(s, ply.seat),
        "ships": lambda s: s.docks[ply.seat],
        "capacity": lambda s: capacity(GAME.box, s, ply.seat),
    }
    return figures[what](ply.before), figures[what](ply.after)


def figures(changes: dict[str, Change], key: str) -> tuple[object, object]:
    """Return what was foretold of a figure."""
    return changes[key].before, changes[key].after


@rule("CAR-T1.4")
def test_the_casino_pays_what_was_foretold() -> None:
    """Whatever the bank holds."""
    for ply, changes in foretold(actions.ResolveCasino):
        assert list(changes) == ["safe"]
        assert figures(changes, "safe") == before_and_after(ply, "safe")


@rule("CAR-T1.7")
def test_a_capture_brings_what_was_foretold() -> None:
    """Tiles and their value; the stack is gone."""
    for ply, changes in foretold(actions.ResolveCapture):
        assert isinstance(ply.action, actions.ResolveCapture)
        assert list(changes) == ["tiles", "value", "stack"]
        for key in ("tiles", "value"):
            assert figures(changes, key) == before_and_after(ply, key)
        stacks = [s.stacks[ply.action.port][ply.seat] for s in (ply.before, ply.after)]
        assert figures(changes, "stack") == (stacks[0], stacks[1])
        assert changes["stack"].ref == f"destination:{ply.action.port}"


@rule("CAR-T1.10", "CAR-C5")
def test_a_withdrawal_brings_what_was_foretold() -> None:
    """The stack, and what a Syndicate pays more, if the event tells of one."""
    for ply, changes in foretold(actions.ResolveWithdraw):
        paid = [event.coins for event in ply.events if isinstance(event, events.SyndicatePaid)]
        assert list(changes) == ["safe", "syndicate"][: 1 + len(paid)]
        before, after = before_and_after(ply, "safe")
        assert figures(changes, "safe") == (before, after - sum(paid))
        if paid:
            assert changes["syndicate"] == Change("syndicate", f"seat:{ply.seat}", 0, paid[0], C5)


@rule("CAR-T1.9", "CAR-T3.3")
def test_a_stack_grows_as_foretold() -> None:
    """Of a raise and of a bid alike, with the rule that the event cites."""
    for ply, changes in foretold(actions.RaiseTo, actions.SetBid):
        frame = ply.before.frames[-1]
        assert isinstance(frame, frames.RaiseFrame | frames.BidFrame)
        stacks = [s.stacks[frame.port][ply.seat] for s in (ply.before, ply.after)]
        assert figures(changes, "stack") == (stacks[0], stacks[1])
        assert figures(changes, "safe") == before_and_after(ply, "safe")
        assert {change.rule for change in changes.values()} == {ply.events[0].rule}


@rule("CAR-T2.14")
def test_swaps_and_discards_leave_the_value_foretold() -> None:
    """Of all tiles owned then."""
    for ply, changes in foretold(actions.SwapTake, actions.DiscardTile):
        assert list(changes) == ["value"]
        assert figures(changes, "value") == before_and_after(ply, "value")


def trade_of(match: list[Ply], number: int) -> Ply:
    """Return the step that closes the trade under way."""
    return next(ply for ply in match[number:] if isinstance(ply.action, actions.CloseTrade))


@rule("CAR-T2.2", "CAR-E5")
def test_a_basket_costs_and_brings_what_was_foretold() -> None:
    """The last card of the basket foretells what the whole trade costs and brings."""
    for match in matches():
        for number, ply in enumerate(match):
            if isinstance(ply.action, actions.BasketCard):
                changes = GAME.forecast(ply.before, ply.seat, ply.action)
                assert changes is not None
                cost, brought = changes
                frame = ply.after.frames[-1]
                assert isinstance(frame, frames.BasketFrame)
                costs = GAME.box.cost(frame.basket, ply.before.options.has_former_uniques)
                assert (cost.key, cost.after, cost.rule) == ("cost", costs, T2_2)
                closed = trade_of(match, number)
                bought = next(event for event in closed.events if isinstance(event, events.CardsBought))
                if bought.cards == frame.basket:
                    assert brought == Change("points", f"seat:{ply.seat}", *before_and_after(closed, "points"), E5)


@rule("CAR-T2.14")
def test_a_payment_is_worth_what_was_foretold() -> None:
    """Tile by tile, as the view shows it."""
    for ply, changes in foretold(actions.PayTile):
        values = []
        for s in (ply.before, ply.after):
            shown = GAME.view(s, None).trade
            assert shown is not None
            values.append(shown.value)
        assert changes == {"payment": Change("payment", f"seat:{ply.seat}", values[0], values[1], T2_14)}


@rule("CAR-T2.7", "CAR-E2", "CAR-D7")
def test_a_trade_does_what_was_foretold() -> None:
    """Points, surplus, coins, value, ships and slots: what changes is foretold, and nothing else."""
    for ply, changes in foretold(actions.CloseTrade):
        bought = next(event for event in ply.events if isinstance(event, events.CardsBought))
        cost = GAME.box.cost(bought.cards, ply.before.options.has_former_uniques)
        surplus = bought.value + bought.coins - cost
        assert changes["points"] == Change("points", f"seat:{ply.seat}", *before_and_after(ply, "points"), E5)
        assert figures(changes, "value") == before_and_after(ply, "value")
        assert ("surplus" in changes) == (surplus > 0)
        if surplus:
            assert changes["surplus"] == Change("surplus", f"seat:{ply.seat}", 0, surplus, T2_7)
        assert ("safe" in changes) == (bought.coins > 0)
        if bought.coins:
            assert changes["safe"] == Change("safe", f"seat:{ply.seat}", *before_and_after(ply, "safe"), E2)
        for key in ("ships", "capacity"):
            before, after = before_and_after(ply, key)
            assert (key in changes) == (before != after)
            if key in changes:
                assert figures(changes, key) == (before, after)


def test_a_forecast_tells_nothing_that_nobody_knows() -> None:
    """In every world with the same view it is the same."""
    rng = seeded(1)
    for ply in list(plies())[::7]:
        world = GAME.determinize(GAME.view(ply.before, ply.seat), rng)
        told = GAME.forecast(ply.before, ply.seat, ply.action)
        assert GAME.forecast(world, ply.seat, ply.action) == told


@pytest.mark.parametrize("silent", SILENT)
def test_some_steps_foretell_nothing(silent: type[Action]) -> None:
    """Draws, first halves of pairs, and what ends a phase."""
    found = [ply for ply in plies() if isinstance(ply.action, silent)]

    assert found
    assert all(GAME.forecast(ply.before, ply.seat, ply.action) is None for ply in found)


@rule("CAR-D4")
def test_a_table_is_settled_where_no_pair_and_no_trade_is_half_done() -> None:
    """Between the ships, before a trade, between discards, and when the match is over."""
    halves = (actions.RaiseTo, actions.SwapTake, actions.SetBid, actions.CloseBasket, actions.PayTile)
    for ply in plies():
        half_done = any(isinstance(action, halves) for action in GAME.legal_actions(ply.before, ply.seat))
        closing = isinstance(ply.before.frames[-1], frames.PaymentFrame)
        assert GAME.settled(ply.before) != (half_done or closing)
    assert all(GAME.settled(match[-1].after) for match in matches())
