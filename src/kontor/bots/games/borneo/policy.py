"""How a sensible player of Borneo thinks: one small function for every question.

"Thought n" is item n of section 13, "What a good player thinks about", in docs/rules/borneo.md. What merchants do is in
`merchants`; what things are worth is in `position`, `ports` and `goods`, at the prices of `prices`.
"""

from collections.abc import Callable, Mapping, Sequence
from math import inf
from operator import mul
from typing import Any, ClassVar, cast

from kontor.bots.games.borneo.goods import Purse
from kontor.bots.games.borneo.merchants import attack, defend, keep_reward, place, relocate, use_merchants
from kontor.bots.games.borneo.plans import PLANS
from kontor.bots.games.borneo.ports import PortOutlook
from kontor.bots.games.borneo.position import BorneoPosition, best, book_of
from kontor.bots.games.borneo.prices import STYLES, Prices
from kontor.bots.games.borneo.waste import waste
from kontor.bots.knowledge import Policy
from kontor.core import Action, Rng, Seat
from kontor.games.borneo import Borneo, BorneoState
from kontor.games.borneo.actions import ChooseOrder, DiscardExcess, PayCard, PlayCargo, TakeCargo
from kontor.games.borneo.component_schema import JOKER
from kontor.games.borneo.frames import (
    AttackFrame,
    CargoFrame,
    DefenceFrame,
    DistributionFrame,
    ExcessFrame,
    MerchantFrame,
    OrderFrame,
    PaymentFrame,
    PlacementFrame,
    RelocationFrame,
    RewardFrame,
)
from kontor.games.borneo.payment import due_index, missing_units


def stakes(pos: BorneoPosition, cards: int) -> list[float]:
    """Return for each company what its monopoly of `cards` cards would bring, less what it brings to rivals."""
    card, worths = pos.prices.cargo_card, pos.standing.stakes[cards]
    if pos.against_leader:
        worths = tuple(
            [
                worth - pos.against_leader * pos.leaders_cards(ladder, cards, monopoly=True) if ladder else worth
                for ladder, worth in zip(pos.ladders.values(), worths, strict=True)
            ]
        )
    return [card * worth for worth in worths]


def lay_cargo(pos: BorneoPosition) -> Action:
    """Share out and lay flags where the player leads, and set up nobody else (thoughts 5 to 8 and 14)."""
    ports, flags, prices, keeps = pos.ports, pos.book.flags, pos.prices, pos.standing.keeps
    sizes = {len(cards) for _, _, cards in ports}
    at_stake = {cards: stakes(pos, cards + 1) for size in sizes for cards in (size, size + 1)}
    danger = prices.danger_on_board if pos.board else prices.danger_in_card_edition

    def prospect(port: str, cards: int, open_port: PortOutlook) -> float:
        """Return what a port promises while it stays open (thoughts 5 and 6)."""
        value: float = sum(map(mul, open_port.chances, at_stake[cards]))
        return value - danger * pos.purse.worths[port] if open_port.ends else value

    before = {slot: prospect(port, len(cards), flags.outlook(port, cards)) for slot, port, cards in ports}
    chosen, most = None, -inf
    for laying in flags.layings(ports, pos.hand):  # in the order of the legal actions
        slot = laying.slot
        if laying.companies:
            promise = pos.payout(pos.prize(laying), pos.ladders)
        else:
            promise = prospect(laying.port, laying.cards, laying.then)
        value = promise - before[slot] - keeps[laying.card]
        if value > most:
            chosen, most = laying, value
    return PlayCargo(chosen.card, chosen.slot) if chosen else pos.legal[0]


def take_cargo(pos: BorneoPosition) -> Action:
    """Take what the player's orders need most; what the next one to pick needs counts a little (thoughts 11 and 12)."""
    picks = cast("DistributionFrame", pos.s.frames[-1]).picks
    rival = next((seat for seat in picks if seat != pos.seat), None)
    other = None if rival is None else Purse(pos.book.goods, pos.s, rival)
    denial, against_leader = pos.prices.next_picker_card, pos.against_leader
    leaders = Purse(pos.book.goods, pos.s, pos.leader) if against_leader and pos.leader in picks else None

    def value(action: Action) -> float:
        assert isinstance(action, TakeCargo)
        own = pos.purse.worths[action.card] + (denial * other.worths[action.card] if other else 0.0)
        return own + against_leader * leaders.worths[action.card] if leaders else own

    return best(pos, value)


