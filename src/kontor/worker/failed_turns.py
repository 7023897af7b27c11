"""What a worker does with a turn that fails: count it, put the match off, and report it once when it gives up."""

from functools import partial

from kontor import __version__
from kontor.server import metrics
from kontor.server.logs import log
from kontor.server.matches import Context
from kontor.server.store.work import quarantine
from kontor.server.store.work.turns import Lease

MAX_REPORTED_KINDS = 200
"""Kinds of errors whose traceback a worker remembers to have logged."""
MAX_ERROR_CHARACTERS = 160


class FailedTurns:
    """The turns of one worker that failed; 3,000 matches with the same fault are one traceback in its log."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.reported: set[str] = set()

    async def release_others(self) -> None:
        """Try once more what another release could not play."""
        release = partial(quarantine.release_others, release=__version__)
        count = sum(await self.context.databases.ask_each(release, skip_away=True))
        if count:
            log.info("quarantine-ended", count=count)

    async def note(self, lease: Lease, error: Exception) -> None:
        """Count a failure; if the match is quarantined by it, log one line."""
        async with self.context.at(lease.match) as connection:
            failed = await quarantine.fail(connection, lease, __version__)
        if failed is None:
            return
        metrics.TURN_FAILURES.inc()
        if not failed.quarantined:
            return
        metrics.TURNS_QUARANTINED.inc()
        text = f"{type(error).__name__}: {error}"[:MAX_ERROR_CHARACTERS]
        trace = error if self._is_new(error) else None
        log.error("turn-quarantined", match=lease.match, failures=failed.failures, error=text, exc_info=trace)

    def _is_new(self, error: Exception) -> bool:
        """Return True if no error of this type from this line was reported before."""
        trace = error.__traceback__
        while trace and trace.tb_next:
            trace = trace.tb_next
        where = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else ""
        kind = f"{type(error).__qualname__} {where}"
        if kind in self.reported or len(self.reported) >= MAX_REPORTED_KINDS:
            return False
        self.reported.add(kind)
        return True
