"""A match told in words, step by step: what happened, and what each seat sees of it."""

from typing import Any

from kontor.core import Action, AnyGame, Event, MatchRecord, Recorder, Seat, State, Step, Texts, digest, replay


class Teller:
    """Writes down a match in English while it is played or replayed."""

    def __init__(self, game: AnyGame, names: list[str], options: dict[str, Any], seed: str) -> None:
        self.game = game
        self.names = names
        self.texts = Texts("en", game, names)
        chosen = ", ".join(f"{key}={value}" for key, value in sorted(options.items()))
        self.lines = [f"{game.info.title}, {len(names)} seats, {chosen}", f"seed {seed}", ""]

    def tell_opening(self, event: Event) -> None:
        """Write down what happened before the first decision."""
        self.lines.append(f"{self.texts.event(event)} ({event.rule})")

    def tell_step(self, number: int, before: State[Any], seat: Seat, action: Action, step: Step[Any]) -> None:
        """Write down an action, the number of legal ones, and its events, also as other seats see them."""
        names, texts = self.names, self.texts
        legal = self.game.legal_actions(before, seat)
        label = texts.action(self.game.view(before, seat), action)
        sealed = ", sealed" if step.sealed else ""
        self.lines.append(f"{number}. {names[seat]}: {label}  [{legal.index(action) + 1} of {len(legal)}{sealed}]")
        for event in step.events:
            self.lines.append(f"     {texts.event(event)} ({event.rule})")
            seen = {viewer: event.seen_by(viewer) for viewer in (*range(len(names)), None)}
            for masked in dict.fromkeys(s for s in seen.values() if s != event):
                who = ", ".join(names[v] if v is not None else "spectator" for v, s in seen.items() if s == masked)
                self.lines.append(f"       {who}: {texts.event(masked) if masked else '-'}")
        self.lines.append(f"     = {digest(step.state)[:16]}")

    def text(self, end: State[Any]) -> str:
        """Return the whole telling, with the scores of the state in which the match ended."""
        result = self.game.outcome(end)
        assert result is not None
        lines = [*self.lines, ""]
        for score in sorted(result.scores, key=lambda score: result.places[score.seat]):
            parts = ", ".join(f"{self.texts.text(f'score-{key}')} {points}" for key, points in score.parts.items())
            lines.append(f"{result.places[score.seat]}. {self.names[score.seat]} {score.total} ({parts})")
        return "\n".join(lines) + "\n"


def tell(game: AnyGame, record: MatchRecord) -> str:
    """Return a record as text; RecordError says where it no longer replays."""
    header = record.header
    teller = Teller(game, [seat.name for seat in header.seats], header.options, record.seed)
    recorder = Recorder(game, header.seats, game.stored_options(header.options), bytes.fromhex(record.seed))
    before = recorder.state

    def watch(number: int, seat: Seat, action: Action, step: Step[Any]) -> None:
        nonlocal before
        teller.tell_step(number, before, seat, action, step)
        before = step.state

    return teller.text(replay(game, record, watch, teller.tell_opening))
