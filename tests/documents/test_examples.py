"""Examples of the documents that no other test executes."""

import shlex
import subprocess
import sys
from base64 import urlsafe_b64decode
from pathlib import Path

import yaml

from documents.blocks import ROOT, Block, blocks

EC_KEY_BYTES = 32
"""Bytes of a private key of P-256, by which push messages are signed."""


def block(page: str, first: str) -> Block:
    """Return the block of a page that begins like this."""
    (found,) = [each for each in blocks() if each.page == page and each.first.startswith(first)]
    return found


def test_the_test_that_is_shown_exists() -> None:
    """CONTRIBUTING.md shows a test of Borneo, word by word."""
    shown = block("CONTRIBUTING.md", "@rule")

    assert shown.code.strip() in (ROOT / "tests/games/borneo/test_attack.py").read_text("utf-8")


def test_a_key_for_push_messages_is_made_as_the_guide_says(tmp_path: Path) -> None:
    """The command of host-it.md, by this Python."""
    program, *words = shlex.split(block("docs/guides/host-it.md", "$ python -c").first.removeprefix("$ "))
    assert program == "python"

    said = subprocess.run([sys.executable, *words], cwd=tmp_path, capture_output=True, text=True, check=True).stdout

    key = said.strip()
    assert len(urlsafe_b64decode(key + "=" * (-len(key) % 4))) >= EC_KEY_BYTES


def test_the_configuration_of_prometheus_names_what_we_ship() -> None:
    """The lines of host-it.md are YAML, and the file of rules that they name is in the repository."""
    configuration = yaml.safe_load(block("docs/guides/host-it.md", "rule_files").code)

    assert all((ROOT / "deploy/prometheus" / name).is_file() for name in configuration["rule_files"])
    assert {job["job_name"] for job in configuration["scrape_configs"]} == {"kontor", "kontor-worker"}
