"""Rule ids: their form, and the few rules that belong to no rulebook, with the check of a setup that cites them."""

import re

from kontor.core.records import GameInfo, Record, Refusal, RuleId

RULE_ID = re.compile(r"[A-Z]{3}-(?:[A-Z]{1,2})?[0-9]+(?:\.[0-9]+)*[a-z]?")
"""An id of a ledger (``BOR-T2.13b``) or of the table itself (``KON-1``)."""


def rule(text: str) -> RuleId:
    """Return a rule id that code cites, checked for its form."""
    if not RULE_ID.fullmatch(text):
        raise ValueError(f"{text!r} is no rule id: write it as in the ledger, such as 'BOR-T2.8'")
    return text


def message_key(rule_id: RuleId) -> str:
    """Return a rule id as it stands in message keys, which know no dot."""
    return rule_id.replace(".", "_")


NOT_YOUR_DECISION = rule("KON-1")
ANOTHER_QUESTION = rule("KON-2")
MATCH_OVER = rule("KON-3")
OPTION_VALUE = rule("KON-4")
OPTION_CONDITION = rule("KON-5")

CORE_RULES = (NOT_YOUR_DECISION, ANOTHER_QUESTION, MATCH_OVER, OPTION_VALUE, OPTION_CONDITION)


def check_options(info: GameInfo, seats: int, options: Record) -> Refusal | None:
    """Return which rule forbids the number of seats or a combination of options; None if the setup is allowed."""
    if seats not in info.seats:
        return Refusal(info.seats_rule, {"seats": seats, "least": min(info.seats), "most": max(info.seats)})
    for option in info.options:
        value = getattr(options, option.name)
        if value not in option.choices:
            return Refusal(OPTION_VALUE, {"option": option.name, "value": str(value)})
        if option.names_seat and isinstance(value, int) and value >= seats:
            return Refusal(option.rule, {"seats": seats, option.name: value})
        if value == option.default:
            continue
        unmet = [name for name, wanted in option.needs.items() if getattr(options, name) != wanted]
        if unmet or (option.needs_seats and seats not in option.needs_seats):
            return Refusal(option.refused_by or OPTION_CONDITION, {"option": option.name, "seats": seats})
    return None
