"""Undoing: a measure is lifted by a new row of the audit log, and those concerned are told."""

from kontor.server.accounts import at_shards
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError
from kontor.server.matches import Context, do_open_again
from kontor.server.matches.texts_checked import UnfitTextError, checked_text
from kontor.server.moderation.consequences import tell_renamed
from kontor.server.moderation.deciding import MAX_REASON_CHARACTERS, rename
from kontor.server.moderation.queue import engaged_in
from kontor.server.moderation.roles import Moderator
from kontor.server.store.matches import seats
from kontor.server.store.moderation import audit, measures, notices, reports, standing
from kontor.server.store.moderation.audit import NewAuditRow
from kontor.server.store.moderation.measures import FOR_GOOD, Measure
from kontor.server.store.people import accounts
from kontor.server.store.pool import Connection, connected
from kontor.server.store.reminders.reminders import tell_of_notice


async def do_undo_measure(context: Context, moderator: Moderator, number: int, reason: str) -> None:
    """Lift a measure; ConflictError if it was lifted before, or cannot be: an open table that was closed is gone.

    Those who were told of it are told of this, and open objections to it are resolved.
    """
    text = checked_text(reason, MAX_REASON_CHARACTERS, UnfitTextError("reason", most=MAX_REASON_CHARACTERS), least=1)
    renamed: set[str] = set()
    async with connected(context.pool) as connection, connection.transaction():
        measure = await _held(connection, moderator, number)
        if measure.kind != "close":
            renamed = await _undo(connection, moderator, measure, text)
        if renamed and measure.subject is not None:
            await at_shards.put_in_line(context, connection, measure.subject)
    if renamed and measure.subject is not None:
        await at_shards.follow_person_at_once(context, measure.subject)
    if measure.kind != "close":
        await tell_renamed(context, sorted(renamed))
        return
    assert measure.match is not None

    async def store(connection: Connection) -> None:
        await _undo(connection, moderator, await _held(connection, moderator, number), text)

    try:
        await do_open_again(context, measure.match, store)
    except NotFoundError as error:
        raise ConflictError("table-gone") from error


async def _held(connection: Connection, moderator: Moderator, number: int) -> Measure:
    """Lock a measure that stands and that this moderator may lift."""
    measure = await measures.held(connection, number)
    if measure is None:
        raise NotFoundError("no-measure")
    concerned = {measure.subject, *await notices.told_of(connection, number)}
    if measure.match is not None:
        concerned |= await engaged_in(connection, measure.match)
    if moderator.account is not None and moderator.account in concerned:
        raise NotFoundError("no-measure")
    if measure.undone_at is not None:
        raise ConflictError("measure-undone")
    if measure.until == FOR_GOOD and not moderator.is_host:
        raise ForbiddenError("only-host")
    return measure


async def _undo(connection: Connection, moderator: Moderator, measure: Measure, reason: str) -> set[str]:
    """Store that a measure does not stand any more; return the matches in which a name was put back."""
    renamed: set[str] = set()
    await measures.undo(connection, measure.id)
    if measure.subject is not None:
        await accounts.hold_account(connection, measure.subject)
        await standing.follow_measures(connection, measure.subject)
        if measure.kind == "rename":
            renamed = await _put_name_back(connection, measure.subject, measure.former_name)
    if measure.report is not None and measure.kind in ("dismiss", "uphold"):
        await reports.lock(connection, measure.report)
        await reports.reopen(connection, measure.report)
    await reports.resolve_objections(connection, measure.id)
    concerned = await notices.told_of(connection, measure.id)
    await notices.tell(connection, concerned, "undone", measure.id)
    for account in concerned:
        await tell_of_notice(connection, account)
    row = NewAuditRow(
        actor=moderator.account,
        deed="undo",
        subject=measure.subject,
        match=measure.match,
        report=measure.report,
        measure=measure.id,
        reason=reason,
    )
    await audit.add(connection, row)
    return renamed


async def _put_name_back(connection: Connection, account: int, name: str) -> set[str]:
    """Give somebody their former name back, unless they have chosen another one in the meantime."""
    person = await standing.standing_of(connection, account)
    if person is None or not person.name.startswith(seats.NEUTRAL):
        return set()
    return await rename(connection, account, name)
