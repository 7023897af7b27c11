"""Since your last turn: what happened at a match in a few sentences, chosen by what it changed for the one who asks."""

import asyncio
from collections import Counter
from datetime import timedelta

import msgspec

from kontor.core import Record, Seat, View
from kontor.core.records import tag_of
from kontor.server.matches.kernel.cache import House
from kontor.server.matches.kernel.match import Table
from kontor.server.matches.kernel.timeline import Tape, go_on
from kontor.server.matches.read.digest.ranking import Happening, Scales, choose
from kontor.server.matches.read.replay import tape_of
from kontor.server.matches.read.views import texts_of, told_of, view_of
from kontor.server.matches.read.words import Line, line_of
from kontor.server.store import log
from kontor.server.store.pool import connected

MOST_STEPS = 200
"""So many of the last actions are weighed; who missed more has the log."""
BREATH = 8
"""After so many actions others have their turn in this process."""


class Sentence(Line, frozen=True):
    """One thing that happened, in words: which action made it happen, and whose that was."""

    seq: int
    step: int
    actor: Seat | None


class Digest(Record, frozen=True):
    """What happened at a match since an entry of its log, for one seat."""

    match: str
    seat: Seat
    since: int
    """The entry of the log after which the digest begins."""
    decided: bool
    """Whether somebody has ever decided for the seat in person: before that there is no last turn."""
    hours: int
    """So many whole hours ago that was."""
    seq: int
    first: int
    """The step at which the match stood then; those after it are the film."""
    step: int
    """The step at which it stands now."""
    stood_in: int
    """So many of the actions since then were done in the seat's name, by a bot or a standing order."""
    sentences: tuple[Sentence, ...]
    more: int
    """So many smaller things happened besides."""


async def digest_for(house: House, match: str, account: int, language: str, since: int | None = None) -> Digest:
    """Return what happened since the last decision of the caller's seat, or since an entry of the log."""
    async with house.table(match) as table:
        await house.fresh(table)
        seat = table.demand_seat(account)
        table.demand_started()
        now = msgspec.structs.replace(table)
    async with connected(house.pool) as connection:
        last = await log.last_decision(connection, match, seat)
    begin = max(0, since if since is not None else last[0] if last else 0)
    tape = await tape_of(house, now)
    first = max(entry.step for entry in tape.entries if entry.seq <= begin)
    happened, passed = await _happened(now, tape, seat, first)
    told, texts = choose(happened), texts_of(now, language)
    return Digest(
        match=match,
        seat=seat,
        since=begin,
        decided=last is not None,
        hours=max(0, (house.now() - last[1]) // timedelta(hours=1)) if last else 0,
        seq=now.seq,
        first=first,
        step=now.step,
        stood_in=sum(entry.seat == seat and entry.by != "person" for entry in tape.entries[first + 1 :]),
        sentences=tuple(_sentence(one, line_of(texts, one.event)) for one in told),
        more=len(happened) - len(told) + passed,
    )


async def _happened(now: Table, tape: Tape, seat: Seat, first: int) -> tuple[list[Happening], int]:
    """Return what the seat may know of the actions after a step, weighed; and how much was before the last of them."""
    game = now.game
    known = [told_of(game, entry, seat).events for entry in tape.entries]
    usual = Counter(tag_of(event) for events in known for event in events)
    start = max(first, now.step - MOST_STEPS)
    state = tape.position(start)
    then = msgspec.structs.replace(now, state=state)
    before: View = view_of(then, seat)
    scales = Scales(seat, usual, (before, view_of(now, seat)))
    found: list[Happening] = []
    for step in range(start + 1, now.step + 1):
        entry = tape.entries[step]
        go_on(game, state, entry)
        after = view_of(then, seat)
        weights = scales.weigh(entry.seat, before, after, known[step])
        for event, weight in zip(known[step], weights, strict=True):
            found.append(Happening(entry.seq, step, entry.seat, event, weight))
        before = after
        if step % BREATH == 0:
            await asyncio.sleep(0)
    return found, sum(len(events) for events in known[first + 1 : start + 1])


def _sentence(one: Happening, line: Line) -> Sentence:
    return Sentence(line.text, line.rule, line.event, one.seq, one.step, one.actor)
