"""The subjects of an installation, and which of them a nudge is sent to.

A subject for each slot of matches and for each group of accounts, so that a gateway receives only what somebody there
may want (ADR 68). What everybody has to hear has the subject of all nudges of former releases: a process of the last
release hears it too, and this one hears everything that such a process sends.
"""

from collections import defaultdict

import msgspec

from kontor.server.bus.nudge import Nudge

GROUPS = 1024
"""Subjects of accounts: as many as there are slots of matches."""
SAFE_LETTERS = frozenset("0123456789abcdefghijklmnopqrstuvwxyz")
"""Letters of ids in which no subject has a meaning of its own."""
NO_SLOT = "other"
"""The slot of what is not the id of a match."""


def subject_of_all(prefix: str) -> str:
    """Return the subject of nudges for every process."""
    return f"{prefix}.nudges"


def subject_of_beats(prefix: str) -> str:
    """Return the subject of beats, which gateways alone want."""
    return f"{prefix}.beats"


def subject_of_bots(prefix: str) -> str:
    """Return the subject of nudges that a bot is to move, which workers alone want."""
    return f"{prefix}.bots"


def subject_of_match(prefix: str, match_id: str) -> str:
    """Return the subject of the nudges of a match: that of its slot, the fourth and fifth letter of its id."""
    slot = match_id[3:5]
    return f"{prefix}.match.{slot if slot and SAFE_LETTERS.issuperset(slot) else NO_SLOT}"


def subject_of_person(prefix: str, account: int) -> str:
    """Return the subject of the nudges about an account: that of its group."""
    return f"{prefix}.person.{account % GROUPS}"


def addressed(prefix: str, nudge: Nudge) -> list[tuple[str, Nudge]]:
    """Return what is sent for a nudge, each part with its subject."""
    if nudge.renamed or nudge.logins:
        return [(subject_of_all(prefix), nudge)]
    sent = []
    if nudge.match and (nudge.seq or nudge.talk):
        of_match = msgspec.structs.replace(nudge, people=(), bot=False)
        sent.append((subject_of_match(prefix, nudge.match), of_match))
    groups = defaultdict(list)
    for account in nudge.people:
        groups[subject_of_person(prefix, account)].append(account)
    for subject, accounts in groups.items():
        sent.append((subject, Nudge(nudge.match, 0, people=tuple(accounts), trace=nudge.trace)))
    if nudge.bot:
        sent.append((subject_of_bots(prefix), Nudge(nudge.match, nudge.seq, bot=True, trace=nudge.trace)))
    return sent
