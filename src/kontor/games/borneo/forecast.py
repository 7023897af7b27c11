"""What-ifs: the public consequences of an action in numbers, from what the seat can see.

They stop before chance and secrets: a new port, a drawn card and another player's answer are never forecast.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from kontor.core import Action, Change, Forecast, Seat
from kontor.games.borneo.actions import (
    AddAttackCard,
    AddDefenceCard,
    Attack,
    ChooseOrder,
    EndDefence,
    PayCard,
    PlaceMerchant,
    PlayCargo,
    TakeCargo,
    TakeReward,
    TransferMerchant,
)
from kontor.games.borneo.component_schema import JOKER
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.flags import monopoly, sharing_order, visible_flags
from kontor.games.borneo.frames import AttackFrame, DefenceFrame, PaymentFrame
from kontor.games.borneo.payment import due_index, lay, stock
from kontor.games.borneo.phases.contest import strength
from kontor.games.borneo.phases.distribution import by_rank
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
from kontor.games.borneo.scoring import ORDERS, scores
from kontor.games.borneo.state import BorneoState


def forecast(box: BorneoBox, s: BorneoState, seat: Seat, action: Action) -> Forecast | None:
    """Return what everybody will see change at once; None where nothing can be said."""
    match action:
        case PlaceMerchant(company):
            changes = iter([Change("rank", f"company:{company}", 0, len(s.ladders[company]) + 1, S8)])
        case PlayCargo():
            changes = laying(box, s, action)
        case TransferMerchant():
            changes = transferring(s, action)
        case Attack():
            bonus = action.attacker_rank - action.defender_rank - 1
            defender = s.ladders[action.company][action.defender_rank - 1]
            changes = iter([Change("bonus", f"seat:{defender}", 0, bonus, T2_10)])
        case ChooseOrder(order):
            points = scores(box, s)[seat].parts[ORDERS]
            changes = iter([Change("orders", f"seat:{seat}", points, points + box.orders[order].points, E5)])
        case PayCard(card):
            changes = paying(box, s, card)
        case TakeCargo(card) | TakeReward(card):
            changes = gaining(box, s, seat, card)
        case AddAttackCard() | AddDefenceCard() | EndDefence():
            changes = contending(box, s, action)
        case _:
            return None
    return tuple(changes)


def laying(box: BorneoBox, s: BorneoState, action: PlayCargo) -> Iterator[Change]:
    """Forecast the flags and the cards of the port, and who would get what if it pays out."""
    slot, port = action.slot, s.open_port(action.slot)
    numbers, cards = box.ports[port], s.cargo[slot]
    then = [*cards, action.card]
    before, after = Counter(visible_flags(box, cards)), Counter(visible_flags(box, then))
    for company in box.companies:
        if before[company] != after[company]:
            yield Change("flags", f"flags:{slot}:{company}:{port}", before[company], after[company], T3_2)
    yield Change("cards", f"card:{port}", len(cards), len(then), T3_6)
    winner = monopoly(box, s.edition, then, numbers.monopoly)
    if winner is not None:
        yield Change("distribution", f"card:{port}", "none", "monopoly", T3_5)
        merchants: Sequence[Seat] = s.ladders[winner]
        if box.editions[s.edition].monopoly_port_card_to == "trigger_player":
            yield Change("port_card", f"seat:{s.active}", 0, 1, D3B)
        elif merchants:
            yield Change("port_card", f"seat:{merchants[0]}", 0, 1, D3C)
        yield from picking(port, merchants, len(then), D4)
    elif len(then) == numbers.limit:
        yield Change("distribution", f"card:{port}", "none", "shared", T3_6)
        yield Change("port_card", f"seat:{s.active}", 0, 1, D6)
        yield from picking(port, by_rank([s.ladders[company] for company in sharing_order(box, then)]), len(then), D7)


def picking(port: str, merchants: Sequence[Seat], cards: int, rule: str) -> Iterator[Change]:
    """Forecast how many cards each player picks, in the order of the first pick, or that all are discarded."""
    if not merchants:
        yield Change("discarded", f"card:{port}", 0, cards, D10)
        return
    picks = Counter(merchants[i % len(merchants)] for i in range(cards))
    for seat, count in picks.items():
        yield Change("picks", f"seat:{seat}", 0, count, rule)


def transferring(s: BorneoState, action: TransferMerchant) -> Iterator[Change]:
    """Forecast the new rank, and who moves up in the old company."""
    yield Change("rank", f"company:{action.to_company}", action.rank, len(s.ladders[action.to_company]) + 1, T2_2)
    for rank, owner in enumerate(s.ladders[action.from_company][action.rank :], action.rank + 1):
        yield Change("moves_up", f"seat:{owner}", rank, rank - 1, T2_3)


def paying(box: BorneoBox, s: BorneoState, card: str) -> Iterator[Change]:
    """Forecast what is still missing of the due spice."""
    frame = s.top_frame(PaymentFrame)
    due = due_index(frame.missing)
    yield Change("missing", f"spice:{box.spices[due]}", frame.missing[due], lay(box, frame, card).missing[due], P5)


def gaining(box: BorneoBox, s: BorneoState, seat: Seat, card: str) -> Iterator[Change]:
    """Forecast the units in the warehouse."""
    spice, units = box.goods[card]
    assert spice != JOKER
    have = stock(box, s.warehouses[seat])[0][box.spices.index(spice)]
    yield Change("units", f"spice:{spice}", have, have + units, T1_5)


def contending(box: BorneoBox, s: BorneoState, action: Action) -> Iterator[Change]:
    """Forecast the strength on the table and, where no further card can follow, how the contest ends."""
    frame = s.frames[-1]
    assert isinstance(frame, AttackFrame | DefenceFrame)
    contest, kept = frame.contest, box.limits.min_cards_kept_in_contest
    company = contest.company
    attack = strength(box, company, contest.attack)
    defence = strength(box, company, contest.defence) + contest.bonus
    if isinstance(action, AddAttackCard):
        yield Change("attack", f"company:{company}", attack, attack + box.strength[company][action.card], T2_9)
        return
    then = defence
    if isinstance(action, AddDefenceCard):
        then += box.strength[company][action.card]
        yield Change("defence", f"company:{company}", defence, then, T2_9)
        if len(contest.defence) + 1 < len(contest.attack) and len(s.hands[contest.defender]) - 1 > kept:
            return
    yield Change("contest", f"seat:{contest.attacker}", "open", "won" if attack >= then else "repelled", T2_11)
