"""The statements of the store as PostgreSQL plans them: which tables each reads or writes."""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import msgspec

import kontor.server.store
from kontor.server.store.pool import Statement
from kontor.server.store.shards.tables import Side, side_of

BEGINS = re.compile(r"\s*\(?(WITH|SELECT|INSERT|UPDATE|DELETE)\b")
CHANGES = frozenset({"Insert", "Update", "Delete"})
"""What PostgreSQL calls the nodes of a plan that change a table."""


class Planned(NamedTuple):
    """The tables that a statement uses."""

    read: frozenset[str]
    changed: frozenset[str]

    @property
    def sides(self) -> frozenset[Side]:
        """The sides that it needs, without what would be in every database."""
        return frozenset(side_of(table) for table in self.read | self.changed) - {"both"}


async def planned(connection: asyncpg.Connection, text: str) -> Planned:
    """Ask PostgreSQL for the plan of a statement, whatever its parameters are."""
    count = max((int(number) for number in re.findall(r"\$(\d+)", text)), default=0)
    values = f"({', '.join(['NULL'] * count)})" if count else ""
    await connection.execute("SET plan_cache_mode = force_generic_plan")
    await connection.execute(f"PREPARE statement AS {text}")
    plan = await connection.fetchval(f"EXPLAIN (FORMAT JSON) EXECUTE statement {values}")
    await connection.execute("DEALLOCATE statement")
    nodes = [
        node for node in _nodes(msgspec.json.decode(plan)) if not node.get("Relation Name", "pg_").startswith("pg_")
    ]
    changed = frozenset(node["Relation Name"] for node in nodes if node.get("Operation") in CHANGES)
    return Planned(frozenset(node["Relation Name"] for node in nodes if "Operation" not in node), changed)


def _nodes(plan: Any) -> Iterator[dict[str, Any]]:
    if isinstance(plan, dict):
        yield plan
    for part in plan.values() if isinstance(plan, dict) else plan if isinstance(plan, list) else ():
        yield from _nodes(part)


def statements() -> dict[str, str]:
    """Return all statements of the store, each with the module that it is in.

    Texts that a function puts together while it runs are left out.
    """
    found: dict[str, str] = {}
    for info in pkgutil.walk_packages(kontor.server.store.__path__, "kontor.server.store."):
        if ".migrations" in info.name:
            continue
        module = importlib.import_module(info.name)
        values = [value.text if isinstance(value, Statement) else value for value in vars(module).values()]
        for text in [*values, *_within_functions(Path(str(module.__file__)))]:
            if isinstance(text, str) and BEGINS.match(text):
                found.setdefault(text, info.name)
    return found


def _within_functions(file: Path) -> Iterator[str]:
    for function in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            formatted = {
                id(part) for node in ast.walk(function) if isinstance(node, ast.JoinedStr) for part in node.values
            }
            for node in ast.walk(function):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in formatted:
                    yield node.value
