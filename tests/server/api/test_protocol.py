"""The page about the protocol is correct: a stranger who follows it can play a match."""

import re
import subprocess
from pathlib import Path

from kontor.core import read_record, registry, replay
from sampling import in_turn
from server.gateway import gateway

PAGE = Path(__file__).parents[3] / "docs" / "protocol.md"
TIMEOUT_SECONDS = 240


@in_turn(2, 4)
def test_a_stranger_plays_a_match_with_curl_alone(database: str, tmp_path: Path) -> None:
    block = re.search(r"```sh\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert block is not None
    with gateway(database, bots=1) as address:
        subprocess.run(
            ["bash", "-eu", "-c", block[1]],
            check=True,
            cwd=tmp_path,
            env={"SERVER": address, "PATH": "/usr/bin:/bin:/usr/local/bin"},
            timeout=TIMEOUT_SECONDS,
        )

    record = read_record((tmp_path / "match.json").read_bytes())
    assert record.result is not None
    replay(registry.game(record.header.game), record)
