"""A small village keeps every promise; its broken twin breaks each of them, and every counter sees its own."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import msgspec
import pytest

from fortnight.context import own_settings
from kontor.server.matches import talk
from kontor.server.matches.deals import playing, results
from kontor.server.matches.lobby import gather
from kontor.server.matches.lobby.fairness import new_secret
from kontor.server.ratings import Player, leaderboard, rate
from kontor.server.ratings.rating import rate_players
from kontor.server.seeking import seek
from kontor.server.settings import Settings
from kontor.server.store.lobby import seeks
from kontor.server.store.matches import clocks
from kontor.server.store.moderation import standing
from sampling import in_turn
from village.days import Plan
from village.installed import regatta_installed
from village.run import simulate
from village.verdict import faults

pytestmark = pytest.mark.slow

SMALL = Plan(people=24, days=3, matches=20, evenings=1, tries=8, seed=3)
CONTRACT = ("people", "seeks", "unanswered", "blocked_pairs", "spearman", "coverage95", "stuck", "lost_actions")


@pytest.fixture
def own_host() -> Iterator[Settings]:
    """A host with a database of its own and the game of the village."""
    with regatta_installed(), own_settings() as settings:
        yield settings


async def nothing(*_: Any, **__: Any) -> None:
    """Do nothing."""


async def none(*_: Any, **__: Any) -> list[Any]:
    """Return nothing, whatever is asked."""
    return []


def as_if_equal(players: list[Player]) -> Any:
    """Rate a match as if everybody had the same place."""
    return rate_players([msgspec.structs.replace(player, place=1) for player in players])


@in_turn(0, 4)
async def test_a_small_village_keeps_every_promise(own_host: Settings) -> None:
    figures = await simulate(own_host, SMALL)

    assert faults(figures) == []
    assert tuple(msgspec.structs.asdict(figures))[: len(CONTRACT)] == CONTRACT
    happened = (figures.expired, figures.withdrawn, figures.flags, figures.blocks, figures.refused_by_block)
    assert all(happened), happened
    assert figures.measures > 0
    assert figures.deal_tries > 0
    assert figures.played_by_moves == SMALL.evenings


@in_turn(2, 4)
async def test_in_its_broken_twin_every_counter_sees_its_own_fault(
    own_host: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Blocks, places, intervals, flags, measures, ranks, shuffles, times and limits are ignored, all at once."""
    new_try = playing.new_try

    def with_another_shuffle(*arguments: Any) -> Any:
        return msgspec.structs.replace(new_try(*arguments), secret=new_secret())

    monkeypatch.setattr(seeks, "blocks_among", none)
    monkeypatch.setattr(gather, "demand_no_block_at", nothing)
    monkeypatch.setattr(rate, "rate_players", as_if_equal)
    monkeypatch.setattr(leaderboard, "CERTAIN", 0.1)
    monkeypatch.setattr(clocks, "due", none)
    monkeypatch.setattr(standing, "follow_measures", nothing)
    monkeypatch.setattr(results, "standing_among", lambda *_: (1, 100))
    monkeypatch.setattr(playing, "new_try", with_another_shuffle)
    monkeypatch.setattr(seek, "LIVE_SEEK", timedelta(minutes=5))
    monkeypatch.setattr(talk, "demand_room_to_chat", nothing)

    figures = await simulate(own_host, SMALL)

    caught = {
        "unanswered": figures.unanswered,
        "blocked_pairs": figures.blocked_pairs,
        "spearman": figures.spearman < 0.5,
        "coverage95": figures.coverage95 < figures.coverage95_least,
        "stuck": figures.stuck,
        "lost_actions": figures.lost_actions,
        "deals_ranked_wrong": figures.deals_ranked_wrong,
        "deals_unequal": figures.deals_unequal,
        "limits_missed": figures.limits_missed,
    }
    assert all(caught.values()), caught
    assert len(faults(figures)) >= len(caught)
