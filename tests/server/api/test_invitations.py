"""Invitations: a link that others can open, and its code."""

import re

import pytest
import segno

from kontor.server.api.http.invitations import code_of, is_local
from kontor.server.matches import Context
from server.gateway import gateway, new_client
from server.sitting import started


@pytest.mark.parametrize(
    ("link", "local"),
    [
        ("http://127.0.0.1:8000/table/x", True),
        ("http://localhost:8000/table/x", True),
        ("http://[::1]/table/x", True),
        ("http://192.168.1.5:8000/table/x", False),
        ("https://kontor.example.org/table/x", False),
    ],
)
def test_a_link_that_leads_to_the_own_machine_is_recognised(link: str, local: bool) -> None:
    assert is_local(link) is local


def test_the_path_draws_exactly_the_dark_modules() -> None:
    content = "https://kontor.example.org/table/abcdef"
    code = code_of(content)
    assert code is not None
    drawn = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", code.path)}
    rows = [list(row) for row in segno.make(content, micro=False).matrix_iter(border=2)]

    assert code.side == len(rows)
    assert drawn == {(x, y) for y, row in enumerate(rows) for x, dark in enumerate(row) if dark}
    assert code_of("x" * 5000) is None


async def test_the_invitation_leads_to_the_site_or_to_the_address_that_was_asked(
    context: Context, database: str
) -> None:
    match = await started(context)
    for site, code in (("http://192.168.1.5:8000", True), ("", False)):
        with gateway(database, site=site) as address:
            async with new_client(address) as client:
                told = (await client.get(f"/api/matches/{match}/invitation")).json()
                server = (await client.get("/api/invitation")).json()
                missing = await client.get("/api/matches/nothing-here/invitation")
        assert told["link"] == f"{site or address}/table/{match}"
        assert server["link"] == f"{site or address}/"
        assert (told["code"] is not None) is (server["code"] is not None) is code
        assert missing.status_code == 404
