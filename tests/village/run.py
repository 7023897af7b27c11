"""A simulated month of a village: whether people find one another, are ranked truly, and are safe.

500 people of all kinds look for games, play, block one another, go away, are rude and are moderated. The last line of
standard output is a JSON object with the figures; the exit code is 1 if a promise was broken, with a sentence for each.
"""

import argparse
import asyncio
import sys
from collections import Counter
from random import Random
from time import monotonic

from fortnight.context import own_context, own_settings
from kontor.core import encode
from kontor.levels import all_levels
from kontor.server.settings import Settings
from kontor.server.store.competition.leaderboards import MIN_MATCHES
from kontor.server.store.pool import connected
from kontor.worker.bot_pool import SEED_BYTES, BotPool
from village.days import LONG_TICK, SEATS, Plan, Village
from village.installed import regatta_installed
from village.standings import compare
from village.verdict import Figures, faults

CHEAP_BOT = "kontor.bots.builtin:Deckhand"
"""What plays for everybody who is away, whatever the level: the village measures people."""


async def simulate(settings: Settings, plan: Plan) -> Figures:
    """Let the month pass and return what happened."""
    began = monotonic()
    bots = dict.fromkeys(all_levels(), CHEAP_BOT)
    luck = Random(plan.seed)  # noqa: S311 - a simulation
    async with own_context(settings) as context, BotPool(1, bots, lambda: luck.randbytes(SEED_BYTES)) as bot_pool:
        village = Village(context, bot_pool, plan, say)
        await village.begin()
        await village.pass_by()
        await village.moderators.check_effects()
        await village.moderators.check_log()
        for measure in sorted(village.moderators.lost):
            say(f"lost: {village.moderators.deeds[measure]}")
        for match in sorted(village.stuck):
            say(f"stuck: {match}")
        return await figures_of(village, began)


async def figures_of(village: Village, began: float) -> Figures:
    """Return the figures of a month that is over."""
    plan, seekers, tables, deeds = village.plan, village.seekers, village.tables, village.moderators.deeds.values()
    board = await compare(village.context, village.people, tables.left, "regatta", SEATS, plan.matches)
    async with connected(village.context.pool) as connection:
        rows = await connection.fetch("SELECT id, state FROM seeks WHERE id = ANY ($1)", list(seekers.sought))
    became = Counter(row["state"] for row in rows)
    return Figures(
        people=plan.people,
        seeks=len(seekers.sought),
        unanswered=len(await seekers.unanswered(LONG_TICK)),
        blocked_pairs=village.neighbours.pairs,
        spearman=round(board.spearman, 3),
        coverage95=round(board.coverage, 3),
        stuck=len(village.stuck),
        lost_actions=len(village.moderators.lost),
        coverage95_least=round(board.least_coverage, 3),
        coverage95_all=round(board.coverage_all, 3),
        ranked=board.ranked,
        interval_points=round(board.width),
        stretch=round(board.stretch, 2),
        days=plan.days,
        matches_each=plan.matches,
        matches=len(tables.every),
        answered=became["found"],
        expired=became["expired"],
        withdrawn=sum(sought.withdrawn for sought in seekers.sought.values()),
        missed=became["missed"],
        played_by_moves=len(village.evenings.played),
        evenings=plan.evenings,
        moves=village.evenings.decisions,
        flags=village.flags,
        taken_back=tables.taken_back,
        unrated=await tables.unrated(),
        blocks=len(village.neighbours.blocks),
        refused_by_block=village.neighbours.refused,
        reports=village.moderators.reports,
        measures=len(deeds),
        undone=sum(deed.undone for deed in deeds),
        suspended_seated=village.suspended_seated,
        limits_missed=village.limits_missed,
        deal_tries=len(village.duplicates.attempts),
        deals_ranked_wrong=len(village.duplicates.wrong),
        deals_unequal=len(village.duplicates.unequal),
        seconds=round(monotonic() - began, 1),
    )


def plan_for(days: int) -> dict[str, int]:
    """Return what people do in some days unless somebody asks for something else: as much a day as in the month."""
    month = Plan()
    return {
        "matches": max(MIN_MATCHES, month.matches * days // month.days),
        "evenings": max(1, month.evenings * days // month.days),
    }


def say(line: str) -> None:
    """Print a line of progress to standard error."""
    sys.stderr.write(line + "\n")


def main() -> None:
    """Read the arguments and run the simulation."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name in Plan.__struct_fields__:
        parser.add_argument(f"--{name}", type=int)
    given = {name: number for name, number in vars(parser.parse_args()).items() if number is not None}
    plan = Plan(**plan_for(given.get("days", Plan().days)) | given)
    with regatta_installed(), own_settings() as settings:
        figures = asyncio.run(simulate(settings, plan))
    wrong = faults(figures)
    for sentence in wrong:
        say(sentence)
    sys.stdout.write(encode(figures).decode() + "\n")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
