"""Two worlds: rated matches that agree up to the delay and differ after it are the same bytes to people without a seat.

One match is played up to a moment and stored. Then it goes on in several ways, each of which begins at that moment; in
each of them a stranger, who follows the players, and somebody without a login ask and hear all that they may.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
from litestar import Litestar

from kontor.core import LANGUAGES, encode
from kontor.server.api.socket import rooms as live
from kontor.server.api.socket.rooms import Rooms
from kontor.server.api.socket.sweep import LateSweep, sweep
from kontor.server.app import create_app
from kontor.server.matches import Context, Match, RunningMatch
from kontor.server.matches import talk as talking
from kontor.server.matches.clock.speeds import Slug
from kontor.server.matches.read import look as looking
from kontor.server.matches.watching import delay as watching
from kontor.server.settings import Settings
from kontor.server.store.pool import Connection, connected
from server.reading import Heard, demand_same, until_pong
from server.watching.rated import Watched, watched
from server.wire import Answer, Ask, InProcess, Line
from server.worlds import LeakError

BEFORE = "pptppupappbtpp"
FUTURES = ("", "t", "p", "ppptp", "ppwat", "af", "ppuptppppppp", "pr", "pc")
"""What happens after the moment: nothing, and other things; see `Watched.live`."""
TICKS = 12
"""Sweeps after the moment, 7 seconds apart: less than the delay."""
TABLES = ("matches", "seats", "actions", "snapshots", "chat", "waits")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]


@pytest.fixture(scope="module")
async def app(settings: Settings) -> AsyncIterator[Litestar]:
    """The application in this process, in a task of its own from its start to its end."""
    made, started, stop = create_app(settings), asyncio.Event(), asyncio.Event()

    async def run() -> None:
        async with made.lifespan():
            started.set()
            await stop.wait()

    running = asyncio.create_task(run())
    waiting = asyncio.create_task(started.wait())
    await asyncio.wait((running, waiting), return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        running.result()
    yield made
    stop.set()
    waiting.cancel()
    await running


class Moment:
    """A match as it is stored at a moment, to which every world goes back."""

    def __init__(self, at: Watched) -> None:
        self.at = at
        self.now = at.hands.at

    async def keep(self) -> None:
        """Store a copy of every row of the match, apart from the tables that other tests look at."""

        async def keep_in(connection: Connection) -> None:
            await connection.execute("CREATE SCHEMA IF NOT EXISTS kept")
            for table in TABLES:
                key = "id" if table == "matches" else "match"
                await connection.execute(f"DROP TABLE IF EXISTS kept.{table}")
                statement = f"CREATE TABLE kept.{table} AS SELECT * FROM {table} WHERE {key} = '{self.at.match}'"  # noqa: S608
                await connection.execute(statement)

        await self.at.context.databases.ask_each(keep_in)

    async def go_back(self) -> None:
        """Make the stored match what it was."""

        async def go_back_in(connection: Connection) -> None:
            async with connection.transaction():
                await connection.execute("SET LOCAL session_replication_role = replica")  # others refer to the match
                for table in TABLES:
                    key = "id" if table == "matches" else "match"
                    await connection.execute(f"DELETE FROM {table} WHERE {key} = '{self.at.match}'")  # noqa: S608
                    await connection.execute(f"INSERT INTO {table} SELECT * FROM kept.{table}")  # noqa: S608

        await self.at.context.databases.ask_each(go_back_in)
        self.at.context.cache.forget(self.at.match)
        self.at.hands.at = self.now


def asks(at: Watched, seq: int) -> list[Ask]:
    """Return what somebody without a seat can ask about a match."""
    path = f"/api/matches/{at.match}"
    places = ["", "/view", "/view?since=-1", f"/view?since={seq}", "/log", f"/log?since={seq}", "/log?since=900000"]
    places += ["/chat", "/chat?since=1", "/ratings", "/record", "/secret", "/scores", "/outline", "/outline?seat=0"]
    places += ["/steps/0", f"/steps/{seq}", "/steps/99999", "/reviews/0", "/invitation", "/question", "/digest"]
    found = [Ask("GET", f"{path}{place}", language=LANGUAGES[n % 2]) for n, place in enumerate(places)]
    found += [Ask("GET", f"{path}{place}words=true", language="de") for place in ("/view?since=-1&", "/log?")]
    found += [Ask("GET", place) for place in ("/api/running", "/api/me/follows", "/api/matches", "/api/me/matches")]
    found += [Ask("GET", f"/api/people{place}?name={at.people[0].name}") for place in ("", "/results")]
    found += [_post(f"{path}/describe", {"ref": f"seat:{seat}"}) for seat in range(3)]
    found += [_post(f"{path}/branches", {"step": step}) for step in (0, seq, 99999)]
    found += [_post(f"{path}/reviews/0", {"budget": "quick"})]
    for number in (seq, seq + 1, seq + 3):
        command = {"seq": number, "key": f"key {number}"}
        found += [_post(f"{path}/actions", {**command, "action": {"do": "nothing"}}), _post(f"{path}/undo", command)]
        found += [_post(f"{path}/seats/{seat}/substitute", command) for seat in range(3)]
        found += [_post(f"{path}/resignation", command)]
    lines = (1, 2, 3, 4, 5, 6)
    report = {"match": at.match, "kind": "chat", "category": "insult"}
    return [*found, *(_post("/api/reports", {**report, "line": line}) for line in lines)]


def _post(path: str, body: dict[str, object]) -> Ask:
    return Ask("POST", path, encode(body))


async def world(app: Litestar, moment: Moment, future: str) -> Heard:
    """Return all that people without a seat receive in one world, at the table and from its socket."""
    at, wire = moment.at, InProcess(app)
    heard: Heard = {}
    rooms: Rooms = app.state.rooms
    await moment.go_back()
    seq = (await at.table()).seq
    async with AsyncExitStack() as open_lines:
        lines: dict[str, Line] = {}
        for who, token in (("stranger", at.stranger.token), ("nobody", None)):
            lines[who] = await open_lines.enter_async_context(wire.line(f"/api/matches/{at.match}/socket"))
            await lines[who].say({"say": "hello", "token": token, "since": 2, "words": True, "lang": "de"})
            heard[f"{who} at the beginning"] = b"\n".join(await until_pong(lines[who]))
        late = LateSweep(rooms)
        for number in range(TICKS):
            at.hands.move(seconds=7)
            await at.live(future[number : number + 1], 31 * number + len(future))
            await sweep(rooms)
            await late.sweep()
        while rooms.tasks:
            await asyncio.gather(*rooms.tasks.values())
        for who, line in lines.items():
            heard[f"{who} later"] = b"\n".join(await until_pong(line))
            await line.say({"say": "play", "key": "no", "seq": seq + 1, "action": {"do": "nothing"}})
            heard[f"{who} refused"] = b"\n".join(await until_pong(line))
    for who, token in (("stranger", at.stranger.token), ("nobody", None)):
        for ask in asks(at, seq):
            answer = await wire.ask(ask, token)
            assert answer.status < 500, (ask, answer)
            heard[f"{who} {ask}"] = answer
        async with wire.line(f"/api/matches/{at.match}/socket") as line:
            await line.say({"say": "hello", "token": token, "since": seq - 3, "words": True})
            heard[f"{who} comes late"] = b"\n".join(await until_pong(line))
    async with connected(at.context.pool) as connection:
        await connection.execute("DELETE FROM reports WHERE match = $1", at.match)
        await connection.execute("SELECT setval(pg_get_serial_sequence('reports', 'id'), 1000)")
    return heard


def body(answer: Answer | bytes) -> Any:
    """Return the JSON of an answer."""
    assert isinstance(answer, Answer)
    return msgspec.json.decode(answer.body)


async def begun(app: Litestar, speed: Slug = "live") -> Moment:
    """Return a match that has been played for a while, and a stranger who follows its people."""
    context: Context = app.state.context
    at = await watched(context, speed)
    for person in at.people:
        async with connected(context.pool) as connection:
            await connection.execute("UPDATE accounts SET login = lower(name) || id WHERE id = $1", person.account)
    for letter in BEFORE:
        at.hands.move(seconds=20)
        await at.live(letter)
    at.hands.move(seconds=1)
    moment = Moment(at)
    await moment.keep()
    async with connected(context.pool) as connection:
        statement = "INSERT INTO follows (follower, followed) SELECT $1, unnest($2::bigint[])"
        await connection.execute(statement, at.stranger.account, [person.account for person in at.people])
        await connection.execute("SELECT setval(pg_get_serial_sequence('reports', 'id'), 1000)")
    return moment


async def test_nobody_without_a_seat_can_tell_futures_of_a_rated_match_apart(app: Litestar) -> None:
    moment = await begun(app)
    truth = await world(app, moment, FUTURES[0])

    for future in FUTURES[1:]:
        demand_same(f"somebody without a seat, if {future} happens,", truth, await world(app, moment, future))

    path = f"/api/matches/{moment.at.match}/view"
    shown = [body(answer) for label, answer in truth.items() if f"{path}'" in label]
    listed = [body(answer)["tables"] for label, answer in truth.items() if "/api/running" in label]
    followed = [body(answer)["tables"] for label, answer in truth.items() if "stranger" in label and "follows" in label]
    assert [view["seq"] for view in shown] == [shown[0]["seq"]] * 2
    assert [table["table"]["match"] for tables in (*listed, *followed) for table in tables][:1] == [moment.at.match]
    assert followed[0]
    assert b'"tell":"position"' in truth["nobody later"]


async def test_after_the_delay_the_futures_differ_and_the_sockets_are_told(app: Litestar) -> None:
    moment = await begun(app)
    at, wire, late = moment.at, InProcess(app), LateSweep(app.state.rooms)
    heard = []
    for future in ("pp", "tpp"):
        await moment.go_back()
        async with wire.line(f"/api/matches/{at.match}/socket") as line:
            await line.say({"say": "hello"})
            await until_pong(line)
            await at.live(future, 9)
            at.hands.move(seconds=watching.LIVE_DELAY.total_seconds())
            await late.sweep()
            told = b"".join(await until_pong(line))
            heard.append((b'"tell":"position"' in told, b"This is line 0 of 9" in told))
            await late.sweep()
            assert len(await until_pong(line)) == 1

    assert heard == [(True, False), (True, True)]


def a_spectator_sees_it_live(patch: pytest.MonkeyPatch) -> None:
    """Positions are not delayed."""

    async def at_once(context: Context, match: Match, account: int | None) -> Match:
        is_running = isinstance(match, RunningMatch)
        return msgspec.structs.replace(match, delay=watching.LIVE_DELAY) if is_running else match

    patch.setattr(looking, "as_seen", at_once)


def the_chat_is_read_live(patch: pytest.MonkeyPatch) -> None:
    """The chat is not delayed."""
    patch.setattr(talking, "chat_until", lambda *_: None)


def a_nudge_moves_those_who_are_late(patch: pytest.MonkeyPatch) -> None:
    """Sockets hear of the present when the match moves."""
    patch.setattr(live, "delay_of", lambda *_: None)
    patch.setattr("kontor.server.matches.read.views.demand_shown", lambda *_: None)


LEAKS: dict[Callable[[pytest.MonkeyPatch], None], str] = {
    a_spectator_sees_it_live: "/api/matches/",
    the_chat_is_read_live: "chat|later",
    a_nudge_moves_those_who_are_late: "later|refused",
}


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
async def test_a_server_that_shows_a_rated_match_too_early_is_caught(
    app: Litestar, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    moment = await begun(app)
    leak(monkeypatch)
    truth = await world(app, moment, "")

    with pytest.raises(LeakError, match=LEAKS[leak]):
        demand_same("somebody without a seat", truth, await world(app, moment, "tpp"))
