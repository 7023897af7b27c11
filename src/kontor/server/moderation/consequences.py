"""What follows a decision outside of its transaction: seats, and names that others have on their screens."""

from contextlib import suppress

from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError, StoreError
from kontor.server.matches import Command, Context, do_leave, do_step_away
from kontor.server.matches.kernel.failures import note_failure
from kontor.server.store.people import accounts, bots
from kontor.server.store.pool import connected

MAX_TRIES = 20
"""How often it is tried to hand over a seat in a match that keeps moving on."""


async def give_seats_away(context: Context, account: int) -> None:
    """Let the caretaker play for somebody who is suspended and for their bots, and free their seats at open tables.

    The matches of the others go on: one that cannot be read here is left as it is, and noted.
    """
    async with connected(context.pool) as connection:
        owned = [bot.id for bot in await bots.owned_by(connection, account)]
        seats = [
            (each, match_id) for each in (account, *owned) for match_id in await accounts.engaged(connection, each)
        ]
    for owner, match_id in seats:
        try:
            await _give_seat_away(context, owner, match_id)
        except StoreError:
            raise
        except Exception as error:  # noqa: BLE001 - the seats in the other matches are given away
            note_failure("suspend", match_id, error)


async def _give_seat_away(context: Context, account: int, match_id: str) -> None:
    for _ in range(MAX_TRIES):
        async with context.cache.fresh(match_id) as match:
            seat, seq, status = match.seat_of(account), match.seq, match.status
            is_away = seat is not None and match.occupants[seat].caretaker
        if seat is None or is_away:
            return
        with suppress(ConflictError, ForbiddenError, NotFoundError):
            if status == "open":
                await do_leave(context, match_id, account, seat)
            elif status == "playing":
                await do_step_away(context, Command(match_id, seat, seq))
            return
    raise ConflictError("account-busy")


async def tell_renamed(context: Context, match_ids: list[str]) -> None:
    """Tell everybody at these matches that a name has changed."""
    for match_id in match_ids:
        context.cache.forget(match_id)
        await context.bus.publish(Nudge(match_id, 0, talk=True, renamed=True))
