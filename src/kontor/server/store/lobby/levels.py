"""People of about the same level, in the order of ratings: `mu - 3 * sigma`, as `Rating.ordinal`."""

from kontor.core import Record


class Level(Record, frozen=True):
    """What counts as about the same level."""

    reach: float
    """How far two ratings may be apart, in the order of ratings."""
    start: float
    """The rating of people without one."""


MEAN_AT = """
(SELECT avg(coalesce(r.mu - 3 * r.sigma, {start})) FROM seats s LEFT JOIN ratings r ON r.account = s.account
    AND r.game = {match}.game AND r.seats = (SELECT count(*) FROM seats every WHERE every.match = {match}.id)
 WHERE s.match = {match}.id AND s.account IS NOT NULL AND s.account IS DISTINCT FROM {account})
"""
OWN_AT = """
coalesce((SELECT r.mu - 3 * r.sigma FROM ratings r WHERE r.account = {account} AND r.game = {match}.game
    AND r.seats = (SELECT count(*) FROM seats every WHERE every.match = {match}.id)), {start})
"""


def about_my_level(match: str, account: str, reach: str, start: str) -> str:
    """Return the condition that the others at a match are on average of about the level of an account.

    All arguments are names in the statement. It holds if `reach` is null, and where nobody else sits.
    """
    names = {"match": match, "account": account, "start": start}
    mean, own = MEAN_AT.format(**names), OWN_AT.format(**names)
    return f"({reach} IS NULL OR coalesce(abs({mean} - {own}) <= {reach}, true))"
