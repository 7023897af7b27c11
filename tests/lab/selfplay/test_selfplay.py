"""Matches of bots by the thousand: the same rows on every backend, whatever was killed or resumed in between."""

import os
import signal
from multiprocessing import active_children
from pathlib import Path

import msgspec

from kontor.core import registry
from kontor.lab.backends import Backend
from kontor.lab.errors import LabError
from kontor.lab.selfplay import Folder, Reading, SelfPlay, play_chunk, run
from kontor.lab.selfplay.spec import all_play_all
from sentences import raises_saying

SPEC = SelfPlay("goa", (("deckhand", "clerk"),), deals=4, budget="1sims", chunk_deals=1)
MOODY = "lab.selfplay.moody:Moody"


def played(path: Path, spec: SelfPlay, backend: Backend, workers: int | None = None) -> Folder:
    """Return a folder in which a spec has been played."""
    folder = Folder(path, spec)
    list(run(folder, backend, workers))
    return folder


def test_processes_play_what_this_process_plays(tmp_path: Path) -> None:
    """In whatever order chunks come, and also if a worker is killed in between: the hash of all rows is the same."""
    inline = played(tmp_path / "inline", SPEC, Backend.INLINE)
    processes = Folder(tmp_path / "processes", SPEC)
    playing = run(processes, Backend.PROCESSES, 2)
    next(playing)
    killed = next(child.pid for child in active_children() if child.pid is not None)
    os.kill(killed, signal.SIGKILL)
    list(playing)
    assert processes.hash() == inline.hash()
    assert len(list(inline.chunks())) == 4


def test_a_chunk_that_depends_on_its_worker_is_caught(tmp_path: Path) -> None:
    """The broken twin: a bot that plays by what its process has done before, against all that a bot promises."""
    moody = msgspec.structs.replace(SPEC, lineups=((MOODY, MOODY),))
    first = played(tmp_path / "first", moody, Backend.INLINE)
    second = played(tmp_path / "second", moody, Backend.INLINE)
    assert first.hash() != second.hash()


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    """No chunk that is there is played again; half of one, as a killed run may leave it, is no chunk."""
    folder = Folder(tmp_path, SPEC)
    folder.add(play_chunk(SPEC, 2))
    half = folder.file_of(0).with_name(f".{folder.file_of(0).name}.123")
    half.write_bytes(b"half")
    assert folder.missing() == [0, 1, 3]
    assert sum(run(folder)) == 6
    assert folder.missing() == []


def test_more_deals_may_be_asked_for_later(tmp_path: Path) -> None:
    """Then only the new ones are played, and a last chunk that had fewer; the result is that of one run."""
    spec = msgspec.structs.replace(SPEC, chunk_deals=2)
    fewer = msgspec.structs.replace(spec, deals=3)
    played(tmp_path / "grown", fewer, Backend.INLINE)
    assert Folder(tmp_path / "grown", spec).missing() == [1]
    grown = played(tmp_path / "grown", spec, Backend.INLINE)
    assert grown.hash() == played(tmp_path / "at once", spec, Backend.INLINE).hash()


def test_another_run_is_not_mixed_in(tmp_path: Path) -> None:
    """Nor is a folder read that has none."""
    Folder(tmp_path, SPEC)
    with raises_saying(LabError, "another run"):
        Folder(tmp_path, msgspec.structs.replace(SPEC, seed=2))
    with raises_saying(LabError, "no measurement"):
        Folder.read(tmp_path / "nothing")


def test_a_budget_in_seconds_is_refused(tmp_path: Path) -> None:
    """What a bot finds in a tenth of a second is another thing on another machine."""
    for budget in ("0.1s", "0.1cpu"):
        folder = Folder(tmp_path / budget, msgspec.structs.replace(SPEC, budget=budget))
        with raises_saying(LabError, "depends on the machine"):
            list(run(folder))


def test_each_bot_sits_on_every_seat_of_each_deal() -> None:
    """Matches are numbered through; a lineup of equal bots needs one turn only."""
    spec = SelfPlay("goa", (("a", "b", "c"), ("a", "a", "a")), deals=2, chunk_deals=2)
    places = list(spec.places_of(0))
    assert [place.number for place in places] == list(range(8)) == list(range(spec.matches))
    assert [spec.bots_at(place) for place in places[:4]] == [
        ("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"), ("a", "a", "a"),
    ]  # fmt: skip


def test_a_tournament_has_every_choice_of_bots() -> None:
    """With fewer bots than seats, each choice is filled up with copies."""
    assert all_play_all(("a", "b", "c"), 2) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert all_play_all(("a", "b"), 3) == (("a", "a", "b"), ("a", "b", "b"))


def test_rows_say_what_happened() -> None:
    """Points by source add up to the points, decisions are legal, and a seat's numbers are those of its view."""
    spec = SelfPlay("goa", (("clerk", "clerk"),), 1, budget="1sims", readings=(Reading.NUMBERS,))
    chunk = play_chunk(spec, 0)
    [match] = chunk.matches
    for seat, points in enumerate(match.points):
        assert sum(row.points for row in chunk.scores if row.seat == seat) == points
    assert match.decisions == len(chunk.decisions)
    game = registry.game("goa")
    state = game.start(2, game.options({}), bytes.fromhex(match.seed))
    numbers = game.numbers(2)
    for row in chunk.decisions[:60]:
        assert row.seen_at is not None
        assert row.seen is not None
        assert row.action_id in (row.legal_ids or ())
        seen = dict(zip(row.seen_at, row.seen, strict=True))
        assert [seen.get(place, 0) for place in range(numbers.size)] == list(numbers.encode(game.view(state, row.seat)))
        game.advance(state, row.seat, numbers.actions.action_of(row.seat, row.action_id or 0), lambda _: None)


def test_a_fork_is_played_both_ways_with_the_same_luck() -> None:
    """Where an auctioneer could sell or buy: playing on from the fork with the taken answer ends as the match did."""
    spec = SelfPlay("goa", (("clerk", "clerk"),), 2, budget="1sims", readings=(Reading.FORKS,))
    chunk = play_chunk(spec, 0)
    assert chunk.forks
    for fork in chunk.forks:
        assert {fork.taken, fork.forced} == {"buy", "sell"}
        own = chunk.matches[fork.match].points
        assert fork.taken_lead == own[fork.seat] - own[1 - fork.seat]
