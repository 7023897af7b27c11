"""Everything that one viewer can receive at a position of a match, and what they receive when it moves on."""

from contextlib import AsyncExitStack
from typing import Any, TypeAlias

import msgspec

from kontor.core import LANGUAGES, Action, Rng, Seat, encode
from kontor.server.accounts import do_make_guest
from kontor.server.matches import Context, Match, NewMatch, do_chat, do_create_match, do_join, do_start, do_write_note
from kontor.server.store.pool import connected
from server.wire import Answer, Ask, Line, Wire
from server.worlds import CLOCK, LeakError, World

Heard: TypeAlias = dict[str, Answer | bytes]
"""What came back, by what was asked."""

TRIES = 2
"""Number of legal answers to the open question that are tried at a position, and of illegal ones."""
AFTER_THE_END = ("/record", "/secret", "/scores", "/outline", "/outline?seat=0")
"""What everybody is refused while a match is played."""
BROKEN = 500
TOO_MANY = 429


class Sitting(msgspec.Struct, frozen=True):
    """The tokens of the players of a match by seat, and that of a stranger who watches."""

    match: str
    tokens: tuple[str, ...]
    stranger: str

    @property
    def path(self) -> str:
        """The path of the match."""
        return f"/api/matches/{self.match}"

    def token(self, viewer: Seat | None) -> str:
        """Return the token of a seat, or of the stranger."""
        return self.stranger if viewer is None else self.tokens[viewer]


async def sit_down(context: Context, proposal: NewMatch) -> tuple[Sitting, Match]:
    """Let people start a match, talk and write notes, all at the same moment."""
    people = [await do_make_guest(context, f"Person {seat}") for seat in range(proposal.seats)]
    stranger = await do_make_guest(context, "Stranger")
    match = await do_create_match(context, people[0].account, proposal)
    for person in people:
        await do_join(context, match, person.account, person.name, None, person.name)
        await do_chat(context, match, person.account, f"{person.name} is here")
        await do_write_note(context, match, person.account, "Nobody else reads this")
    await do_start(context, match, people[0].account)
    async with connected(context.pool) as connection:
        await connection.execute("UPDATE chat SET at = $2 WHERE match = $1", match, CLOCK)
    async with context.cache.locked(match) as table:
        return Sitting(match, tuple(person.token for person in people), stranger.token), table


def asks(sitting: Sitting, world: World, viewer: Seat | None, rng: Rng, tries: int = TRIES) -> list[Ask]:
    """Return the requests of a viewer at a position: the same in every world, and none changes the match."""
    path, seq = sitting.path, world.table.seq
    looks = ("", f"/view?since={max(seq - 5, 0)}", f"/log?since={max(seq - 200, -1)}", "/chat")
    found = [Ask("GET", f"{path}{place}") for place in (*looks, *AFTER_THE_END, "/steps/0")]
    found += [Ask("GET", f"{path}/reviews/0"), _post(f"{path}/reviews/0", {"budget": "quick"})]
    found += [_post(f"{path}/branches", each) for each in refused_branches(world.table.step)]
    spoken = LANGUAGES[seq % 2]
    found += [Ask("GET", "/api/me/matches", language=spoken), Ask("GET", f"{path}/question", language=spoken)]
    told = (f"/view?words=true&since={max(seq - 5, 0)}", f"/log?words=true&since={max(seq - 20, -1)}")
    found += [Ask("GET", f"{path}{place}", language=spoken) for place in told]
    earlier = ("/orders", "/digest", f"/digest?since={max(seq - 30, 0)}", f"/steps/{max(world.table.step - 3, 0)}")
    found += [Ask("GET", f"{path}{place}", language=spoken) for place in earlier]
    found += [Ask("GET", place) for place in ("/api/me/export", "/api/me/ratings", f"{path}/ratings", f"{path}/card")]
    found.append(_post(f"{path}/what-if", {"refs": []}, spoken))
    found.append(_post(f"{path}/actions", {"seq": seq, "action": {"do": "nothing"}}))
    found += [_post(f"{path}/describe", {"ref": ref}, spoken) for ref in asked_about(world, viewer)]
    if _cannot_undo(world, viewer):
        found.append(_post(f"{path}/undo", {"seq": seq}))
    for number, action in enumerate(tried(world, viewer, rng, tries)):
        did, language = msgspec.to_builtins(action), LANGUAGES[number % 2]
        found.append(_post(f"{path}/preview", {"action": did}, language))
        if not _would_happen(world, viewer, action):
            found.append(_post(f"{path}/actions", {"seq": seq, "action": did}, language))
        if number % 2 == 0 and action.refs():
            found.append(_post(f"{path}/why-not", {"refs": action.refs()[:1]}, language))
    return found


def refused_branches(step: int) -> list[dict[str, object]]:
    """Return the branches that nobody gets of a running match of people who did not agree."""
    others: list[dict[str, object]] = [{"seat": 0}, {"seat": 1}, {"dealt_again": False}]
    return [{"step": step}, {"step": 0}, {"step": step + 1}, *({"step": step, **other} for other in others)]


def asked_about(world: World, viewer: Seat | None) -> list[str]:
    """Return refs of some things, others at every position: a seat, one that no action names, and one of every kind."""
    game, seq = world.game, world.table.seq
    things = [*game.things(game.view(world.state, viewer)), f"seat:{seq % world.table.seats}"]
    known = [f"{kind}:{ids[seq % len(ids)]}" for kind, ids in game.vocabulary().items()]
    return [*things[seq % 5 :: 5], *known]


