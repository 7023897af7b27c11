"""The ASGI application: routes, the dependencies of handlers, and how it starts and stops."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import TypeAlias

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from kontor.core import KontorError
from kontor.server import tracing
from kontor.server.api import callers, creator_origin, problems
from kontor.server.api.cards import Cards
from kontor.server.api.draining import Drain, drain_on_sigterm
from kontor.server.api.http.accounts import AccountRoutes
from kontor.server.api.http.bots import BotRoutes
from kontor.server.api.http.deals import DealRoutes
from kontor.server.api.http.games import GameRoutes
from kontor.server.api.http.health import health, metrics, ready
from kontor.server.api.http.imports import ImportRoutes
from kontor.server.api.http.instructions import InstructionRoutes
from kontor.server.api.http.invitations import InvitationRoutes
from kontor.server.api.http.lessons import LessonRoutes
from kontor.server.api.http.matches import MatchRoutes
from kontor.server.api.http.moderation import ModerationRoutes, ReportRoutes
from kontor.server.api.http.people import PeopleRoutes
from kontor.server.api.http.play import PlayRoutes, digest
from kontor.server.api.http.presence import PresenceRoutes
from kontor.server.api.http.puzzles import PuzzleRoutes
from kontor.server.api.http.ratings import RatingRoutes
from kontor.server.api.http.reminders import ReminderLinkRoutes, ReminderRoutes
from kontor.server.api.http.reviews import ReviewRoutes
from kontor.server.api.http.safety import SafetyRoutes
from kontor.server.api.http.seeks import SeekRoutes
from kontor.server.api.http.series import SeriesRoutes
from kontor.server.api.http.site.cards import CardRoutes, deal_page, match_page
from kontor.server.api.http.site.documents import Documents, documents
from kontor.server.api.http.site.host_pages import HostPages, imprint, privacy, security_txt, status
from kontor.server.api.http.site.key_pages import key_list, key_page
from kontor.server.api.http.site.pages import Pages, page
from kontor.server.api.http.talk import ChatFilterRoutes, TalkRoutes
from kontor.server.api.limits import RateLimits
from kontor.server.api.openapi import completed, openapi_config
from kontor.server.api.origins import OwnPages
from kontor.server.api.reading import ReadableRequest
from kontor.server.api.requests import Requests
from kontor.server.api.schemas import Schema
from kontor.server.api.socket.bot_connection import bot_socket
from kontor.server.api.socket.caps import SocketCaps
from kontor.server.api.socket.connection import match_socket
from kontor.server.api.socket.ended_logins import EndedLogins
from kontor.server.api.socket.nudge_count import NudgeCount
from kontor.server.api.socket.people import People
from kontor.server.api.socket.person_connection import person_socket
from kontor.server.api.socket.presence import Presence, beating
from kontor.server.api.socket.rooms import Rooms
from kontor.server.api.socket.sweep import sweeping
from kontor.server.limits import settling
from kontor.server.matches import Context
from kontor.server.matches.kernel.context import open_context
from kontor.server.matches.read.signing import do_announce_key
from kontor.server.settings import Settings

MAX_BODY_BYTES = 64 * 1024
"""Maximum size of a request body."""

BackgroundService: TypeAlias = Callable[[Context], AbstractAsyncContextManager[object]]
"""A service that runs in the background of the application, in the same process: the workers of a home server."""


def create_app(settings: Settings, companion: BackgroundService | None = None) -> Litestar:
    """Return the application; it connects to its services when it starts."""
    limits = RateLimits(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_context(settings) as context:
            await do_announce_key(context)
            rooms, people = Rooms(context), People(context)
            app.state.context, app.state.rooms, app.state.people, app.state.stopping = context, rooms, people, False
            ended = EndedLogins(context, lambda: [*rooms.outboxes, *people.outboxes])
            count = NudgeCount(rooms, people)
            for heard in (context.cache.hear, rooms.heard, people.heard, ended.heard, count.heard):
                await context.bus.subscribe(heard)
            presence = Presence(context.bus, lambda: {*rooms.accounts, *people.people}, people.moved)
            app.state.drain = drain = Drain(rooms, people, settings.drain_seconds if settings.nats else 0)
            async with (
                sweeping(rooms, people, ended),
                beating(presence),
                settling(context.pool, limits.shared),
                companion(context) if companion else nullcontext(),
            ):
                with drain_on_sigterm(drain):
                    yield
                app.state.stopping = True
        tracing.finish()

    app = Litestar(
        route_handlers=[
            GameRoutes,
            AccountRoutes,
            SafetyRoutes,
            BotRoutes,
            MatchRoutes,
            ImportRoutes,
            InvitationRoutes,
            LessonRoutes,
            DealRoutes,
            SeriesRoutes,
            CardRoutes,
            PlayRoutes,
            ReviewRoutes,
            PuzzleRoutes,
            TalkRoutes,
            ChatFilterRoutes,
            InstructionRoutes,
            RatingRoutes,
            PeopleRoutes,
            SeekRoutes,
            PresenceRoutes,
            digest,
            ReminderRoutes,
            ReminderLinkRoutes,
            ReportRoutes,
            ModerationRoutes,
            match_socket,
            person_socket,
            bot_socket,
            health,
            ready,
            metrics,
            privacy,
            imprint,
            status,
            security_txt,
            key_list,
            key_page,
            match_page,
            deal_page,
            documents,
            page,
        ],
        dependencies={
            "context": Provide(callers.provide_context),
            "visitor": Provide(callers.provide_visitor),
            "login": Provide(callers.provide_login),
            "caller": Provide(callers.provide_caller),
            "language": Provide(callers.provide_language),
            "origin": Provide(creator_origin.provide_origin),
        },
        exception_handlers={
            KontorError: problems.answer_problem,
            HTTPException: problems.answer_refused_request,
            Exception: problems.answer_bug,
        },
        lifespan=[lifespan],
        middleware=[limits, OwnPages()],
        state=State(
            {
                "settings": settings,
                "limits": limits,
                "caps": SocketCaps(settings),
                "pages": Pages(),
                "documents": Documents(),
                "cards": Cards(),
                "host_pages": HostPages(settings),
            }
        ),
        request_class=ReadableRequest,
        request_max_body_size=MAX_BODY_BYTES,
        openapi_config=openapi_config(),
        logging_config=None,
    )
    app.asgi_handler = Requests(app.asgi_handler)  # outside of the router: it also sees what the router refuses
    return app


def openapi_document() -> Schema:
    """Return the OpenAPI document without a running server."""
    app = create_app(Settings())
    return completed(app, app.openapi_schema.to_schema())
