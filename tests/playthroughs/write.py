"""Tell all golden records again, and record what is missing: `make playthroughs`.

A record or a line that is kept is never recorded again unless `--record` asks for it, which only a change of
`rules_version` justifies; without it, a line whose match went another way is an error.
"""

import sys

import msgspec

from kontor.core import registry, write_record
from playthroughs.golden import (
    FOLDER,
    digest_of,
    digests,
    golden_game,
    kept_games,
    load,
    play,
    whole_games,
    write_digests,
)
from playthroughs.telling import tell

again = "--record" in sys.argv
broken = []
for slug in registry.slugs():
    game = registry.game(slug) if again else golden_game(slug)
    folder = FOLDER / slug
    folder.mkdir(exist_ok=True)
    whole = whole_games(game)
    before = {digest.name: digest for digest in digests(slug)}
    lines = []
    for kept in kept_games(game):
        file = folder / f"{kept.name}.json"
        if kept in whole and file.exists() and not again:
            file.with_suffix(".txt").write_text(tell(game, load(file)[1]), "utf-8")
            continue
        record, text = play(game, kept)
        if kept in whole:
            file.write_bytes(write_record(record))
            file.with_suffix(".txt").write_text(text, "utf-8")
            continue
        digest = digest_of(kept, record, text)
        old = before.get(kept.name, digest)
        if not again and msgspec.structs.replace(old, told=digest.told) != digest:
            broken.append(f"{slug}/{kept.name}")
            digest = old
        lines.append(digest)
    write_digests(slug, lines)
    print(f"{slug}: {len(whole)} whole records, {len(lines)} lines")  # noqa: T201
if broken:
    sys.exit(f"went another way than recorded, in spite of the same rules version: {', '.join(broken)}")
