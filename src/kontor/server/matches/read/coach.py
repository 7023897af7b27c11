"""What the coach of a match that was a lesson says, for the learner alone."""

from kontor.core import Record, Seat, Texts
from kontor.server.matches.kernel.coach import GOOD_IN_A_ROW
from kontor.server.matches.kernel.match import RunningMatch


class CoachView(Record, frozen=True):
    """The coach after a lesson: whether it watches, and what it says to the reader's last decision."""

    on: bool
    praise: str = ""
    """Empty if there is nothing to say."""


def coach_view(match: RunningMatch, texts: Texts, seat: Seat | None) -> CoachView | None:
    """Return what the coach says to a seat; None to everybody but the learner, and where there is no coach."""
    if match.lesson is None or seat is None or match.coached != seat:
        return None
    notes = match.lesson.coach
    # What was praised may have been undone since.
    praises = not notes.off and 0 < notes.praised <= match.step
    if not praises:
        return CoachView(not notes.off)
    said = Texts(texts.language, packages=("kontor.server",))
    if notes.says_goodbye:
        return CoachView(on=True, praise=said.text("coach-goodbye"))
    is_last = notes.good == GOOD_IN_A_ROW
    return CoachView(
        on=True, praise=said.text("coach-praise-last" if is_last else "coach-praise", {"good": notes.good})
    )
