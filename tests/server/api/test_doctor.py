"""The doctor: what it finds in real services, and how it judges figures that no test machine has."""

from urllib.parse import urlsplit

import pytest
from structlog.testing import capture_logs

from kontor.server.doctor import examine, machine, services
from kontor.server.settings import Settings
from kontor.server.store.durability import unsafe_settings
from kontor.server.store.pool import open_pool

MIB = 1024 * 1024
LONG = "a secret that nobody guesses"
NOBODY = "127.0.0.1:1"


async def test_a_healthy_server_is_reported_as_healthy(database: str, services: dict[str, str]) -> None:
    found = await examine(Settings(database=database, nats=services["KONTOR_NATS"], secret=LONG))

    states = {one.check: one.state for one in found}
    services_checked = {"database", "version", "schema", "clock", "durability", "pooler", "bus", "packs"}
    assert set(states) == services_checked | {"secret", "proxies", "disk", "files"}
    assert {states[check] for check in ("database", "version", "schema", "clock", "bus", "secret")} == {"ok"}


async def test_services_that_are_away_are_named_with_the_cause() -> None:
    with capture_logs():
        found = await examine(Settings(database=f"postgresql://{NOBODY}/kontor", nats=f"nats://{NOBODY}"))

    failed = {one.key: str(one.facts.get("why")) for one in found if one.state == "failed"}
    assert failed.keys() >= {"no-database", "no-bus", "secret-several"}
    assert "127.0.0.1" in failed["no-database"]
    assert "127.0.0.1" in failed["no-bus"]
    assert {one.check for one in found}.isdisjoint({"version", "schema", "clock"})


async def test_a_database_that_does_not_exist_is_not_called_a_server_that_does_not_answer(empty_database: str) -> None:
    (missing,) = await services.database(f"{empty_database}_not")

    assert (missing.state, missing.key) == ("failed", "database-missing")
    assert missing.facts == {"name": f"{urlsplit(empty_database).path[1:]}_not", "role": "kontor"}


async def test_a_role_that_postgresql_refuses_is_not_called_a_server_that_does_not_answer(empty_database: str) -> None:
    (refused,) = await services.database(empty_database.replace("kontor@", "nobody_here:hush@"))

    assert (refused.state, refused.key, refused.facts["role"]) == ("failed", "login-refused", "nobody_here")
    assert "hush" not in str(refused.facts)


async def test_tables_that_a_start_will_make_or_update_are_no_failure(empty_database: str) -> None:
    fresh = await services.tables(empty_database)
    assert (fresh.state, fresh.key) == ("ok", "schema-new")

    pool = await open_pool(empty_database, 1)
    await pool.execute("CREATE TABLE alembic_version (version_num text); INSERT INTO alembic_version VALUES ('0001')")
    await pool.close()
    behind = await services.tables(empty_database)
    assert (behind.state, behind.key) == ("warning", "schema-behind")


async def test_a_schema_from_a_later_release_is_reported(empty_database: str) -> None:
    pool = await open_pool(empty_database, 1)
    await pool.execute("CREATE TABLE alembic_version (version_num text); INSERT INTO alembic_version VALUES ('9999')")
    await pool.close()
    ahead = await services.tables(empty_database)
    assert (ahead.state, ahead.key, ahead.facts) == ("failed", "schema-ahead", {"revision": "9999"})


@pytest.mark.parametrize(("major", "state"), [(13, "failed"), (14, "ok"), (18, "ok")])
def test_an_old_release_of_postgresql_is_refused(major: int, state: str) -> None:
    assert services.version(major).state == state


@pytest.mark.parametrize(("apart", "state"), [(0.0, "ok"), (-0.9, "ok"), (1.1, "warning"), (-30.0, "warning")])
def test_clocks_may_differ_by_a_second(apart: float, state: str) -> None:
    assert services.clock(apart).state == state


@pytest.mark.parametrize(
    ("setting", "allowed", "state", "key"),
    [
        ({"fsync": "on", "synchronous_commit": "on"}, False, "ok", "durability"),
        ({"fsync": "on", "synchronous_commit": "local"}, False, "ok", "durability"),
        ({"fsync": "off", "synchronous_commit": "on"}, False, "failed", "durability-off"),
        ({"fsync": "on", "synchronous_commit": "off"}, False, "failed", "durability-off"),
        ({"fsync": "off", "synchronous_commit": "off"}, True, "warning", "durability-allowed"),
    ],
)
def test_a_database_that_can_lose_acknowledged_moves_fails_unless_it_is_allowed(
    setting: dict[str, str], allowed: bool, state: str, key: str
) -> None:
    found = services.durability(unsafe_settings(setting), allow_unsafe=allowed)

    assert (found.state, found.key) == (state, key)


@pytest.mark.parametrize(("free", "state"), [(100, "failed"), (1000, "warning"), (10_000, "ok")])
def test_a_disk_that_fills_up_is_reported_before_it_is_full(free: int, state: str) -> None:
    assert machine.disk(free * MIB).state == state


@pytest.mark.parametrize(("limit", "state"), [(64, "failed"), (1024, "warning"), (65536, "ok")])
def test_a_process_must_be_allowed_to_open_enough_files(limit: int, state: str) -> None:
    assert machine.descriptors(limit).state == state


def test_a_host_who_wants_reminders_needs_a_secret_for_their_links() -> None:
    found = machine.secret(Settings(site="https://kontor.example.org"))

    assert (found.state, found.key) == ("failed", "secret-reminders")


@pytest.mark.parametrize(
    ("secret", "nats", "key"),
    [("", "", "secret-none"), ("", "nats://x", "secret-several"), ("short", "", "secret-short"), (LONG, "", "secret")],
)
def test_without_a_secret_links_end_with_the_process_and_with_several_processes_they_never_work(
    secret: str, nats: str, key: str
) -> None:
    assert machine.secret(Settings(secret=secret, nats=nats)).key == key


@pytest.mark.parametrize(
    ("trusted", "state", "key"),
    [
        ("127.0.0.1", "ok", "proxies"),
        ("10.0.0.5, 172.31.77.0/24,::1", "ok", "proxies"),
        ("*", "warning", "proxies-any"),
        ("caddy", "failed", "proxies-unfit"),
        ("10.0.0.5/24", "failed", "proxies-unfit"),
    ],
)
def test_a_proxy_is_named_by_its_address_or_network(trusted: str, state: str, key: str) -> None:
    found = machine.proxies(trusted)

    assert (found.state, found.key) == (state, key)
