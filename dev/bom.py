"""The bill of materials of a release, as CycloneDX JSON: what others wrote in the wheel, and what is installed with it.

Inside the wheel is the code of the browser client, which its own build lists with the licences. Beside it are the
pinned packages of a server with all its extras, in the versions that our tests run with. `make dist` runs this after
dev/dist.py.
"""

import json
import re
import sys
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]
PINS = ROOT / "requirements" / "server.txt"
BUNDLED = "kontor/web/THIRD_PARTY_LICENSES.txt"
PART = re.compile(r"^=== (\S+) (\S+) \((.+)\)$", re.MULTILINE)
PIN = re.compile(r"^([\w.-]+)(?:\[[\w,-]+\])?==([^\s;]+)", re.MULTILINE)
PLACE = "kontor:place"
"""The property that says whether a part is inside the wheel or installed with it."""


def component(kind: str, name: str, version: str, licences: list[dict[str, Any]], place: str) -> dict[str, Any]:
    """Return one part; kind is "npm" or "pypi"."""
    purl = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "licenses": licences,
        "properties": [{"name": PLACE, "value": place}],
    }


def declared_licence(name: str) -> list[dict[str, Any]]:
    """Return the licence that an installed Python package declares; nothing if it is not installed or says none."""
    try:
        found = metadata(name)
    except PackageNotFoundError:
        return []
    if expression := found.get("License-Expression"):
        return [{"expression": expression}]
    lines = (found.get("License") or "").splitlines()
    named = lines if len(lines) == 1 else []  # some put the whole text there
    named += [each.rpartition(" :: ")[2] for each in found.get_all("Classifier", []) if each.startswith("License ::")]
    return [{"license": {"name": name}} for name in named[:1]]


def bill(version: str, bundled: str, pins: str) -> dict[str, Any]:
    """Return the bill of a version, from the client's list of licences and a file of requirements."""
    inside = [
        component("npm", name, number, [{"license": {"id": licence}}], "inside the wheel")
        for name, number, licence in PART.findall(bundled)
    ]
    beside = [
        component("pypi", name, number, declared_licence(name), "installed with it")
        for name, number in PIN.findall(pins)
    ]
    ours = {"type": "application", "bom-ref": f"pkg:pypi/kontor@{version}", "name": "kontor", "version": version}
    ours |= {"purl": ours["bom-ref"], "licenses": [{"license": {"id": "Apache-2.0"}}]}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"timestamp": datetime.now(UTC).isoformat(timespec="seconds"), "component": ours},
        "components": [*inside, *beside],
        "dependencies": [{"ref": ours["bom-ref"], "dependsOn": [part["bom-ref"] for part in (*inside, *beside)]}],
    }


def main() -> None:
    """Write the bill of the wheel in dist/ next to it, and print what it counts."""
    (wheel,) = (ROOT / "dist").glob("*.whl")
    name, version = wheel.name.split("-")[:2]
    with ZipFile(wheel) as files:
        bundled = files.read(BUNDLED).decode("utf-8")
    made = bill(version, bundled, PINS.read_text("utf-8"))
    path = wheel.parent / f"{name}-{version}.cdx.json"
    path.write_text(json.dumps(made, indent=2) + "\n", "utf-8")
    size, parts = path.stat().st_size / 1e6, len(made["components"])
    sys.stdout.write(f"{size:6.2f} MB  {path.relative_to(ROOT)}, {parts} parts\n")


if __name__ == "__main__":
    main()
