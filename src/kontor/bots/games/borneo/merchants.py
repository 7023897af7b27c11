"""How a sensible player of Borneo uses merchants: placing, transfers, contests and what follows them."""

from functools import lru_cache
from math import comb, inf
from typing import cast

from kontor.bots.games.borneo.position import BorneoPosition, best
from kontor.bots.games.borneo.standing import Ladders
from kontor.core import Action
from kontor.games.borneo.actions import (
    SWAP,
    AddAttackCard,
    AddDefenceCard,
    Attack,
    PlaceMerchant,
    RelocateDefender,
    TakeReward,
    TransferMerchant,
)
from kontor.games.borneo.frames import AttackFrame, Contest, DefenceFrame, RelocationFrame
from kontor.games.borneo.phases.contest import strength


def place(pos: BorneoPosition) -> Action:
    """Place a merchant where rank and flags promise most: rank 1 of an empty company first (thoughts 5 and 8)."""
    share, length = pos.expectations.share, pos.prices.placed_ladder_length

    def value(action: Action) -> float:
        assert isinstance(action, PlaceMerchant)
        ladder = pos.ladders[action.company]
        then = share((*ladder, pos.seat), pos.seat, length) - share(ladder, pos.seat, length)
        return pos.outlook[action.company] * then

    return best(pos, value)


def moved(ladders: Ladders, company: str, rank: int, to: str) -> Ladders:
    """Return the ladders that change when a merchant goes to the end of a company."""
    ladder = ladders[company]
    found = {company: ladder[: rank - 1] + ladder[rank:]}
    found[to] = (*found.get(to, ladders[to]), ladder[rank - 1])
    return found


@lru_cache(maxsize=1 << 10)
def chance_to_repel(needed: int, cards: int, hand: int) -> float:
    """Return the chance that a hand of `hand` cards shows the flags that are needed (thoughts 1, 2 and 3).

    A card shows a company three times with chance 1/4, once with 1/4; at most `cards` may be played, and one is kept.
    """
    if needed <= 0:
        return 1.0
    most, found = min(cards, hand - 1), 0.0
    for triples in range(hand + 1):
        for singles in range(hand - triples + 1):
            played = min(triples, most)
            if 3 * played + min(singles, most - played) >= needed:
                ways = comb(hand, triples) * comb(hand - triples, singles)
                found += ways * 0.25 ** (triples + singles) * 0.5 ** (hand - triples - singles)
    return found


