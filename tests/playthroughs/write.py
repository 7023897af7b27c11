"""Write all golden records and playthroughs anew: `make playthroughs`."""

from golden import FOLDER, kept_games, play, tell

from kontor.core import registry, write_record

for slug in registry.slugs():
    game = registry.game(slug)
    folder = FOLDER / slug
    folder.mkdir(exist_ok=True)
    for old in (*folder.glob("*.json"), *folder.glob("*.txt")):
        old.unlink()
    for name, seats, options, number in kept_games(game):
        record = play(game, seats, options, number)
        (folder / f"{name}.json").write_bytes(write_record(record))
        (folder / f"{name}.txt").write_text(tell(game, record), "utf-8")
        print(f"{slug}/{name}: {len(record.moves)} moves")  # noqa: T201
