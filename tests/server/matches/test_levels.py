"""Bots take seats only in games that they can play, and every game has a level that can."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from contract.toy import GAME as TOY
from installed import installed
from kontor.core import MalformedError, registry
from kontor.levels import LevelError, all_levels
from kontor.server.api.http.games import described
from kontor.server.matches import (
    Command,
    Context,
    NewMatch,
    do_create_match,
    do_join,
    do_resign_to_bot,
    do_seat_bot,
    do_start,
)
from sentences import raises_saying
from server.instructions import table_of
from server.sitting import decision, new_account

SLUG = TOY.info.slug


@pytest.fixture(autouse=True)
def _toy(tmp_path: Path) -> Iterator[None]:
    """A game that no bot knows is installed."""
    with installed(tmp_path, {"kontor.games": {SLUG: "contract.toy:GAME"}}):
        yield


async def test_a_game_that_no_bot_knows_offers_only_the_deckhand(context: Context) -> None:
    assert described(registry.game(SLUG), "en").levels == ("deckhand",)
    assert described(registry.game("goa"), "en").levels == tuple(all_levels())


async def test_a_level_that_cannot_play_gets_no_seat_and_the_error_says_which_can(context: Context) -> None:
    anna = await new_account(context)
    match = await do_create_match(context, anna, NewMatch(SLUG, 2))

    with raises_saying(LevelError, "Choose one of deckhand."):
        await do_seat_bot(context, match, anna, 0, "trader")
    with raises_saying(LevelError, "Choose one of deckhand."):
        await do_start(context, match, anna, "factor")
    with pytest.raises(MalformedError):
        await do_seat_bot(context, match, anna, 0, "bots.outside:Admiral")
    await do_seat_bot(context, match, anna, 0, "deckhand")

    async with context.cache.fresh(match) as lobby:
        assert [occupant.level for occupant in lobby.occupants] == ["deckhand", None]


async def test_the_bot_that_gets_the_seat_of_a_player_who_left_can_always_play(context: Context) -> None:
    """The default is a trader, and there is none in this game."""
    people = [await new_account(context) for _ in range(2)]
    match = await do_create_match(context, people[0], NewMatch(SLUG, 2))
    for account in people:
        await do_join(context, match, account, f"Person {account}", None, None)
    await do_start(context, match, people[0])
    seat, seq, _ = await decision(context, match)

    await do_resign_to_bot(context, Command(match, seat, seq))

    assert (await table_of(context, match)).occupants[seat].level == "deckhand"
