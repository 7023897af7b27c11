"""People: guests and members, how they log in, come back and delete their account."""

from kontor.server.accounts.changing_passwords import (
    demand_password,
    do_ask_for_reset,
    do_change_password,
    do_reset_password,
)
from kontor.server.accounts.deleting import do_delete_account
from kontor.server.accounts.exporting import export_of
from kontor.server.accounts.guests import (
    do_make_guest,
    do_recover,
    do_rename,
    do_renew_recovery,
    do_revoke_recovery,
)
from kontor.server.accounts.logins import (
    Caller,
    KnownLogin,
    Login,
    LoginView,
    caller_of,
    do_end_login,
    do_end_other_logins,
    do_log_out,
    known_login,
    logins_of,
    valid_logins,
)
from kontor.server.accounts.members import do_log_in, do_register
from kontor.server.accounts.names import UnfitNameError
from kontor.server.accounts.passwords import UnfitPasswordError

__all__ = [
    "Caller",
    "KnownLogin",
    "Login",
    "LoginView",
    "UnfitNameError",
    "UnfitPasswordError",
    "caller_of",
    "demand_password",
    "do_ask_for_reset",
    "do_change_password",
    "do_delete_account",
    "do_end_login",
    "do_end_other_logins",
    "do_log_in",
    "do_log_out",
    "do_make_guest",
    "do_recover",
    "do_register",
    "do_rename",
    "do_renew_recovery",
    "do_reset_password",
    "do_revoke_recovery",
    "export_of",
    "known_login",
    "logins_of",
    "valid_logins",
]
