"""Lessons: guided first games, started, continued, skipped and gone back in."""

from typing import Annotated

from litestar import Controller, get, post, put
from msgspec import Meta

from kontor.core import Record
from kontor.server.accounts import Caller
from kontor.server.api.http.matches import Key, Seq
from kontor.server.matches import CommandResult, Context
from kontor.server.matches.kernel.commit import own_command
from kontor.server.matches.lobby.lessons import LessonSummary, do_start_lesson, lessons_for
from kontor.server.matches.play.coach import CoachSwitch, do_switch_coach
from kontor.server.matches.play.lesson_steps import do_go_back, do_skip_step
from kontor.server.matches.read.look import get_summary
from kontor.server.matches.read.views import MatchSummary


class StepRequest(Record, frozen=True):
    """The entry at which the caller last saw the match, and a key that makes it happen once."""

    seq: Seq
    key: Key | None = None


class BackRequest(Record, frozen=True):
    """The step to go back to, by its number from 1 on."""

    seq: Seq
    step: Annotated[int, Meta(ge=1, le=50)]
    key: Key | None = None


class LessonRoutes(Controller):
    """Guided first games."""

    path = "/api"
    tags = ("lessons",)

    @get("/lessons", summary="All lessons")
    async def lessons(self, context: Context, visitor: Caller | None) -> list[LessonSummary]:
        """Return the guided first game of every game that has one, and how far the caller is in it."""
        return await lessons_for(context, visitor.account if visitor else None)

    @post("/lessons/{game:str}", summary="Learn a game")
    async def start(
        self, context: Context, caller: Caller, origin: bytes | None, language: str, game: str
    ) -> MatchSummary:
        """Return the caller's guided first game of a game: one that is not finished, or a new one."""
        match = await do_start_lesson(context, caller.account, caller.name, game, origin)
        return await get_summary(context, match, caller.account, language)

    @post("/matches/{match:str}/lesson/skip", summary="Skip a step")
    async def skip(self, context: Context, caller: Caller, match: str, data: StepRequest) -> CommandResult:
        """Let the coach make the caller's next decision."""
        return await do_skip_step(context, await own_command(context, match, caller.account, data.seq, data.key))

    @post("/matches/{match:str}/lesson/back", summary="Go back to a step")
    async def back(self, context: Context, caller: Caller, match: str, data: BackRequest) -> CommandResult:
        """Go back to where a step of the lesson began; the moves of the others are taken back, too."""
        command = await own_command(context, match, caller.account, data.seq, data.key)
        return await do_go_back(context, command, data.step)

    @put("/matches/{match:str}/coach", summary="The coach on or off")
    async def coach(self, context: Context, caller: Caller, match: str, data: CoachSwitch) -> CoachSwitch:
        """Switch the coach on or off who watches the caller's match after its lesson."""
        return await do_switch_coach(context, match, caller.account, data.on)