def attack_plans(pos: BorneoPosition, company: str, attack: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the cards that may be added to an attack in a company, in some ways; `attack` lies there already.

    Thought 3: few cards against big hands. Thought 4: with a full hand one card is free.
    """
    flags, hand, keeps = pos.box.strength[company], pos.hand, pos.standing.keeps
    usable = [card for card in hand if card in flags]
    if len(usable) > 1:
        usable.sort(key=lambda card: (-flags[card], keeps[card]))
    least = 0 if attack else 1
    plans = [tuple(usable[:count]) for count in range(least, min(len(usable), len(hand) - 1) + 1)]
    if usable and flags[usable[-1]] < flags[usable[0]] and len(hand) > 1:
        plans.append((usable[-1],))
    return plans


def best_attack(pos: BorneoPosition, contest: Contest, least: float = -inf) -> tuple[float, tuple[str, ...]]:
    """Return what a contest promises, and the cards to add to those that lie there; `least` and none if not more.

    Thought 1: triples against the direct superior always win. Thought 2: distance protects.
    """
    ladder, attack, prices = list(pos.ladders[contest.company]), contest.attack, pos.prices
    ladder[contest.defender_rank - 1] = contest.attacker
    ladder[contest.attacker_rank - 1] = contest.defender
    won = {contest.company: tuple(ladder)}
    gain, payouts, now = pos.gain(won), pos.payouts_after(won), pos.now
    most, chosen = least, tuple[str, ...]()
    free = len(pos.hand) + len(attack) >= pos.box.limits.hand_limit
    most_gained = max(0.0, gain + max(payouts.values(), default=0.0) - now)
    if most_gained - prices.contest_card * (max(1, len(attack)) - free) <= most:  # too expensive even if nobody answers
        return most, chosen
    hand = len(pos.s.hands[contest.defender])
    keeps = pos.standing.keeps
    for plan in attack_plans(pos, contest.company, attack):
        played = attack + plan
        cost = prices.contest_card * (len(played) - free) + sum([keeps[card] for card in plan])
        if most_gained - cost <= most:
            continue
        then = gain + max([points for card, points in payouts.items() if card not in plan], default=0.0)
        needed = strength(pos.box, contest.company, played) - contest.bonus + 1
        repelled = chance_to_repel(needed, len(played), hand)
        promise = (then - now) * (1 - repelled) - prices.repelled_attack * repelled - cost
        if promise > most:
            most, chosen = promise, plan
    return most, chosen


def use_merchants(pos: BorneoPosition) -> Action:
    """Attack or transfer for a better place, above all for the port that can be shared out now (thoughts 1 to 4, 8)."""
    ladders = pos.ladders
    chosen, most = pos.legal[0], 0.0  # neither
    for action in pos.legal:
        promise = 0.0
        if isinstance(action, TransferMerchant):
            then = moved(ladders, action.from_company, action.rank, action.to_company)
            promise = pos.turn(then) - pos.now - pos.prices.least_transfer_gain
        elif isinstance(action, Attack):
            defender = ladders[action.company][action.defender_rank - 1]
            ranks = (action.attacker_rank, defender, action.defender_rank)
            promise = best_attack(pos, Contest(action.company, pos.seat, *ranks), most)[0]
        if promise > most:
            chosen, most = action, promise
    return chosen


def attack(pos: BorneoPosition) -> Action:
    """Play the next card of the best attack, or end it (thoughts 1 to 3)."""
    cards = best_attack(pos, cast("AttackFrame", pos.s.frames[-1]).contest)[1]
    return AddAttackCard(cards[0]) if cards else pos.legal[-1]


def defend(pos: BorneoPosition) -> Action:
    """Defend if the cards suffice, with as few as possible, and with the spice that is most useful as a reward.

    Thought 2: a repelled attack gains a spice; where the distance alone repels it, one card is played for that.
    """
    contest, keeps = cast("DefenceFrame", pos.s.frames[-1]).contest, pos.standing.keeps
    flags = pos.box.strength[contest.company]
    attacking = strength(pos.box, contest.company, contest.attack)
    lacking = attacking + 1 - contest.bonus - strength(pos.box, contest.company, contest.defence)
    usable = [action.card for action in pos.legal if isinstance(action, AddDefenceCard)]
    if not usable or (lacking <= 0 and contest.defence):
        return pos.legal[-1]
    enough = [card for card in usable if flags[card] >= lacking]
    if enough:
        return AddDefenceCard(max(enough, key=lambda card: pos.purse.worths[card] - keeps[card]))
    most = min(len(contest.attack) - len(contest.defence), len(pos.hand) - 1)
    strongest = sorted(usable, key=lambda card: (-flags[card], keeps[card]))
    if sum(flags[card] for card in strongest[:most]) >= lacking:
        return AddDefenceCard(strongest[0])
    return pos.legal[-1]


def relocate(pos: BorneoPosition) -> Action:
    """Send the beaten merchant where it stands best: the end of a short ladder can be better (thought 9)."""
    contest = cast("RelocationFrame", pos.s.frames[-1]).contest

    def value(action: Action) -> float:
        assert isinstance(action, RelocateDefender)
        if action.to == SWAP:
            return 0.0
        return pos.gain(moved(pos.ladders, contest.company, contest.attacker_rank, action.to))

    return best(pos, value)


def keep_reward(pos: BorneoPosition) -> Action:
    """Keep the card of the defence that serves the orders best (thought 2)."""

    def value(action: Action) -> float:
        return pos.purse.worths[action.card] if isinstance(action, TakeReward) else 0.0

    return best(pos, value)
