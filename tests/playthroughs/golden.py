"""Golden records and readable playthroughs: which games are kept, and how one is written down.

A record (`.json`) must replay byte for byte for ever; the playthrough (`.txt`) beside it tells the same match in
words, with what each seat sees. `make playthroughs` writes them anew; the diff is the review of a change of rules.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kontor.core import (
    Action,
    AnyGame,
    MatchRecord,
    Recorder,
    Seat,
    Seating,
    Step,
    Texts,
    digest,
    read_record,
    registry,
    replay,
    seeded,
)

FOLDER = Path(__file__).parent
NAMES = ("Anna", "Bruno", "Clara", "David", "Elena")
AT_LEAST = 20
AT_MOST = 24


def kept_games(game: AnyGame) -> Iterator[tuple[str, int, Any, int]]:
    """Yield name, seats, options and number of every game that is kept: all tables on which no option names a seat.

    Tables are repeated with other luck until there are enough of them, and drawn by lot if there are too many; those
    with nothing but defaults are always among them.
    """
    by_lot = {option.name: option.default for option in game.info.options if option.names_seat}
    tables = [(n, o) for n, o in game.all_setups() if all(getattr(o, name) == by_lot[name] for name in by_lot)]
    if len(tables) > AT_MOST:
        drawn = set(seeded(0).shuffled(range(len(tables)))[:AT_MOST])
        plain = game.options({})
        tables = [table for at, table in enumerate(tables) if at in drawn or table[1] == plain]
    rounds = -(-AT_LEAST // len(tables))
    for number, (seats, options) in enumerate(tables * rounds):
        chosen = [
            option.name if value is True else str(value)
            for option in game.info.options
            if (value := getattr(options, option.name)) not in (False, "random")
        ]
        yield "-".join([str(seats), *chosen, str(number // len(tables) + 1)]), seats, options, number


def play(game: AnyGame, seats: int, options: Any, number: int) -> MatchRecord:
    """Play a random match from fixed luck and return its record."""
    rng = seeded(number)
    recorder = Recorder(game, [Seating(name, "deckhand") for name in NAMES[:seats]], options, rng.bytes(32))
    while deciders := game.deciders(recorder.state):
        recorder.play(deciders[0], rng.pick(game.legal_actions(recorder.state, deciders[0])))
    return recorder.record()


def tell(game: AnyGame, record: MatchRecord) -> str:
    """Return the match as text: action, legal count, events as told, and as each other seat sees them differently."""
    names = [seat.name for seat in record.header.seats]
    texts = Texts("en", game, names)
    options = ", ".join(f"{key}={value}" for key, value in sorted(record.header.options.items()))
    lines = [f"{game.info.title}, {len(names)} seats, {options}", f"seed {record.seed}", ""]
    recorder = Recorder(game, record.header.seats, game.options(record.header.options), bytes.fromhex(record.seed))
    before = [recorder.state]

    def watch(number: int, seat: Seat, action: Action, step: Step[Any]) -> None:
        state = before[0]
        legal = game.legal_actions(state, seat)
        label = texts.action(game.view(state, seat), action)
        sealed = ", sealed" if step.sealed else ""
        lines.append(f"{number}. {names[seat]}: {label}  [{legal.index(action) + 1} of {len(legal)}{sealed}]")
        for event in step.events:
            lines.append(f"     {texts.event(event)} ({event.rule})")
            seen = {viewer: event.seen_by(viewer) for viewer in (*range(len(names)), None)}
            for masked in dict.fromkeys(s for s in seen.values() if s != event):
                who = ", ".join(names[v] if v is not None else "spectator" for v, s in seen.items() if s == masked)
                lines.append(f"       {who}: {texts.event(masked) if masked else '-'}")
        lines.append(f"     = {digest(step.state)[:16]}")
        before[0] = step.state

    result = game.outcome(
        replay(game, record, watch, lambda event: lines.append(f"{texts.event(event)} ({event.rule})"))
    )
    assert result is not None
    lines.append("")
    for score in sorted(result.scores, key=lambda score: result.places[score.seat]):
        parts = ", ".join(f"{texts.text(f'score-{key}')} {points}" for key, points in score.parts.items())
        lines.append(f"{result.places[score.seat]}. {names[score.seat]} {score.total} ({parts})")
    return "\n".join(lines) + "\n"


def golden_files(slug: str) -> list[Path]:
    """Return the records of a game that are kept."""
    return sorted((FOLDER / slug).glob("*.json"))


def load(file: Path) -> tuple[AnyGame, MatchRecord]:
    """Return a kept record and its game."""
    return registry.game(file.parent.name), read_record(file.read_bytes())
