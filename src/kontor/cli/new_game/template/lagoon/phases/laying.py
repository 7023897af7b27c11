"""The winner of a lot lays a pearl, and draws another."""

from collections.abc import Iterable

from kontor.cli.new_game.template.lagoon.actions import Lay
from kontor.cli.new_game.template.lagoon.events import Drawn, Laid
from kontor.cli.new_game.template.lagoon.frames import LayFrame
from kontor.cli.new_game.template.lagoon.rules import L1, L2, L3
from kontor.cli.new_game.template.lagoon.state import LagoonState
from kontor.core import Emit, Phase, Refusal, Seat


class Laying(Phase[LagoonState, LayFrame, Lay]):
    """Asks for a pearl of the hand."""

    frame = LayFrame
    verbs = (Lay,)

    def candidates(self, s: LagoonState, frame: LayFrame, seat: Seat) -> Iterable[Lay]:
        """Any pearl of the hand."""
        return map(Lay, s.hands[seat])

    def check(self, s: LagoonState, frame: LayFrame, seat: Seat, action: Lay) -> Refusal | None:
        """Refuse what is not in the own hand."""
        return None if action.pearl in s.hands[seat] else Refusal(L2, {"pearl": action.pearl})

    def advance(self, s: LagoonState, frame: LayFrame, seat: Seat, action: Lay, emit: Emit) -> None:
        """Lay the pearl and draw one, if there is one."""
        s.pop()
        s.hands[seat].remove(action.pearl)
        s.rows[seat].append(action.pearl)
        emit(Laid(seat, action.pearl, rule=L1))
        if s.pile:
            drawn = s.pile.pop()
            s.hands[seat].append(drawn)
            emit(Drawn(seat, drawn, rule=L3))

    def resume(self, s: LagoonState, frame: LayFrame, emit: Emit) -> None:
        """A question with somebody to answer it never goes on by itself."""
