"""The guide for hosts and the files for containers are accurate: settings, commands, and a match that is served."""

import doctest
import json
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from prometheus_client.metrics import MetricWrapperBase

from cli.running import text_of
from kontor.cli.app import command_in
from kontor.server import metrics
from kontor.server.settings import Settings
from server.gateway import TIMEOUT_SECONDS, free_port, wait_until_ready

ROOT = Path(__file__).parents[3]
GUIDE = (ROOT / "docs/guides/host-it.md").read_text("utf-8")
AT_HOME = (ROOT / "docs/guides/play-at-home.md").read_text("utf-8")
COMMAND = re.compile(r"^(?:\$ |sudo )(?:[A-Z_]+=\S+ )*(?:/opt/kontor/bin/)?kontor(?:-host)? (.*)$", re.MULTILINE)
COMMANDS = sorted(set(COMMAND.findall(GUIDE + AT_HOME)))
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")


def test_the_table_of_settings_has_every_setting_and_its_default() -> None:
    """No more and no fewer."""
    rows = dict(re.findall(r"^\| `KONTOR_([A-Z_]+)` \| *`?([^`|]*)`? *\|", GUIDE, re.MULTILINE))
    spelled = {True: "1", False: "0"}
    defaults = {
        name.upper(): spelled[value] if isinstance(value, bool) else str(value)
        for name in Settings.__struct_fields__
        for value in [getattr(Settings(), name)]
    }
    assert {name: value.strip() for name, value in rows.items()} == defaults


def test_the_table_of_figures_has_every_figure() -> None:
    """With the labels that they have."""
    told = dict(re.findall(r"`(kontor_[a-z_]+)(?:\{([a-z,]+)\})?`", GUIDE))
    made = {
        next(iter(each.describe())).name + ("_total" if type(each).__name__ == "Counter" else ""): each
        for each in vars(metrics).values()
        if isinstance(each, MetricWrapperBase)
    }
    assert told.keys() == made.keys()
    assert {name: tuple(filter(None, labels.split(","))) for name, labels in told.items()} == {
        name: each._labelnames for name, each in made.items()
    }


@pytest.mark.parametrize("line", COMMANDS)
def test_the_commands_of_the_guide_are_understood(line: str) -> None:
    """Every verb and option exists."""
    verb, *rest = shlex.split(line, comments=True)
    command = command_in("en").commands[verb]
    if hasattr(command, "commands"):
        command, rest = command.commands[rest[0]], rest[1:]
    assert command.make_context(verb, rest).command is command


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """The file that the server logs to."""
    return tmp_path / "log"


@pytest.fixture
def port(empty_database: str, log: Path) -> Iterator[int]:
    """Serve as at the start of the guide, from an empty database, with bots in the background."""
    chosen = free_port()
    environment = {**os.environ, "KONTOR_DATABASE": empty_database, "KONTOR_SECRET": "s" * 32, "LANG": "en_GB.UTF-8"}
    environment.pop("KONTOR_NATS", None)
    with log.open("wb") as written:
        command = [sys.executable, "-m", "kontor.cli", "serve", "--port", str(chosen)]
        server = subprocess.Popen(command, env=environment, stderr=written)
        try:
            wait_until_ready(f"http://127.0.0.1:{chosen}", server, log)
            yield chosen
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(TIMEOUT_SECONDS)


def test_the_match_of_the_guide_is_served(port: int, log: Path) -> None:
    """The page is run as it stands, at another port; the log of the server is JSON and contains no query."""
    page = GUIDE.replace(":8000", f":{port}")
    httpx.get(f"http://127.0.0.1:{port}/api/games?lang=de&token=hush")

    failures, attempted = doctest.DocTestRunner().run(
        doctest.DocTestParser().get_doctest(page, {}, "host-it.md", "host-it.md", 0)
    )

    assert (failures, attempted) == (0, 4)
    lines = log.read_text("utf-8").splitlines()
    lines.remove(text_of("serving", address=f"http://127.0.0.1:{port}"))
    events = [json.loads(line) for line in lines]
    assert "POST" in {event.get("method") for event in events}
    assert "hush" not in log.read_text("utf-8")


