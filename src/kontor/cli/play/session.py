"""A whole match at one terminal: whose turn it is, what they see, what they type, and the end."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from kontor.cli.drawings.drawing import AnyDrawing
from kontor.cli.errors import CliError
from kontor.cli.play.answers import Answers, AskedSeat
from kontor.cli.play.commands import number_in, understand, vocabulary
from kontor.cli.play.ending import closing, last_events
from kontor.cli.play.match_protocol import MatchProtocol, News
from kontor.cli.play.menu import Menu
from kontor.cli.prose import flowing, log
from kontor.cli.screen import is_interactive
from kontor.cli.seating import occupant_text
from kontor.core import Seat, Texts, View
from kontor.core import write_record as encode_record

MIN_LOG_LINES = 5
MAX_LOG_LINES = 14
PROMPT_LINES = 3
FORGET_SCROLLED_LINES = "\x1b[3J"


class Session:
    """Lets people and bots play a match until it is over or somebody quits."""

    def __init__(
        self,
        match: MatchProtocol,
        drawing: AnyDrawing,
        texts: Texts,
        console: Console,
        record: Path | None,
        *,
        hints: bool = False,
    ) -> None:
        self.match = match
        self.drawing = drawing
        self.texts = texts
        self.console = console
        self.record = record
        self.hints = hints
        self.clears = is_interactive(console) and not drawing.plain
        self.answers = Answers(match, drawing, texts, console)
        self.words = vocabulary()
        self.shown: Seat | None = None
        self.notice = ""
        self.live = False
        """True once events were printed as they happened; they are printed again only after clearing the screen."""

    def run(self) -> None:
        """Play until the match is over or somebody quits; in any case write the record and how to come back."""
        try:
            self.open()
            while self.go_on():
                pass
        except (EOFError, KeyboardInterrupt):
            if self.match.return_command:
                self.console.line()  # so that the next line does not follow what was typed
            raise
        finally:
            self.write_record()
            self.print_return_command("come-back")

    def open(self) -> None:
        """Print what is played, by whom, and the commitment to the shuffle."""
        texts, match = self.texts, self.match
        self.clear()
        self.console.print(Text(texts.text("game-title"), "bold"))
        self.console.print(flowing(texts.text("game-about")))
        self.console.print(Text(flowing(texts.text("game-credits")), "dim"))
        kinds = [f"{seating.name} ({occupant_text(texts, seating.kind)})" for seating in match.seats]
        self.console.print(f"\n{texts.text('at-the-table', {'seats': texts.listed(kinds)})}")
        key, facts = match.commitment()
        self.console.print(Text(flowing(texts.text(key, facts))))
        self.print_return_command("come-back-later")
        self.console.print(f"{texts.text('first-steps', {'count': len(self.answers.paragraphs())})}\n")
        if self.clears:
            self.read("press-enter")

    def go_on(self) -> bool:
        """Let the others play, then ask a person; return False if the match is over or the person quits."""
        for news in self.match.wait_for_turn():
            self.print_news(news)
        seat = self.match.decider
        if seat is None:
            if not self.live:
                self.console.print(log(self.texts, last_events(self.match)))
            for part in closing(self.match, self.texts):
                self.console.print(part)
            return False
        if len(self.match.people) > 1 and self.shown != seat:
            self.hand_over(seat)
        self.shown = seat
        return self.ask(seat)

    def hand_over(self, seat: Seat) -> None:
        """Clear what the last person saw, scrolled lines included, and wait until the next one is at the keyboard."""
        self.clear()
        if self.clears:
            self.console.file.write(FORGET_SCROLLED_LINES)
        elif self.shown is not None:  # a screen that is never cleared is scrolled out of sight
            self.console.line(self.console.height)
        self.read("hand-over", seat)

    def ask(self, seat: Seat) -> bool:
        """Show the table and the question, and answer commands until the person decides; return False if they quit."""
        match = self.match
        view = match.view(seat)
        menu = Menu(match.game, match.state, seat, view)
        self.show(seat, view, menu)
        while True:
            command, words = understand(self.read("prompt", seat), self.words)
            number = number_in(words) or 0
            match command:
                case "number" if number in menu:
                    self.attempt(partial(match.act, seat, menu.legal[number - 1]))
                    return True
                case "number":
                    self.say("no-number", count=len(menu.legal))
                case "bid" if (action := menu.with_amount(number_in(words) or 0)) is not None:
                    self.attempt(partial(match.act, seat, action))
                    return True
                case "bid":
                    self.say("no-amount", amount=words)
                case "undo" if match.undo_barrier(seat) is None:
                    self.attempt(match.undo, self.texts.text("undone"))
                    return True
                case "table":
                    self.show(seat, view, menu)
                case "quit":
                    self.say("left")
                    return False
                case _ if self.react(command, words, AskedSeat(seat, view, menu)):
                    return True

    def react(self, command: str, words: str, now: AskedSeat) -> bool:
        """Answer a command; return True if it changed where the match stands, so that another question is open."""
        self.answers.answer(command, words, now)
        return False

    def above_question(self, view: View) -> list[RenderableType]:  # noqa: ARG002
        """Return what stands between the log and the question; nothing but in a lesson."""
        return []

    def attempt(self, command: Callable[[], None], notice: str = "") -> None:
        """Try a decision; if it fails, the reason is shown with the next question."""
        try:
            command()
        except CliError as error:
            notice = flowing(self.texts.error(error))
        self.notice = notice

    def print_news(self, news: News) -> None:
        """Print what happened while others decide."""
        if news.events:
            self.live = True
            self.console.print(log(self.texts, news.events))
        if news.sentence:
            key, facts = news.sentence
            self.console.print(Text(flowing(self.texts.text(key, facts)), "dim"))

    def show(self, seat: Seat, view: View, menu: Menu) -> None:
        """Print the table, what happened since the seat's last decision, the question and the numbered answers."""
        console = self.console
        table = self.drawing.table(view, console.width)
        question = Text(f"{self.texts.name('seat', seat)}: ", "bold cyan")
        question.append(self.texts.question(view, len(menu.legal)), "bold default")
        choices = menu.draw(self.drawing, console.width)
        above = self.above_question(view)
        advice = [self.answers.hints.draw(seat, view, menu)] if self.hints and len(menu.legal) > 1 else []
        self.clear()
        console.print(table)
        is_printed = self.live and not self.clears
        happened = [] if is_printed else list(self.match.events_for(seat, self.match.last_decision_of(seat)))
        self.answers.print_events(
            happened, self.room_for_log(table, *above, question, choices, *advice) if self.clears else MAX_LOG_LINES
        )
        if self.notice:
            console.print(Text(self.notice, "bold green"))
            self.notice = ""
        for part in (*above, question, choices, *advice):
            console.print(part)

    def room_for_log(self, *parts: RenderableType) -> int:
        """Return how many lines of the log fit on the screen with the other parts."""
        used_lines = sum(len(self.console.render_lines(part)) for part in parts)
        return min(max(self.console.height - used_lines - PROMPT_LINES, MIN_LOG_LINES), MAX_LOG_LINES)

    def write_record(self) -> None:
        """Write the record of the match so far, if a file was named."""
        if self.record is None:
            return
        try:
            content = encode_record(self.match.record())
        except CliError as error:  # the match is not over, and the server keeps its seed
            self.answers.complain(error)
            return
        try:
            self.record.write_bytes(content)
        except OSError as error:
            raise CliError("cannot-write", file=str(self.record), why=error) from error
        self.say("recorded", file=str(self.record))

    def print_return_command(self, key: str) -> None:
        """Print the command that leads back to a match on a server, in one line that can be copied."""
        if self.match.return_command:
            self.say(key)
            self.console.print(Text(f"  {self.match.return_command}"), soft_wrap=True)

    def read(self, key: str, seat: Seat | None = None) -> str:
        """Prompt for a line and return it."""
        name = self.texts.name("seat", seat) if seat is not None else ""
        return self.console.input(Text(self.texts.text(key, {"name": name}) + " ", "bold"))

    def say(self, key: str, **facts: str | int) -> None:
        """Print one message."""
        self.console.print(Text(flowing(self.texts.text(key, facts))))

    def clear(self) -> None:
        """Clear the screen, if it is one that can be cleared."""
        if self.clears:
            self.console.clear()
