"""`kontor schema`: the OpenAPI document of the server, without one that runs."""

import msgspec
import typer

from kontor.cli.extras import server_installed
from kontor.cli.language import LangOption, language
from kontor.core import encode


def schema(lang: LangOption = None) -> None:
    """Print the document as JSON: every route, every frame of a socket, and the records of the installed games."""
    language(lang)
    with server_installed():
        from kontor.server.app import openapi_document  # noqa: PLC0415 - players install no server
    typer.echo(msgspec.json.format(encode(openapi_document()), indent=2).decode())
