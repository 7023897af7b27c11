"""Guided first games: starting one, going on with one, and how far somebody is in each game."""

from functools import partial

import msgspec

from kontor.core import Record, registry
from kontor.server.errors import NotFoundError
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.lesson import LessonProgress, first_lesson, standing_in
from kontor.server.matches.lobby.create import NewMatch, do_create_match
from kontor.server.matches.lobby.gather import do_join
from kontor.server.matches.lobby.start import do_start
from kontor.server.store.matches import matches as store
from kontor.server.store.matches.seats import Occupant

LEVEL = "clerk"
"""The level of the bots that take over after the script."""


class LessonSummary(Record, frozen=True):
    """A guided first game, and how far the caller is in it."""

    game: str
    steps: int
    minutes: int
    match: str | None = None
    """The caller's match that can be continued."""
    step: int | None = None
    """The number of the step in it that the caller has reached, from 1 on."""
    done: bool = False
    """Whether the caller has finished it before."""


async def do_start_lesson(context: Context, account: int, name: str, slug: str, origin: bytes | None = None) -> str:
    """Return the caller's match with the guided first game of a game: one that is not finished, or a new one."""
    game = registry.game(slug)
    lesson = first_lesson(game)
    if lesson is None:
        raise NotFoundError("no-lesson", game=game.info.title)
    key = store.LessonKey(slug, game.components.hash, game.info.rules_version, lesson.id)
    found = await context.databases.ask_each(partial(store.unfinished_lesson, account=account, key=key))
    if unfinished := max(filter(None, found), default=None):
        return unfinished[1]
    new = NewMatch(game=slug, seats=lesson.seats, options=lesson.options, spectators=False)
    others = [(seat, each) for seat, each in enumerate(lesson.names) if seat != lesson.learner]
    bots = {seat: Occupant("bot", each, None, LEVEL) for seat, each in others}
    progress = LessonProgress(lesson.id)
    match = await do_create_match(context, account, new, bots=bots, lesson=progress, origin=origin)
    await do_join(context, match, account, name, lesson.learner, None)
    await do_start(context, match, account)
    return match


async def lessons_for(context: Context, account: int | None) -> list[LessonSummary]:
    """Return the guided first game of every game that has one, and how far an account is in it."""
    found: dict[str, LessonSummary] = {}
    for slug in registry.slugs():
        lesson = first_lesson(registry.game(slug))
        if lesson:
            found[slug] = LessonSummary(slug, len(lesson.steps), lesson.minutes)
    if account is None:
        return list(found.values())
    rows = await context.databases.ask_each(partial(store.lessons_of, account=account), skip_away=True)
    by_id = {row["id"]: row for each in reversed(rows) for row in each}  # of one that is over, the mirror is right
    for row in sorted(by_id.values(), key=lambda row: row["created_at"], reverse=True):
        summary, progress = found.get(row["game"]), msgspec.json.decode(row["lesson"], type=LessonProgress)
        if summary is None:
            continue
        if progress.end is not None:
            summary = msgspec.structs.replace(summary, done=True)
        elif summary.match is None and row["status"] == "playing":
            standing = standing_in(registry.game(row["game"]), progress, row["step"])
            if standing:
                summary = msgspec.structs.replace(summary, match=row["id"], step=standing.number)
        found[row["game"]] = summary
    return list(found.values())
