"""The scan of dependencies tells a weakness from a database that cannot be reached."""

import json
import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

SCAN = runpy.run_path(str(Path(__file__).parents[2] / "dev" / "scan.py"))
read_pip_audit: Callable[[str, str], Any] = SCAN["read_pip_audit"]
read_npm_audit: Callable[[str, str], Any] = SCAN["read_npm_audit"]


def pip_audit(*vulns: str) -> str:
    """Return what pip-audit prints about one package."""
    package = {"name": "ship", "version": "1.0", "vulns": [{"id": each} for each in vulns]}
    return json.dumps({"dependencies": [package], "fixes": []})


def npm_audit(**severities: str) -> str:
    """Return what npm prints about some packages."""
    weak = {name: {"severity": severity} for name, severity in severities.items()}
    return json.dumps({"vulnerabilities": weak, "metadata": {"dependencies": {"total": 7}}})


def test_a_weakness_is_named() -> None:
    assert read_pip_audit("server.txt", pip_audit("PYSEC-1")).found == ("ship 1.0: PYSEC-1",)
    assert read_npm_audit("web", npm_audit(ship="high")).found == ("ship: high",)


def test_packages_without_a_weakness_are_counted() -> None:
    assert read_pip_audit("server.txt", pip_audit()).sentence == "server.txt: 1 packages, no known weakness"
    assert read_npm_audit("web", npm_audit(ship="moderate")).sentence == "web: 7 packages, no known weakness"


def test_a_database_that_cannot_be_reached_is_not_taken_for_a_clean_result() -> None:
    skipped = json.dumps({"dependencies": [{"name": "ship", "skip_reason": "not found"}]})
    refused = json.dumps({"message": "request failed", "error": {"code": "ENOAUDIT"}})
    for result in (
        read_pip_audit("server.txt", ""),
        read_pip_audit("server.txt", skipped),
        read_npm_audit("web", ""),
        read_npm_audit("web", refused),
    ):
        assert "not scanned" in result.sentence
        assert not result.found
