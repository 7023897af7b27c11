"""Where a match stands in its lesson, read off its moves alone: nothing else is stored.

So undo, a reload, a second device and a restart of the server need no care. The teacher never says what is legal;
only `Game.check` does.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from kontor.core.game import AnyGame
from kontor.core.kinds import Seat
from kontor.core.lessons import Fields, Lesson, LessonMove, LessonStep, Reply
from kontor.core.records import Action, Ref
from kontor.core.state import State

Played: TypeAlias = Sequence[tuple[Seat, Action]]
"""The moves of a match in order, without those that were undone."""


class Task(msgspec.Struct, frozen=True):
    """A decision that the lesson asks of the learner."""

    step: LessonStep
    number: int
    """Which decision of its step it is, from 1 on."""
    accepted: tuple[Action, ...]
    """The answers that go on with the lesson, the main one first; some may be illegal after another accepted answer."""
    free: bool
    """Whether every legal action is accepted."""
    replies: tuple[Reply, ...]

    @property
    def light(self) -> tuple[Ref, ...]:
        """The lit things of the step that this decision is about.

        Those of the main answer, if there are any; else all of them at the first decision of the step, and nothing at a
        later one. Where every answer is right, nothing is lit.
        """
        if self.free:
            return ()
        meant = {ref for action in self.accepted[:1] for ref in action.refs()}
        about = tuple(ref for ref in self.step.light if ref in meant)
        return about or (self.step.light if self.number == 1 else ())

    def reply(self, action: Action) -> Reply | None:
        """Return what the coach says to a legal action that is not the lesson; None if it is accepted."""
        if self.free or action in self.accepted:
            return None
        return next((reply for reply in self.replies if reply.fits(action)), Reply("other"))


class Place(msgspec.Struct, frozen=True):
    """Where a match stands in its lesson."""

    done: LessonStep | None
    """The step that the moves so far have just completed."""
    looks: tuple[LessonStep, ...]
    """Steps without a decision that come before the learner's next one."""
    task: Task | None
    """What the learner has to decide; None while the script moves, and after its end."""
    scripted: tuple[Seat, Action] | None
    """The move that the script makes now, of another seat or for the learner."""

    @property
    def is_finished(self) -> bool:
        """Whether the script is over; what is left is to look at the last steps."""
        return self.task is None and self.scripted is None


class Teacher:
    """One lesson of one game."""

    def __init__(self, game: AnyGame, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.steps = {step.id: step for step in lesson.steps}
        self._accepted = [tuple(self._action(fields) for fields in (move.action, *move.also)) for move in lesson.moves]
        self._free_from = next((n for n, move in enumerate(lesson.moves) if move.free), len(lesson.moves))
        """The number of moves before the free turn at the end; that of all moves if there is none."""

    def _action(self, fields: Fields) -> Action:
        action: Action = msgspec.convert(fields, self.game.action_union)
        return action

    def actions(self, number: int) -> tuple[Action, ...]:
        """Return the accepted actions of a move, the main one first."""
        return self._accepted[number]

    @property
    def fits(self) -> bool:
        """Whether the lesson was made for this box and these rules."""
        made_for = (self.lesson.rules_version, self.lesson.components)
        return made_for == (self.game.info.rules_version, self.game.components.hash)

    def start(self) -> State[Any]:
        """Return the opening position of the prepared match."""
        state: State[Any] = self.game.start(
            self.lesson.seats, self.game.options(self.lesson.options), bytes.fromhex(self.lesson.seed)
        )
        return state

    def has_left(self, played: Played) -> bool:
        """Return True if a move is not that of the script: the lesson is over, and the match goes on."""
        return any(
            seat != self.lesson.moves[number].seat or action not in self._accepted[number]
            for number, (seat, action) in enumerate(played[: self._free_from])
        )

    def place(self, state: State[Any], played: Played) -> Place | None:
        """Return where the match stands; None once it left the script, or the learner played on after its end."""
        if self.has_left(played):
            return None
        learner, since = self.lesson.learner, [seat for seat, _ in played[self._free_from :]]
        own = next((n for n, seat in enumerate(since) if seat != learner), len(since))  # moves of the free turn
        if learner in since[own:] or (own and not self._has_free_turn):
            return None
        is_over = bool(since) and (own < len(since) or not self._has_free_turn)
        return self.place_at(state, len(played), is_over=is_over)

    def place_at(self, state: State[Any], count: int, *, is_over: bool) -> Place:
        """Return where a match stands that has followed the script for so many moves; `is_over` if the script is."""
        if not is_over and count < self._free_from:
            return self._in_script(count)
        if not is_over and self._has_free_turn and self.lesson.learner in self.game.deciders(state):
            return self._in_script(self._free_from)
        return Place(self._done(len(self.lesson.moves)), self._looks(len(self.lesson.moves)), None, None)

    @property
    def _has_free_turn(self) -> bool:
        return self._free_from < len(self.lesson.moves)

    def _in_script(self, at: int) -> Place:
        move = self.lesson.moves[at]
        if self._is_asked(move):
            number = sum(self._is_asked(other) and other.step == move.step for other in self.lesson.moves[: at + 1])
            task = Task(self.steps[move.step], number, self._accepted[at], move.free, move.replies)
            return Place(self._done(at), self._looks(at), task, None)
        return Place(self._done(at), (), None, (move.seat, self._accepted[at][0]))

    def _is_asked(self, move: LessonMove) -> bool:
        return move.seat == self.lesson.learner and not move.coach

    def _looks(self, at: int) -> tuple[LessonStep, ...]:
        """Return the steps to look at before the learner's decision at this move.

        Those whose position came up since the learner's last decision; the others' moves are shown first.
        """
        last = max((n + 1 for n, move in enumerate(self.lesson.moves[:at]) if self._is_asked(move)), default=0)
        return tuple(step for step in self.lesson.steps if step.look and last <= step.at <= at)

    def _done(self, at: int) -> LessonStep | None:
        """Return the step of the learner's last decision before this move, if none of it is left."""
        before = [move.step for move in self.lesson.moves[:at] if self._is_asked(move)]
        rest = {move.step for move in self.lesson.moves[at:] if self._is_asked(move)}
        return self.steps[before[-1]] if before and before[-1] not in rest else None