def discard(pos: BorneoPosition) -> Action:
    """Discard what is worth least in hand (thought 4)."""
    keeps = pos.standing.keeps

    def value(action: Action) -> float:
        assert isinstance(action, DiscardExcess)
        return -keeps[action.card]

    return best(pos, value)


# Orders.


def ship_cost(pos: BorneoPosition) -> float:
    """Return what a pirate trade costs: early others will take the ship away, late it stays (thought 15)."""
    early = pos.purse.income > pos.s.seats
    return pos.prices.ship_early if early else pos.prices.ship_late


def choose_order(pos: BorneoPosition) -> Action:
    """Complete an order now if it gives more than waiting for a bigger one (thoughts 10, 12, 13 and 15)."""
    purse, s, prices = pos.purse, pos.s, pos.prices
    finale = cast("OrderFrame", s.frames[-1]).last_chance

    def value(action: Action) -> float:
        if not isinstance(action, ChooseOrder):
            return purse.now * (0.0 if finale else prices.promised_point)
        last = s.orders[action.order] == 1
        order = pos.box.orders[action.order]
        missing = missing_units(pos.box, order, action.spice)
        pirates = ship_cost(pos) if purse.shortage(missing) > purse.jokers else 0.0
        return order.points + purse.after(order.id, missing, gone=last) + prices.last_order_of_type * last - pirates

    return best(pos, value)


def pay(pos: BorneoPosition) -> Action:
    """Pay without waste: a "2" where both units count, jokers and pirate trades last (thoughts 11 and 15)."""
    frame = cast("PaymentFrame", pos.s.frames[-1])
    due = due_index(frame.missing)
    rest = Purse(pos.book.goods, pos.s, pos.seat, frame.laid)

    def value(action: Action) -> tuple[bool, bool, int, float]:
        assert isinstance(action, PayCard)
        spice, units = pos.box.goods[action.card]
        joker, trade = spice == JOKER, spice not in (pos.box.spices[due], JOKER)
        waste = units - 1 if trade else max(0, units - frame.missing[due])
        return (not trade, not joker, units - 2 * waste, -rest.worths[action.card])

    return max(pos.legal, key=value)


THOUGHTS: dict[type, Callable[[BorneoPosition], Action]] = {
    PlacementFrame: place,
    OrderFrame: choose_order,
    PaymentFrame: pay,
    MerchantFrame: use_merchants,
    AttackFrame: attack,
    DefenceFrame: defend,
    RelocationFrame: relocate,
    RewardFrame: keep_reward,
    CargoFrame: lay_cargo,
    DistributionFrame: take_cargo,
    ExcessFrame: discard,
}
"""By question: the function that answers it."""


class BorneoPolicy(Policy):
    """A sensible player of Borneo, at certain prices."""

    answers = THOUGHTS
    plans = PLANS
    points_decisions = 2400
    styles: ClassVar[Mapping[str, Prices]] = STYLES

    def __init__(self, game: Borneo, prices: Prices | None = None) -> None:
        self.prices = prices or Prices()
        self.book = book_of(game, self.prices)

    def choose(self, world: BorneoState, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:  # noqa: ARG002
        """Return what a sensible player would do; `rng` is not used."""
        if len(legal) == 1:
            return legal[0]
        return THOUGHTS[type(world.frames[-1])](BorneoPosition(self.book, world, seat, legal))

    def turn(self, world: BorneoState) -> Seat:
        """Return whose turn it is."""
        return world.active

    def waste(self, moves: Sequence[tuple[Any, Action]], end: BorneoState, seat: Seat) -> Mapping[str, float]:
        """Return what was wasted in a match."""
        return waste(moves, end, seat)
