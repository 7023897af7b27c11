"""`kontor admin pack` and `unpack`: the moves of old matches leave the database, or come back."""

from typing import TYPE_CHECKING, Annotated

import typer

from kontor.cli.admin.verbs import admin, on_server
from kontor.cli.errors import CliError, server_installed
from kontor.cli.language import LangOption, language, speak
from kontor.cli.screen import screen

if TYPE_CHECKING:
    from kontor.server.matches import Context
    from kontor.server.matches.packing.pack import PackedCount

KIB = 1024


@admin.command("pack", help="help-admin-pack")
def pack(
    now: Annotated[bool, typer.Option("--now", help="help-admin-pack-now")] = False,
    most: Annotated[int, typer.Option("--most", min=1, help="help-admin-pack-most")] = 1_000_000,
    lang: LangOption = None,
) -> None:
    """Pack matches that ended some days ago."""
    texts = speak(language(lang))
    with server_installed():
        from kontor.server.matches.packing.pack import do_pack_matches  # noqa: PLC0415 - players install no server

    async def carry_out(context: "Context") -> "PackedCount":
        if context.packs is None:
            raise CliError("admin-no-packs")
        return await do_pack_matches(context, days=0 if now else None, most=most, search=True)

    done = on_server(texts, carry_out)
    size = -(-done.bytes // KIB)
    screen().print(texts.text("admin-packed", {"count": done.matches, "size": size, "left": done.left}))


@admin.command("unpack", help="help-admin-unpack")
def unpack(
    match: Annotated[str, typer.Argument(help="help-admin-unpacked-match")],
    lang: LangOption = None,
) -> None:
    """Put the moves of a match into the database again."""
    texts = speak(language(lang))
    with server_installed():
        from kontor.server.matches.packing.pack import do_unpack_match  # noqa: PLC0415 - players install no server
    came_back = on_server(texts, lambda context: do_unpack_match(context, match))
    screen().print(texts.text("admin-unpacked" if came_back else "admin-not-packed", {"match": match}))
