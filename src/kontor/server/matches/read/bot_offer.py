"""A seat that nobody takes: after a while the host of a public table is asked whether a bot may play.

Nothing happens without their answer: the request that seats a bot is the one that they could send all the time. It is
the same at a rated table, where bots count at their fixed ratings.
"""

from datetime import datetime, timedelta

from kontor.server.matches.kernel.match import Match, OpenMatch

LIVE_PATIENCE = timedelta(minutes=5)
"""How long a table waits for people to play at once, from when it was made."""
SLOW_PATIENCE = timedelta(hours=12)
"""The same for a match over days."""


def bot_offer_seconds(match: Match, account: int | None, now: datetime) -> float | None:
    """Return in how many seconds an account is asked whether a bot may play; 0 from then on, None if it is not asked.

    Asked is the creator of a public table with a free seat, but not while people reveal their strings.
    """
    if not isinstance(match, OpenMatch) or not match.listed or account is None or match.creator != account:
        return None
    if match.reveal.until is not None or all(occupant.kind != "empty" for occupant in match.occupants):
        return None
    patience = SLOW_PATIENCE if match.speed.rests else LIVE_PATIENCE
    return max((match.created_at + patience - now).total_seconds(), 0)
