"""The evening at one terminal: whose turn it is, what they see, and what the end says."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from kontor.cli.drawings.drawing import AnyDrawing
from kontor.cli.language import CliError
from kontor.cli.play.commands import number_in, understand, vocabulary
from kontor.cli.play.ending import closing, last_events
from kontor.cli.play.match_protocol import News, Playable
from kontor.cli.play.menu import Menu
from kontor.cli.play.talk import Moment, Talk
from kontor.cli.prose import flowing, log
from kontor.cli.screen import is_interactive
from kontor.cli.seating import occupant_text
from kontor.core import Seat, Texts, View, write_record

LEAST_RECENT = 5
MOST_RECENT = 14
ROOM_TO_TYPE = 3
FORGET_SCROLLED_LINES = "\x1b[3J"


class Session:
    """Lets people and bots play a match to its end, or until somebody leaves."""

    def __init__(
        self,
        match: Playable,
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
        self.talk = Talk(match, drawing, texts, console)
        self.words = vocabulary()
        self.shown: Seat | None = None
        self.notice = ""
        self.live = False
        """Whether everything is told as it comes; where the screen is never cleared, it is not told again."""

    def run(self) -> None:
        """Play until the match is over or somebody quits; the record is kept, and the way back told, in any case."""
        try:
            self.open()
            while self.go_on():
                pass
        except (EOFError, KeyboardInterrupt):
            if self.match.way_back:
                self.console.line()  # what was typed stays alone on its line
            raise
        finally:
            self.keep_record()
            self.tell_way_back("come-back")

    def open(self) -> None:
        """Say what is played, by whom, and the commitment to the shuffle."""
        texts, match = self.texts, self.match
        self.clear()
        self.console.print(Text(texts.text("game-title"), "bold"))
        self.console.print(flowing(texts.text("game-about")))
        self.console.print(Text(flowing(texts.text("game-credits")), "dim"))
        kinds = [f"{seating.name} ({occupant_text(texts, seating.kind)})" for seating in match.seats]
        self.console.print(f"\n{texts.text('at-the-table', {'seats': texts.listed(kinds)})}")
        key, facts = match.promise()
        self.console.print(Text(flowing(texts.text(key, facts))))
        self.tell_way_back("come-back-later")
        self.console.print(f"{texts.text('first-steps', {'count': len(self.talk.paragraphs())})}\n")
        if self.clears:
            self.read("press-enter")

    def go_on(self) -> bool:
        """Let the others play, then ask a person; say whether the match goes on."""
        for news in self.match.until_asked():
            self.tell(news)
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
        """Clear what the last person saw, scrolled lines too, and wait until the next one sits there."""
        self.clear()
        if self.clears:
            self.console.file.write(FORGET_SCROLLED_LINES)
        elif self.shown is not None:  # a screen that is never cleared is pushed out of sight
            self.console.line(self.console.height)
        self.read("hand-over", seat)

    def ask(self, seat: Seat) -> bool:
        """Show the table and the question, and talk until the person decides; False if they leave."""
        match = self.match
        view = match.view(seat)
        menu = Menu(match.game, match.state, seat, view)
        self.show(seat, view, menu)
        while True:
            command, rest = understand(self.read("prompt", seat), self.words)
            number = number_in(rest) or 0
            match command:
                case "number" if number in menu:
                    self.carry_out(partial(match.act, seat, menu.legal[number - 1]))
                    return True
                case "number":
                    self.say("no-number", count=len(menu.legal))
                case "bid" if (action := menu.with_amount(number_in(rest) or 0)) is not None:
                    self.carry_out(partial(match.act, seat, action))
                    return True
                case "bid":
                    self.say("no-amount", amount=rest)
                case "undo" if match.barrier(seat) is None:
                    self.carry_out(match.undo, self.texts.text("undone"))
                    return True
                case "table":
                    self.show(seat, view, menu)
                case "unknown" if not rest:
                    continue
                case "quit":
                    self.say("left")
                    return False
                case _:
                    self.talk.answer(command, rest, Moment(seat, view, menu))

    def carry_out(self, command: Callable[[], None], notice: str = "") -> None:
        """Carry out a decision; if it cannot be, the next question comes with the reason."""
        try:
            command()
        except CliError as error:
            notice = flowing(self.texts.error(error))
        self.notice = notice

    def tell(self, news: News) -> None:
        """Print what came while others decide."""
        if news.events:
            self.live = True
            self.console.print(log(self.texts, news.events))
        if news.sentence:
            key, facts = news.sentence
            self.console.print(Text(flowing(self.texts.text(key, facts)), "dim"))

    def show(self, seat: Seat, view: View, menu: Menu) -> None:
        """Draw the table, what happened since the seat's last decision, the question and the numbered answers."""
        console = self.console
        table = self.drawing.table(view, console.width)
        question = Text(f"{self.texts.name('seat', seat)}: ", "bold cyan")
        question.append(self.texts.question(view, len(menu.legal)), "bold default")
        choices = menu.draw(self.drawing, console.width)
        advice = [self.talk.hints.draw(seat, view, menu)] if self.hints and len(menu.legal) > 1 else []
        self.clear()
        console.print(table)
        known = self.live and not self.clears
        happened = [] if known else list(self.match.told(seat, self.match.last_decision_of(seat)))
        self.talk.tell(happened, self.room_for_log(table, question, choices, *advice) if self.clears else MOST_RECENT)
        if self.notice:
            console.print(Text(self.notice, "bold green"))
            self.notice = ""
        console.print(question)
        for part in (choices, *advice):
            console.print(part)

    def room_for_log(self, *parts: RenderableType) -> int:
        """Return how many lines of the log fit beside the other parts of the screen."""
        taken = sum(len(self.console.render_lines(part)) for part in parts)
        return min(max(self.console.height - taken - ROOM_TO_TYPE, LEAST_RECENT), MOST_RECENT)

    def keep_record(self) -> None:
        """Write the record of the match so far, if one is wanted."""
        if self.record is None:
            return
        try:
            content = write_record(self.match.record())
        except CliError as error:  # nobody may have it yet
            self.talk.complain(error)
            return
        try:
            self.record.write_bytes(content)
        except OSError as error:
            raise CliError("cannot-write", file=str(self.record), why=error) from error
        self.say("recorded", file=str(self.record))

    def tell_way_back(self, key: str) -> None:
        """Print how to come back to a match that goes on elsewhere, in one line that can be copied."""
        if self.match.way_back:
            self.say(key)
            self.console.print(Text(f"  {self.match.way_back}"), soft_wrap=True)

    def read(self, key: str, seat: Seat | None = None) -> str:
        """Ask for a line."""
        name = self.texts.name("seat", seat) if seat is not None else ""
        return self.console.input(Text(self.texts.text(key, {"name": name}) + " ", "bold"))

    def say(self, key: str, **facts: str | int) -> None:
        """Print one message."""
        self.console.print(Text(flowing(self.texts.text(key, facts))))

    def clear(self) -> None:
        """Begin an empty screen, where there is one."""
        if self.clears:
            self.console.clear()
