"""What the prompt answers: why not, what if, hints, the log, rules, the guide, points, chat, saving, and help."""

from collections.abc import Callable, Sequence
from itertools import count, takewhile
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kontor.cli import prose
from kontor.cli.drawings.drawing import AnyDrawing
from kontor.cli.errors import CliError
from kontor.cli.files import create
from kontor.cli.play.commands import COMMANDS, number_in
from kontor.cli.play.ending import breakdown
from kontor.cli.play.hints import HintTable
from kontor.cli.play.match_protocol import MatchProtocol
from kontor.cli.play.menu import Menu, named
from kontor.cli.play.why import why_not
from kontor.cli.rulebook import Rulebook
from kontor.core import Event, Seat, Texts, View, write_record
from kontor.core.rules import ANOTHER_QUESTION

DEFAULT_LOG_LINES = 20
MAX_FOUND_RULES = 8


class AskedSeat(msgspec.Struct, frozen=True):
    """Who is asked, what they see, and what they may do."""

    seat: Seat
    view: View
    menu: Menu


class Answers:
    """Answers a person's commands; nothing here changes the match."""

    def __init__(self, match: MatchProtocol, drawing: AnyDrawing, texts: Texts, console: Console) -> None:
        self.match = match
        self.drawing = drawing
        self.texts = texts
        self.console = console
        self.rulebook = Rulebook(match.game, texts)
        self.hints = HintTable(match, texts)
        self.commands: Sequence[str] = COMMANDS
        self.by_command: dict[str, Callable[[str, AskedSeat], None]] = {
            "why": self.why,
            "if": self.what_if,
            "hint": self.hint,
            "undo": self.why_no_undo,
            "log": self.log,
            "rules": self.rules,
            "guide": self.guide,
            "hand": self.hand,
            "scores": self.scores,
            "say": self.chat,
            "save": self.save,
            "help": self.help,
        }

    def answer(self, command: str, words: str, now: AskedSeat) -> None:
        """Answer a command; an empty line gets no answer."""
        if command in self.by_command:
            self.by_command[command](words, now)
        elif words:
            self.say("not-understood", words=words)

    def why(self, words: str, now: AskedSeat) -> None:
        """Print which rules forbid something, or the numbers of the actions that do it."""
        if not words:
            self.say("why-what")
            return
        number = number_in(words)
        if number is not None:
            self.say("why-allowed-number" if number in now.menu else "no-number", count=len(now.menu.legal))
            return
        answer = why_not(self.drawing, self.texts, self.match.state, now.view, now.seat, words)
        if answer is None:
            self.say("why-unknown", words=words)
            return
        if answer.allowed:
            self.say("why-allowed")
            for line in named(self.texts, now.view, now.menu.legal, answer.allowed):
                self.console.print(line)
        if answer.refusals:
            refusals = answer.refusals
            self.console.print(prose.rules((refusal.rule, self.texts.refusal(refusal)) for refusal in refusals))
            if refusals[0].rule == ANOTHER_QUESTION:
                self.say("why-question", question=self.texts.question(now.view, len(now.menu.legal)))
            else:
                self.say("why-more", rule=refusals[0].rule)

    def what_if(self, words: str, now: AskedSeat) -> None:
        """Print what a numbered action would change."""
        number = number_in(words) or 0
        if number not in now.menu:
            self.say("no-number", count=len(now.menu.legal))
            return
        self.console.print(Text(self.texts.action(now.view, now.menu.legal[number - 1]), "bold"))
        lines = now.menu.consequences(number, self.texts)
        for line in lines:
            self.console.print(line)
        if not lines:
            self.say("if-nothing")

    def hint(self, words: str, now: AskedSeat) -> None:  # noqa: ARG002 - every answer has this signature
        """Print the best actions, each with its reasons."""
        self.console.print(self.hints.draw(now.seat, now.view, now.menu))

    def why_no_undo(self, words: str, now: AskedSeat) -> None:  # noqa: ARG002
        """Print why the last decision cannot be undone."""
        barrier = self.match.undo_barrier(now.seat)
        if barrier is not None:
            key, other = barrier
            self.say(key, name=self.texts.name("seat", other))

    def log(self, words: str, now: AskedSeat) -> None:
        """Print what happened so far."""
        self.print_events(list(self.match.events_for(now.seat)), number_in(words) or DEFAULT_LOG_LINES)

    def print_events(self, events: Sequence[Event], max_lines: int) -> None:
        """Print the last events, each with its rule, and what to type to see all of them."""
        if len(events) > max_lines:
            command = self.texts.text("command-log")
            if len(events) > DEFAULT_LOG_LINES:
                command = f"{command} {len(events)}"
            facts = {"count": len(events) - max_lines, "command": command}
            self.console.print(Text(self.texts.text("log-more", facts), "dim"))
        if events:
            self.console.print(prose.log(self.texts, events[-max_lines:]))

    def rules(self, words: str, now: AskedSeat) -> None:  # noqa: ARG002
        """Print the rule with this id, or the rules that contain the words."""
        if not words:
            self.say("rules-how", id=self.rulebook.ids[0])
            return
        rule_id = self.rulebook.find(words)
        ids = [rule_id] if rule_id else self.rulebook.search(words)
        self.console.print(prose.rules((id_, self.texts.rule(id_)) for id_ in ids[:MAX_FOUND_RULES]))
        if len(ids) > MAX_FOUND_RULES:
            self.say("rules-more", count=len(ids) - MAX_FOUND_RULES)
        if not ids:
            near = self.rulebook.near(words)
            self.say("error-no-rule-near" if near else "no-rule-words", word=words, near=self.texts.listed(near))

    def guide(self, words: str, now: AskedSeat) -> None:  # noqa: ARG002
        """Print the guide for newcomers."""
        paragraphs = self.paragraphs()
        if not paragraphs:
            self.say("no-guide")
        else:
            self.console.print(prose.rules((f"{n}", text) for n, text in enumerate(paragraphs, 1)))

    def paragraphs(self) -> list[str]:
        """Return the paragraphs of the guide: the messages guide-1, guide-2 and so on."""
        keys = takewhile(self.texts.has, (f"guide-{number}" for number in count(1)))
        return [self.texts.text(key) for key in keys]

    def hand(self, words: str, now: AskedSeat) -> None:  # noqa: ARG002
        """Print the seat's hand, or the table if the game has no hands."""
        self.console.print(self.drawing.hand(now.view) or self.drawing.table(now.view, self.console.width))

    def scores(self, words: str, now: AskedSeat) -> None:  # noqa: ARG002
        """Print everybody's points; those that are hidden from the seat are left out."""
        self.console.print(breakdown(self.texts, now.view.scores))

    def chat(self, words: str, now: AskedSeat) -> None:  # noqa: ARG002
        """Send a line to the others."""
        if not words:
            self.say("say-what")
            return
        try:
            self.match.chat(words)
        except CliError as error:
            self.complain(error)

    def save(self, words: str, now: AskedSeat) -> None:  # noqa: ARG002
        """Write the record so far."""
        if not words:
            self.say("save-where")
            return
        try:
            create(Path(words), write_record(self.match.record()))
        except CliError as error:
            self.complain(error)
        else:
            self.say("saved", file=words, count=self.match.decision_count)

    def help(self, words: str, now: AskedSeat) -> None:  # noqa: ARG002
        """Print what the prompt understands."""
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold cyan", no_wrap=True)
        table.add_column()
        table.add_row(self.texts.text("help-number-word"), self.texts.text("help-number"))
        for command in self.commands:
            word = self.texts.text(f"command-{command}")
            if self.texts.has(f"command-{command}.with"):
                word = f"{word} {self.texts.text(f'command-{command}.with')}"
            table.add_row(Text(word), Text(self.texts.text(f"command-{command}.help")))
        self.console.print(table)

    def complain(self, error: CliError) -> None:
        """Print why something cannot be done."""
        self.console.print(Text(prose.flowing(self.texts.error(error))))

    def say(self, key: str, **facts: str | int) -> None:
        """Print one message."""
        self.console.print(Text(prose.flowing(self.texts.text(key, facts))))
