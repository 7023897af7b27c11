"""Bots of members, with tokens, and how they are asked to come."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import NamedTuple

from websockets.asyncio.client import connect

from kontor.server.accounts import Login
from kontor.server.accounts.bots import BotView, NewToken, Scope, do_make_bot, do_make_token
from kontor.server.matches import Context, NewMatch
from kontor.server.people import do_invite
from server.people.knowing import caller_of, new_members, open_table, sit
from server.tab import TIMEOUT_SECONDS, Tab

TINY = NewMatch("goa", 2)


class Bot(NamedTuple):
    """A bot account with a token, and its owner."""

    owner: Login
    view: BotView
    made: NewToken

    @property
    def login(self) -> Login:
        """The bot as somebody who sits down."""
        return Login(self.view.id, self.view.name, member=False, token=self.made.token)


async def new_bot(context: Context, *scopes: Scope, owner: Login | None = None) -> Bot:
    """Return a bot whose name nobody else has; of a new member, if no owner is named."""
    owner = owner or (await new_members(context, "Owner"))[0]
    view = await do_make_bot(context, caller_of(owner), f"Flagbearer {token_hex(4)}")
    made = await do_make_token(context, caller_of(owner), view.id, "at home", scopes or ("play",), 30)
    return Bot(owner, view, made)


async def invited(context: Context, bot: Bot, host: Login | None = None, new: NewMatch = TINY) -> str:
    """Return an open match of somebody who sits there and has invited a bot."""
    host = host or (await new_members(context, "Host"))[0]
    match = await open_table(context, host, new=new)
    await do_invite(context, match, caller_of(host), bot.view.name)
    return match


async def seated(context: Context, bot: Bot, host: Login | None = None, new: NewMatch = TINY) -> str:
    """Return an open match at which somebody and a bot sit."""
    match = await invited(context, bot, host, new)
    await sit(context, match, bot.login)
    return match


@asynccontextmanager
async def bot_tab(address: str, token: str) -> AsyncIterator[Tab]:
    """Open the stream of a bot and send hello."""
    where = f"{address.replace('http', 'ws', 1)}/api/bot/socket"
    async with connect(where, open_timeout=TIMEOUT_SECONDS, max_size=None) as socket:
        tab = Tab(socket)
        await tab.say("hello", token=token)
        yield tab
