"""The doctor: checks everything that a server needs, and says what is wrong and how to fix it."""

from kontor.server.doctor import machine, services
from kontor.server.doctor.found import Finding, ok
from kontor.server.embedded import DataFolder
from kontor.server.settings import Settings

__all__ = ["Finding", "examine"]


async def examine(settings: Settings, folder: DataFolder | None = None) -> list[Finding]:
    """Look at the services, then at this machine; `folder` is that of an embedded database, which may not exist yet."""
    findings = []
    if folder is None:
        findings += await services.database(settings.database)
    elif folder.version is None:
        findings.append(ok("embedded", "embedded-new", folder=str(folder.path)))
    else:
        findings += [ok("embedded", folder=str(folder.path)), *await services.database(settings.database)]
    findings += [
        await services.bus(settings.nats),
        machine.secret(settings) if folder is None else ok("secret", "secret-folder"),
        machine.disk(machine.free_space(folder.path if folder else None)),
        machine.descriptors(machine.most_files()),
    ]
    return findings
