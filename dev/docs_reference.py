"""The reference of the documentation site: Python modules, and the interface of the server. Used by `docs_pages.py`.

What is said about a module is read from its docstrings by mkdocstrings, without running it. The interface is the
OpenAPI document of the server, in the words of its page `/schema`.
"""

import re
from typing import Any, NamedTuple

from kontor.core import Texts
from kontor.server.api.reference import by_tag, operation_part, record_part
from kontor.server.app import openapi_document

HTTP, RECORDS = "reference/http.md", "reference/records.md"
INTERFACE = """# The interface of a server

Every route, as the server itself shows it at `/schema`. [The protocol](../protocol.md) says how they belong together,
and has the messages of the sockets.
"""
RECORDS_ABOUT = """# Records of the interface

What goes over the wire in requests and answers. An asterisk marks a field that must be there.
"""


class Reference(NamedTuple):
    """A page of the reference: its title, for whom it is, and the modules on it."""

    title: str
    about: str
    modules: tuple[str, ...]


PYTHON = {
    "contract": Reference("The contract", "What a game is and what can be done with it.", ("kontor.core",)),
    "games": Reference(
        "The games",
        "Each game with its options and its view. Actions and events are in `actions` and `events` of its package.",
        ("kontor.games.borneo", "kontor.games.goa", "kontor.games.cargo_noir", "kontor.games.novgorod"),
    ),
    "bots": Reference("Bots", "What decides, and the levels.", ("kontor.bots", "kontor.bots.hints", "kontor.levels")),
    "lab": Reference(
        "The lab",
        "Measuring bots, matches by the thousand, and reviews.",
        ("kontor.lab.arena", "kontor.lab.selfplay", "kontor.lab.review"),
    ),
    "envs": Reference(
        "Environments",
        "The games for programs that learn.",
        (
            "kontor.envs",
            "kontor.envs.pettingzoo",
            "kontor.envs.gymnasium",
            "kontor.envs.vector",
            "kontor.envs.openspiel",
        ),
    ),
    "client": Reference(
        "The client", "A server from Python, for people and for bots.", ("kontor.client", "kontor.client.bots")
    ),
    "signed": Reference("Signed records", "Writing, reading and verifying them.", ("kontor.signed",)),
    "packages": Reference(
        "For games from packages",
        "The contract kit that an author runs on a game, and boards for the browser.",
        ("kontor.testing.contract", "kontor.testing.scenario", "kontor.boards"),
    ),
}
"""The public modules by the name of their page. Everything else may change without a word."""


def reference_pages() -> dict[str, str]:
    """Return all pages of the reference."""
    listed = "".join(
        f"- [{each.title}]({name}.md): {', '.join(f'`{module}`' for module in each.modules)}. {each.about}\n"
        for name, each in PYTHON.items()
    )
    about = (
        f"# Reference\n\nThese modules are public.\n\n{listed}"
        "- [The interface of a server](http.md) and [its records](records.md): HTTP, for programs in any language.\n"
    )
    pages = {f"reference/{name}.md": module_page(each) for name, each in PYTHON.items()}
    return pages | interface_pages() | {"reference/index.md": about}


def module_page(reference: Reference) -> str:
    """Return the page of some modules."""
    modules = "".join(f"\n::: {module}\n" for module in reference.modules)
    return f"# {reference.title}\n\n{reference.about}\n{modules}"


def interface_pages() -> dict[str, str]:
    """Return the page of all routes, and that of all records."""
    schema, texts = openapi_document(), Texts("en", packages=("kontor.server",))
    parts = [INTERFACE]
    for tag, operations in by_tag(schema).items():
        parts.append(f"## {tag}\n")
        for method, path, operation in operations:
            anchor = re.sub(r"[^a-z0-9]+", "-", f"{method} {path}".lower()).strip("-")
            parts.append(f"### `{method.upper()} {path}` {{ #{anchor} }}\n")
            parts.append(block(operation_part(texts, method, path, operation)).replace('"#', '"records.html#'))
    records = [RECORDS_ABOUT]
    for name, described in sorted(schema["components"]["schemas"].items()):
        records += [f"## {name} {{ #{name} }}\n", block(record_part(name, described))]
    return {HTTP: "\n".join(parts), RECORDS: "\n".join(records)}


def block(section: Any) -> str:
    """Return what a section has below its heading, as a block of HTML."""
    inner = str(section).partition("</h3>")[2].removesuffix("</section>")
    return f'<div class="interface">\n{inner}\n</div>\n'
