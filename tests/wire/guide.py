"""What the guide to bots gives somebody who follows it: the bot in JavaScript, and the command that runs it."""

import re
import shlex
from pathlib import Path

GUIDE = Path(__file__).parents[2] / "docs/guides/run-a-bot.md"
SCRIPT = re.compile(r"^```js\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^kontor (bot run --program .*)$", re.MULTILINE)
EXAMPLE = "https://kontor.example.org"


def write_script(folder: Path) -> Path:
    """Save the bot of the guide where the guide says so."""
    (script,) = SCRIPT.findall(GUIDE.read_text("utf-8"))
    path = folder / "bot.mjs"
    path.write_text(script, "utf-8")
    return path


def run_command(address: str) -> list[str]:
    """Return the words of the guide's command behind `kontor`, with the address of a server."""
    (command,) = COMMAND.findall(GUIDE.read_text("utf-8"))
    assert EXAMPLE in command
    return shlex.split(command.replace(EXAMPLE, address))
