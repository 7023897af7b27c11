"""Reading a stored match through a server's API, as a stranger may: whatever cannot be read is a finding."""

from typing import Any

import httpx
import msgspec

from kontor.core import KontorError, MatchRecord, replay
from kontor.core.registry import game_with
from updates.make_corpus.manifest import StoredMatch

PAGE = 200
"""Entries of a log that a server sends at once."""


class Reader:
    """Asks a server for everything that it shows of matches, and notes what it does not."""

    def __init__(self) -> None:
        self.client = httpx.AsyncClient()
        self.unreadable: dict[str, str] = {}
        """By id of a match: the first thing that could not be read."""
        self.lost: dict[str, str] = {}
        """By id of a match: what is gone of it."""

    async def look(self, stored: StoredMatch) -> None:
        """Read a match as it was stored: its summary, position, log and chat, and nothing may be gone."""
        summary = await self._get(stored, "")
        if summary is None:
            return
        if summary["unavailable"]:
            self.unreadable.setdefault(stored.id, summary["unavailable"])
            return
        if (summary["step"], summary["status"]) != (stored.step, stored.status):
            self.lost.setdefault(stored.id, f"step {summary['step']} and {summary['status']}")
        said = await self._get(stored, "/chat")
        if said is not None and len(said) != stored.chat:
            self.lost.setdefault(stored.id, f"{len(said)} of {stored.chat} chat messages")
        if stored.status != "open":
            await self._get(stored, "/view?words=true")
            if len(await self._log(stored)) < stored.entries:
                self.lost.setdefault(stored.id, "entries of the log")

    async def look_back(self, stored: StoredMatch) -> int:
        """Read a match that is over: its log, its chat, every position, its scores and its record; return its jumps."""
        for path in ("", "/view?words=true", "/chat", "/secret", "/scores"):
            await self._get(stored, path)
        entries = await self._log(stored)
        raw = await self._get(stored, "/record")
        if raw is None:
            return 0
        record = msgspec.convert(raw, MatchRecord)
        for step in range(len(record.moves) + 1):
            if step % 4 == 0 or step == len(record.moves):
                await self._get(stored, f"/steps/{step}", may_be_lost=bool(record.continued))
        self._replay(stored, record)
        if stored.result is not None and raw["result"] != stored.result:
            self.lost.setdefault(stored.id, "its result")
        links = [move.link for move in record.moves] or [record.opening]
        if stored.status == "over" and links[-1] != stored.link:
            self.lost.setdefault(stored.id, "its last link")
        return sum(entry["kind"] == "continued" for entry in entries)

    def _replay(self, stored: StoredMatch, record: MatchRecord) -> None:
        game = game_with(record.header.game, record.header.components)
        if game is None:
            self.unreadable.setdefault(stored.id, f"record: no box {record.header.components}")
            return
        try:
            replay(game, record)
        except KontorError as error:
            if stored.status == "over" and error.key == "record-corrected":
                return  # it ended before the correction: its positions are stored, and it is shown by them
            self.unreadable.setdefault(stored.id, f"record: {error}")

    async def _log(self, stored: StoredMatch) -> list[dict[str, Any]]:
        entries: list[dict[str, Any]] = []
        while True:
            since = entries[-1]["seq"] if entries else -1
            page = await self._get(stored, f"/log?words=true&since={since}")
            entries += page or []
            if not page or len(page) < PAGE:
                return entries

    async def _get(self, stored: StoredMatch, path: str, *, may_be_lost: bool = False) -> Any:
        """Return what a server answers; None and a finding if that is not a success."""
        answer = await self.client.get(f"/api/matches/{stored.id}{path}")
        if answer.is_success:
            return answer.json()
        if not (may_be_lost and answer.json().get("code") == "position-lost"):
            self.unreadable.setdefault(stored.id, f"{path or 'summary'}: {answer.status_code} {answer.text[:300]}")
        return None
