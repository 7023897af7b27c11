"""A guest who plays through the API alone, as `docs/protocol.md` does by hand: always the first legal action."""

import time
from pathlib import Path
from time import monotonic
from typing import Any

import httpx

from server.gateway import NO_CERTIFICATES, TIMEOUT_SECONDS

SEATS = 3
LEVEL = "clerk"
POLL_SECONDS = 0.05
MAX_QUIET_SECONDS = 120.0
"""Seconds without a new entry in any match after which those that are still running count as stuck."""


class Guest:
    """A guest at a server; the token and the matches outlive the server."""

    def __init__(self) -> None:
        self.token = ""
        self.entries: dict[str, int] = {}
        """The last entry of each match that the guest has seen."""

    def ask(self, address: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Return what the server answers; httpx.HTTPStatusError if it refuses."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        method = "GET" if body is None else "POST"
        with httpx.Client(base_url=f"{address}/api", verify=NO_CERTIFICATES, timeout=TIMEOUT_SECONDS) as client:
            return client.request(method, path, json=body, headers=headers).raise_for_status().json()

    def begin(self, address: str) -> None:
        """Start a match of every game that the server offers, against bots."""
        self.token = self.ask(address, "/guests", {"name": "Anna"})["token"]
        for game in self.ask(address, "/games"):
            match = self.ask(address, "/matches", {"game": game["slug"], "seats": SEATS})["match"]
            self.ask(address, f"/matches/{match}/seats", {})
            self.ask(address, f"/matches/{match}/start", {"fill_with": LEVEL})
            self.entries[match] = 0

    def play(self, address: str, decisions: int | None = None) -> dict[str, str]:
        """Make a number of decisions in each match, or all until it is over; return the status of each match."""
        made = dict.fromkeys(self.entries, 0)
        status = dict.fromkeys(self.entries, "playing")
        quiet_since = monotonic()
        while monotonic() - quiet_since < MAX_QUIET_SECONDS:
            waiting = [match for match in made if status[match] != "over" and made[match] != decisions]
            if not waiting:
                break
            before = sum(self.entries.values())
            for match in waiting:
                status[match] = self.look(address, match, made)
            if sum(self.entries.values()) > before:
                quiet_since = monotonic()
            else:
                time.sleep(POLL_SECONDS)
        return status

    def look(self, address: str, match: str, made: dict[str, int]) -> str:
        """Look at a match, answer if the guest is asked, and return the status of the match."""
        position = self.ask(address, f"/matches/{match}/view")
        self.entries[match] = position["seq"]
        if position["legal"]:
            action = {"seq": position["seq"], "key": f"at-{position['seq']}", "action": position["legal"][0]}
            self.entries[match] = self.ask(address, f"/matches/{match}/actions", action)["seq"]
            made[match] += 1
        return str(position["status"])

    def keep_record(self, address: str, match: str, path: Path) -> None:
        """Write the record of a finished match into a file."""
        with httpx.Client(verify=NO_CERTIFICATES, timeout=TIMEOUT_SECONDS) as client:
            headers = {"Authorization": f"Bearer {self.token}"}
            answer = client.get(f"{address}/api/matches/{match}/record", headers=headers).raise_for_status()
            path.write_bytes(answer.content)
