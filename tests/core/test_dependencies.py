"""What core may import: msgspec, fluent, the standard library, and itself."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import kontor.core

FOLDER = Path(kontor.core.__file__).parent
ALLOWED = {"fluent", "msgspec", *sys.stdlib_module_names}


def imported(source: str) -> Iterator[str]:
    """Yield the modules that a source imports, at its top or inside a function."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield str(node.module)


def is_allowed(module: str) -> bool:
    """Return True if core may import a module."""
    return module.partition(".")[0] in ALLOWED or f"{module}.".startswith("kontor.core.")


def test_core_imports_only_msgspec_fluent_and_the_standard_library() -> None:
    """import-linter can forbid packages by name, but not everything that is not allowed."""
    found = {(file.name, module) for file in FOLDER.rglob("*.py") for module in imported(file.read_text("utf-8"))}
    assert len(found) > 50
    assert {(file, module) for file, module in found if not is_allowed(module)} == set()


def test_a_planted_import_would_be_seen() -> None:
    """Of another package, of a higher level of Kontor, and inside a function."""
    source = "import numpy\nfrom kontor.games import borneo\n\n\ndef late():\n    from rich import print\n"
    assert [module for module in imported(source) if not is_allowed(module)] == ["numpy", "kontor.games", "rich"]