def test_the_containers_trust_the_proxy_of_their_own_network_and_nobody_else() -> None:
    """A caller who may name an address of their own has no limits, and reads the metrics."""
    [network] = COMPOSE["networks"]["default"]["ipam"]["config"]
    for name in ("gateway", "worker"):
        assert COMPOSE["services"][name]["environment"]["FORWARDED_ALLOW_IPS"] == network["gateway"]
    assert ip_address(network["gateway"]) in ip_network(network["subnet"])


def test_the_containers_are_told_what_they_need() -> None:
    """Every service says what it runs, comes back by itself, and knows when it is well; secrets stand elsewhere."""
    services, settings = COMPOSE["services"], {f"KONTOR_{name.upper()}" for name in Settings.__struct_fields__}
    assert set(services) == {"postgres", "nats", "gateway", "worker"}
    assert set(COMPOSE["volumes"]) == {"matches", "backups"}
    for name, service in services.items():
        assert service["restart"] == "unless-stopped"
        assert name == "gateway" or service["healthcheck"]["test"][0] == "CMD"
        assert set(service.get("depends_on", {})) <= set(services) - {name}
        for volume in service.get("volumes", []):
            assert volume.split(":")[0] in COMPOSE["volumes"]
        for variable, value in service.get("environment", {}).items():
            assert variable in settings or not variable.startswith("KONTOR_")
            assert not re.search(r"PASSWORD|SECRET", variable) or value.startswith("${KONTOR_")
    for name in ("gateway", "worker"):
        kontor, *line = services[name]["command"]
        assert kontor == "kontor"
        test_the_commands_of_the_guide_are_understood(shlex.join(line))
    assert services["gateway"]["ports"] == ["127.0.0.1:8000:8000"]


def test_the_image_is_pinned_and_small_and_does_not_run_as_root() -> None:
    """Its requirements have hashes, and its process runs without privileges."""
    steps = [line for line in DOCKERFILE.splitlines() if re.match(r"[A-Z]+ ", line)]
    bases = [line.split()[1] for line in steps if line.startswith("FROM ")]
    assert re.fullmatch(r"ARG PYTHON_IMAGE=python:3\.\d+-slim-\w+", steps[0])
    assert set(bases) == {"${PYTHON_IMAGE}"}
    installs = re.findall(r"pip install (\S+)", DOCKERFILE)
    assert installs == ["--require-hashes", "--no-deps"]
    assert "USER kontor" in steps[steps.index(f"FROM {bases[-1]}") :]
    assert "/health" in DOCKERFILE
    assert steps[-1].startswith('CMD ["kontor", "serve"')


def test_the_image_gets_the_wheel_and_its_pins_and_nothing_else() -> None:
    """Everything that the steps copy is let through, and nothing more: no source, no client to build, no secret."""
    copied = re.findall(r"^COPY (?!--from)(\S+) ", DOCKERFILE, re.MULTILINE)
    first, *let_through = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert first == "*"
    assert sorted(let_through) == sorted(f"!{path}" for path in copied)
    assert copied == ["requirements/server.txt", "dist/kontor-*.whl"]


def pinned(name: str) -> dict[str, str]:
    """Return the versions that a file of requirements names."""
    return dict(re.findall(r"^([\w.-]+)==(\S+)", (ROOT / "requirements" / name).read_text("utf-8"), re.MULTILINE))


def test_what_is_installed_in_the_image_is_what_was_tested() -> None:
    """The server's pins are a part of the developers', to the last version."""
    server, developers = map(pinned, ("server.txt", "dev.txt"))
    assert {"litestar", "asyncpg", "nats-py", "uvicorn", "prometheus-client"} <= server.keys()
    assert "pytest" not in server
    assert server.items() <= developers.items()
