"""The game contract; nothing here knows a particular game.

A match is a list of actions, folded by pure rules into a state. A person, a bot or a spectator gets a view of that
state, built for their seat. `Game` documents the contract.
"""

from kontor.core.codec import decode, digest, encode
from kontor.core.components import ComponentData
from kontor.core.descriptions import Described, Description
from kontor.core.errors import (
    ComponentsError,
    KontorError,
    MalformedError,
    RecordError,
    RefusedError,
    TextError,
    UnknownGameError,
)
from kontor.core.game import AnyGame, Game, Step
from kontor.core.instructions import Instruction, InstructionField, InstructionForm, answer_of
from kontor.core.kinds import UNENCODED, Amount, BySeat, Seat, by, in_order, kind, kinded_fields, mentions
from kontor.core.numbers import ActionSpace, Entry, Limit, Numbers
from kontor.core.options import check_options
from kontor.core.phase import Emit, Phase, no_emit
from kontor.core.recorder import BranchStart, Continuation, MatchRecord, Recorder, read_record, write_record
from kontor.core.records import (
    Action,
    Caution,
    Change,
    Event,
    Forecast,
    Frame,
    GameInfo,
    Motion,
    Option,
    Outcome,
    Proposal,
    Record,
    Ref,
    Refusal,
    RuleId,
    Score,
    Seating,
    TieBreak,
    Upgrade,
    View,
    declared,
)
from kontor.core.replay import Trusted, replay, start_of, verify
from kontor.core.rng import Rng, chance, seeded
from kontor.core.rules import CORE_RULES, rule
from kontor.core.scenes import scenes, seen_events
from kontor.core.state import Luck, State
from kontor.core.summary import LabelledForm, label_form
from kontor.core.texts import LANGUAGES, Texts
from kontor.core.upgrades import read_action, read_events, read_state
from kontor.core.wording import Name, Wording

__all__ = [
    "CORE_RULES",
    "LANGUAGES",
    "UNENCODED",
    "Action",
    "ActionSpace",
    "Amount",
    "AnyGame",
    "BranchStart",
    "BySeat",
    "Caution",
    "Change",
    "ComponentData",
    "ComponentsError",
    "Continuation",
    "Described",
    "Description",
    "Emit",
    "Entry",
    "Event",
    "Forecast",
    "Frame",
    "Game",
    "GameInfo",
    "Instruction",
    "InstructionField",
    "InstructionForm",
    "KontorError",
    "LabelledForm",
    "Limit",
    "Luck",
    "MalformedError",
    "MatchRecord",
    "Motion",
    "Name",
    "Numbers",
    "Option",
    "Outcome",
    "Phase",
    "Proposal",
    "Record",
    "RecordError",
    "Recorder",
    "Ref",
    "Refusal",
    "RefusedError",
    "Rng",
    "RuleId",
    "Score",
    "Seat",
    "Seating",
    "State",
    "Step",
    "TextError",
    "Texts",
    "TieBreak",
    "Trusted",
    "UnknownGameError",
    "Upgrade",
    "View",
    "Wording",
    "answer_of",
    "by",
    "chance",
    "check_options",
    "declared",
    "decode",
    "digest",
    "encode",
    "in_order",
    "kind",
    "kinded_fields",
    "label_form",
    "mentions",
    "no_emit",
    "read_action",
    "read_events",
    "read_record",
    "read_state",
    "replay",
    "rule",
    "scenes",
    "seeded",
    "seen_events",
    "start_of",
    "verify",
    "write_record",
]
