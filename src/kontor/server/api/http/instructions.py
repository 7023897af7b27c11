"""Instructions: the caller's own, and nobody else's."""

from typing import Annotated, Any

from litestar import Controller, delete, get, post, put
from litestar.params import Parameter
from msgspec import Meta

from kontor.core import Record
from kontor.server.accounts import Caller
from kontor.server.api.reading import encode_part
from kontor.server.matches import (
    Context,
    do_arrange_instructions,
    do_give_instruction,
    do_replace_instruction,
    do_revoke_instruction,
)
from kontor.server.matches.instructions.manage import MAX_INSTRUCTIONS, InstructionList, instructions_of

Number = Annotated[int, Parameter(ge=1, le=2**31 - 1)]
"""The number of an instruction."""


class InstructionRequest(Record, frozen=True):
    """An instruction, filled in as one of the forms offers it."""

    order: dict[str, Any]


class ArrangeRequest(Record, frozen=True):
    """The numbers of all instructions of the caller, in the order in which they are asked."""

    numbers: Annotated[tuple[int, ...], Meta(max_length=MAX_INSTRUCTIONS)]


class InstructionNumber(Record, frozen=True):
    """The number of an instruction."""

    number: int


class InstructionRoutes(Controller):
    """What the caller wants done when its seat is asked."""

    path = "/api/matches/{match:str}/orders"
    tags = ("play",)

    @get("/", summary="My standing orders")
    async def orders(self, context: Context, caller: Caller, match: str, language: str) -> InstructionList:
        """Return the caller's instructions, and the forms of those that may be given now."""
        return await instructions_of(context, match, caller.account, language)

    @post("/", summary="Give a standing order")
    async def give(self, context: Context, caller: Caller, match: str, data: InstructionRequest) -> InstructionNumber:
        """Add an instruction after the others; it acts when the caller is asked and it has an answer."""
        return InstructionNumber(await do_give_instruction(context, match, caller.account, encode_part(data.order)))

    @put("/", summary="Arrange my standing orders", status_code=204)
    async def arrange(self, context: Context, caller: Caller, match: str, data: ArrangeRequest) -> None:
        """Rearrange the instructions: the first one that has an answer acts."""
        await do_arrange_instructions(context, match, caller.account, data.numbers)

    @put("/{number:int}", summary="Change a standing order")
    async def replace(
        self, context: Context, caller: Caller, match: str, number: Number, data: InstructionRequest
    ) -> InstructionNumber:
        """Replace an instruction."""
        return InstructionNumber(
            await do_replace_instruction(context, match, caller.account, number, encode_part(data.order))
        )

    @delete("/{number:int}", summary="Revoke a standing order")
    async def revoke(self, context: Context, caller: Caller, match: str, number: Number) -> None:
        """Revoke an instruction."""
        await do_revoke_instruction(context, match, caller.account, number)
