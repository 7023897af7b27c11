"""The requests of the guide docs/guides/run-a-bot.md, by which a bot is made without a browser."""

import re
import subprocess
from pathlib import Path

from kontor.client import Server
from kontor.server.matches import Context
from server.people.knowing import new_members

GUIDE = Path(__file__).parents[3] / "docs/guides/run-a-bot.md"
TIMEOUT_SECONDS = 120


async def test_two_requests_make_a_bot_and_its_token(context: Context, address: str, tmp_path: Path) -> None:
    """A member runs the block as it stands; the token that it writes is one of a bot."""
    (member,) = await new_members(context, "Owner")
    (block,) = re.findall(r"^```sh\n(ask\(\).*?)^```$", GUIDE.read_text("utf-8"), re.MULTILINE | re.DOTALL)

    subprocess.run(  # noqa: ASYNC221 - the server is a process of its own
        ["bash", "-eu", "-o", "pipefail", "-c", block],
        check=True,
        cwd=tmp_path,
        env={"SERVER": address, "LOGIN": member.token or "", "PATH": "/usr/bin:/bin:/usr/local/bin"},
        timeout=TIMEOUT_SECONDS,
    )

    async with Server(address, (tmp_path / "bot.token").read_text().strip()) as http:
        me = await http.ask("GET", "/me")
    assert me["name"].startswith("Flagbearer")
    assert me["bot_of"] == member.name
