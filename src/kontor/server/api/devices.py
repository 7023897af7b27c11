"""The device of a request in two words, so that people recognise their logins. Nothing else of it is stored."""

import re
from typing import Any

from litestar.connection import ASGIConnection

BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
"""What a `User-Agent` says, and what the browser is called; the first that fits, since most name others, too."""
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
PROGRAM = re.compile(r"[A-Za-z][\w.-]{0,39}")
"""The name of a program that is no browser, such as `kontor` or `python-httpx`."""


def device_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return browser and system of a request, such as "Firefox, Linux"; empty if neither is known."""
    agent = connection.headers.get("user-agent", "")
    names = [next((name for sign, name in table if sign in agent), "") for table in (BROWSERS, SYSTEMS)]
    if any(names):
        return ", ".join(filter(None, names))
    program = PROGRAM.match(agent)
    return program.group() if program else ""
