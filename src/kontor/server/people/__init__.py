"""People and one another: their pages and results, whom they follow, whom they have blocked, whom they invite."""

from kontor.server.people.blocking import BlockedPersonView, do_block, people_blocked_by
from kontor.server.people.following import Followed, do_follow, followed_by
from kontor.server.people.inviting import do_decline, do_invite, invited_to
from kontor.server.people.noting import do_note_missing_results, do_note_results
from kontor.server.people.profile import PersonPage, person_page
from kontor.server.people.results import ResultPage, own_results, results_of
from kontor.server.people.showing import PersonSettingsView, do_set_person_settings, person_settings
from kontor.server.people.statistics import Statistics, statistics_of

__all__ = [
    "BlockedPersonView",
    "Followed",
    "PersonPage",
    "PersonSettingsView",
    "ResultPage",
    "Statistics",
    "do_block",
    "do_decline",
    "do_follow",
    "do_invite",
    "do_note_missing_results",
    "do_note_results",
    "do_set_person_settings",
    "followed_by",
    "invited_to",
    "own_results",
    "people_blocked_by",
    "person_page",
    "person_settings",
    "results_of",
    "statistics_of",
]
