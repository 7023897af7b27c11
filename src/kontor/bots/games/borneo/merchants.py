"""How a sensible player of Borneo uses merchants: placing, transfers, contests and what follows them."""

from functools import lru_cache
from math import comb
from typing import cast

from kontor.bots.games.borneo.ports import Ladders
from kontor.bots.games.borneo.position import BorneoPosition, best
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
        ladder = tuple(pos.s.ladders[action.company])
        then = share((*ladder, pos.seat), pos.seat, length) - share(ladder, pos.seat, length)
        return pos.outlook[action.company] * then

    return best(pos, value)


def moved(ladders: Ladders, company: str, rank: int, to: str) -> Ladders:
    """Return the ladders that change when a merchant goes to the end of a company."""
    found = {company: [*ladders[company][: rank - 1], *ladders[company][rank:]]}
    found[to] = [*found.get(to, ladders[to]), ladders[company][rank - 1]]
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


def best_attack(pos: BorneoPosition, contest: Contest) -> tuple[float, tuple[str, ...]]:
    """Return what a contest promises, and the cards to add to those that lie there already.

    Thought 1: triples against the direct superior always win. Thought 2: distance protects. Thought 3: few cards
    against big hands. Thought 4: with a full hand one card is free.
    """
    s, flags, limits = pos.s, pos.box.strength[contest.company], pos.box.limits
    ladder = list(s.ladders[contest.company])
    ladder[contest.defender_rank - 1] = contest.attacker
    ladder[contest.attacker_rank - 1] = contest.defender
    won = {contest.company: ladder}
    usable = sorted((card for card in pos.hand if card in flags), key=lambda card: (-flags[card], pos.keep(card)))
    plans = [tuple(usable[:count]) for count in range(min(len(usable), len(pos.hand) - 1) + 1)]
    if usable and flags[usable[-1]] < flags[usable[0]] and len(pos.hand) > 1:
        plans.append((usable[-1],))
    free = len(pos.hand) + len(contest.attack) >= limits.hand_limit
    now, hand, prices = pos.now, len(s.hands[contest.defender]), pos.prices
    plans = [plan for plan in plans if contest.attack or plan]
    promises = []
    for plan, then in zip(plans, pos.turns(won, plans), strict=True):
        played = contest.attack + plan
        needed = strength(pos.box, contest.company, played) - contest.bonus + 1
        repelled = chance_to_repel(needed, len(played), hand)
        cost = prices.contest_card * (len(played) - free) + sum([pos.keep(card) for card in plan])
        promises.append(((then - now) * (1 - repelled) - prices.repelled_attack * repelled - cost, plan))
    return max(promises, key=lambda promise: promise[0])


def use_merchants(pos: BorneoPosition) -> Action:
    """Attack or transfer for a better place, above all for the port that can be shared out now (thoughts 1 to 4, 8)."""
    s = pos.s

    def value(action: Action) -> float:
        if isinstance(action, Attack):
            defender = s.ladders[action.company][action.defender_rank - 1]
            ranks = (action.attacker_rank, defender, action.defender_rank)
            return best_attack(pos, Contest(action.company, pos.seat, *ranks))[0]
        if isinstance(action, TransferMerchant):
            then = moved(s.ladders, action.from_company, action.rank, action.to_company)
            return pos.turn(then) - pos.now - pos.prices.least_transfer_gain
        return 0.0

    return best(pos, value)


def attack(pos: BorneoPosition) -> Action:
    """Play the next card of the best attack, or end it (thoughts 1 to 3)."""
    frame = cast("AttackFrame", pos.s.frames[-1])
    plan = best_attack(pos, frame.contest)[1]
    return AddAttackCard(plan[0]) if plan else pos.legal[-1]


def defend(pos: BorneoPosition) -> Action:
    """Defend if the cards suffice, with as few as possible, and with the spice that is most useful as a reward.

    Thought 2: a repelled attack gains a spice; where the distance alone repels it, one card is played for that.
    """
    contest = cast("DefenceFrame", pos.s.frames[-1]).contest
    flags = pos.box.strength[contest.company]
    attacking = strength(pos.box, contest.company, contest.attack)
    lacking = attacking + 1 - contest.bonus - strength(pos.box, contest.company, contest.defence)
    usable = [action.card for action in pos.legal if isinstance(action, AddDefenceCard)]
    if not usable or (lacking <= 0 and contest.defence):
        return pos.legal[-1]
    enough = [card for card in usable if flags[card] >= lacking]
    if enough:
        return AddDefenceCard(max(enough, key=lambda card: pos.purse.worth(card) - pos.keep(card)))
    most = min(len(contest.attack) - len(contest.defence), len(pos.hand) - 1)
    strongest = sorted(usable, key=lambda card: (-flags[card], pos.keep(card)))
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
        return pos.gain(moved(pos.s.ladders, contest.company, contest.attacker_rank, action.to))

    return best(pos, value)


def keep_reward(pos: BorneoPosition) -> Action:
    """Keep the card of the defence that serves the orders best (thought 2)."""

    def value(action: Action) -> float:
        return pos.purse.worth(action.card) if isinstance(action, TakeReward) else 0.0

    return best(pos, value)
