"""Clocks, instructions, ratings and reminders: what is stored of them once, and only once."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

import msgspec

from chaos.book import Given, Sleeper
from chaos.checks.finding import Finding, Row, Wrong, doubles


def check_flag(sleeper: Sleeper, entries: Sequence[Row], bank_seconds: float) -> Iterator[Finding]:
    """Yield what is wrong unless the seat of somebody who never answers was flagged once, and not too early."""
    match, seat = sleeper
    flags = [entry for entry in entries if (entry["kind"], entry["seat"], entry["by"]) == ("chair", seat, "clock")]
    if not flags:
        yield Finding("stuck", match, f"has never flagged seat {seat}")
        return
    if len(flags) > 1:
        yield Finding("duplicated", match, f"has flagged seat {seat} {len(flags)} times")
    after = (flags[0]["at"] - entries[0]["at"]).total_seconds()
    if after < bank_seconds:
        yield Finding("misled", match, f"has flagged seat {seat} after {after:.1f} s of {bank_seconds:.0f} s")


def check_instructions(match: str, stored: Collection[Row], given: Collection[Given]) -> Iterator[Finding]:
    """Yield acknowledged instructions that are not stored as they were given."""
    known = {(row["seat"], row["number"]): msgspec.json.decode(row["form"]) for row in stored}
    for each in given:
        if known.get((each.seat, each.number)) != each.order:
            yield Finding("lost", match, f"has lost {each}: {known.get((each.seat, each.number))}")
    for double in doubles((each.seat, each.number) for each in given):
        yield Finding("duplicated", match, f"has acknowledged two instructions as {double}")


def check_ratings(matches: Collection[Row], changes: Collection[Row], ratings: Collection[Row]) -> Iterator[Finding]:
    """Yield matches that are over and not rated, or not once for each person; and ratings that counted other matches.

    A match has `id`, `rated_at` and the accounts of its `people`; a change `match` and `account`; a rating `account`
    and how many `matches` it counted.
    """
    changed = Counter((row["match"], row["account"]) for row in changes)
    for row in matches:
        if row["rated_at"] is None:
            yield Finding("stuck", row["id"], "is over and was never rated")
        else:
            for account in row["people"]:
                if (times := changed[row["id"], account]) != 1:
                    yield Finding("duplicated" if times else "lost", row["id"], f"has rated {account} {times} times")
    counted = Counter[int]()
    for row in ratings:
        counted[row["account"]] += row["matches"]
    for account, expected in Counter(row["account"] for row in changes).items():
        if counted[account] != expected:
            wrong_way: Wrong = "duplicated" if counted[account] > expected else "lost"
            yield Finding(wrong_way, "(ratings)", f"of {account} count {counted[account]} matches and not {expected}")


def check_reminders(deliveries: Collection[Row], received: Collection[str]) -> Iterator[Finding]:
    """Yield turns of which somebody was reminded twice, and messages that did not arrive or that nobody sent.

    A message may arrive twice if a worker died in between; it has the same id then, so its receiver can tell.
    """
    turns = [
        (row["channel"], turn["match"], turn["seat"], turn["turn"])
        for row in deliveries
        for turn in msgspec.json.decode(row["turns"])
    ]
    for channel, match, seat, turn in doubles(turns):
        yield Finding("duplicated", match, f"has reminded seat {seat} of entry {turn} twice through channel {channel}")
    arrived, known = set(received), {row["id"] for row in deliveries}
    for row in deliveries:
        if row["state"] == "waiting":
            yield Finding("stuck", "(reminders)", f"have not sent {row['id']}")
        elif row["state"] == "failed" or (row["state"] == "sent" and row["id"] not in arrived):
            yield Finding("lost", "(reminders)", f"have lost {row['id']} ({row['state']}: {row['error']})")
    for message in sorted(arrived - known):
        yield Finding("misled", "(reminders)", f"sent {message}, which is not stored")
