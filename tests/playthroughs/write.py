"""Tell all golden records anew, and record what is missing: `make playthroughs`.

Kept records are never played anew unless `--record` asks for it, which only a change of `rules_version` justifies.
"""

import sys

from golden import FOLDER, kept_games, load, play, tell

from kontor.core import registry, write_record

for slug in registry.slugs():
    game = registry.game(slug)
    folder = FOLDER / slug
    folder.mkdir(exist_ok=True)
    for name, seats, options, number in kept_games(game):
        file = folder / f"{name}.json"
        if "--record" in sys.argv or not file.exists():
            file.write_bytes(write_record(play(game, seats, options, number)))
        record = load(file)[1]
        file.with_suffix(".txt").write_text(tell(game, record), "utf-8")
        print(f"{slug}/{name}: {len(record.moves)} moves")  # noqa: T201
