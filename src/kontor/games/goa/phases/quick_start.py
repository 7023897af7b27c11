"""The quick-start variant: two markers in row 2, or ducats.

Ledger: GOA-V1.
"""

from itertools import combinations

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.goa.actions import AdvanceTwo, TakeDucats
from kontor.games.goa.component_schema import COLUMNS
from kontor.games.goa.components import COLUMN, GoaBox
from kontor.games.goa.development import move_marker
from kontor.games.goa.frames import QuickStartFrame
from kontor.games.goa.rules import V1
from kontor.games.goa.state import GoaState
from kontor.games.goa.supply import gain


class QuickStart(Phase[GoaState, QuickStartFrame, AdvanceTwo | TakeDucats]):
    """Each player chooses, beginning with the start player."""

    frame = QuickStartFrame
    verbs = (AdvanceTwo, TakeDucats)
    quick = True

    def __init__(self, box: GoaBox) -> None:
        self.box = box
        self.choices: tuple[AdvanceTwo | TakeDucats, ...] = (
            *(AdvanceTwo(*pair) for pair in combinations(COLUMNS, 2)),
            TakeDucats(),
        )

    def candidates(self, s: GoaState, frame: QuickStartFrame, seat: Seat) -> tuple[AdvanceTwo | TakeDucats, ...]:
        """Offer every pair of columns, and the ducats."""
        return self.choices

    def check(self, s: GoaState, frame: QuickStartFrame, seat: Seat, action: AdvanceTwo | TakeDucats) -> Refusal | None:
        """Refuse one column twice, and the same pair in the other order."""
        if isinstance(action, AdvanceTwo):
            if action.first == action.second:
                return Refusal(V1, {"column": action.first})
            if COLUMN[action.first] > COLUMN[action.second]:
                return Refusal(V1, {}, "order")
        return None

    def advance(
        self, s: GoaState, frame: QuickStartFrame, seat: Seat, action: AdvanceTwo | TakeDucats, emit: Emit
    ) -> None:
        """Move the markers, or take the ducats."""
        s.replace(QuickStartFrame(frame.queue[1:]))
        if isinstance(action, AdvanceTwo):
            move_marker(self.box, s, seat, action.first, V1, emit)  # GOA-V1
            move_marker(self.box, s, seat, action.second, V1, emit)  # GOA-V1
        else:
            gain(s, seat, "ducats", self.box.file.variants.quick_start.or_ducats, V1, emit)  # GOA-V1

    def resume(self, s: GoaState, frame: QuickStartFrame, emit: Emit) -> None:
        """Go on when all have chosen."""
        s.pop()
