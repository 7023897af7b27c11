"""Bots take seats only in games that they can play, and every game has a level that can."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from contract.toy import GAME as TOY
from installed import installed
from kontor.core import MalformedError, registry
from kontor.levels import LevelError, all_levels
from kontor.server.api.http.games import described
from kontor.server.errors import ConflictError
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
from kontor.server.matches.lobby.create import bots_of
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
    assert described(registry.game(SLUG), "en", boards=False).levels == ("deckhand",)
    goa = described(registry.game("goa"), "en", boards=False)
    assert {*goa.levels, *goa.styled_levels} == {*all_levels()}


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


async def test_a_mixed_table_has_every_bot_with_a_name_once_and_traders_besides(context: Context) -> None:
    """A bot that sits there already stays."""
    anna = await new_account(context)
    match = await do_create_match(context, anna, NewMatch("borneo", 5))
    await do_join(context, match, anna, "Anna", 2, None)
    await do_seat_bot(context, match, anna, 1, "hoarder")
    await do_start(context, match, anna, "mixed")

    occupants = (await table_of(context, match)).occupants
    assert sorted(each.level or "" for each in occupants) == ["", "builder", "denier", "hoarder", "trader"]
    assert occupants[1].name == "Otto"
    assert {"Mira", "Vera"} < {each.name for each in occupants}


async def test_a_bot_with_a_name_sits_at_a_table_once(context: Context) -> None:
    """A second trader is somebody else, a second Mira is not."""
    anna = await new_account(context)
    match = await do_create_match(context, anna, NewMatch("goa", 3))
    for seat in (0, 1):
        await do_seat_bot(context, match, anna, seat, ("builder", "trader")[seat])

    with raises_saying(ConflictError, "Mira already sits at this table."):
        await do_seat_bot(context, match, anna, 2, "builder")
    await do_seat_bot(context, match, anna, 2, "trader")


async def test_somebody_who_plays_again_meets_the_same_bots(context: Context) -> None:
    """Also those with a name."""
    anna = await new_account(context)
    match = await do_create_match(context, anna, NewMatch("goa", 3))
    await do_join(context, match, anna, "Anna", 0, None)
    await do_start(context, match, anna, "mixed")

    bots = bots_of(await table_of(context, match))
    assert len({bot.name for bot in bots.values()} & {"Mira", "Otto", "Vera"}) == 2
