"""HAProxy with the configuration that hosts get, in front of gateways on other ports."""

import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit

from perf.load.stage import free_port, wait_until_ready

SHIPPED = Path(__file__).parents[2] / "deploy" / "haproxy" / "kontor.cfg"
SERVER = re.compile(r"^    server .*\n", re.MULTILINE)
TIMEOUT_SECONDS = 30.0

Kind: TypeAlias = Literal["affine", "spread"]
"""Whether a match stays with one gateway, or each socket goes to the next one."""


class Proxy(NamedTuple):
    """A running HAProxy."""

    address: str
    pid: int


def haproxy() -> str:
    """Return the path of HAProxy."""
    found = shutil.which("haproxy", path=os.pathsep.join((os.environ.get("PATH", os.defpath), "/usr/sbin")))
    if found is None:
        raise FileNotFoundError("haproxy is missing. Debian: apt-get install haproxy")
    return found


def configured(kind: Kind, port: int, gateways: Sequence[str]) -> str:
    """Return the shipped configuration for these gateways; `spread` is the one that nobody should use."""
    servers = "".join(
        f"    server gateway-{number} {urlsplit(each).netloc}\n" for number, each in enumerate(gateways, 1)
    )
    text = SERVER.sub("", SHIPPED.read_text()).rstrip() + "\n" + servers
    text = text.replace("bind :8080", f"bind 127.0.0.1:{port}").replace("maxconn 200000", "maxconn 4000")
    return text if kind == "affine" else text.replace("balance hdr(x-kontor-slot)", "balance roundrobin")


@contextmanager
def proxy(kind: Kind, gateways: Sequence[str]) -> Iterator[Proxy]:
    """Start HAProxy, and stop it at the end."""
    port = free_port()
    with TemporaryDirectory() as folder:
        file, log = Path(folder, "haproxy.cfg"), Path(folder, "haproxy.log")
        file.write_text(configured(kind, port, gateways))
        with log.open("wb") as lines:
            process = subprocess.Popen([haproxy(), "-db", "-f", file], stdout=lines, stderr=lines)
        address = f"http://127.0.0.1:{port}"
        try:
            wait_until_ready(address, process, log)
            yield Proxy(address, process.pid)
        finally:
            process.send_signal(signal.SIGTERM)  # open tunnels would keep it alive after SIGUSR1
            process.wait(TIMEOUT_SECONDS)
