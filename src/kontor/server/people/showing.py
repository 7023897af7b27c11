"""What a member shows of themselves, and whether they can be invited by name."""

from kontor.core import Record
from kontor.server.matches import Context
from kontor.server.store.people import profiles
from kontor.server.store.people.profiles import PersonSettings
from kontor.server.store.pool import connected


class PersonSettingsView(Record, frozen=True):
    """What the caller shows on their page, and whether members may invite them by name."""

    hides_results: bool
    takes_invitations: bool


async def person_settings(context: Context, account: int) -> PersonSettingsView:
    """Return what an account shows, and whether it can be invited."""
    async with connected(context.pool) as connection:
        return PersonSettingsView(*await profiles.settings_of(connection, account))


async def do_set_person_settings(context: Context, account: int, wanted: PersonSettingsView) -> None:
    """Change what an account shows, and whether it can be invited."""
    async with connected(context.pool) as connection:
        await profiles.set_settings(connection, account, PersonSettings(wanted.hides_results, wanted.takes_invitations))