async def hear_all(wire: Wire, sitting: Sitting, world: World, viewer: Seat | None, asked: list[Ask]) -> Heard:
    """Return all that a viewer receives at a position: every answer, and every message of a socket."""
    token = sitting.token(viewer)
    heard: Heard = {}
    for number, ask in enumerate(asked):
        answer = await wire.ask(ask, token)
        if answer.status in (TOO_MANY, BROKEN):
            raise AssertionError(f"{ask} is answered with {answer}")
        heard[f"{number} {ask.method} {ask.path} {ask.body.decode()} {ask.language}"] = answer
    if viewer is None:
        heard["GET view of nobody"] = await wire.ask(Ask("GET", f"{sitting.path}/view?since=-1"), None)
    refused = [msgspec.json.decode(ask.body) for ask in asked if ask.path.endswith("/actions")][-1]
    async with wire.line(f"{sitting.path}/socket") as line:
        since, language = max(world.table.seq - 5, 0), LANGUAGES[(world.table.seq + 1) % 2]
        await line.say({"say": "hello", "token": token, "since": since, "words": True, "lang": language})
        await line.say({"say": "play", "key": "refused", **refused})
        await line.say({"say": "undo", "key": "stale", "seq": max(world.table.seq - 1, -1)})
        heard["socket"] = b"\n".join(await until_pong(line))
    return heard


async def hear_next(
    wire: Wire, sitting: Sitting, world: World, viewer: Seat | None, actor: Seat, action: Action
) -> tuple[Heard, Heard]:
    """Return what a viewer receives when the match moves on and a player tries to undo that.

    The first part must be the same in every world; the second only if the step told the viewer nothing new. The
    sockets of all seats are open at the same time.
    """
    always: Heard = {}
    told: Heard = {}
    token, path, seq = sitting.token(viewer), sitting.path, world.table.seq
    async with AsyncExitStack() as open_lines:
        lines = {}
        for reader in (*range(world.table.seats), None):
            lines[reader] = await open_lines.enter_async_context(wire.line(f"{path}/socket"))
            hello = {"say": "hello", "token": sitting.token(reader), "since": seq, "chat_since": 99}
            await lines[reader].say({**hello, "words": seq % 2 == 0, "lang": LANGUAGES[seq // 2 % 2]})
            opening = await until_pong(lines[reader])
            if reader == viewer:
                always["socket, before"] = b"\n".join(opening)
        await lines[actor].say({"say": "play", "key": "next", "seq": seq, "action": msgspec.to_builtins(action)})
        messages = await until_tells(lines[actor], "done", "position")
        if viewer == actor:
            always["done"] = messages["done"]
        else:
            messages = await until_tells(lines[viewer], "position")
        told["position"] = messages["position"]
        if msgspec.json.decode(messages["position"])["seen"]["seat"] != viewer:
            raise LeakError(f"{viewer} hears the position of somebody else: {messages}")
        for place in (f"/view?since={seq}", f"/log?since={seq}", "", "/record"):
            told[place] = await wire.ask(Ask("GET", f"{path}{place}"), token)
        undone = await wire.ask(_post(f"{path}/undo", {"seq": seq + 1}), sitting.token(actor))
        always["whether it can be undone"] = str(undone.status).encode()
        if viewer == actor:
            always["undo"] = undone
        if undone.status < 300:
            told["position again"] = (await until_tells(lines[viewer], "position"))["position"]
            told["log again"] = await wire.ask(Ask("GET", f"{path}/log?since={seq}"), token)
    return always, told


def demand_same(who: str, truth: Heard, other: Heard) -> None:
    """Raise LeakError if two worlds can be told apart."""
    if truth.keys() != other.keys():
        raise LeakError(f"{who} receives {sorted(truth)} or {sorted(other)}")
    for label, answer in truth.items():
        if other[label] != answer:
            raise LeakError(f"{who} can tell two worlds apart by {label}:\n{answer!r}\n{other[label]!r}")


async def until_pong(line: Line) -> list[bytes]:
    """Return all messages up to the answer to a ping."""
    await line.say({"say": "ping"})
    messages = [await line.hear()]
    while b'"tell":"pong"' not in messages[-1]:
        if messages[-1].startswith(b"closed"):
            raise AssertionError(f"the server closed the socket: {messages}")
        messages.append(await line.hear())
    return messages


async def until_tells(line: Line, *wanted: str) -> dict[str, bytes]:
    """Return the next messages, which must be of these kinds, in any order."""
    found: dict[str, bytes] = {}
    while len(found) < len(wanted):
        frame = await line.hear()
        kind = msgspec.json.decode(frame)["tell"]
        if kind not in wanted or kind in found:
            raise AssertionError(f"{wanted} should come, not {frame!r}")
        found[kind] = frame
    return found


def tried(world: World, viewer: Seat | None, rng: Rng, tries: int) -> list[Action]:
    """Return some legal and illegal answers to the open question; if another seat is asked, a legal one."""
    game, decider = world.game, world.table.deciders[0]
    legal = rng.shuffled(game.legal_actions(world.state, decider))
    if viewer != decider:
        return legal[:1]
    others = rng.shuffled(action for action in game.universe(world.state, decider) if action not in legal)
    return [*legal[:tries], *others[:tries]]


def _would_happen(world: World, viewer: Seat | None, action: Action) -> bool:
    """Return True if the viewer would change the match by this action."""
    refusal = world.game.check(world.state, viewer, action) if viewer is not None else None
    return viewer is not None and refusal is None


def _cannot_undo(world: World, viewer: Seat | None) -> bool:
    """Return True if the viewer cannot undo anything."""
    last = world.log[-1]
    return last.kind == "opening" or last.seat != viewer or last.sealed


def _post(path: str, body: dict[str, Any] | None = None, language: str = "en") -> Ask:
    return Ask("POST", path, b"" if body is None else encode(body), language)
