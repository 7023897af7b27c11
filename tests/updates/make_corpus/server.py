"""One door to the servers of all times: what they call differently is said here, and nowhere else.

The code of a former commit is imported by name, so nothing here is typed more closely than `Any`.
"""

import importlib
import importlib.util
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Any

import msgspec

SECRET = "a secret of the corpus"  # noqa: S105 - it protects nobody
ALLOWED = {"bots_alone": True, "tables_per_person": 0, "bot_seats_per_person": 0}
"""Settings for what servers of former times allowed to everybody; a server that does not know one needs it not."""


class Server:
    """The server of one commit, without its edges: its matches, its store, and a clock that we move."""

    def __init__(self, settings: Any, pool: Any, now: datetime) -> None:
        self.time = now
        self.matches = importlib.import_module("kontor.server.matches")
        self.core = importlib.import_module("kontor.core")
        bus = importlib.import_module("kontor.server.bus")
        self.is_cached = hasattr(self.matches, "Context")
        make = self.matches.Context if self.is_cached else self.matches.House
        self.context = make(settings, pool, bus.LocalBus() if hasattr(bus, "LocalBus") else bus.WithinBus())
        if hasattr(self.context, "clock"):
            self.context.clock = lambda: self.time
        self.has_logins = _exists("kontor.server.accounts")
        self.has_ratings = _exists("kontor.server.ratings")
        self.store_of_work = "kontor.server.store" + (".work" if _exists("kontor.server.store.work") else "")
        self.has_clocks = hasattr(self.matches, "do_step_away")
        self.accounts: dict[str, int] = {}
        """By name: the account of a person."""

    def tick(self, seconds: float) -> None:
        """Let time pass for people."""
        self.time += timedelta(seconds=seconds)

    async def look(self, match_id: str) -> Any:
        """Return a copy of a match as it stands in the store."""
        if self.is_cached:
            async with self.context.cache.fresh(match_id) as match:
                return msgspec.structs.replace(match)
        async with self.context.table(match_id) as match:
            return msgspec.structs.replace(await self.context.fresh(match))

    def forget(self, match_id: str) -> None:
        """Drop a match from memory, as a server does that is started again."""
        (self.context.cache if self.is_cached else self.context).forget(match_id)

    def occupants(self, match: Any) -> Any:
        """Return who plays the seats of a match."""
        return match.occupants if self.is_cached else match.chairs

    async def do(self, name: str, *arguments: Any) -> Any:
        """Do what a `do_…` function of the server does."""
        return await getattr(self.matches, f"do_{name}")(self.context, *arguments)

    def command(self, match: Any, seat: int, **fields: Any) -> Any:
        """Return a command of a seat that has seen the match as it is."""
        return self.matches.Command(match.id, seat, match.seq, **fields)

    async def account(self, name: str) -> int:
        """Return the account of a person; Clara is a member, the others are guests."""
        if name not in self.accounts:
            self.accounts[name] = await self._new_account(name)
        return self.accounts[name]

    async def _new_account(self, name: str) -> int:
        if not self.has_logins:
            return int(await self.value("INSERT INTO accounts (name) VALUES ($1) RETURNING id", name))
        accounts = importlib.import_module("kontor.server.accounts")
        if name == "Clara":
            login = await accounts.do_register(self.context, None, name, "a long password of the corpus")
        else:
            login = await accounts.do_make_guest(self.context, name)
        return int(login.account)

    async def delete_account(self, name: str) -> None:
        """Delete the account of a guest, as they would."""
        accounts = importlib.import_module("kontor.server.accounts")
        logins = importlib.import_module("kontor.server.accounts.logins")
        await accounts.do_delete_account(self.context, logins.Caller(self.accounts.pop(name), name, member=False))

    def new_match(self, **fields: Any) -> Any:
        """Return what somebody wants to play."""
        return (self.matches.NewMatch if self.is_cached else self.matches.Proposal)(**fields)

    async def give_instructions(self, match: Any, seat: int) -> int:
        """Give every instruction that the seat may give now, with the values of its form; return how many."""
        view, account = match.game.view(match.state, seat), self.occupants(match)[seat].account
        forms = match.game.instruction_forms(view) if self.is_cached else match.game.orderable(view)
        for form in forms:
            given = {"order": form.order, **{field.name: field.default for field in form.fields}}
            name = "give_instruction" if self.is_cached else "give_order"
            await self.do(name, match.id, account, self.core.encode(given))
        return len(forms)

    async def follow_instruction(self, match_id: str) -> bool:
        """Do what a worker does about instructions; return True if one of them acted or has ended."""
        if self.is_cached:
            follow = importlib.import_module("kontor.server.matches.instructions.follow")
            found = await follow.find_ready_instruction(self.context, match_id)
            if isinstance(found, follow.ReadyInstruction):
                return bool(await follow.do_follow_instruction(self.context, match_id, found))
            return bool(found)
        ordering = importlib.import_module("kontor.server.matches.ordering")
        found = await ordering.resolve(self.context, match_id)
        if isinstance(found, ordering.Resolved):
            return bool(await ordering.do_follow_order(self.context, match_id, found))
        return bool(found)

    async def do_chores(self, match_id: str) -> None:
        """Do what a worker does after a match, and drop it from the queue."""
        chores = importlib.import_module(f"{self.store_of_work}.chores")
        async with self.connected() as connection:
            await chores.tidy_match(connection, match_id)
        if self.has_ratings:
            await importlib.import_module("kontor.server.ratings").do_rate_match(self.context, match_id)
        await self.value("DELETE FROM procrastinate_jobs WHERE args ->> 'match' = $1", match_id)

    async def value(self, statement: str, *values: Any) -> Any:
        """Run a statement, and return the first value of the first row."""
        async with self.connected() as connection:
            return await connection.fetchval(statement, *values)

    def connected(self) -> Any:
        """Return a connection to the store for a while."""
        return importlib.import_module("kontor.server.store.pool").connected(self.context.pool)


@asynccontextmanager
async def opened(database: str, now: datetime) -> AsyncIterator[Server]:
    """Create the schema of the commit in an empty database, and open its server."""
    importlib.import_module("kontor.server.store.schema").upgrade(database)
    settings_type = importlib.import_module("kontor.server.settings").Settings
    allowed = {name: value for name, value in ALLOWED.items() if name in settings_type.__struct_fields__}
    settings = settings_type(database=database, secret=SECRET, **allowed)
    pool = await importlib.import_module("kontor.server.store.pool").open_pool(database, settings.connections)
    try:
        yield Server(settings, pool, now)
    finally:
        await pool.close()


def _exists(module: str) -> bool:
    return importlib.util.find_spec(module) is not None
