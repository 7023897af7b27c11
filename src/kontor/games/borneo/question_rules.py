"""The rules of each question of Borneo, for people who look them up while they are asked."""

from collections.abc import Mapping

from kontor.core import RuleId
from kontor.core.records import tag_of
from kontor.games.borneo.frames import DistributionFrame, OrderFrame, PaymentFrame
from kontor.games.borneo.state import BorneoOptions
from kontor.games.borneo.view import BorneoView

QUESTION_RULES: Mapping[str, tuple[RuleId, ...]] = {
    "placement": ("BOR-S8", "BOR-S8b", "BOR-S8c", "BOR-S6b", "BOR-S6c"),
    "order": ("BOR-T1.1", "BOR-T1.2", "BOR-T1.3", "BOR-T1.4", "BOR-T1.9"),
    "payment": ("BOR-P5", "BOR-P6", "BOR-T1.5", "BOR-T1.6b", "BOR-T1.7", "BOR-T1.8", "BOR-VB2", "BOR-VB3"),
    "merchants": ("BOR-T2.1", "BOR-T2.2", "BOR-T2.2b", "BOR-T2.3", "BOR-T2.5", "BOR-T2.6"),
    "attack": ("BOR-T2.7", "BOR-T2.9", "BOR-T2.10", "BOR-T2.11", "BOR-P10"),
    "defence": ("BOR-T2.8", "BOR-T2.9", "BOR-T2.10", "BOR-T2.11", "BOR-T2.15"),
    "relocation": ("BOR-T2.13b", "BOR-T2.13c"),
    "reward": ("BOR-T2.15", "BOR-T2.16"),
    "cargo": ("BOR-T3.1", "BOR-T3.2", "BOR-T3.5", "BOR-T3.6"),
    "distribution": ("BOR-D1", "BOR-D11"),
    "excess": ("BOR-T4.3",),
}
LAST_CHANCE: tuple[RuleId, ...] = ("BOR-E4", "BOR-VB5")
OTHER_EDITION = {"board": "c", "card": "b"}
"""The letter at the end of the rules that only the other edition has."""


def open_rules(view: BorneoView) -> tuple[RuleId, ...]:
    """Return the rules of the open question that hold in this match."""
    if not view.frames:
        return ()
    frame = view.frames[-1]
    first: tuple[RuleId, ...] = ()
    if isinstance(frame, OrderFrame | PaymentFrame) and frame.last_chance:
        first = LAST_CHANCE
    if isinstance(frame, DistributionFrame):
        first = (frame.rule,)
    return tuple(rule for rule in (*first, *QUESTION_RULES.get(tag_of(frame), ())) if _holds(rule, view.options))


def _holds(rule: RuleId, options: BorneoOptions) -> bool:
    if rule.startswith("BOR-VB"):
        return options.blackbeard
    return not rule.endswith(OTHER_EDITION[options.edition])
