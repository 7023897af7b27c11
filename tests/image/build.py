"""The image, built with buildah from a base that debootstrap makes: no registry and no running engine is needed.

The base is kept in `.image/`. It is Debian trixie with Debian's Python in place of the image that the Dockerfile names:
the steps are the same, the version of Python may be another one. The store of images is removed at the end.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
KEPT = ROOT / ".image"
BASE, STORE, RUN = KEPT / "base", KEPT / "store", KEPT / "run"
SUITE = "trixie"
"""The Debian of the Dockerfile's own base."""
MIRROR = os.environ.get("IMAGE_MIRROR", "http://deb.debian.org/debian")
INSTALLED = ("ca-certificates", "python3", "python3-venv")
"""What the image of Python has in addition to the smallest Debian."""
BASE_IMAGE, IMAGE = f"localhost/kontor-python:{SUITE}", "localhost/kontor:test"
BUILDAH = ("buildah", "--root", str(STORE), "--runroot", str(RUN), "--storage-driver", "vfs")
"""With the same folders everywhere: an image is found only in the store in which it was made."""
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
"""The authorities that this machine trusts; pip needs them behind a proxy that has its own."""


def run(*command: str | Path) -> str:
    """Run a command and return what it printed; SystemExit with its last lines if it fails."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        last = "\n".join((done.stdout + done.stderr).splitlines()[-20:])
        sys.exit(f"{' '.join(map(str, command))} failed with {done.returncode}:\n{last}")
    return done.stdout.strip()


def check_tools() -> None:
    """SystemExit with a sentence if the image cannot be built here."""
    if os.geteuid() != 0:
        sys.exit("Only root can change the root of a process: run `sudo make image`.")
    if missing := [name for name in ("buildah", "debootstrap", "unshare") if not shutil.which(name)]:
        sys.exit(f"{' and '.join(missing)} missing. Debian: apt-get install buildah debootstrap util-linux")
    if len(list((ROOT / "dist").glob("kontor-*.whl"))) != 1:
        sys.exit("There must be one wheel in dist/. Run `make dist` first.")


def make_base() -> None:
    """Make the base once: the smallest Debian, with Python under the name that the Dockerfile uses."""
    if BASE.exists():
        return
    unfinished = KEPT / "unfinished"
    shutil.rmtree(unfinished, ignore_errors=True)
    KEPT.mkdir(exist_ok=True)
    run("debootstrap", "--variant=minbase", f"--include={','.join(INSTALLED)}", SUITE, unfinished, MIRROR)
    (unfinished / "usr/local/bin/python").symlink_to("/usr/bin/python3")
    for package in (unfinished / "var/cache/apt/archives").glob("*.deb"):
        package.unlink()
    unfinished.rename(BASE)


def remove_store() -> None:
    """Remove all images and containers that were made here."""
    for folder in (STORE, RUN):
        shutil.rmtree(folder, ignore_errors=True)


def import_base() -> None:
    """Put the base into an empty store."""
    remove_store()
    container = run(*BUILDAH, "from", "scratch")
    run(*BUILDAH, "copy", "--quiet", container, BASE, "/")
    run(*BUILDAH, "commit", "--quiet", container, BASE_IMAGE)
    run(*BUILDAH, "rm", container)


def build() -> None:
    """Build the image as the Dockerfile says, with the base in place of the image that it names."""
    trusted = ("--volume", f"{CERTIFICATES}:{CERTIFICATES}:ro") if CERTIFICATES.exists() else ()
    options = ("--isolation", "chroot", "--format", "docker", "--pull-never", "--layers=false")
    given = ("--build-arg", f"PYTHON_IMAGE={BASE_IMAGE}")
    run(*BUILDAH, "build", *options, *trusted, *given, "--tag", IMAGE, ROOT)
