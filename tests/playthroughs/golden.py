"""Golden records: matches that must be played again step by step for ever.

Every one is random play from fixed luck (`play`). Six of each game are kept whole: the record (`.json`), which must
replay byte for byte, and the playthrough (`.txt`), which tells the match in words, with what each seat sees. Each
other one is a line of `digests.jsonl`: its setup and luck, from which it is played again, and what must come out.
`make playthroughs` writes them; the diff is the review of a change of rules.
"""

from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from kontor.core import (
    AnyGame,
    MatchRecord,
    Recorder,
    Seating,
    encode,
    read_record,
    registry,
    seeded,
)
from kontor.testing.contract.plan import pairs
from playthroughs.telling import Teller

FOLDER = Path(__file__).parent
NAMES = ("Anna", "Bruno", "Clara", "David", "Elena")
MIN_KEPT = 20
MAX_SETUPS = 24
WHOLE = 6
"""Number of matches of each game that are kept as a record and a text."""


class Kept(NamedTuple):
    """A match that is kept: its name, its setup, and the number that its luck comes from."""

    name: str
    seats: int
    options: Any
    number: int


class Digest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match that is kept as one line."""

    name: str
    seats: int
    options: dict[str, Any]
    number: int
    steps: int
    link: str
    """The last link of the record's chain, which hashes every action, event and state."""
    told: str
    """The hash of the telling."""


def kept_games(game: AnyGame) -> list[Kept]:
    """Return every match that is kept: all setups in which no option names a seat.

    Setups are repeated with other luck until there are enough of them, and drawn by lot if there are too many; those
    with nothing but defaults are always among them. Every reading is the former one, so that a new reading changes no
    match that is kept (ADR 23); the contract kit and the fuzzer play the others.
    """
    fixed: dict[str, Any] = {option.name: option.default for option in game.info.options if option.names_seat}
    fixed |= {option.name: UNSET for option in game.info.options if option.former is not None}
    setups = [(n, o) for n, o in game.all_setups() if all(getattr(o, name) == fixed[name] for name in fixed)]
    if len(setups) > MAX_SETUPS:
        drawn = set(seeded(0).shuffled(range(len(setups)))[:MAX_SETUPS])
        plain = game.stored_options({})
        setups = [setup for at, setup in enumerate(setups) if at in drawn or setup[1] == plain]
    rounds = -(-MIN_KEPT // len(setups))
    return [
        Kept(name_of(game, seats, options, number // len(setups) + 1), seats, options, number)
        for number, (seats, options) in enumerate(setups * rounds)
    ]


def name_of(game: AnyGame, seats: int, options: Any, repetition: int) -> str:
    """Return the name of a match: seats, the options that are chosen, and which one of its setup it is."""
    values = {option.name: getattr(options, option.name) for option in game.info.options}
    silent = (False, "random", UNSET)
    chosen = [name if value is True else str(value) for name, value in values.items() if value not in silent]
    return "-".join([str(seats), *chosen, str(repetition)])


def whole_games(game: AnyGame) -> list[Kept]:
    """Return the matches that are kept whole: those that show most pairs of choices."""
    return list(islice(_by_novelty(game), WHOLE))


def _by_novelty(game: AnyGame) -> Iterator[Kept]:
    left, met = kept_games(game), set[Any]()
    while left:
        best = max(left, key=lambda kept: len(_choices(kept) - met))
        left.remove(best)
        met |= _choices(best)
        yield best


def _choices(kept: Kept) -> set[Any]:
    """Return every two choices that meet in a match; a reading that is unset is none."""
    met = pairs((kept.seats, kept.options))
    return {(first, second) for first, second in met if first[1] is not UNSET and second[1] is not UNSET}


def play(game: AnyGame, kept: Kept) -> tuple[MatchRecord, str]:
    """Play a random match from fixed luck; return its record and its telling."""
    rng = seeded(kept.number)
    seatings = [Seating(name, "deckhand") for name in NAMES[: kept.seats]]
    recorder = Recorder(game, seatings, kept.options, rng.bytes(32))
    teller = Teller(game, list(NAMES[: kept.seats]), recorder.header.options, recorder.seed.hex())
    for event in recorder.opening_events:
        teller.tell_opening(event)
    while deciders := game.deciders(recorder.state):
        before, action = recorder.state, rng.pick(game.legal_actions(recorder.state, deciders[0]))
        step = recorder.play(deciders[0], action)
        teller.tell_step(len(recorder.moves), before, deciders[0], action, step)
    return recorder.record(), teller.text(recorder.state)


def digest_of(kept: Kept, record: MatchRecord, text: str) -> Digest:
    """Return the line that a match is kept as."""
    told = sha256(text.encode()).hexdigest()
    return Digest(
        kept.name,
        kept.seats,
        record.header.options,
        kept.number,
        len(record.moves),
        record.moves[-1].link,
        told,
    )


def play_again(game: AnyGame, digest: Digest) -> Digest:
    """Play the match of a line again and return the line that results."""
    kept = Kept(digest.name, digest.seats, game.stored_options(digest.options), digest.number)
    return digest_of(kept, *play(game, kept))


def golden_files(slug: str) -> list[Path]:
    """Return the records of a game that are kept whole."""
    return sorted((FOLDER / slug).glob("*.json"))


def digests(slug: str) -> list[Digest]:
    """Return the matches of a game that are kept as a line."""
    file = FOLDER / slug / "digests.jsonl"
    return [msgspec.json.decode(line, type=Digest) for line in file.read_bytes().splitlines()] if file.exists() else []


def write_digests(slug: str, kept: list[Digest]) -> None:
    """Write the lines of a game."""
    (FOLDER / slug / "digests.jsonl").write_bytes(b"".join(encode(digest) + b"\n" for digest in kept))


def load(file: Path) -> tuple[AnyGame, MatchRecord]:
    """Return a kept record and its game, with the box that the match began with."""
    record = read_record(file.read_bytes())
    game = registry.game_with(file.parent.name, record.header.components)
    assert game is not None, f"the box of {file.name} is not kept"
    return game, record


def golden_game(slug: str) -> AnyGame:
    """Return a game with the box of its kept records, in which the lines are played too; without any, today's box."""
    found = golden_files(slug)
    return load(found[0])[0] if found else registry.game(slug)
