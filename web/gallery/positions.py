"""Positions for the gallery: every question of every game, early, in the middle and late, as a server sends them.

Run from `web/`: `../.venv/bin/python gallery/positions.py`. Clerks play, or deckhands where no other bot knows the game
yet; the files are written again each time.
"""

import hashlib
import random
import sys
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from kontor.bots import DEFAULT_BUDGET, make_bot
from kontor.bots.knowledge import KnowledgeError, policy_of
from kontor.core import LANGUAGES, AnyGame, Texts, encode, registry
from kontor.core.records import tag_of
from kontor.server.api.http.games import fluent

FOLDER = Path(__file__).parent / "positions"
NAMES = ("Ida", "Bruno", "Chiara", "Davi", "Mei")
# A game that is not named here is played by the fewest and by the most people, and with all its options.
SETUPS: dict[str, list[tuple[str, int, dict[str, Any]]]] = {
    "borneo": [("board-4", 4, {}), ("card-5", 5, {"edition": "card"}), ("board-3", 3, {})],
    "goa": [("4", 4, {}), ("2", 2, {}), ("bonanza-3", 3, {"bonanza": True})],
}


def seen(game: AnyGame, state: Any, seat: int, language: str) -> dict[str, Any]:
    """Return a position as the server sends it with words, and all what-ifs."""
    texts, view = Texts(language, game, NAMES[: state.seats]), game.view(state, seat)
    legal = game.legal_actions(state, seat)
    labelled = [
        {
            "action": action,
            "verb": tag_of(action),
            "refs": action.refs(),
            "amount": action.amount(),
            "label": texts.action(view, action),
            "final": game.apply(state, seat, action).sealed,
        }
        for action in legal
    ]
    foretold = [
        {
            "action": action,
            "refs": action.refs(),
            "changes": None if changes is None else [{"change": each, "text": texts.change(each)} for each in changes],
        }
        for action in legal
        for changes in [game.forecast(state, seat, action)]
    ]
    refs = {ref for action in legal for ref in action.refs()}
    names = {ref: texts.name(*texts.thing(ref)) for ref in refs}
    asked = texts.question(view, len(legal)) if state.frames else ""
    return {
        "game": game.info.slug,
        "seen": {
            "match": "gallery",
            "seq": 1,
            "step": 1,
            "status": "playing" if state.frames else "over",
            "seat": seat,
            "deciders": game.deciders(state),
            "view": view,
            "legal": legal,
            "told": [],
            "skipped": 0,
            "words": {"asked": asked, "legal": labelled, "names": names},
        },
        "foretold": foretold,
        "seats": [
            {"kind": "person" if other == seat else "bot", "name": NAMES[other], "level": "trader", "ready": True}
            for other in range(state.seats)
        ],
    }


def play(game: AnyGame, name: str, seats: int, options: dict[str, Any], level: str, language: str) -> None:
    """Play a match and write the positions worth drawing."""
    seed = hashlib.sha256(name.encode()).digest()
    state = game.start(seats, game.options(options), seed)
    bot, luck = make_bot(level, game), random.Random(1)  # noqa: S311 - nothing is kept secret here
    kept = []
    while state.frames:
        seat = game.deciders(state)[0]
        kept.append((state, seat, tag_of(state.frames[-1])))
        legal = game.legal_actions(state, seat)
        action = choose(bot, game, state, seat, legal, luck)
        state = game.apply(state, seat, action).state
    kept.append((state, 0, "over"))
    folder = FOLDER / game.info.slug
    folder.mkdir(parents=True, exist_ok=True)
    by_tag: dict[str, list[tuple[Any, int]]] = {}
    for each, seat, tag in kept:
        by_tag.setdefault(tag, []).append((each, seat))
    for tag, found in by_tag.items():
        picks = {"early": found[len(found) // 8], "middle": found[len(found) // 2], "late": found[-1]}
        for when, (each, seat) in picks.items():
            if when == "late" or len(found) >= 3:
                (folder / f"{name}.{tag}.{when}.json").write_bytes(encode(seen(game, each, seat, language)))
    box = tomllib.loads(files(game.package).joinpath("components.toml").read_text("utf-8"))
    (folder / "box.json").write_bytes(msgspec.json.encode(box))
    for spoken in LANGUAGES:
        (folder / f"{spoken}.ftl").write_text(
            "\n".join(fluent(package, spoken) for package in ("kontor.core", game.package))
        )
    print(f"{game.info.slug} {name}: {len(kept) - 1} decisions, {len(by_tag)} questions")  # noqa: T201


def choose(bot: Any, game: AnyGame, state: Any, seat: int, legal: list[Any], luck: random.Random) -> Any:
    """Let the bot decide; now and then anything legal, so that rare questions come up."""
    if len(legal) == 1:
        return legal[0]
    if luck.random() < 0.1:
        return luck.choice(legal)
    return bot.decide(game.view(state, seat), legal, DEFAULT_BUDGET, luck.randbytes(32)).action


def usual(game: AnyGame) -> list[tuple[str, int, dict[str, Any]]]:
    """Return the smallest and the largest table, and the largest with its switches on and with every option changed."""
    least, most = min(game.info.seats), max(game.info.seats)
    free = [option for option in game.info.options if not option.names_seat]
    switches = {option.name: not option.default for option in free if isinstance(option.default, bool)}
    others = {option.name: option.choices[-1] for option in free}
    return [
        (str(least), least, {}),
        (str(most), most, {}),
        ("switches", most, switches),
        ("options", most, others),
    ]


def level_of(game: AnyGame) -> str:
    """Return the level that plays: the clerk, or the deckhand if there is no policy."""
    try:
        policy_of(game)
    except KnowledgeError:
        return "deckhand"
    return "clerk"


if __name__ == "__main__":
    language = sys.argv[1] if len(sys.argv) > 1 else "en"
    for slug in registry.slugs():
        game = registry.game(slug)
        for setup in SETUPS.get(slug) or usual(game):
            play(game, *setup, level=level_of(game), language=language)
