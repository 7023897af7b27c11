"""The bots of a member: accounts for programs that play here, and the tokens that let them in."""

from typing import Annotated

from litestar import Controller, delete, get, post
from msgspec import Meta

from kontor.core import Record
from kontor.server.accounts import Caller
from kontor.server.accounts.bots import (
    MAX_TOKEN_DAYS,
    BotView,
    NewToken,
    Scope,
    bots_of,
    do_delete_bot,
    do_make_bot,
    do_make_token,
    do_revoke_token,
)
from kontor.server.api.parameters import RowNumber
from kontor.server.matches import Context

Short = Annotated[str, Meta(max_length=200)]
Days = Annotated[int, Meta(ge=1, le=MAX_TOKEN_DAYS)]
DEFAULT_DAYS = 90


class NewBot(Record, frozen=True):
    """The name of a new bot, without the mark that every bot has."""

    name: Short


class TokenRequest(Record, frozen=True):
    """What a new token may do, for how many days, and what its owner calls it."""

    label: Short
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=10)] = ("play",)
    days: Days = DEFAULT_DAYS


class OwnBots(Record, frozen=True):
    """The bots of the caller, and how many they may have."""

    bots: tuple[BotView, ...]
    most: int


class BotRoutes(Controller):
    """Bot accounts. No bot may use these routes, so a token never makes another one."""

    path = "/api/me/bots"
    tags = ("bots",)

    @get("/", summary="My bots")
    async def mine(self, context: Context, caller: Caller) -> OwnBots:
        """Return the caller's bots with their tokens, and how many bots a member may have."""
        return OwnBots(await bots_of(context, caller), context.settings.bots_per_person)

    @post("/", summary="A new bot")
    async def make(self, context: Context, caller: Caller, data: NewBot) -> BotView:
        """Create a bot account. Its name ends with "(bot)", and everybody sees whose it is."""
        return await do_make_bot(context, caller, data.name)

    @delete("/{bot:int}", summary="Delete a bot", status_code=204)
    async def remove(self, context: Context, caller: Caller, bot: RowNumber) -> None:
        """Delete a bot account: its tokens end, and bots of the server take over its seats."""
        await do_delete_bot(context, caller, bot)

    @post("/{bot:int}/tokens", summary="A new token")
    async def make_token(self, context: Context, caller: Caller, bot: RowNumber, data: TokenRequest) -> NewToken:
        """Make a token for a bot. The answer is the only place where it can be read."""
        return await do_make_token(context, caller, bot, data.label, data.scopes, data.days)

    @delete("/{bot:int}/tokens/{id:int}", summary="Revoke a token", status_code=204)
    async def revoke(self, context: Context, caller: Caller, bot: RowNumber, id: RowNumber) -> None:  # noqa: A002
        """Revoke a token; the stream that it opened is closed at once."""
        await do_revoke_token(context, caller, bot, id)
