"""A server over HTTP: logging in, and creating and playing matches."""

from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec

from kontor.client.addresses import Addresses
from kontor.client.errors import ProblemError
from kontor.client.seat import SeatSocket
from kontor.core import Action, AnyGame, ComponentData, encode, registry

TIMEOUT_SECONDS = 30.0
WELL = 400
"""Statuses from here on are problems."""


class Server:
    """One person at one server. Answers are the JSON of `docs/protocol.md`; views and actions become records.

    A server may have other addresses, too: gateways that are asked when the one in use does not answer.
    """

    def __init__(
        self, address: str, token: str | None = None, language: str = "en", others: Sequence[str] = ()
    ) -> None:
        self.addresses = Addresses((address, *others))
        self.token = token
        self.language = language
        self.http = httpx.AsyncClient(timeout=TIMEOUT_SECONDS)

    @property
    def address(self) -> str:
        """The address in use."""
        return self.addresses.current

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """Send a request and return what the server answers; ProblemError if it refuses.

        httpx.TransportError means that nobody answered; the request may or may not have arrived.
        """
        headers = {"accept-language": self.language}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        content = encode(body) if body is not None else None
        if content is not None:
            headers["content-type"] = "application/json"
        params = {key: value for key, value in query.items() if value is not None}
        response = await self._send(method, f"/api{path}", content=content, headers=headers, params=params)
        if response.status_code >= WELL:
            try:
                problem = msgspec.json.decode(response.content, type=dict[str, Any])
            except msgspec.DecodeError:
                problem = {"code": "no-answer", "text": f"{response.status_code}: {response.text[:200]}"}
            raise ProblemError(response.status_code, problem)
        return msgspec.json.decode(response.content) if response.content else None

    async def _send(self, method: str, path: str, **request: Any) -> httpx.Response:
        """Send a request to the address in use; to the others only if it cannot have arrived there."""
        untried = len(self.addresses)
        while True:
            untried -= 1
            try:
                return await self.http.request(method, f"{self.address}{path}", **request)
            except httpx.TransportError as error:
                self.addresses.turn()
                if not untried or not isinstance(error, httpx.ConnectError):
                    raise

    async def become_guest(self, name: str) -> dict[str, Any]:
        """Become a guest with this name, and stay logged in."""
        login: dict[str, Any] = await self.ask("POST", "/guests", {"name": name})
        self.token = login["token"]
        return login

    async def log_in(self, name: str, password: str) -> dict[str, Any]:
        """Log in as a member."""
        login: dict[str, Any] = await self.ask("POST", "/logins", {"name": name, "password": password})
        self.token = login["token"]
        return login

    async def create(self, game: str, seats: int, options: dict[str, Any] | None = None, **more: Any) -> str:
        """Create a match and return its id."""
        summary = await self.ask("POST", "/matches", {"game": game, "seats": seats, "options": options or {}, **more})
        match: str = summary["match"]
        return match

    async def join(self, match: str, seat: int | None = None, entropy: str | None = None) -> int:
        """Take a seat and return its number."""
        summary = await self.ask("POST", f"/matches/{match}/seats", {"seat": seat, "entropy": entropy})
        taken: int = summary["seat"]
        return taken

    async def start(self, match: str, fill_with: str | None = "trader") -> None:
        """Start a match, with bots in the empty seats."""
        await self.ask("POST", f"/matches/{match}/start", {"fill_with": fill_with})

    async def play(self, match: str, seq: int, action: Action, key: str | None = None) -> int:
        """Play an action and return its entry of the log: it is on disk then."""
        result = await self.ask("POST", f"/matches/{match}/actions", {"seq": seq, "action": action, "key": key})
        entry: int = result["seq"]
        return entry

    async def game_of(self, match: str) -> AnyGame:
        """Return the rules of a match, with the box it began with."""
        summary = await self.ask("GET", f"/matches/{match}")
        return await self.game_with(summary["game"], summary.get("components"))

    async def game_with(self, slug: str, components: str | None) -> AnyGame:
        """Return a game with the box of a hash, from the server if this package does not ship it."""
        if components is None:  # a server that had one box of each game
            return registry.game(slug)
        game = registry.game_with(slug, components)
        if game is None:
            content = await self.ask("GET", f"/games/{slug}/boxes/{components}")
            game = registry.game(slug).with_components(ComponentData(content, components))
        return game

    async def sit_at(self, match: str) -> SeatSocket:
        """Return a socket at a match that stays connected."""
        game, (address, *others) = await self.game_of(match), self.addresses.ordered
        return SeatSocket(address, match, self.token, game, self.language, others)
