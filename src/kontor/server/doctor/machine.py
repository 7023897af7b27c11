"""The checks of this machine: its disk, the files that a process may open, the proxies, and the host's secret."""

import resource
import shutil
from ipaddress import ip_network
from pathlib import Path

from kontor.server.doctor.found import Finding, failed, ok, warning
from kontor.server.settings import Settings

MIB = 1024 * 1024
GIB = 1024 * MIB
LITTLE, TOO_LITTLE = 2 * GIB, 200 * MIB
"""Free bytes below which the doctor warns, and below which PostgreSQL would soon stop."""
FEW, TOO_FEW = 4096, 256
"""Open files below which the doctor warns, and fails; every socket, connection and process is one."""
TRUSTED_VARIABLE, TRUSTED_BY_DEFAULT = "FORWARDED_ALLOW_IPS", "127.0.0.1"
"""The variable of the web server that names the proxies, and what it trusts without it."""
SHORT = 16
"""Characters below which a secret can be guessed."""


def secret(settings: Settings) -> Finding:
    """Check that recovery links outlive a restart and work in every process; reminders need that, too."""
    if not settings.secret and settings.nats:
        return failed("secret", "secret-several")
    if not settings.secret:
        return failed("secret", "secret-reminders") if settings.site else warning("secret", "secret-none")
    if len(settings.secret) < SHORT:
        return warning("secret", "secret-short", least=SHORT)
    return ok("secret")


def proxies(trusted: str) -> Finding:
    """Check which proxies may name the caller: each by its address or network, because the others are believed, too."""
    if trusted.strip() == "*":
        return warning("proxies", "proxies-any")
    unfit = [each for each in map(str.strip, trusted.split(",")) if each and not is_network(each)]
    if unfit:
        return failed("proxies", "proxies-unfit", unfit=", ".join(unfit))
    return ok("proxies", trusted=trusted)


def is_network(text: str) -> bool:
    """Return True for an IP address or a network."""
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def disk(free: int) -> Finding:
    """Check the free space of this machine."""
    if free < TOO_LITTLE:
        return failed("disk", "disk-full", free=round(free / MIB))
    if free < LITTLE:
        return warning("disk", "disk-little", free=round(free / MIB))
    return ok("disk", free=round(free / MIB))


def free_space(folder: Path | None = None) -> int:
    """Return the free bytes of the file system of a folder, which may not exist yet; without one of the root's."""
    existing = next((place for place in (folder, *folder.parents) if place.exists()), None) if folder else None
    return shutil.disk_usage(existing or "/").free


def descriptors(limit: int) -> Finding:
    """Check the number of files that a process may open."""
    if limit < TOO_FEW:
        return failed("files", "files-few", limit=limit, wanted=FEW)
    if limit < FEW:
        return warning("files", "files-few", limit=limit, wanted=FEW)
    return ok("files", limit=limit)


def most_files() -> int:
    """Return how many files this process may open."""
    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return limit if limit != resource.RLIM_INFINITY else FEW
