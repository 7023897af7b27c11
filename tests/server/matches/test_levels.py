"""Bots sit down only in games that they can play; nobody is left without one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from contract.toy import GAME as TOY
from installed import installed
from kontor.core import MalformedError, registry
from kontor.levels import LevelError
from kontor.server.api.http.games import described
from kontor.server.matches import (
    Command,
    House,
    Proposal,
    do_create_match,
    do_join,
    do_resign_to_bot,
    do_seat_bot,
    do_start,
)
from sentences import raises_saying
from server.ordering import table_of
from server.sitting import decision, new_account

SLUG = TOY.info.slug


@pytest.fixture(autouse=True)
def _toy(tmp_path: Path) -> Iterator[None]:
    """A game that no bot knows is installed."""
    with installed(tmp_path, {"kontor.games": {SLUG: "contract.toy:GAME"}}):
        yield


async def test_a_game_that_no_bot_knows_offers_the_deckhand_alone(house: House) -> None:
    assert described(registry.game(SLUG), "en").levels == ("deckhand",)
    assert described(registry.game("goa"), "en").levels == ("deckhand", "clerk", "trader", "factor")


async def test_a_level_that_cannot_play_gets_no_seat_and_the_error_says_which_can(house: House) -> None:
    anna = await new_account(house)
    match = await do_create_match(house, anna, Proposal(SLUG, 2))

    with raises_saying(LevelError, "Choose one of deckhand."):
        await do_seat_bot(house, match, anna, 0, "trader")
    with raises_saying(LevelError, "Choose one of deckhand."):
        await do_start(house, match, anna, "factor")
    with pytest.raises(MalformedError):
        await do_seat_bot(house, match, anna, 0, "bots.outside:Admiral")
    await do_seat_bot(house, match, anna, 0, "deckhand")

    assert [chair.level for chair in (await table_of(house, match)).chairs] == ["deckhand", None]


async def test_whom_somebody_leaves_a_seat_to_can_always_play(house: House) -> None:
    """A trader is meant if nobody is named, and there is none in this game."""
    people = [await new_account(house) for _ in range(2)]
    match = await do_create_match(house, people[0], Proposal(SLUG, 2))
    for account in people:
        await do_join(house, match, account, f"Person {account}", None, None)
    await do_start(house, match, people[0])
    seat, seq, _ = await decision(house, match)

    await do_resign_to_bot(house, Command(match, seat, seq))

    assert (await table_of(house, match)).chairs[seat].level == "deckhand"
