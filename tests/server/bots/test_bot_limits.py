"""Bots are a class of their own among the limits."""

from types import SimpleNamespace
from typing import Any

from kontor.server.accounts import Caller, KnownLogin
from kontor.server.api.limits import ADDRESS_SHARE, RateLimits
from kontor.server.settings import Settings

BURST = 6


def request(token: str, address: str = "192.0.2.1") -> Any:
    """Return a request with a token, as much of it as limits look at."""
    scope = {"route_handler": SimpleNamespace(opt={})}
    headers = {"authorization": f"Bearer {token}"}
    return SimpleNamespace(scope=scope, client=SimpleNamespace(host=address), headers=headers)


def known(limits: RateLimits, token: str, account: int, owner: int | None = None) -> None:
    """Let the limits know whose a token is."""
    login = KnownLogin(
        account, Caller(account, "Anna", member=owner is None), None if owner is None else ("play",), owner
    )
    limits.remember(token, login)


def passed(limits: RateLimits, token: str, tries: int = 100, address: str = "192.0.2.1") -> int:
    """Return how many of some requests at one moment are let through."""
    return sum(not limits.wait(request(token, address), 0.0) for _ in range(tries))


def new_limits() -> RateLimits:
    """Return limits under which bots may ask less than people."""
    return RateLimits(Settings(requests_per_minute=40, bot_requests_per_minute=BURST))


def test_all_bots_of_an_owner_share_a_bucket_and_leave_that_of_the_owner_and_the_address() -> None:
    limits = new_limits()
    known(limits, "person", 1)
    for token, account in (("one", 2), ("other", 3)):
        known(limits, token, account, owner=1)

    assert passed(limits, "one") == BURST
    assert passed(limits, "other") == 0
    assert passed(limits, "person") == 40


def test_many_owners_at_one_address_get_no_more_than_its_share() -> None:
    limits = new_limits()
    for owner in range(10):
        known(limits, f"bot {owner}", 100 + owner, owner=owner + 1)

    assert sum(passed(limits, f"bot {owner}") for owner in range(10)) == ADDRESS_SHARE * BURST


def test_a_host_may_let_bots_ask_without_a_limit() -> None:
    limits = RateLimits(Settings(requests_per_minute=40, bot_requests_per_minute=0))
    known(limits, "one", 2, owner=1)

    assert passed(limits, "one") == 100
