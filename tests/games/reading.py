"""Reading what a game says at the table: every sentence of whole matches, in every language at once."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from kontor.core import LANGUAGES, Action, AnyGame, Change, Event, Refusal, Seat, Texts, View
from kontor.testing.contract.message_files import spoken, whole
from kontor.testing.matches import Ply

NAMES = ("Anna", "Ben", "Chris", "Dora", "Emil")


def said(game: AnyGame, thing: Refusal | Event | Change) -> str:
    """Return a refusal, an event or a what-if, in English and in German."""
    by_language = [Texts(language, game, NAMES) for language in LANGUAGES]
    match thing:
        case Refusal():
            return " | ".join(texts.refusal(thing) for texts in by_language)
        case Event():
            return " | ".join(texts.event(thing) for texts in by_language)
    return " | ".join(texts.change(thing) for texts in by_language)


def asked(game: AnyGame, view: View, action: Action | None = None, answers: int = 0) -> str:
    """Return the open question, or the label of an answer to it, in English and in German."""
    by_language = [Texts(language, game, NAMES) for language in LANGUAGES]
    return " | ".join(texts.action(view, action) if action else texts.question(view, answers) for texts in by_language)


class Listening(Texts):
    """Texts that remember what they said, and select on no name: a name may be reworded."""

    def __init__(self, language: str, game: AnyGame) -> None:
        super().__init__(language, game, NAMES)
        self.written = spoken(game, language)
        self.said: set[str] = set()
        self.name = cache(self.name)  # type: ignore[method-assign] # most of the time goes into names

    def text(self, key: str, variables: Mapping[str, Any] | None = None) -> str:
        """Say it, and check it."""
        if key in self.written:
            self.said.add(key)
            for selected in self.written[key].selected:
                value = (variables or {})[selected]
                assert isinstance(value, str | int) or value[0] == "resource", f"{key} selects on a name: {selected}"
        return super().text(key, variables)

    def unsaid(self, *starts: str) -> set[str]:
        """Return the messages that start like this and were never said."""
        return {key for key in self.written if key.startswith(starts)} - self.said


class Audience:
    """Listens to matches in every language at once, to everything new."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.texts = [Listening(language, game) for language in LANGUAGES]
        self.known: set[object] = set()

    def is_new(self, thing: object) -> bool:
        """Return True if this was not read before."""
        new = thing not in self.known
        self.known.add(thing)
        return new

    def read(self, what: str, *things: Any, reader: Seat | None = None) -> None:
        """Read something in every language: a question, an action, an event; by somebody or by a spectator."""
        for texts in self.texts:
            texts.reader = reader
            whole(getattr(texts, what)(*things))

    def hear(self, happened: Iterable[Event], seats: int, by: Seat | None = None) -> None:
        """Read the log, as every seat and a spectator see it; `by` is the seat whose action led to it."""
        for event in happened:
            for viewer in (*range(seats), None):
                seen = event.seen_by(viewer)
                if seen is None or not self.is_new((seen, viewer, by)):
                    continue
                self.read("event", seen, reader=viewer)
                self.read("event", seen, by, reader=viewer)

    def listen(self, ply: Ply[Any], tried: list[Action]) -> None:
        """Read the open question, every answer to it, also as told to others, what if, why not, and the log."""
        game, s, seat = self.game, ply.before, ply.seat
        view, legal = game.view(s, seat), game.legal_actions(s, seat)
        if self.is_new((view.frames[-1], str(game.question_facts(view)))):
            self.read("question", view)
            self.read("question", view, len(legal))
            waiting = (seat + 1) % s.seats
            for viewer in (waiting, None):
                self.read("asked_of", game.view(s, viewer), game.deciders(s), reader=viewer)
        for action in legal:
            if self.is_new((action, str(game.label_facts(view, action)))):
                self.read("action", view, action)
                self.read("done", view, action)
            for change in filter(self.is_new, game.forecast(s, seat, action) or ()):
                self.read("change", change)
                self.read("change", change, reader=seat)
        for refusal in (game.check(s, seat, action) for action in tried):
            if refusal and self.is_new(str(refusal)):
                self.read("refusal", refusal)
        self.hear(ply.events, s.seats, seat)
