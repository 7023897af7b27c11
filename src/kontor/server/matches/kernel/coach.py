"""The coach of a match that was a lesson: when to speak, and how that fades as the learner learns (ADR 28).

Nothing here thinks: a worker says what each legal action promises, on the way that hints take. What the coach
remembers is a few counters that are stored with the match.
"""

from kontor.core import Record

WARNING_LOSS = 0.05
"""Share of the win that an action must give away, beside the best one, to be worth a warning.

In 50 decisions of each game after its lesson a random one did so 14 (Cargo Noir), 9 (Goa), 5 (Novgorod) and 1
(Borneo) times: a rough figure (ADR 28).
"""
LATE_WARNING_LOSS = 0.12
"""The same after some good decisions in a row: only a blunder is."""
GOOD_LOSS = 0.02
"""Share of the win that a good decision may give away: no bot can tell it from the best."""
GOOD_IN_A_ROW = 4
"""Good decisions in a row after which there is no praise any more, and a warning only before a blunder, for good."""
AFTER_A_LOSS = -1
"""What the row begins with after a decision that gave much away: the next good one is not praised yet."""
MAX_JUDGED = 30
"""Decisions with a real choice after which the coach says goodbye: about a first match."""


class CoachNotes(Record, frozen=True):
    """What the coach of a match remembers."""

    off: bool = False
    """Whether the learner has switched the coach off."""
    judged: int = 0
    """How many decisions of the learner had a real choice."""
    good: int = 0
    """How many of the last ones in a row were good; once there were GOOD_IN_A_ROW of them, it stays so."""
    praised: int = 0
    """The number of actions with the last decision if the coach speaks of it; 0 otherwise."""
    warned: int = 0
    """The entry of the log at which the coach has warned, once for a question; 0 if it has not since then."""

    @property
    def is_done(self) -> bool:
        """Whether the coach has said goodbye, and the learner has decided alone since then."""
        return self.judged > MAX_JUDGED

    @property
    def says_goodbye(self) -> bool:
        """Whether the learner has seen enough to go on alone."""
        return self.judged == MAX_JUDGED

    @property
    def tolerated(self) -> float:
        """The loss from which on the coach warns; 1 if it does not any more."""
        if self.judged >= MAX_JUDGED:
            return 1.0
        return WARNING_LOSS if self.good < GOOD_IN_A_ROW else LATE_WARNING_LOSS


class Verdict(Record, frozen=True):
    """What a worker thinks of a decision: shares of the win, from 0 to 1."""

    share: float
    """What the action promises."""
    best: float
    """What the best action promises."""
    worst: float
    """What the worst action promises."""

    @property
    def loss(self) -> float:
        """What the action gives away."""
        return self.best - self.share

    @property
    def is_choice(self) -> bool:
        """Whether it matters what is chosen."""
        return self.best - self.worst >= WARNING_LOSS

    @property
    def is_good(self) -> bool:
        """Whether nothing much better could be chosen."""
        return self.loss <= GOOD_LOSS


def judged_in(language: str) -> str:
    """Return the key under which a worker's answer says, in a language, what each legal action promises."""
    return f"judged-{language}"


def notes_after(notes: CoachNotes, verdict: Verdict | None, step: int) -> CoachNotes:
    """Return what the coach remembers after a decision of the learner; `step` is the number of actions with it."""
    if verdict is None or not verdict.is_choice:
        return CoachNotes(notes.off, notes.judged, notes.good)
    judged = notes.judged + 1
    is_last = judged == MAX_JUDGED
    if verdict.is_good:
        praises = 0 <= notes.good < GOOD_IN_A_ROW
        return CoachNotes(notes.off, judged, notes.good + 1, step if praises or is_last else 0)
    is_lost = verdict.loss >= WARNING_LOSS and notes.good < GOOD_IN_A_ROW
    return CoachNotes(notes.off, judged, AFTER_A_LOSS if is_lost else notes.good, step if is_last else 0)
