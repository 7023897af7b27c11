"""People: guests and members, how they log in, come back and delete their account."""

from kontor.server.accounts.deleting import do_delete_account
from kontor.server.accounts.exporting import export_of
from kontor.server.accounts.guests import do_make_guest, do_recover, do_rename, do_renew_recovery
from kontor.server.accounts.logins import Caller, Login, caller_of, do_log_out
from kontor.server.accounts.members import do_log_in, do_register
from kontor.server.accounts.names import UnfitNameError
from kontor.server.accounts.passwords import UnfitPasswordError

__all__ = [
    "Caller",
    "Login",
    "UnfitNameError",
    "UnfitPasswordError",
    "caller_of",
    "do_delete_account",
    "do_log_in",
    "do_log_out",
    "do_make_guest",
    "do_recover",
    "do_register",
    "do_rename",
    "do_renew_recovery",
    "export_of",
]
