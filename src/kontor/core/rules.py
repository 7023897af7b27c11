"""Rule ids: their format, and the few rules that belong to no rulebook."""

import re

from kontor.core.records import RuleId

RULE_ID = re.compile(r"[A-Z]{3}-(?:[A-Z]{1,2})?[0-9]+(?:\.[0-9]+)*[a-z]?")
"""An id of a ledger (``BOR-T2.13b``) or of the table itself (``KON-1``)."""


def rule(text: str) -> RuleId:
    """Return a rule id for code to cite; ValueError if its format is wrong."""
    if not RULE_ID.fullmatch(text):
        raise ValueError(f"{text!r} is no rule id: write it as in the ledger, such as 'BOR-T2.8'")
    return text


def message_key(rule_id: RuleId) -> str:
    """Return a rule id as it is written in message keys, which allow no dots."""
    return rule_id.replace(".", "_")


NOT_YOUR_DECISION = rule("KON-1")
ANOTHER_QUESTION = rule("KON-2")
MATCH_OVER = rule("KON-3")
OPTION_VALUE = rule("KON-4")
OPTION_CONDITION = rule("KON-5")

CORE_RULES = (NOT_YOUR_DECISION, ANOTHER_QUESTION, MATCH_OVER, OPTION_VALUE, OPTION_CONDITION)
