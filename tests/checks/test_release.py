"""A release is complete: no package without the client, nothing strange in it, and one version everywhere."""

import os
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
import yaml

from kontor import __version__

ROOT = Path(__file__).parents[2]
SENTENCE = "Run `make dist`, which builds the client first."
INFO = "kontor-1.0.dist-info"


BOM = SimpleNamespace(**runpy.run_path(str(ROOT / "dev/bom.py")))
DIST = SimpleNamespace(**runpy.run_path(str(ROOT / "dev/dist.py")))


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A small copy of what a package is built from, without the client."""
    folder = tmp_path / "source"
    (folder / "src/kontor").mkdir(parents=True)
    (folder / "dev").mkdir()
    for name in (
        "pyproject.toml",
        "README.md",
        "LICENSE",
        "NOTICE",
        ".gitignore",
        "src/kontor/__init__.py",
        "dev/require_client.py",
    ):
        shutil.copy(ROOT / name, folder / name)
    return folder


def build(source: Path, kind: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Build a package of a kind into the folder `out` beside the source."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(source.parent / "out")]
    environment = {name: value for name, value in os.environ.items() if name != "KONTOR_WITHOUT_CLIENT"}
    return subprocess.run(command, cwd=source, env=environment | settings, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_a_package_without_the_client_is_refused_with_a_sentence(source: Path, kind: str) -> None:
    """The same build passes once the client is there."""
    refused = build(source, kind)
    assert refused.returncode == 1
    assert SENTENCE in refused.stdout + refused.stderr
    assert "Traceback" not in refused.stderr
    (source / "src/kontor/web").mkdir()
    (source / "src/kontor/web/index.html").write_text("<!doctype html>", "utf-8")
    assert build(source, kind).returncode == 0
    (built,) = (source.parent / "out").iterdir()
    assert any(name.endswith("kontor/web/index.html") for name in DIST.names_in(built))


def test_an_editable_install_and_a_host_who_wants_no_client_need_none(source: Path) -> None:
    assert build(source, "wheel:editable").returncode == 0
    assert build(source, "wheel", KONTOR_WITHOUT_CLIENT="1").returncode == 0


def test_a_wheel_with_tests_or_without_the_client_or_a_licence_is_at_fault() -> None:
    whole = [each.format(info=INFO) for each in DIST.IN_WHEEL]
    assert list(DIST.wheel_faults(whole, INFO)) == []
    for lacking in whole:
        assert list(DIST.wheel_faults([name for name in whole if name != lacking], INFO)) == [
            f"the wheel lacks {lacking}"
        ]
    for strange in ("tests/core/test_luck.py", "kontor/games/goa/test_goa.py", "web/package.json"):
        (fault,) = DIST.wheel_faults([*whole, strange], INFO)
        assert strange in fault


def test_a_source_archive_with_pictures_or_too_many_bytes_is_at_fault() -> None:
    whole = list(DIST.IN_SDIST)
    assert list(DIST.sdist_faults(whole, 1_000_000)) == []
    for lacking in whole:
        assert list(DIST.sdist_faults([name for name in whole if name != lacking], 1_000_000)) == [
            f"the source archive lacks {lacking}"
        ]
    (fault,) = DIST.sdist_faults([*whole, "docs/screens/goa.png"], 1_000_000)
    assert "docs/screens/goa.png" in fault
    (fault,) = DIST.sdist_faults(whole, DIST.MAX_SDIST_BYTES)
    assert str(DIST.MAX_SDIST_BYTES) in fault


def test_the_changelog_the_citation_and_the_guide_for_hosts_tell_of_the_version() -> None:
    """A release without a chapter of its own would tell nobody what is new."""
    assert f"/kontor-{__version__}-py3-none-any.whl[" in (ROOT / "docs/guides/host-it.md").read_text("utf-8")
    [released] = re.findall(
        rf"^## {re.escape(__version__)} \((.+)\)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE
    )
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert (citation["version"], citation["date-released"]) == (__version__, released)


def test_the_bill_of_materials_has_the_fonts_and_code_of_the_client_and_every_pinned_package() -> None:
    """With versions and licences; names with a scope are written as a package URL demands."""
    bundled = "Heading\n\n=== @fonts/inter 5.3.0 (OFL-1.1)\n\nWords\n\n=== svelte 5.57.1 (MIT)\n\nMore words\n"
    pins = (ROOT / "requirements/server.txt").read_text("utf-8")

    made = BOM.bill("1.0", bundled, pins)

    parts = {part["purl"]: part for part in made["components"]}
    assert parts["pkg:npm/%40fonts/inter@5.3.0"]["licenses"] == [{"license": {"id": "OFL-1.1"}}]
    assert "pkg:npm/svelte@5.57.1" in parts
    pinned = [line for line in pins.splitlines() if line[0] not in "# "]
    assert sum(purl.startswith("pkg:pypi/") for purl in parts) == len(pinned)
    assert made["dependencies"] == [{"ref": "pkg:pypi/kontor@1.0", "dependsOn": list(parts)}]


@pytest.mark.parametrize(("verb", "needed"), [("setup", False), ("dist", False), ("bench", True), ("nightly", True)])
def test_only_the_bench_and_the_night_install_catanatron(verb: str, needed: bool) -> None:
    """It is under the GPL, and nobody who hosts or develops needs it."""
    planned = subprocess.run(["make", "-n", "-B", verb], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert ("catanatron.txt" in planned) == needed
