"""The form of a pack: what goes in comes out, a changed byte is noticed, and `xz` shows what is inside."""

import lzma
from datetime import timedelta
from hashlib import sha256
from typing import Any
from zlib import compress

import msgspec
import pytest

from kontor.core import Recorder, Seating, encode, registry, seeded
from kontor.server.errors import ConflictError
from kontor.server.packs.form import EPOCH, PackHeader, columns_of, in_seconds, read_pack, write_pack
from kontor.server.packs.links import missing_links
from kontor.server.packs.opened import open_moves
from kontor.server.store.matches.log import Entry
from kontor.server.store.matches.packs import Move, PackRow

SEATS = 3


class Played(msgspec.Struct, frozen=True):
    """A match of a game, as the store has it."""

    opening: str
    moves: list[Move]
    states: list[bytes]


def played(slug: str, number: int = 0) -> Played:
    """Return a random match."""
    game, rng = registry.game(slug), seeded(number)
    seatings = [Seating("", "person")] * SEATS
    recorder: Recorder[Any] = Recorder(game, seatings, game.options({}), rng.bytes(32))
    moves: list[Move] = []
    states = [encode(recorder.state)]
    while deciders := game.deciders(recorder.state):
        action = rng.pick(game.legal_actions(recorder.state, deciders[0]))
        step = recorder.play(deciders[0], action)
        seq = len(moves) + 1
        entry = Entry(
            seq=seq,
            step=seq,
            before=seq - 1,
            kind="action",
            seat=deciders[0],
            action=encode(action),
            events=encode(step.events),
            link=recorder.link,
            sealed=step.sealed,
            undone_to=None,
            by="person",
            rules_version=game.info.rules_version,
        )
        moves.append(Move(entry, EPOCH + timedelta(days=20_000, seconds=31.7 * seq)))
        states.append(encode(recorder.state))
    return Played(recorder.opening, moves, states)


def header_of(match: Played, links: list[str]) -> PackHeader:
    """Return the header of a pack with these links."""
    return PackHeader(
        form=1,
        match="m",
        game="borneo",
        rules_version=1,
        components="",
        options=msgspec.Raw(b"{}"),
        seats=("person",) * SEATS,
        seed="",
        result=msgspec.Raw(b"null"),
        opening=match.opening,
        opening_events=msgspec.Raw(b"[]"),
        head=len(match.moves),
        link=match.moves[-1].entry.link,
        columns=columns_of(match.moves, links),
    )


def packed(match: Played, states: list[bytes]) -> tuple[bytes, PackRow]:
    """Return a match as a pack, and where it is."""
    content = write_pack(header_of(match, missing_links(match.opening, match.moves, states)), match.moves)
    last = match.moves[-1].entry.link
    return content, PackRow("m", "o", 0, len(content), len(match.moves), last, sha256(content).hexdigest())


@pytest.mark.parametrize("slug", registry.slugs())
def test_what_goes_into_a_pack_comes_out_with_every_link(slug: str) -> None:
    match = played(slug)
    content, row = packed(match, match.states)

    moves = open_moves(content, row, compress(b"\n".join(match.states)))

    assert moves == in_seconds(match.moves)
    assert all(move.at.microsecond == 0 for move in moves)
    assert len(content) < sum(len(move.entry.events) for move in match.moves) / 5


def test_links_that_do_not_follow_from_the_positions_are_in_the_pack() -> None:
    match = played("borneo")
    lost = [b"" if step in (3, 4) else state for step, state in enumerate(match.states)]
    content, row = packed(match, lost)

    moves = open_moves(content, row, compress(b"\n".join(lost)))

    assert moves == in_seconds(match.moves)
    stored = [move.entry.link for move in read_pack(content, "m", row.hash).moves]
    assert [place for place, link in enumerate(stored, 1) if link] == [3, 4]


def test_a_pack_without_the_positions_that_its_links_follow_from_is_refused() -> None:
    match = played("borneo")
    content, row = packed(match, match.states)
    others = [*match.states[:-1], match.states[-2]]

    for states in (b"", compress(b"\n".join(others))):
        with pytest.raises(ConflictError):
            open_moves(content, row, states)


def test_a_pack_with_a_changed_byte_or_of_another_match_is_refused() -> None:
    match = played("goa")
    content, row = packed(match, match.states)

    for place in range(0, len(content), 97):
        changed = content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :]
        with pytest.raises(ConflictError):
            read_pack(changed, "m", row.hash)
    with pytest.raises(ConflictError):
        read_pack(content, "another", row.hash)
    with pytest.raises(ConflictError):
        read_pack(content[:-8], "m", sha256(content[:-8]).hexdigest())
    with pytest.raises(ConflictError):
        read_pack(b"no pack", "m", sha256(b"no pack").hexdigest())


def test_packs_one_after_the_other_are_one_file_that_xz_can_read() -> None:
    one, other = (packed(match, match.states)[0] for match in (played("borneo", 1), played("borneo", 2)))

    lines = lzma.decompress(one + other).split(b"\n")

    assert sum(line.startswith(b'{"form":1') for line in lines) == 2
