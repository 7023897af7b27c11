"""The run of the night recognises a bot that did not play, and what its runner says."""

import pytest
from msgspec.structs import replace

from kontor.core import Texts
from wire.guide import run_command
from wire.run import CONNECTED, FALLBACK, Verdict

WHOLE = Verdict("wire", 10, 10, 2000, 2, 3, 0, 0, 160)
TEXTS = Texts("en", packages=("kontor.cli",))


def test_a_run_in_which_the_bot_played_everything_is_whole() -> None:
    assert WHOLE.is_whole


@pytest.mark.parametrize("broken", [{"over": 9}, {"connections": 2}, {"fallbacks": 1}, {"seats_lost": 1}])
def test_a_run_is_not_whole_if(broken: dict[str, int]) -> None:
    assert not replace(WHOLE, **broken).is_whole


@pytest.mark.parametrize("why", ["late", "gone", "start", "hello", "nonsense"])
def test_every_turn_that_the_program_did_not_play_is_counted(why: str) -> None:
    assert TEXTS.text(f"bot-program-{why}", {"match": "m", "why": "it is broken"}).count(FALLBACK) == 1


def test_what_the_runner_says_otherwise_is_not_counted() -> None:
    said = TEXTS.text("bot-connected", {"name": "Flagbearer (bot)", "owner": "Anna"})

    assert CONNECTED in said
    assert FALLBACK not in said


def test_the_command_of_the_guide_runs_its_program() -> None:
    command = run_command("http://127.0.0.1:8000")

    assert command[:4] == ["bot", "run", "--program", "node bot.mjs"]
    assert command[-2:] == ["--token-file", "bot.token"]
