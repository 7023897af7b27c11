"""A prepared match at this terminal: the script plays the other seats, and the coach judges what the learner does."""

from collections.abc import Sequence

from kontor.cli.errors import CliError
from kontor.cli.play.local_match import LocalMatch
from kontor.core import Action, AnyGame, Seat, Seating, Texts
from kontor.core.lessons import Lesson, LessonStep
from kontor.core.teacher import Place, Task, Teacher


class LessonMatch(LocalMatch):
    """A match that follows a lesson until the learner leaves it or its script is over; then the bots take over."""

    def __init__(self, game: AnyGame, lesson: Lesson, seats: Sequence[Seating], texts: Texts) -> None:
        super().__init__(game, seats, game.options(lesson.options), bytes.fromhex(lesson.seed))
        self.lesson = lesson
        self.texts = texts
        self.teacher = Teacher(game, lesson)
        self.advised_against: Action | None = None
        """What the learner wanted to do when the coach last said to do something else."""

    @property
    def place(self) -> Place | None:
        """Where the match stands in the lesson; None once it is over."""
        return self.teacher.place(self.state, [(decision.seat, decision.action) for decision in self.decisions])

    @property
    def task(self) -> Task | None:
        """What the lesson asks of the learner now."""
        return self.place.task if self.place else None

    def act(self, seat: Seat, action: Action) -> None:
        """Play an action; CliError carries the coach's line if it is not the lesson."""
        reply = self.task.reply(action) if self.task else None
        if self.task and reply:
            self.advised_against = action
            raise CliError("reply", line=self.line(self.task.step, f"reply-{reply.key}"))
        self.play(seat, action)

    def play(self, seat: Seat, action: Action) -> None:
        """Play an action, whether it is the lesson or not."""
        self.advised_against = None
        super().act(seat, action)

    def let_bots_play(self) -> None:
        """Play the script until the learner is asked; after its end the bots play."""
        while self.place and self.place.scripted:
            self.play(*self.place.scripted)
        if self.place is None or self.place.is_finished:
            super().let_bots_play()

    def line(self, step: LessonStep, attribute: str = "") -> str:
        """Return a line of the coach, or the title of a step."""
        return self.texts.text(self.lesson.message(step.id, attribute))

    def go_own_way(self) -> None:
        """Play what the coach advised against; that ends the lesson, and the match goes on."""
        if self.advised_against is None:
            raise CliError("own-what")
        self.play(self.lesson.learner, self.advised_against)

    def skip_step(self) -> None:
        """Let the coach make all decisions of the step."""
        task = self.task
        if task is None:
            raise CliError("lesson-over")
        while self.task and self.task.step == task.step:
            legal = self.legal(self.lesson.learner)
            self.play(self.lesson.learner, next(action for action in (*self.task.accepted, *legal) if action in legal))
            self.let_bots_play()

    def go_back(self) -> None:
        """Go back to where the step began; to the step before if nothing of it is decided yet."""
        if self.place is None:
            raise CliError("lesson-over")
        last = self.last_decision_of(self.lesson.learner) if self.decisions else -1
        reached = [step for step in self.lesson.steps if not step.look and step.at <= last]
        if not reached:
            raise CliError("back-nowhere")
        while len(self.decisions) > reached[-1].at:
            self.undo()
