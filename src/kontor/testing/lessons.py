"""Whether a lesson keeps its promises: it replays, every accepted answer leads on, and the coach always has a line."""

from collections.abc import Iterator
from typing import Any

import msgspec

from kontor.core import LANGUAGES, Action, AnyGame, KontorError, Seat, State, Texts, seeded
from kontor.core.lessons import Lesson, LessonMove, LessonStep
from kontor.core.recorder import SEED_BYTES
from kontor.core.rules import message_key
from kontor.core.teacher import Teacher
from kontor.testing.lesson_texts import TextReport, check_texts

MAX_STEPS = 14
MAX_DECISIONS = 24
MAX_MINUTES = 12
MAX_WAYS = 4096
"""Ways through a lesson that are tried."""
FREE_TURNS = 50
MAX_FREE_DECISIONS = 60


class LessonReport(msgspec.Struct):
    """What was found about one lesson."""

    steps: int
    decisions: int
    ways: int
    words_max: int
    """The number of words in the longest line of the coach, in any language."""
    faults: list[str]


def check_lesson(game: AnyGame, lesson: Lesson) -> LessonReport:
    """Replay a lesson in every way and read all its lines."""
    try:
        check = LessonCheck(game, lesson)
        check.check_frame()
        if check.check_main_line():
            check.check_ways()
            check.check_free_turn()
        texts = check_texts(game, lesson)
    except (KontorError, msgspec.ValidationError, ValueError) as error:
        return LessonReport(len(lesson.steps), 0, 0, 0, [f"it cannot be replayed: {error}"])
    return check.report(texts)


