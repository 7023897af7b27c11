"""Matches by the thousand at the prompt."""

import json
from pathlib import Path

from cli.running import Run

ASKED = ("lab", "selfplay", "goa", "--bots", "deckhand,clerk", "--matches", "3", "--chunk", "1")


def test_a_run_says_what_it_left_and_goes_on_where_it_stopped(kontor: Run, tmp_path: Path) -> None:
    """Matches are rounded up to whole deals; the second time nothing is played, and the hash is the same."""
    asked = (*ASKED, "--out", str(tmp_path / "run"), "--backend", "inline")
    found = json.loads(kontor(*asked, "--json").out)
    assert (found["matches"], found["chunks"], found["played"]) == (4, 2, 4)
    said = " ".join(kontor(*asked, "--lang", "de").out.split())
    assert "0 jetzt gespielt" in said
    assert found["hash"] in said


def test_what_cannot_be_repeated_or_seated_is_refused_before_the_first_match(kontor: Run, tmp_path: Path) -> None:
    """In one line, with what to do; nothing is written."""
    out = ("--out", str(tmp_path / "run"))
    assert "depends on the machine" in kontor(*ASKED, *out, "--budget", "0.1s").err
    assert "same number of bots" in kontor(*ASKED, *out, "--bots", "clerk,clerk,clerk").err
    assert "admiral" in kontor(*ASKED, *out, "--bots", "admiral,clerk").err
    assert not (tmp_path / "run").exists()


def test_a_tournament_ranks_bots_and_its_folder_has_a_report(kontor: Run, tmp_path: Path) -> None:
    """All against all on the same deals; the report is one file, and none is made of a run that is not done."""
    run = str(tmp_path / "run")
    asked = ("lab", "tournament", "goa", "--bots", "deckhand,clerk,script", "--seats", "2", "--matches", "6")
    found = json.loads(kontor(*asked, "--out", run, "--backend", "inline", "--json").out)
    assert list(found["pairs"]) == ["deckhand,clerk", "deckhand,script", "clerk,script"]
    assert {line["who"]: line["matches"] for line in found["bots"]} == {"clerk": 4, "deckhand": 4, "script": 4}
    assert "Goa: alle gegen alle" in kontor(*asked, "--out", run, "--backend", "inline", "--lang", "de").out
    assert kontor("lab", "report", run).code == 0
    assert (tmp_path / "run" / "report.html").read_text("utf-8").startswith("<!doctype html>")
    assert json.loads(kontor("lab", "report", run, "--json").out)["matches"] == 6
    next((tmp_path / "run" / "chunks").iterdir()).unlink()
    assert "not been played" in kontor("lab", "report", run).err
    assert "two different bots" in kontor(*asked, "--bots", "clerk,clerk", "--out", run).err
