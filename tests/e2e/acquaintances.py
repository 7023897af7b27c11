"""Members who know each other from rated matches, for tests of their pages."""

from collections.abc import Sequence
from typing import Any

from e2e.positions import context_at
from kontor.server.accounts import Login, do_register
from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_start
from kontor.server.matches.clock.speeds import Slug
from kontor.server.people import do_note_results
from kontor.server.ratings import do_rate_match
from server.sitting import play_out

PASSWORD = "eight letters"  # noqa: S105 - of people who exist for a test
GAMES = ("goa", "novgorod", "goa", "cargo_noir", "goa", "goa")


async def get_acquainted(database: str, names: Sequence[str]) -> dict[str, Any]:
    """Return members who have played some listed rated matches, and one private one, with each other."""
    async with context_at(database) as context:
        people = [await do_register(context, None, name, PASSWORD) for name in names]
        matches = [await _play(context, people, game, rated=True) for game in GAMES]
        private = await _play(context, people, "goa", rated=False)
    return {"tokens": [person.token for person in people], "matches": matches, "private": private}


async def _play(context: Context, people: Sequence[Login], game: str, *, rated: bool) -> str:
    """Return a match that all of them have played to its end."""
    speed: Slug = "live" if rated else "untimed"
    new = NewMatch(game, len(people), listed=rated, spectators=rated, speed=speed, rated=rated)
    match = await do_create_match(context, people[0].account, new)
    for person in people:
        await do_join(context, match, person.account, person.name, None, None)
    await do_start(context, match, people[0].account)
    await play_out(context, match)
    await do_rate_match(context, match)
    await do_note_results(context, match)
    return match
