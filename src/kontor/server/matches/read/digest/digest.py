"""The digest: what happened since the caller's last turn in a few sentences, chosen by what it changed for them."""

import asyncio
from collections import Counter
from datetime import timedelta

import msgspec

from kontor.core import Record, Seat, View
from kontor.core.records import tag_of
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import RunningMatch, demand_started
from kontor.server.matches.kernel.packed import last_decision_of
from kontor.server.matches.kernel.timeline import Timeline, replay_entry
from kontor.server.matches.read.digest.ranking import RankedEvent, Ranker, choose
from kontor.server.matches.read.positions import load_timeline
from kontor.server.matches.read.views import entry_view, texts_of, view_of
from kontor.server.matches.read.words import LogLine, log_line

MAX_RANKED_STEPS = 200
"""Actions that are ranked; earlier ones are only counted."""
YIELD_INTERVAL = 8
"""Actions between two pauses that let other tasks run."""


class Sentence(LogLine, frozen=True, kw_only=True):
    """An event in words, with the action that caused it and the seat that did it."""

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
    """Whether the seat's owner has ever decided in person; without that there is no last turn."""
    hours: int
    """Whole hours since then."""
    seq: int
    first: int
    """The step at which the match stood then; the steps after it can be replayed."""
    step: int
    """The step at which it stands now."""
    stood_in: int
    """Actions since then that a bot or an instruction did for the seat."""
    sentences: tuple[Sentence, ...]
    more: int
    """The number of smaller events that are left out."""


async def digest_for(context: Context, match_id: str, account: int, language: str, since: int | None = None) -> Digest:
    """Return what happened since the last decision of the caller's seat, or since an entry of the log."""
    async with context.cache.fresh(match_id) as match:
        seat = match.demand_seat(account)
        current = msgspec.structs.replace(demand_started(match))
    last_decision = await last_decision_of(context, match_id, seat)
    begin = max(0, since if since is not None else last_decision[0] if last_decision else 0)
    timeline = await load_timeline(context, current)
    first = max(entry.step for entry in timeline.entries if entry.seq <= begin)
    happened, unranked = await _rank_events(current, timeline, seat, first)
    chosen, texts = choose(happened), texts_of(current, language, seat)
    return Digest(
        match=match_id,
        seat=seat,
        since=begin,
        decided=last_decision is not None,
        hours=max(0, (context.now() - last_decision[1]) // timedelta(hours=1)) if last_decision else 0,
        seq=current.seq,
        first=first,
        step=current.step,
        stood_in=sum(entry.seat == seat and entry.by != "person" for entry in timeline.entries[first + 1 :]),
        sentences=tuple(_sentence(ranked, log_line(texts, ranked.event)) for ranked in chosen),
        more=len(happened) - len(chosen) + unranked,
    )


async def _rank_events(
    current: RunningMatch, timeline: Timeline, seat: Seat, first: int
) -> tuple[list[RankedEvent], int]:
    """Return the ranked events after a step that the seat may know, and the number of earlier, unranked ones."""
    game = current.game
    events_by_step = [entry_view(game, entry, seat).events for entry in timeline.entries]
    usual = Counter(tag_of(event) for events in events_by_step for event in events)
    start = timeline.first_known(max(first, current.step - MAX_RANKED_STEPS))
    state = timeline.position(start)
    replayed = msgspec.structs.replace(current, state=state)
    before: View = view_of(replayed, seat)
    ranker = Ranker(seat, usual, (before, view_of(current, seat)))
    ranked: list[RankedEvent] = []
    for step in range(start + 1, current.step + 1):
        entry = timeline.entries[step]
        replay_entry(game, state, entry)
        after = view_of(replayed, seat)
        weights = ranker.weigh(entry.seat, before, after, events_by_step[step])
        for event, weight in zip(events_by_step[step], weights, strict=True):
            ranked.append(RankedEvent(entry.seq, step, entry.seat, event, weight))
        before = after
        if step % YIELD_INTERVAL == 0:
            await asyncio.sleep(0)
    return ranked, sum(len(events) for events in events_by_step[first + 1 : start + 1])


def _sentence(ranked: RankedEvent, line: LogLine) -> Sentence:
    return Sentence(line.text, line.rule, line.event, seq=ranked.seq, step=ranked.step, actor=ranked.actor)
