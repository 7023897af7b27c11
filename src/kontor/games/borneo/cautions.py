"""What an action gives away for good although the player could still have it, from that player's view alone."""

from collections.abc import Sequence

from kontor.core import Action, Caution
from kontor.games.borneo.actions import ChooseOrder, DeclineReward, PayCard, SkipOrder, TakeReward
from kontor.games.borneo.component_schema import JOKER
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.frames import OrderFrame
from kontor.games.borneo.rules import E4, T1_6B, T2_15
from kontor.games.borneo.view import BorneoView


def cautions(box: BorneoBox, view: BorneoView, action: Action, legal: Sequence[Action]) -> tuple[Caution, ...]:
    """Return what an action gives away: the last order, the reward of a defence, a joker."""
    match action, view.frames[-1]:
        case SkipOrder(), OrderFrame(last_chance=True) if any(isinstance(each, ChooseOrder) for each in legal):
            return (Caution("last_order", E4),)
        case DeclineReward(), _ if rewards := [each.card for each in legal if isinstance(each, TakeReward)]:
            return (Caution("reward", T2_15, tuple(f"card:{card}" for card in rewards), {"count": len(rewards)}),)
        case PayCard(card), _ if box.goods[card][0] == JOKER:
            spices = [each.card for each in legal if isinstance(each, PayCard) and box.goods[each.card][0] != JOKER]
            return (Caution("joker", T1_6B, tuple(f"card:{spice}" for spice in spices)),) if spices else ()
        case _:
            return ()
