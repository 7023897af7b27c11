"""Talk: the chat of a table, and everybody's private notes."""

from typing import Annotated

from litestar import Controller, get, post, put
from litestar.params import Parameter
from msgspec import Meta

from kontor.core import Record
from kontor.server.accounts import Caller
from kontor.server.api.callers import FOR_BOTS
from kontor.server.api.http.matches import Key
from kontor.server.matches import Context, do_chat, do_mute, do_write_note
from kontor.server.matches.chat_filter import ChatFilterView, chat_filter_of, do_filter_chat
from kontor.server.matches.talk import ChatMessage, chat_since, note_of


class ChatRequest(Record, frozen=True):
    """A chat message, and a key that makes it sent once."""

    text: Annotated[str, Meta(max_length=2000)]
    key: Key | None = None


class ChatNumber(Record, frozen=True):
    """The number of a message."""

    number: int


class MuteRequest(Record, frozen=True):
    """Whether the caller mutes a seat."""

    muted: bool


class Note(Record, frozen=True):
    """A private note."""

    text: Annotated[str, Meta(max_length=8000)]


class ChatFilterRoutes(Controller):
    """What everybody chooses not to read."""

    path = "/api/me/chat-filter"
    tags = ("talk",)

    @get("/", summary="My chat filter")
    async def chosen(self, context: Context, caller: Caller) -> ChatFilterView:
        """Return what the caller does not want to read in chats."""
        return await chat_filter_of(context, caller.account)

    @put("/", summary="Choose my chat filter")
    async def choose(self, context: Context, caller: Caller, data: ChatFilterView) -> ChatFilterView:
        """Choose what the caller does not read; what others read stays the same."""
        return await do_filter_chat(context, caller.account, data)


class TalkRoutes(Controller):
    """What people say, and what they write down for themselves."""

    path = "/api/matches/{match:str}"
    tags = ("talk",)

    @get("/chat", summary="What was said", opt={FOR_BOTS: "chat"})
    async def heard(
        self,
        context: Context,
        visitor: Caller | None,
        match: str,
        language: str,
        since: Annotated[int, Parameter(ge=0, le=1_000_000_000)] = 0,
    ) -> list[ChatMessage]:
        """Return what was said after a message, without the seats that the caller muted."""
        account = visitor.account if visitor else None
        return await chat_since(context, match, account, since, language)

    @post("/chat", summary="Say something", opt={FOR_BOTS: "chat"})
    async def say(self, context: Context, caller: Caller, match: str, data: ChatRequest) -> ChatNumber:
        """Send a chat message."""
        return ChatNumber(await do_chat(context, match, caller.account, data.text, data.key))

    @put("/mutes/{seat:int}", summary="Mute a seat", status_code=204)
    async def mute(self, context: Context, caller: Caller, match: str, seat: int, data: MuteRequest) -> None:
        """Mute a seat, or unmute it."""
        await do_mute(context, match, caller.account, seat, data.muted)

    @get("/note", summary="My note")
    async def note(self, context: Context, caller: Caller, match: str) -> Note:
        """Return the caller's private note."""
        return Note(await note_of(context, match, caller.account))

    @put("/note", summary="Write my note")
    async def write(self, context: Context, caller: Caller, match: str, data: Note) -> Note:
        """Write the caller's private note."""
        await do_write_note(context, match, caller.account, data.text)
        return data
