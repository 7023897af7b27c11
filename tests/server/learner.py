"""Somebody who plays on after a lesson, for tests of the coach."""

from typing import Any

from kontor.core import Action, Seat, encode
from kontor.server.matches import Command, Context, RunningMatch, do_play_action
from kontor.server.matches.kernel.coach import CoachNotes, judged_in
from kontor.server.matches.kernel.lesson import LessonProgress
from kontor.server.matches.play.hints import Recommendation
from kontor.server.matches.read.coach import CoachView
from kontor.server.matches.read.look import get_position
from kontor.server.store.matches import matches
from kontor.server.store.work import hints as store
from kontor.server.store.work.hints import HintRequest
from server.matches.test_lessons import answer, beside, lesson_of, let_others_move

MAX_MOVES = 200


class Learner:
    """Somebody who plays on after a lesson of Goa, at their next question with several answers."""

    def __init__(self, context: Context, match: str, account: int) -> None:
        self.context, self.match, self.account = context, match, account
        self.seat: Seat = 0
        self.seq = 0
        self.legal: list[Action] = []

    async def look(self) -> "Learner":
        """Let the others play, and the learner where there is no choice, until the learner has one."""
        for _ in range(MAX_MOVES):
            async with self.context.cache.fresh(self.match) as running:
                assert isinstance(running, RunningMatch)
                learner, decider, self.seq = running.demand_seat(self.account), running.deciders[0], running.seq
                legal = running.game.legal_actions(running.state, decider)
            if decider == learner and len(legal) > 2:
                self.seat, self.legal = learner, legal
                return self
            by = "person" if decider == learner else "bot:clerk"
            await do_play_action(self.context, Command(self.match, decider, self.seq, by=by), encode(legal[0]))
        raise AssertionError("the learner is never asked")

    async def worker_says(self, *shares: float) -> None:
        """Answer in a worker's place: the first legal actions promise these shares, the first of them is the best."""
        found = [
            Recommendation(action, share, (f"drawback {number}.",))
            for number, (action, share) in enumerate(zip(self.legal, shares, strict=False))
        ]
        said = {"en": found[:1], "de": found[:1], judged_in("en"): found, judged_in("de"): found}
        asked = HintRequest(self.match, self.seat, self.seq)
        async with self.context.at(self.match) as connection:
            await store.ask(connection, asked)
            await store.put(connection, asked, encode(said))

    async def play(self, number: int, **way: Any) -> None:
        """Play one of the legal actions."""
        command = Command(self.match, self.seat, self.seq, account=self.account, **way)
        await do_play_action(self.context, command, encode(self.legal[number]))

    async def view(self) -> CoachView | None:
        """Return the coach as the learner sees it."""
        words = (await get_position(self.context, self.match, self.account, None, "en")).words
        assert words
        return words.coach

    async def notes(self) -> CoachNotes:
        """Return what is stored."""
        self.context.cache.forget(self.match)
        async with self.context.cache.fresh(self.match) as running:
            assert running.lesson
            return running.lesson.coach

    async def remember(self, notes: CoachNotes) -> None:
        """Store what the coach remembers."""
        progress = encode(LessonProgress("first", left=True, coach=notes)).decode()
        async with self.context.at(self.match) as connection:
            await matches.set_lesson(connection, self.match, progress)
        self.context.cache.forget(self.match)

    async def asked(self) -> int:
        """Return how often a worker was asked about the learner's present question."""
        async with self.context.at(self.match) as connection:
            statement = "SELECT count(*) FROM hints WHERE match = $1 AND seat = $2 AND seq = $3"
            count: int = await connection.fetchval(statement, self.match, self.seat, self.seq)
        return count


async def learner_of(context: Context) -> Learner:
    """Return somebody who has gone their own way."""
    match, account = await lesson_of(context)
    await let_others_move(context, match)
    await answer(context, match, account, await beside(context, match, account), own_way=True)
    return await Learner(context, match, account).look()
