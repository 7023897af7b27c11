"""Matches that cannot be opened here: their game is not installed, or nobody here can read what was stored (ADR 23)."""

import msgspec

from kontor.core import KontorError
from kontor.server.matches.kernel.cache import members_of
from kontor.server.matches.presence.view import PresenceView
from kontor.server.matches.read.views import MatchSummary, Unavailable, seat_view
from kontor.server.store.matches.seats import Occupant
from kontor.server.store.shards.mirrors import Row

REASONS: dict[str, Unavailable] = {
    "not-installed": "not-installed",
    "no-box": "no-box",
    "newer-rules": "newer-rules",
}


def unavailable_summary(row: Row, account: int | None, error: KontorError, language: str | None) -> MatchSummary:
    """Return the summary of a match that cannot be opened, from its row alone."""
    occupants = msgspec.json.decode(row["occupants"] or "[]", type=list[Occupant])
    options = msgspec.json.decode(row["options"])
    own = [seat for seat, occupant in enumerate(occupants) if account is not None and occupant.account == account]
    return MatchSummary(
        match=row["id"],
        game=row["game"],
        rules_version=row["current_version"] or row["rules_version"],
        components=row["components"],
        options=options if isinstance(options, dict) else {},
        status=row["status"],
        listed=row["listed"],
        spectators=row["spectators"],
        seats=tuple(seat_view(occupant, language, members_of(row)) for occupant in occupants),
        seat=own[0] if own else None,
        creator=account is not None and row["creator"] == account,
        seq=row["seq"],
        step=row["step"],
        deciders=tuple(row["deciders"]),
        commitment=row["commitment"],
        rematch_of=row["rematch_of"],
        speed=row["speed"],
        rated=row["rated"],
        clocks=(),
        sitting=PresenceView(paused=False, pause_wanted=(), freed_by=((),) * len(occupants), free=()),
        hints=row["hints"] and not row["rated"],
        branches_before_end=row["branches_before_end"],
        unavailable=REASONS.get(error.key, "unreadable"),
    )
