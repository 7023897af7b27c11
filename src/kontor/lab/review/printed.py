"""Figures as people read them: whole per cent that still add up after rounding."""

from kontor.lab.review.shapes import Account

MINUS = "\N{MINUS SIGN}"


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
