"""Signed records for tests: of matches of every game, and short ones of which every byte can be changed."""

from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from kontor.core import MatchRecord, Recorder, Seating, encode, read_action, read_record
from kontor.core.registry import game
from kontor.signed import KeyList, KnownKey, Luck, Signer, SigningKey, key_id, write_signed
from kontor.signed.luck import mixed, string_of_bot

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
GAMES = ("borneo", "cargo_noir", "goa", "novgorod")
KEY = SigningKey("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")
SITE = "https://kontor.example.org"
SIGNED_AT = datetime(2026, 11, 19, 8, tzinfo=UTC)
SIGNER = Signer(KEY.public, SITE, "0123456789", SIGNED_AT)
KEYS = KeyList((KnownKey(key_id(KEY.public), KEY.public, datetime(2026, 1, 1, tzinfo=UTC)),), SITE)
SECRET = sha256(b"a secret").digest()


def whole_record(slug: str) -> MatchRecord:
    """Return the record of a whole match of a game."""
    return read_record(min((PLAYTHROUGHS / slug).glob("*.json")).read_bytes())


def fair_luck(record: MatchRecord) -> Luck:
    """Return what the seed of `short_record` came from: a string that was committed to, and those of bots."""
    seats = len(record.header.seats)
    strings = ("Ännchens string", *(string_of_bot(SECRET, seat) for seat in range(1, seats)))
    sources = ("committed", *["derived"] * (seats - 1))
    return Luck(SECRET.hex(), sha256(SECRET).hexdigest(), strings, sources)


def short_record(slug: str, moves: int = 8) -> MatchRecord:
    """Return the first moves of a match of a game with a fair shuffle, somebody's name in it that is also HTML."""
    rules = game(slug)
    seats = [Seating("Anna <b>&</b> Söhne"), *[Seating("Bruno", "deckhand")] * (min(rules.info.seats) - 1)]
    luck = fair_luck(MatchRecord(Recorder(rules, seats, rules.options({}), bytes(32)).header, "", "", (), None))
    recorder = Recorder(rules, seats, rules.options({}), mixed(SECRET, luck.strings))
    for _ in range(moves):
        seat = recorder.state.frames[-1].deciders[0]
        action = rules.legal_actions(recorder.state, seat)[0]
        recorder.play(seat, read_action(rules, encode(action), rules.info.rules_version))
    return recorder.record()


def signed_file(record: MatchRecord, luck: Luck | None = None) -> bytes:
    """Return the signed file of a record."""
    return write_signed(record, luck, KEY, SIGNER)
