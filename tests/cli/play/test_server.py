"""Matches at a real server from the terminal: alone against bots, and with a friend at a distance."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from signal import SIG_DFL, SIGINT, signal
from time import monotonic, sleep

import httpx
import pytest

from cli.running import Run, text_of
from kontor.core import read_record
from sampling import in_turn
from server.fixtures import database  # noqa: F401 - a fixture
from server.gateway import gateway

ONES = ["1"] * 1000
ASKED = (
    "help", "guide", "hand", "table", "scores", "rules", "rules GOA-A1", "why", "why nonsense", "why Bruno", "why 1",
    "if 1", "if 99", "log", "log 2", "what", "99", "save", "save now.json", "say", "say Hello?",
)  # fmt: skip
TIMEOUT_SECONDS = 60.0
NOWHERE = "http://127.0.0.1:9"


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[str]:  # noqa: F811 - the fixture
    """The address of a server with a worker."""
    with gateway(database, bots=1) as where:
        yield where


class Terminal:
    """The command in a process of its own."""

    def __init__(self, process: subprocess.Popen[bytes], shown: Path) -> None:
        self.process = process
        self.shown = shown

    def type(self, *lines: str) -> None:
        """Type some lines."""
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        self.process.stdin.flush()

    def wait_for(self, words: str) -> str:
        """Wait until the terminal shows some words, and return all that it shows."""
        deadline = monotonic() + TIMEOUT_SECONDS
        while words not in (out := self.shown.read_text("utf-8")):
            assert monotonic() < deadline, out
            sleep(0.05)
        return out


@contextmanager
def terminal(folder: Path, *arguments: str) -> Iterator[Terminal]:
    """Run the command; it ends with the test."""
    environment = os.environ | {"LANG": "en_GB.UTF-8", "COLUMNS": "100"}
    command = [sys.executable, "-m", "kontor.cli", "play", *arguments, "--plain"]
    shown = folder / "shown"
    with shown.open("wb") as out:
        process = subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=out,
            stderr=out,
            preexec_fn=partial(signal, SIGINT, SIG_DFL),  # noqa: PLW1509 - tests in the background inherit a deaf one
        )
        with process:
            try:
                yield Terminal(process, shown)
            finally:
                process.kill()


def option_in(out: str, option: str) -> str:
    """Return the last value of an option in a command that was shown."""
    found: str = re.findall(rf"{option} (\S+)", out)[-1]
    return found


def test_a_whole_game_at_a_server(kontor: Run, server: str, tmp_path: Path) -> None:
    """Every question of the prompt is answered there, too; the end is checked and recorded."""
    record = tmp_path / "match.json"
    options = ("--seats", "me,deckhand", "--name", "Zoe", "--set", "quick_start=true", "--record", str(record))
    done = kontor("play", "goa", "--server", server, *options, typed=[*ASKED, "1", *ASKED, *ONES])
    assert done.code == 0, done.err
    opening, _, ending = done.out.partition(text_of("end-title"))
    assert "Zoe (at this keyboard), Deckhand 2 (bot “deckhand”)" in opening
    assert text_of("error-record-later") in " ".join(opening.split())
    assert text_of("say-what") in opening
    assert "Zoe" in ending
    commitment = re.search(r"revealed\s+at\s+the\s+end:\s+([0-9a-f]{64})", done.out)
    assert commitment is not None
    assert commitment[1] in ending
    assert "Verified: the seed was made" in ending
    assert text_of("luck-bound") in " ".join(ending.split())
    assert text_of("come-back") not in ending
    assert ending.count("wins the game") == 0
    assert opening.count("wins the game") == 1, "told once, as it came"
    recorded = read_record(record.read_bytes())
    assert recorded.seed in ending
    assert recorded.header.options["quick_start"] is True
    assert kontor("replay", str(record)).code == 0


@in_turn(2, 4)
def test_a_friend_joins_by_link_and_both_play_to_the_end(kontor: Run, server: str, tmp_path: Path) -> None:
    """The one who created the match waits, sees the friend sit down, and starts."""
    with terminal(tmp_path, "goa", "--server", server, "--seats", "me,open") as anna:
        anna.type(*ONES)
        match = option_in(anna.wait_for("--name NAME"), "--match")
        bruno = kontor("play", "--server", server, "--match", match, "--lang", "de", "--plain", typed=ONES)
        code, told = anna.process.wait(TIMEOUT_SECONDS), anna.wait_for(text_of("end-title"))
    assert (code, bruno.code) == (0, 0), (told, bruno.err)
    assert text_of("sits-down", name="Bruno") in told
    assert "Anna (at this keyboard), Bruno (somewhere else)" in told
    assert "Anna (anderswo), Bruno (an dieser Tastatur)" in bruno.out
    assert text_of("end-title", "de") in bruno.out
    assert re.findall(r"^ *1\. .*\d+", told, re.MULTILINE)[0].split()[1] in bruno.out.split("zu Ende")[1]
    assert "Geprüft: Der Startwert entstand" in bruno.out
    assert text_of("luck-bound", "de") in " ".join(bruno.out.split())
    assert text_of("luck-bound") in " ".join(told.split())


def test_who_sits_down_where_moves_may_be_tried_out_is_told_so(server: str, tmp_path: Path) -> None:
    """In the browser the lobby says it; sitting down is the agreement."""
    with httpx.Client(base_url=server) as client:
        token = client.post("/api/guests", json={"name": "Anna"}).json()["token"]
        new = {"game": "goa", "seats": 2, "branches_before_end": True}
        made = client.post("/api/matches", json=new, headers={"authorization": f"Bearer {token}"}).json()
    with terminal(tmp_path, "--server", server, "--match", made["match"], "--name", "Bruno") as bruno:
        assert bruno.wait_for("Everyone at this table may try out moves in a branch while the match runs")


def test_a_player_who_leaves_is_told_how_to_come_back_and_sits_there_again(kontor: Run, server: str) -> None:
    """By the recovery link, which works once, as the same guest; nobody else gets the seat."""
    left = kontor("play", "goa", "--server", server, "--seats", "me,deckhand", "--name", "Zoe", typed=["1", "quit"])
    assert left.code == 0
    assert text_of("come-back") in left.out
    match, recovery = option_in(left.out, "--match"), option_in(left.out, "--recovery")
    again = kontor("play", "--server", server, "--match", match, "--recovery", recovery, typed=["log"])
    assert again.code == 130
    assert "Zoe (at this keyboard)" in again.out
    assert option_in(again.out, "--recovery") != recovery
    stranger = kontor("play", "--server", server, "--match", match)
    assert (stranger.code, stranger.err.count("\n")) == (2, 1)
    assert "The match has already started" in stranger.err
    other = kontor("play", "borneo", "--server", server, "--match", match, "--recovery", recovery)
    assert text_of("error-other-game", match=match, game="goa") in other.err


def test_a_used_link_that_leads_to_no_seat_is_replaced_before_the_player_leaves(kontor: Run, server: str) -> None:
    """Otherwise a typing mistake in the match would cost the account."""
    one = kontor("play", "goa", "--server", server, "--seats", "me,deckhand", "--name", "Zoe", typed=["quit"])
    other = kontor("play", "goa", "--server", server, "--seats", "me,deckhand", "--name", "Ida", typed=["quit"])
    recovery, wrong = option_in(one.out, "--recovery"), option_in(other.out, "--match")
    lost = kontor("play", "--server", server, "--match", wrong, "--recovery", recovery)
    assert lost.code == 2
    assert text_of("next-recovery") in lost.out
    link = lost.out.strip().splitlines()[-1].strip()
    back = kontor(
        "play", "--server", server, "--match", option_in(one.out, "--match"), "--recovery", link, typed=["quit"]
    )
    assert back.code == 0


def test_a_decision_at_a_server_is_taken_back(kontor: Run, server: str) -> None:
    """While nobody learned anything by it; then the same question stands again."""
    seats = ("--seats", "me,deckhand,deckhand", "--set", "start_player=0")
    typed = ["undo", "1", "1", "1", "undo", "1", "undo", "quit"]
    done = kontor("play", "borneo", "--server", server, *seats, "--plain", typed=typed)
    assert done.code == 0, done.err
    assert text_of("undo-nothing") in done.out
    assert "has decided since then" in done.out
    shown, _, again = done.out.rpartition(text_of("undone"))
    assert "Leave all merchants where they are" in shown
    assert "Leave all merchants where they are" in again


def test_what_people_say_is_heard(kontor: Run, server: str, tmp_path: Path) -> None:
    """A word at the prompt reaches the other terminal."""
    with terminal(tmp_path, "goa", "--server", server, "--seats", "me,open") as anna:
        anna.type(*ONES)
        match = option_in(anna.wait_for("--name NAME"), "--match")
        kontor("play", "--server", server, "--match", match, "--name", "[b]", typed=["say Shall we?", "1", "quit"])
        anna.wait_for(text_of("said", name="[b]", text="Shall we?"))


def test_a_hint_comes_from_the_server(kontor: Run, server: str) -> None:
    """With the same lines as at home."""
    done = kontor("play", "borneo", "--server", server, "--seats", "me,deckhand,deckhand", typed=["hint", "quit"])
    assert done.code == 0, done.err
    assert text_of("hint-title", level="trader") in done.out
    assert re.search(r"^ *\d+ +\d+ % +Place a merchant in", done.out, re.MULTILINE)


def test_a_match_that_moved_on_is_asked_about_again(kontor: Run, server: str, tmp_path: Path) -> None:
    """One person at two terminals: the answer at the one comes too late for the other."""
    seats = ("--seats", "me,deckhand,deckhand", "--set", "start_player=0")
    with terminal(tmp_path, "borneo", "--server", server, *seats) as first:
        shown = first.wait_for("a number or `help`:")
        match, recovery = option_in(shown, "--match"), option_in(shown, "--recovery")
        kontor("play", "--server", server, "--match", match, "--recovery", recovery, typed=["1", "quit"])
        first.type("1")
        first.wait_for("The match moved on while you were deciding")
        first.type("why Red", "quit")
        assert first.process.wait(TIMEOUT_SECONDS) == 0


@in_turn(1, 4)
def test_a_server_that_goes_away_while_others_decide_is_told(
    kontor: Run,
    database: str,  # noqa: F811
    tmp_path: Path,
) -> None:
    """First it says for whom it waits, a friend who never decides; Ctrl-C then tells how to come back."""
    with ExitStack() as until:
        server = until.enter_context(gateway(database))
        with terminal(tmp_path, "goa", "--server", server, "--seats", "me,open") as waiting:
            waiting.type(*ONES)
            match = option_in(waiting.wait_for("--name NAME"), "--match")
            kontor("play", "--server", server, "--match", match, typed=["quit"])
            waiting.wait_for("Waiting for Bruno.")
            until.close()
            waiting.wait_for(text_of("line-lost"))
            waiting.process.send_signal(SIGINT)
            assert waiting.process.wait(TIMEOUT_SECONDS) == 130
            shown = waiting.wait_for(text_of("left"))
    assert text_of("come-back") in shown
    assert "Traceback" not in shown


def test_an_answer_that_the_server_does_not_take_in_time_is_asked_for_again(
    kontor: Run, server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one sentence; nothing is lost."""
    monkeypatch.setattr("kontor.cli.play.connection.COMMAND_TIMEOUT_SECONDS", 0.0)
    done = kontor("play", "borneo", "--server", server, "--seats", "me,deckhand,deckhand", typed=["1", "quit"])
    assert done.code == 0, done.err
    assert text_of("error-no-answer", address=server) in " ".join(done.out.split())


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_unknown_match_is_one_line(kontor: Run, server: str, language: str) -> None:
    """Whatever it looks like."""
    for match in ("nosuchmatch", "../me", "a b", "ä"):
        done = kontor("play", "--server", server, "--match", match, "--lang", language)
        assert (done.code, done.out, done.err.count("\n")) == (2, "", 1), done
        assert {"en": "There is no match", "de": "Es gibt keine Partie"}[language] in done.err


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("more", [("goa",), ("--match", "abc")])
def test_a_dead_server_is_one_line(kontor: Run, tmp_path: Path, language: str, more: tuple[str, ...]) -> None:
    """And leaves no empty record behind."""
    record = tmp_path / "match.json"
    done = kontor("play", *more, "--server", NOWHERE, "--lang", language, "--record", str(record))
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert f"{NOWHERE} " in done.err
    assert not record.exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("goa", "--server", NOWHERE, "--seed", "01"), "--seed can't be used together with --server"),
        (("goa", "--server", NOWHERE, "--components", "box.toml"), "--components can't be used together with --server"),
        (("goa", "--server", NOWHERE, "--names", "A,B"), "--names can't be used together with --server"),
        (("--server", NOWHERE, "--match", "x", "--seats", "me"), "--seats can't be used together with --match"),
        (("--server", NOWHERE, "--match", "x", "--set", "a=b"), "--set can't be used together with --match"),
        (("goa", "--server", NOWHERE, "--recovery", "x", "--name", "A"), "--name can't be used together"),
        (("goa", "--match", "x"), "--match works only for a match on a server"),
        (("goa", "--name", "Anna"), "--name works only for a match on a server"),
        (("--server", NOWHERE), "Name the game that you want to play"),
        (("goa", "--server", "ftp://x"), "ftp://x is not the address of a server"),
        (("goa", "--server", "http://:80"), "http://:80 is not the address"),
        (("goa", "--server", "http://a:b"), "http://a:b is not the address"),
        (("goa", "--server", NOWHERE, "--seats", "me,me"), "exactly one seat"),
        (("goa", "--server", NOWHERE, "--seats", "open,trader"), "exactly one seat"),
        (("goa", "--server", NOWHERE, "--seats", "me,pirate"), "pirate can't take a seat"),
        (("borneo", "--server", NOWHERE, "--seats", "me,open"), "BOR-"),
    ],
)
def test_what_makes_no_sense_at_a_server_is_refused(kontor: Run, arguments: tuple[str, ...], said: str) -> None:
    """In one line, before anybody is asked."""
    done = kontor("play", *arguments)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert said in done.err


def test_without_the_client_everything_else_is_played(kontor: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anyone who wants a server is told what to install."""
    for module in [name for name in sys.modules if name.startswith(("kontor.client", "kontor.cli.play.online"))]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.delitem(sys.modules, "kontor.cli.play.connection", raising=False)
    monkeypatch.delitem(sys.modules, "kontor.cli.play.lobby", raising=False)
    monkeypatch.delitem(sys.modules, "kontor.cli.play.remote_match", raising=False)
    monkeypatch.setitem(sys.modules, "httpx", None)
    done = kontor("play", "goa", "--server", NOWHERE)
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert 'pip install "kontor[client]"' in done.err
    assert kontor("play", "goa", "--seats", "me,deckhand", typed=["quit"]).code == 0
