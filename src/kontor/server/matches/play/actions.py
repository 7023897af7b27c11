"""Actions: every action, a person's as well as a bot's, goes through here.

Stale, refused and malformed are three different errors. An acknowledged action is on disk; only then are the others
nudged.
"""

from functools import partial

from kontor.core import decode, encode
from kontor.core.recorder import link
from kontor.server.matches.kernel.commit import (
    BY_PERSON,
    Command,
    CommandResult,
    InTransaction,
    Transition,
    commit,
    entry_for,
)
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import RunningMatch
from kontor.server.matches.play.coach import (
    Advice,
    CoachWarningError,
    advice_for,
    ask_ahead,
    coach_after,
    demand_coach,
    remember_warning,
)
from kontor.server.matches.play.lesson import demand_lesson, keep_progress, lesson_after


async def do_play_action(
    context: Context, command: Command, action: bytes, in_transaction: InTransaction | None = None
) -> CommandResult:
    """Play an action of a seat; RefusedError, MalformedError or StaleError if that is not possible."""
    advice = await advice_for(context, command)
    try:
        plan = partial(_play, command, action, in_transaction=in_transaction, advice=advice)
        return await commit(context, command, plan)
    except CoachWarningError:
        await remember_warning(context, command)
        raise


async def _play(
    command: Command,
    action: bytes,
    match: RunningMatch,
    in_transaction: InTransaction | None = None,
    advice: Advice | None = None,
) -> Transition:
    game = match.game
    decoded = decode(action, game.action_union)
    step = game.apply(match.state, command.seat, decoded)
    if command.by == BY_PERSON and not command.own_way:
        demand_lesson(match, command.seat, decoded)
        demand_coach(match, command.seat, decoded, advice)
    outcome = game.outcome(step.state)
    lesson = lesson_after(match, command.seat, decoded, step.state)
    lesson = coach_after(match, command.seat, decoded, advice, lesson)
    entry = entry_for(
        match,
        command,
        step.state,
        match.occupants,
        kind="action",
        step=match.step + 1,
        head=match.seq + 1,
        link=link(match.link, command.seat, decoded, step),
        result=encode(outcome) if outcome else None,
        action=encode(decoded),
        events=encode(step.events),
        sealed=step.sealed,
        lesson=lesson,
    )
    also = ask_ahead(match, step.state, match.step + 1, lesson, in_transaction)
    if lesson:
        also = partial(keep_progress, match.id, lesson, also)
    return Transition(entry, step.state, match.occupants, match.clocks, also, lesson)
