"""Figures as people read them: whole per cent that still add up after rounding."""

from typing import NamedTuple

from kontor.lab.review.shapes import Account, SeatReview

MINUS = "\N{MINUS SIGN}"
MAX_PART = 100
"""Per cent of a win; with a part of the account beyond that, own decisions and those of others are not told apart."""


class Part(NamedTuple):
    """A change in an account as it is shown: the end of the key of its name, and points of share."""

    key: str
    points: int


def percent(points: int) -> str:
    """Return a share in whole per cent, with its unit."""
    return f"{points}\N{NO-BREAK SPACE}%"


def signed(points: int) -> str:
    """Return a change in whole points of share with its sign."""
    return f"{MINUS}{-points}" if points < 0 else f"+{points}"


def rounded(account: Account) -> tuple[int, int, int, int, int]:
    """Return start, luck, own, others and result in whole per cent; the first four add up to the last.

    What rounding leaves over goes to the changes that it hurt most, never to start or result.
    """
    exact = [100 * part for part in (account.luck, account.own, account.others)]
    parts = [round(part) for part in exact]
    start, result = round(100 * account.start), round(100 * account.result)
    missing = result - start - sum(parts)
    while missing:
        sign = 1 if missing > 0 else -1
        worst = max(range(len(parts)), key=lambda at: sign * (exact[at] - parts[at]))
        parts[worst] += sign
        missing -= sign
    return start, parts[0], parts[1], parts[2], result


def named_losses(review: SeatReview) -> int:
    """Return what the decisions among the key moments cost together, as it is printed beside each of them."""
    return -sum(round(-100 * one.value) for one in review.key_moments if one.kind == "decision")


def changes(review: SeatReview) -> tuple[Part, ...]:
    """Return the changes of an account as they are shown; with start they add up to the result.

    Where a part is larger than a whole win, the bot has changed its opinion from turn to turn, and nobody can tell
    whose decision that belongs to: then all decisions but the named ones are one part.
    """
    _, luck, own, others, _ = rounded(review.account)
    if max(map(abs, (luck, own, others))) <= MAX_PART:
        return (Part("luck", luck), Part("own", own), Part("others", others))
    lost = named_losses(review)
    named = (Part("named", lost),) if any(one.kind == "decision" for one in review.key_moments) else ()
    return (Part("luck", luck), *named, Part("rest", own + others - lost))
