"""The errors of a server, as an exception."""

from typing import Any


class ProblemError(Exception):
    """A problem that a server returned: a code for programs, a text for people, a rule if a game refused."""

    def __init__(self, status: int, told: dict[str, Any]) -> None:
        super().__init__(told.get("text", ""))
        self.status = status
        self.code: str = told.get("code", "")
        self.rule: str | None = told.get("rule")
        self.facts: dict[str, Any] = told.get("facts", {})
