"""A lesson at the terminal: what the coach says stands above the question, and a step can be skipped or repeated."""

from functools import partial

from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.text import Text

from kontor.cli.drawings.drawing import AnyDrawing
from kontor.cli.errors import CliError
from kontor.cli.play.answers import AskedSeat
from kontor.cli.play.commands import LESSON_COMMANDS, vocabulary
from kontor.cli.play.lesson_match import LessonMatch
from kontor.cli.play.lesson_progress import LessonProgress
from kontor.cli.play.menu import named
from kontor.cli.play.session import Session
from kontor.cli.prose import flowing
from kontor.core import Ref, Seat, Texts, View
from kontor.core.lessons import LessonStep, line_before


class LessonSession(Session):
    """Lets a learner play a lesson, and go on freely after it."""

    def __init__(
        self, match: LessonMatch, drawing: AnyDrawing, texts: Texts, console: Console, progress: LessonProgress
    ) -> None:
        super().__init__(match, drawing, texts, console, None)
        self.lesson_match = match
        self.progress = progress
        self.words |= vocabulary(LESSON_COMMANDS)
        self.answers.commands = (*LESSON_COMMANDS, *self.answers.commands)
        self.answers.by_command["which"] = self.which
        self.steering = {"skip": match.skip_step, "again": match.go_back, "own": match.go_own_way}
        self.seen: set[str] = set()
        """The steps that the coach has done with: looked at, or closed with a line."""
        self.after: list[str] = []
        """What the coach says of the step before."""
        self.was_over = match.place is None

    def open(self) -> None:
        """Print what will be played and for how long, that the deal is prepared, and how to leave."""
        lesson = self.lesson_match.lesson
        self.clear()
        self.console.print(Text(self.texts.text("game-title"), "bold"))
        self.console.print(flowing(self.texts.text("game-about")))
        name = self.match.seats[lesson.learner].name
        self.say("lesson-open", steps=len(lesson.steps), minutes=lesson.minutes, name=name)
        if self.match.decision_count:
            self.say("lesson-continued")
        if self.clears:
            self.read("press-enter")

    def run(self) -> None:
        """Play; what was played is kept, so that the learner can come back."""
        try:
            super().run()
        finally:
            self.progress.keep(self.lesson_match)

    def ask(self, seat: Seat) -> bool:
        """Say what the last step was good for, show what there is to look at, then ask."""
        place = self.lesson_match.place
        self.after = []
        if place and place.done and place.done.id not in self.seen:
            self.seen.add(place.done.id)
            self.after.append(self.lesson_match.line(place.done, "after"))
        for step in place.looks if place else ():
            if step.id not in self.seen:
                self.look(seat, step)
        if (place is None or place.is_finished) and not self.was_over:
            self.was_over = True
            left = self.texts.text("lesson-left", {"names": self.texts.listed(self.opponents())})
            self.notice = "\n".join(filter(None, (self.notice, *self.after, flowing(left))))
        return super().ask(seat)

    def opponents(self) -> list[str]:
        """Return the names of the others."""
        learner = self.lesson_match.lesson.learner
        return [seating.name for seat, seating in enumerate(self.match.seats) if seat != learner]

    def look(self, seat: Seat, step: LessonStep) -> None:
        """Show the table and what the coach says of it, and wait."""
        view = self.match.view(seat)
        self.seen.add(step.id)
        self.clear()
        self.console.print(self.drawing.table(view, self.console.width))
        self.console.print(self.panel(view, step, *self.after, self.lesson_match.line(step, "before")))
        self.read("lesson-go-on")
        self.after = [self.lesson_match.line(step, "after")]

    def above_question(self, view: View) -> list[RenderableType]:
        """Return what the coach says: what the last step was good for, and what to do now."""
        task = self.lesson_match.task
        if task is None:
            return []
        before = self.lesson_match.line(task.step, line_before(task.number))
        return [self.panel(view, task.step, *self.after, before, light=task.light)]

    def panel(self, view: View, step: LessonStep, *lines: str, light: tuple[Ref, ...] | None = None) -> Panel:
        """Return the lines in a box, with the step's title and the things that matter, by default all of the step."""
        steps = self.lesson_match.lesson.steps
        title = self.texts.text(
            "lesson-step",
            {"title": self.lesson_match.line(step), "number": steps.index(step) + 1, "count": len(steps)},
        )
        said = Text("\n".join(lines))
        if names := self.names(view, step.light if light is None else light):
            said.append("\n» " + " · ".join(names), "bold cyan")
        return Panel(said, title=Text(title), title_align="left", border_style="cyan")

    def names(self, view: View, refs: tuple[Ref, ...]) -> list[str]:
        """Return the names of things, each once."""
        found = [self.texts.describe(view, ref) for ref in refs]
        return list(dict.fromkeys(described.name for described in found if described))

    def react(self, command: str, words: str, now: AskedSeat) -> bool:
        """Skip a step, go back or leave the lesson, besides answering all other commands."""
        if command not in self.steering:
            return super().react(command, words, now)
        self.attempt(partial(self.run_steering, command))
        return True

    def run_steering(self, command: str) -> None:
        """Carry out a command that changes where the match stands."""
        self.steering[command]()
        if command == "again":
            self.seen.clear()

    def which(self, words: str, now: AskedSeat) -> None:  # noqa: ARG002 - every answer has this signature
        """Print the actions that the coach means."""
        task = self.lesson_match.task
        if task is None:
            self.answers.complain(CliError("lesson-over"))
            return
        places = [n for n, action in enumerate(now.menu.legal) if task.free or action in task.accepted]
        for line in named(self.texts, now.view, now.menu.legal, places):
            self.console.print(line)
