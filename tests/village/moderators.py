"""Moderators of the village: they read the queue once a day, decide, and take some of it back.

What they did is written down here a second time. A measure is lost if the audit log does not have it exactly once, or
if it is not in effect as long as it stands, or still is when it does not.
"""

from collections import Counter
from collections.abc import Mapping
from datetime import timedelta
from random import Random

from kontor.server.accounts import caller_of
from kontor.server.accounts.logins import enter
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError, TooManyError
from kontor.server.matches import Context, do_chat
from kontor.server.moderation.deciding import Case, Decision, Kind, do_decide
from kontor.server.moderation.notices import do_object, notices_of
from kontor.server.moderation.reporting import ReportRequest, do_report
from kontor.server.moderation.roles import HOST, Moderator
from kontor.server.moderation.undoing import do_undo_measure
from kontor.server.moderation.views import console_of, log_before, report_for
from kontor.server.store.moderation import standing
from kontor.server.store.pool import connected
from village.measures import Deed, effects
from village.people import Person

MODERATORS = 3
STEPS: tuple[tuple[Kind, int | None], ...] = (("warn", None), ("mute", 2), ("rename", None), ("suspend", 3))
"""What is done about somebody who is reported again and again; days of a mute and of a suspension."""
MAX_REPORTS_A_DAY = 25
"""Reports that moderators decide a day; the others wait."""
UNDONE = 0.15
"""The share of measures that is undone a day later."""
OBJECTIONS = 0.3
UNDO_AFTER = timedelta(days=1)


class Moderators:
    """Those who moderate, and a second record of what they did."""

    def __init__(self, context: Context, people: Mapping[int, Person], chance: Random) -> None:
        self.context = context
        self.people = people
        self.chance = chance
        self.staff: list[Moderator] = []
        self.deeds: dict[int, Deed] = {}
        self.steps: Counter[int] = Counter()
        self.lost: set[int] = set()
        self.reports = 0

    async def appoint(self, accounts: list[int]) -> None:
        """Give some accounts, which never play, the role."""
        async with connected(self.context.pool) as connection:
            for account in accounts:
                await standing.set_role(connection, account, "moderator")
        self.staff = [Moderator(account, "moderator") for account in accounts]

    async def report(self, reporter: int, request: ReportRequest) -> None:
        """Report something, unless the person has reported too much today, or does not read who wrote it."""
        try:
            await do_report(self.context, reporter, request)
        except (TooManyError, NotFoundError):
            return
        self.reports += 1

    async def insult(self, rude: int, reporter: int, match: str) -> bool:
        """Let somebody insult the others at a table, and one of them report it; False if they are muted."""
        try:
            line = await do_chat(self.context, match, rude, "you fool")
        except (ForbiddenError, TooManyError):
            return False
        await self.report(reporter, ReportRequest(match, "chat", "insult", line=line))
        return True

    async def decide(self) -> None:
        """Let one moderator after the other decide about what waits."""
        for number in range(MAX_REPORTS_A_DAY):
            moderator = self.staff[number % len(self.staff)]
            waiting = (await console_of(self.context, moderator)).open
            if not waiting:
                return
            view = await report_for(self.context, moderator, waiting[0].id)
            subject, match = await self._about(waiting[0].id)
            kind, days = self._choose(view.report.kind, subject)
            case = Case(waiting[0].id, view.version, subject, match)
            try:
                measure = await do_decide(self.context, moderator, case, Decision(kind, "Be kind.", days))
            except ConflictError:  # the table is over by now
                kind = "dismiss"
                measure = await do_decide(self.context, moderator, case, Decision(kind, "It is over."))
            name = self.people[subject].name if subject is not None else ""
            self.deeds[measure] = Deed(measure, kind, subject, match, self.context.now(), days, name)

    async def _about(self, report: int) -> tuple[int | None, str | None]:
        async with connected(self.context.pool) as connection:
            row = await connection.fetchrow("SELECT subject, match FROM reports WHERE id = $1", report)
        assert row is not None
        return row["subject"], row["match"]

    def _choose(self, kind: str, subject: int | None) -> tuple[Kind, int | None]:
        """Return the next step about a person; a table is closed one time in three."""
        if kind == "objection":
            return "uphold", None
        if subject is None:
            return ("close" if self.chance.random() < 1 / 3 else "dismiss"), None
        self.steps[subject] += 1
        return STEPS[(self.steps[subject] - 1) % len(STEPS)]

    async def reconsider(self) -> None:
        """Undo some measures of yesterday, and let some people object to what was done about them."""
        for deed in list(self.deeds.values()):
            if deed.considered or self.context.now() < deed.at + UNDO_AFTER:
                continue
            deed.considered = True
            if deed.kind == "uphold":
                continue
            if self.chance.random() < UNDONE:
                await self._undo(deed)
            elif deed.subject is not None and deed.kind != "dismiss" and self.chance.random() < OBJECTIONS:
                told = await notices_of(self.context, deed.subject)
                number = next((notice.id for notice in told if notice.can_object and notice.deed == deed.kind), None)
                if number is not None:
                    await do_object(self.context, deed.subject, number, "It was not like that.")

    async def _undo(self, deed: Deed) -> None:
        try:
            await do_undo_measure(self.context, HOST, deed.measure, "We were wrong.")
        except ConflictError:  # somebody else has decided the same report again
            return
        deed.undone = True

    async def check_effects(self) -> None:
        """Note which measures are not in effect although they stand, or are although they do not."""
        for account in {deed.subject for deed in self.deeds.values() if deed.subject is not None}:
            person = self.people[account]
            caller = await caller_of(self.context, person.token)
            if caller is None:  # a suspension has ended the login
                async with connected(self.context.pool) as connection:
                    login = await enter(connection, account)
                assert login is not None
                person.token = login.token
                caller = await caller_of(self.context, person.token)
            person.suspended = caller is not None and caller.suspended
        self.lost |= await effects(self.context, self.people, self.deeds.values())

    async def check_log(self) -> None:
        """Note which measures the audit log does not have exactly once, or has as undone although they are not."""
        noted: Counter[tuple[int | None, str]] = Counter()
        before: int | None = None
        while rows := await log_before(self.context, HOST, before):
            noted.update((row.measure, row.deed) for row in rows)
            before = rows[-1].id
        for deed in self.deeds.values():
            expected = (noted[deed.measure, deed.kind], noted[deed.measure, "undo"])
            if expected != (1, int(deed.undone)):
                self.lost.add(deed.measure)
