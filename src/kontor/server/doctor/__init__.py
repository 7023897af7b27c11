"""The doctor: checks everything that a server needs, and says what is wrong and how to fix it."""

from kontor.server.doctor import machine, services
from kontor.server.doctor.found import Finding
from kontor.server.settings import Settings

__all__ = ["Finding", "examine"]


async def examine(settings: Settings) -> list[Finding]:
    """Look at the services, then at this machine."""
    findings = await services.database(settings.database)
    findings.append(await services.bus(settings.nats))
    findings += [
        machine.secret(settings),
        machine.disk(machine.free_space()),
        machine.descriptors(machine.most_files()),
    ]
    return findings
