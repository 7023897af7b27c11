"""The doctor: checks everything that a server needs, and says what is wrong and how to fix it."""

import os
from functools import partial

from kontor.server.doctor import machine, services
from kontor.server.doctor.found import Finding, ok
from kontor.server.doctor.packs import packs
from kontor.server.doctor.pooler import pooler
from kontor.server.doctor.shards import shards
from kontor.server.embedded import DataFolder
from kontor.server.settings import Settings

__all__ = ["Finding", "examine"]


async def examine(settings: Settings, folder: DataFolder | None = None) -> list[Finding]:
    """Look at the services, then at this machine; `folder` is that of an embedded database, which may not exist yet."""
    findings = []
    database = partial(services.database, settings.database, allow_unsafe=settings.allow_unsafe_database)
    if folder is None:
        findings += await database()
        if findings[0].state != "failed":
            findings.append(await pooler(settings.database))
            findings += await shards(settings)
    elif folder.version is None:
        findings.append(ok("embedded", "embedded-new", folder=str(folder.path)))
    else:
        findings += [ok("embedded", folder=str(folder.path)), *await database()]
    if folder is None or folder.version is not None:
        findings += await packs(settings)
    findings += [
        await services.bus(settings.nats),
        machine.secret(settings) if folder is None else ok("secret", "secret-folder"),
        machine.proxies(os.environ.get(machine.TRUSTED_VARIABLE, machine.TRUSTED_BY_DEFAULT)),
        machine.disk(machine.free_space(folder.path if folder else None)),
        machine.descriptors(machine.most_files()),
    ]
    return findings
