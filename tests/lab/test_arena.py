"""The arena: every seed once per seat, the same games on any number of processes, and nothing played twice."""

from pathlib import Path

import msgspec
import pytest

from kontor.core import registry
from kontor.lab.arena import Cluster, Kept, Spec, report, run
from kontor.lab.arena.ladder import steps
from kontor.lab.arena.oracle import Oracle
from kontor.lab.arena.play import play_cluster
from kontor.lab.arena.report import decided_after
from kontor.lab.errors import LabError
from kontor.lab.stats.sprt import Verdict
from kontor.levels import all_levels
from sampling import in_turn
from sentences import raises_saying

SPEC = Spec("borneo", "deckhand", "deckhand", seats=3, games=12, budget="1sims", options={"edition": "card"})


def clusters(*means: float) -> list[Cluster]:
    """Return seeds with these shares of the challenger."""
    return [Cluster(number, (mean,) * 4) for number, mean in enumerate(means)]


def test_equal_bots_come_out_equal() -> None:
    """Each seed is played once with the challenger on every seat, so that luck of the seat and of the deal cancel."""
    kept = Kept(SPEC, None)
    assert sorted(cluster.number for cluster in run(SPEC, kept, workers=1)) == [0, 1, 2, 3]
    found = report(SPEC, list(kept.results.values()))
    assert found.games == 12
    assert [found.win_share, found.h2h] == pytest.approx([1 / 3, 0.5])
    assert all(sum(cluster.shares) == pytest.approx(1) for cluster in kept.results.values())


def test_a_spec_alone_decides_every_game() -> None:
    """One process or two; another seed plays other games."""
    one, two, other = Kept(SPEC, None), Kept(SPEC, None), Kept(msgspec.structs.replace(SPEC, seed=2), None)
    for kept, workers in ((one, 1), (two, 2), (other, 2)):
        list(run(kept.spec, kept, workers))
    assert one.results == two.results
    assert one.results != other.results


def test_a_measurement_is_resumed_where_it_stopped(tmp_path: Path) -> None:
    """What the file has is not played again; more games may be asked for."""
    file = tmp_path / "kept.jsonl"
    fewer = msgspec.structs.replace(SPEC, games=6)
    assert len(list(run(fewer, Kept(fewer, file), workers=1))) == 2
    assert [cluster.number for cluster in run(SPEC, Kept(SPEC, file), workers=1)] == [2, 3]
    assert list(run(SPEC, Kept(SPEC, file), workers=1)) == []


def test_a_cluster_that_was_written_only_in_half_is_played_again(tmp_path: Path) -> None:
    """Its run was killed while it wrote."""
    file = tmp_path / "kept.jsonl"
    list(run(SPEC, Kept(SPEC, file), workers=1))
    whole = file.read_bytes()
    file.write_bytes(whole[:-7])
    assert [cluster.number for cluster in run(SPEC, Kept(SPEC, file), workers=1)] == [3]
    assert file.read_bytes() == whole


def test_another_measurement_is_not_mixed_in(tmp_path: Path) -> None:
    """Neither one of another spec nor any other file."""
    file = tmp_path / "kept.jsonl"
    Kept(SPEC, file)
    with raises_saying(LabError, "another measurement"):
        Kept(msgspec.structs.replace(SPEC, seed=9), file)
    file.write_text("no json")
    with raises_saying(LabError, "no measurement"):
        Kept(SPEC, file)


def test_a_verdict_comes_from_the_seeds_in_their_order() -> None:
    """Clear wins decide soon, clear losses too, and fair shares take longer."""
    spec = Spec("goa", "clerk", "deckhand", seats=4, games=400)
    assert decided_after(spec, clusters(*[1.0, 0.75] * 10))[1] == Verdict.STRONGER
    assert decided_after(spec, clusters(*[0.0, 0.25] * 20))[1] == Verdict.NOT_STRONGER
    assert decided_after(spec, clusters(0.25, 0.5, 0.25, 0.5))[1] == Verdict.UNDECIDED
    assert decided_after(spec, clusters(*[1.0, 0.75] * 10))[0] < 10


def test_the_ladder_has_every_edition_and_seat_count() -> None:
    """Variants and named seats are left at their default."""
    found = list(steps(registry.game("borneo"), 80, 1, "0.1s"))
    first = [(spec.options["edition"], spec.seats) for spec in found if spec.field == "deckhand"]
    assert first == [(edition, seats) for edition in ("board", "card") for seats in (3, 4, 5)]
    assert [spec.seats for spec in steps(registry.game("goa"), 80, 1, "0.1s")][:3] == [2, 3, 4]


@in_turn(1, 4)
def test_an_oracle_sees_the_true_world() -> None:
    """And nothing else is imagined; it plays in the arena like any level."""
    spec = Spec("borneo", "oracle", "clerk", seats=3, games=3, budget="4sims", options={"edition": "card"})
    game, oracle = registry.game("borneo"), Oracle(registry.game("borneo"))
    state = game.start(3, game.options({}), bytes(32))
    oracle.look(state)
    seen = oracle.ahead.world(game.view(state, 0), b"", 7)
    assert (seen.hands, seen.draw_pile, seen is state) == (state.hands, state.draw_pile, False)
    assert "oracle" not in all_levels()
    assert play_cluster(spec, 0) == play_cluster(spec, 0)
