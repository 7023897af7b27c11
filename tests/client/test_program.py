"""A bot that is a program: what it is asked, and what is played instead when it fails."""

import shlex
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from kontor.client.bots import Program, Turn
from kontor.client.bots import program as program_module
from kontor.client.position import Position, read_position
from kontor.core import AnyGame, encode, registry

HEAD = """
import json, os, sys, time
def say(**fields):
    print(json.dumps(fields), flush=True)
for line in sys.stdin:
    told = json.loads(line)
    if told["tell"] == "hello":
        say(say="hello", version=1)
"""
LAST = """
    if told["tell"] == "turn":
        say(say="play", id=told["id"], action=told["legal"][-1])
"""
BY_PLACE = LAST.replace('action=told["legal"][-1]', 'choice=len(told["legal"]) - 1')
LATE_ANSWER = """
    if told["tell"] == "turn":
        say(say="play", id=told["id"] - 1, choice=0)
        say(say="play", id=told["id"], choice=1)
"""
ILLEGAL = LAST.replace('told["legal"][-1]', '{"do": "win"}')
NO_JSON = """
    if told["tell"] == "turn":
        print("I think that", flush=True)
"""
NOT_A_PLACE = LAST.replace('action=told["legal"][-1]', "choice=99999")
DIES = """
    if told["tell"] == "turn":
        sys.exit(1)
"""
SILENT = ""
DIES_ONCE = """
    if told["tell"] == "turn":
        if not os.path.exists("died"):
            open("died", "w").close()
            sys.exit(1)
        say(say="play", id=told["id"], action=told["legal"][-1])
"""
TELLS_ITS_ENVIRONMENT = (
    """
    if told["tell"] == "turn":
        with open("environment", "w") as file:
            file.write(json.dumps(dict(os.environ)))
"""
    + LAST
)
TELLS_THE_END = """
    if told["tell"] == "end":
        with open("end", "w") as file:
            file.write(line)
"""


class Asked(NamedTuple):
    """A question of a real match."""

    game: AnyGame
    turn: Turn
    position: Position


class Running(NamedTuple):
    """A program that runs in a folder, and what was reported of it."""

    program: Program
    reports: list[str]
    folder: Path

    async def decide(self, asked: Asked) -> int:
        """Return the place of its decision in `legal`."""
        action = await self.program.decide(asked.turn, asked.game, asked.position, b"")
        return asked.position.legal.index(action)


Run = Callable[[str], AbstractAsyncContextManager[Running]]


@pytest.fixture
def asked() -> Asked:
    game = registry.game("goa")
    state = game.start(2, game.options({}), bytes(32))
    seat = game.deciders(state)[0]
    seen: dict[str, Any] = {"seq": 0, "status": "playing", "seat": seat, "deciders": [seat], "told": []}
    seen |= {"view": game.view(state, seat), "legal": game.legal_actions(state, seat)}
    seen = msgspec.json.decode(encode(seen))
    turn = Turn("m", "goa", seat, 0, 5.0, seen["view"], tuple(seen["legal"]))
    return Asked(game, turn, read_position(game, seen))


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(program_module, "SHORTEST_PAUSE_SECONDS", 0.01)

    @asynccontextmanager
    async def running(source: str) -> AsyncIterator[Running]:
        (tmp_path / "bot.py").write_text(HEAD + source)
        reports: list[str] = []
        command = shlex.split(f"{sys.executable} -S bot.py")
        program = Program(command, lambda key, _: reports.append(key), {"KONTOR_BOT_TOKEN": "secret", "KEPT": "yes"})
        yield Running(program, reports, tmp_path)
        await program.stop()

    return running


@pytest.mark.parametrize("source", [LAST, BY_PLACE])
async def test_a_program_answers_with_an_action_or_its_place(run: Run, asked: Asked, source: str) -> None:
    async with run(source) as it:
        assert await it.decide(asked) == len(asked.turn.legal) - 1
        assert it.reports == []


async def test_the_answer_to_an_earlier_question_is_left_out(run: Run, asked: Asked) -> None:
    async with run(LATE_ANSWER) as it:
        assert await it.decide(asked) == 1


@pytest.mark.parametrize("source", [ILLEGAL, NO_JSON, NOT_A_PLACE])
async def test_nonsense_is_replaced_by_the_first_legal_action(run: Run, asked: Asked, source: str) -> None:
    async with run(source) as it:
        assert await it.decide(asked) == 0
        assert it.reports == ["bot-program-nonsense"]


async def test_a_program_that_dies_is_replaced_for_a_turn_and_started_again(run: Run, asked: Asked) -> None:
    async with run(DIES_ONCE) as it:
        assert [await it.decide(asked) for _ in range(2)] == [0, len(asked.turn.legal) - 1]
        assert it.reports == ["bot-program-gone"]


async def test_a_program_that_always_dies_never_keeps_the_others_waiting(run: Run, asked: Asked) -> None:
    async with run(DIES) as it:
        assert [await it.decide(asked) for _ in range(3)] == [0, 0, 0]


async def test_a_program_that_does_not_answer_in_time_is_ended_after_some_turns(run: Run, asked: Asked) -> None:
    quick = asked._replace(turn=msgspec.structs.replace(asked.turn, seconds=0.05))
    async with run(SILENT) as it:
        for _ in range(program_module.MAX_SILENT_TURNS):
            assert await it.decide(quick) == 0
        assert it.reports == ["bot-program-late"] * program_module.MAX_SILENT_TURNS
        assert it.program.process is None


async def test_a_command_that_does_not_exist_is_reported(run: Run, asked: Asked) -> None:
    async with run(LAST) as it:
        it.program.command = ["no such program"]
        assert await it.decide(asked) == 0
        assert it.reports == ["bot-program-start"]


async def test_a_program_does_not_get_the_token(run: Run, asked: Asked) -> None:
    async with run(TELLS_ITS_ENVIRONMENT) as it:
        await it.decide(asked)
        environment = msgspec.json.decode((it.folder / "environment").read_bytes())
    assert "KONTOR_BOT_TOKEN" not in environment
    assert environment["KEPT"] == "yes"


async def test_a_program_hears_how_a_match_ended(run: Run, asked: Asked) -> None:
    async with run(LAST + TELLS_THE_END) as it:
        await it.decide(asked)
        await it.program.ended({"tell": "end", "match": "m", "status": "over", "place": 2, "points": 31})
        await it.decide(asked)
        end = msgspec.json.decode((it.folder / "end").read_bytes())
    assert (end["place"], end["points"]) == (2, 31)
