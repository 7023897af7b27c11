"""Make a release in dist/: the source archive, and the wheel built from it. Run by `make dist`.

The wheel is built from the unpacked source archive, outside Git. So an archive from which nobody can build is noticed
here, and the wheel is the same that anybody gets from the archive. Then the contents are checked.
"""

import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
MAX_SDIST_BYTES = 10_500_000
"""A limit against files that nobody meant to ship. The built client and the viewer of matches are 3.5 million of it,
the documentation 2.7 million."""
TEMPLATE = "kontor/cli/new_game/template/"
"""What `kontor new game` copies: its tests are part of the package."""
IN_WHEEL = (
    "kontor/__init__.py",
    "kontor/py.typed",
    "kontor/web/index.html",
    "kontor/web/assets/",
    "kontor/web/viewer/match.html",
    "kontor/web/THIRD_PARTY_LICENSES.txt",
    "kontor/site_docs/index.html",
    "kontor/site_docs/search/search_index.json",
    "kontor/site_docs/assets/LICENSE.txt",
    "{info}/licenses/LICENSE",
    "{info}/licenses/NOTICE",
)
"""Files and folders that every wheel has."""
IN_SDIST = (
    "src/kontor/web/index.html",
    "src/kontor/site_docs/index.html",
    "dev/require_client.py",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/third-party.ts",
    "web/vite.config.ts",
    "web/vite.viewer.config.ts",
    "web/licences/",
    "web/public/",
    "web/src/",
    "tests/",
    "docs/",
    "mkdocs.yml",
    "CHANGELOG.md",
    "CITATION.cff",
    "LICENSE",
    "NOTICE",
)
"""Files and folders that every source archive has: the built client, and what it is built from."""
NOT_IN_SDIST = ("docs/screens/", "web/public/pictures/", "web/node_modules/", "web/screens/", "web/test-results/")


def build(source: Path, kind: str) -> Path:
    """Build a wheel or an sdist from a folder into dist/ and return its path."""
    before = set(DIST.iterdir())
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(DIST)]
    if subprocess.run(command, cwd=source, check=False, stdout=subprocess.DEVNULL).returncode:  # noqa: S603
        sys.exit(f"The {kind} was not built: see the lines above.")
    (built,) = set(DIST.iterdir()) - before
    return built


def build_from(archive: Path) -> Path:
    """Build the wheel from the unpacked source archive, away from this folder."""
    with TemporaryDirectory() as folder:
        with tarfile.open(archive) as unpacked:
            unpacked.extractall(folder, filter="data")
        (source,) = Path(folder).iterdir()
        return build(source, "wheel")


def names_in(path: Path) -> list[str]:
    """Return the files in a wheel or, without its first folder, in a source archive."""
    if path.suffix == ".whl":
        with ZipFile(path) as wheel:
            return wheel.namelist()
    with tarfile.open(path) as archive:
        return [name.partition("/")[2] for name in archive.getnames()]


def missing(names: list[str], wanted: tuple[str, ...]) -> list[str]:
    """Return the files and folders that are not there."""
    return [each for each in wanted if not any(name == each or name.startswith(each) for name in names)]


def wheel_faults(names: list[str], info: str) -> Iterator[str]:
    """Yield what is wrong with the files of a wheel; info is the name of its folder of metadata."""
    for name in missing(names, tuple(each.format(info=info) for each in IN_WHEEL)):
        yield f"the wheel lacks {name}"
    for name in names:
        if not name.startswith(("kontor/", f"{info}/")):
            yield f"the wheel has {name}, which is no part of the package"
        elif name.rpartition("/")[2].startswith(("test_", "conftest.")) and not name.startswith(TEMPLATE):
            yield f"the wheel has the test {name}"


def sdist_faults(names: list[str], size_bytes: int) -> Iterator[str]:
    """Yield what is wrong with the files and the size of a source archive."""
    for name in missing(names, IN_SDIST):
        yield f"the source archive lacks {name}"
    for name in names:
        if name.startswith(NOT_IN_SDIST):
            yield f"the source archive has {name}"
    if size_bytes >= MAX_SDIST_BYTES:
        yield f"the source archive has {size_bytes} bytes; it must stay below {MAX_SDIST_BYTES}"


def main() -> None:
    """Build and check everything, and print the sizes; exit with 1 and the faults if there are any."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    sdist = build(ROOT, "sdist")
    wheel = build_from(sdist)
    info = f"{'-'.join(wheel.name.split('-')[:2])}.dist-info"
    faults = [*wheel_faults(names_in(wheel), info), *sdist_faults(names_in(sdist), sdist.stat().st_size)]
    for path in sorted(DIST.iterdir()):
        sys.stdout.write(f"{path.stat().st_size / 1e6:6.2f} MB  {path.relative_to(ROOT)}\n")
    if faults:
        sys.exit("\n".join([*faults, "Change [tool.hatch.build] in pyproject.toml, and run `make dist` again."]))


if __name__ == "__main__":
    main()