class LessonCheck:
    """The faults of one lesson, found by playing it."""

    def __init__(self, game: AnyGame, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.teacher = Teacher(game, lesson)
        self.faults: list[str] = []
        self.ways = 0
        self.asked = [move for move in lesson.moves if self.is_asked(move)]

    def is_asked(self, move: LessonMove) -> bool:
        """Return True if the learner decides this move."""
        return move.seat == self.lesson.learner and not move.coach

    def demand(self, holds: bool, fault: str) -> None:
        """Note a fault unless it holds."""
        if not holds:
            self.faults.append(fault)

    def report(self, texts: TextReport) -> LessonReport:
        """Return everything that was found."""
        faults = [*self.faults, *texts.faults]
        return LessonReport(len(self.lesson.steps), len(self.asked), self.ways, texts.words_max, faults)

    def check_frame(self) -> None:
        """The lesson belongs to this box, has a fitting length, and each of its steps has a place in it."""
        lesson = self.lesson
        self.demand(self.teacher.fits, "it was made for another box or other rules")
        self.demand(len(bytes.fromhex(lesson.seed)) == SEED_BYTES, f"its seed has not {SEED_BYTES} bytes")
        self.demand(len(lesson.names) == lesson.seats, "it does not name every seat")
        self.demand(len(lesson.steps) <= MAX_STEPS, f"it has {len(lesson.steps)} steps")
        self.demand(len(self.asked) <= MAX_DECISIONS, f"it asks for {len(self.asked)} decisions")
        self.demand(lesson.minutes <= MAX_MINUTES, f"it takes {lesson.minutes} minutes")
        self.demand(len(self.teacher.steps) == len(lesson.steps), "two steps have the same id")
        self.demand(
            [step.at for step in lesson.steps] == sorted(step.at for step in lesson.steps), "steps out of order"
        )
        used = {move.step for move in self.asked}
        for step in lesson.steps:
            self.demand(bool(step.look) != (step.id in used), f"{step.id}: either something to look at or to decide")
            self.demand(all(self._has_rule(rule) for rule in step.rules), f"{step.id}: it names an unknown rule")
        self.demand(used <= self.teacher.steps.keys(), "a decision belongs to no step")

    def _has_rule(self, rule: str) -> bool:
        return Texts(LANGUAGES[0], self.game).has(f"rule-{message_key(rule)}")

    def check_main_line(self) -> bool:
        """Each move is asked of its seat and legal; each decision is one; each reply can be said, and things are lit.

        Return False if the script cannot be played to its end.
        """
        state, step = self.teacher.start(), None
        taught: dict[str, set[str]] = {each.id: set() for each in self.lesson.steps}
        unlit = {each.id: {*each.light, *each.look} for each in self.lesson.steps}
        for number, move in enumerate(self.lesson.moves):
            here = [each for each in self.lesson.steps if each.at == number]
            step = here[-1] if here else step
            self._look(state, here, unlit)
            if move.seat not in self.game.deciders(state):
                self.faults.append(f"{number}: seat {move.seat} is not asked")
                return False
            legal = self.game.legal_actions(state, move.seat)
            action = self.teacher.actions(number)[0]
            if action not in legal:
                self.faults.append(f"{number}: {action} is not legal")
                return False
            if self.is_asked(move):
                self._look(state, [self.teacher.steps[move.step]], unlit)
                self._check_decision(number, move, legal)
            if step:
                taught[step.id] |= self._cited(state, move.seat, legal if self.is_asked(move) else [action])
            done = self.game.apply(state, move.seat, action)
            if step:
                taught[step.id] |= {event.rule for event in done.events}
            state = done.state
        self._look(state, [each for each in self.lesson.steps if each.at == len(self.lesson.moves)], unlit)
        for name, left in unlit.items():
            self.demand(not left, f"{name}: it lights what is not there: {', '.join(sorted(left))}")
        decided = {move.step for move in self.asked if not move.forced}
        for each in self.lesson.steps:
            if each.id in decided:
                self.demand(bool(taught[each.id] & {*each.rules}), f"{each.id}: nothing that happens cites its rules")
        return True

    def _cited(self, state: State[Any], seat: Seat, actions: list[Action]) -> set[str]:
        """Return the rules that what-if cites."""
        return {change.rule for action in actions for change in self.game.forecast(state, seat, action) or ()}

    def _check_decision(self, number: int, move: LessonMove, legal: list[Action]) -> None:
        others = [action for action in legal if action not in self.teacher.actions(number)]
        self.demand(len(legal) > 1 or bool(move.forced), f"{number}: there is nothing to decide")
        if move.free:
            return
        self.demand(not others or any(not reply.match for reply in move.replies), f"{number}: no reply for the rest")
        said = {next((reply.key for reply in move.replies if reply.fits(action)), "") for action in others}
        for reply in move.replies:
            self.demand(reply.key in said, f"{number}: the reply {reply.key} is never said")

    def _look(self, state: State[Any], steps: list[LessonStep], unlit: dict[str, set[str]]) -> None:
        """Strike off what a step lights and the learner can ask about now."""
        view = self.game.view(state, self.lesson.learner)
        texts = Texts(LANGUAGES[0], self.game, self.lesson.names, reader=self.lesson.learner)
        touched = {ref for action in self.game.legal_actions(state, self.lesson.learner) for ref in action.refs()}
        for step in steps:
            for ref in list(unlit[step.id]):
                if ref in touched or texts.describe(view, ref) is not None:
                    unlit[step.id].discard(ref)

    def check_ways(self) -> None:
        """Every accepted answer leads through the rest of the script, and each of them is legal in some way."""
        tried: set[tuple[int, Action]] = set()
        self._walk(self.teacher.start(), 0, tried)
        for number, move in enumerate(self.lesson.moves):
            for action in self.teacher.actions(number):
                self.demand(move.free or (number, action) in tried, f"{number}: accepted, but never legal: {action}")

    def _walk(self, state: State[Any], number: int, tried: set[tuple[int, Action]]) -> bool:
        """Go all ways from here; return False at the first that gets stuck."""
        while number < len(self.lesson.moves):
            move = self.lesson.moves[number]
            if move.free:
                break
            legal = self.game.legal_actions(state, move.seat)
            good = [action for action in self.teacher.actions(number) if action in legal]
            if not good:
                self.faults.append(f"{number}: an accepted way gets stuck here")
                return False
            tried |= {(number, action) for action in good}
            if self.is_asked(move) and self.ways < MAX_WAYS:
                for other in good[1:]:
                    if not self._walk(self.game.apply(state, move.seat, other).state, number + 1, tried):
                        return False
            state, number = self.game.apply(state, move.seat, good[0]).state, number + 1
        self.ways += 1
        return True

    def check_free_turn(self) -> None:
        """However a free turn is played, it ends, and nothing of the script comes after it."""
        free = [number for number, move in enumerate(self.lesson.moves) if move.free]
        if not free:
            return
        self.demand(all(move.free for move in self.lesson.moves[free[0] :]), "a free turn with a script after it")
        for seed in range(FREE_TURNS):
            self.demand(
                sum(1 for _ in self._random_turn(free[0], seed)) < MAX_FREE_DECISIONS, "a free turn that does not end"
            )

    def _random_turn(self, number: int, seed: int) -> Iterator[Action]:
        """Play the free turn at random, a bounded number of decisions."""
        state, rng, learner = self._before(number), seeded(seed), self.lesson.learner
        for _ in range(MAX_FREE_DECISIONS):
            if learner not in self.game.deciders(state):
                return
            action = rng.pick(self.game.legal_actions(state, learner))
            yield action
            state = self.game.apply(state, learner, action).state

    def _before(self, number: int) -> State[Any]:
        state = self.teacher.start()
        for at, move in enumerate(self.lesson.moves[:number]):
            state = self.game.apply(state, move.seat, self.teacher.actions(at)[0]).state
        return state
