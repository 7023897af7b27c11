"""The settings of the host: read once from the environment, passed on as a value."""

import os
import re
from collections.abc import Mapping
from importlib.util import find_spec
from typing import NamedTuple
from urllib.parse import urlsplit, urlunsplit

from msgspec.structs import replace

from kontor.core import Record
from kontor.server.errors import SettingsError

PREFIX = "KONTOR_"


class TextFormat(NamedTuple):
    """The form that a text setting must have."""

    pattern: str
    example: str


FORMS = {
    "database": TextFormat(r"(?i:postgres(ql)?)://.*", "postgresql://host/name"),
    "nats_prefix": TextFormat(r"[\w-]+(\.[\w-]+)*", "kontor"),
    "site": TextFormat(r"https?://[^/\s]+", "https://kontor.example.org"),
    "smtp": TextFormat(r"smtps?://[^/\s]+/?", "smtp://user:password@mail.example.org:587"),
    "mail_from": TextFormat(r"[^@\s<>]+@[^@\s<>]+", "kontor@example.org"),
    "security_contact": TextFormat(r"(mailto:[^@\s]+@[^@\s]+|https://[^\s]+)", "mailto:security@example.org"),
    "packs": TextFormat(r"/.+|s3://[a-z0-9][a-z0-9.-]+(/[\w./-]*)?", "/var/lib/kontor-packs, s3://bucket/kontor"),
    "packs_endpoint": TextFormat(r"https?://[^/\s]+/?", "https://s3.eu-central-1.amazonaws.com"),
    "packs_region": TextFormat(r"[\w-]+", "eu-central-1"),
    "record_key": TextFormat(r"[0-9a-f]{64}", "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"),
    "vapid_key": TextFormat(r"[\w-]{43}", "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
}
"""The form of each text setting, with an example."""
COLLECTOR = "OTEL_EXPORTER_OTLP_ENDPOINT"
"""OpenTelemetry's own variable: where traces are sent; without it there are none."""


class Extra(NamedTuple):
    """An extra of the package that a setting needs, and the modules that it brings."""

    name: str
    modules: tuple[str, ...]


EXTRAS = {
    f"{PREFIX}SMTP": Extra("mail", ("aiosmtplib",)),
    f"{PREFIX}VAPID_KEY": Extra("push", ("http_ece", "py_vapid")),
    COLLECTOR: Extra("tracing", ("opentelemetry.sdk.trace", "opentelemetry.exporter.otlp.proto.http")),
}
"""The extra that each of these environment variables needs."""
MAY_BE_ZERO = (
    "requests_per_minute",
    "logins_per_minute",
    "passwords_per_hour",
    "tables_per_person",
    "bot_seats_per_person",
    "bots_per_person",
    "bot_requests_per_minute",
    "database_wait_seconds",
    "drain_seconds",
    "guest_days",
    "open_table_days",
    "chat_days",
    "new_account_days",
    "pack_days",
)


class Settings(Record, frozen=True):
    """All settings; each is an environment variable ``KONTOR_<NAME>``."""

    database: str = "postgresql://localhost/kontor"
    """Where PostgreSQL is, with all hosts if it can fail over. If it is not set, `server.embedded` may bring one."""
    data: str = ""
    """The folder of an embedded database; empty: the usual place for data. Unused if a database is named."""
    shards: str = ""
    """Further databases in which matches are played (ADR 72), with spaces between them; new ones only at the end."""
    new_matches: str = ""
    """The numbers of the databases in which new matches are played, such as 1 2; 0 is `database`; empty: in all."""
    nats: str = ""
    """Where NATS is; empty: this process is the only one and needs none."""
    nats_prefix: str = "kontor"
    """What the subjects of this installation begin with: another one for each installation that shares a NATS."""
    secret: str = ""
    """Signs recovery links and links of reminders; empty: a new secret at each start, and no reminders."""
    allow_unsafe_database: bool = False
    """Whether PostgreSQL may run with fsync or synchronous_commit off: for tests, whose data nobody misses."""
    database_wait_seconds: int = 30
    """Seconds for which a server or a worker that starts waits for a PostgreSQL that does not answer yet."""
    connections: int = 8
    """Connections to PostgreSQL per process."""
    cached_matches: int = 2000
    """Matches that a process keeps in memory; the least recently used are dropped first."""
    drain_seconds: int = 5
    """Seconds in which a gateway that is told to stop hands its people over to the others; unused without NATS."""
    secure_cookies: bool = True
    """Cookies only over HTTPS; switch off for a server on a home network without it."""
    requests_per_minute: int = 300
    """Simple requests per minute that an account may make, and an address four times as many; 0: no limits."""
    logins_per_minute: int = 10
    """Logins per minute that an address may try, as a guest or a member; 0: no limit."""
    sockets: int = 10_000
    """Sockets that a process keeps open at the same time; fewer if it may not open that many files."""
    passwords_per_hour: int = 20
    """Wrong passwords per hour that may be tried for one name, from all addresses together; 0: no limit."""
    tables_per_person: int = 40
    """Tables that a person may have open or running, made by them; an address four times as many; 0: no limit."""
    bot_seats_per_person: int = 80
    """Bots in these tables; an address four times as many; 0: no limit."""
    bots_per_person: int = 3
    """Bot accounts that a member may have, for programs of their own that play here; 0: there are none."""
    bot_requests_per_minute: int = 600
    """Simple requests per minute that all bot accounts of a member may make together; 0: no limit."""
    rated_bots: bool = False
    """Whether bot accounts may sit down at rated tables; they are never on a leaderboard."""
    package_boards: bool = True
    """Whether the browser draws games with the boards that installed packages bring (ADR 65); otherwise generically."""
    bots_alone: bool = False
    """Whether a match may start without a person: for tests and measurements."""
    guest_days: int = 365
    """Days without a visit after which a guest is deleted who sits at no table; 0: never."""
    open_table_days: int = 30
    """Days after which a table is deleted that was never started; 0: never."""
    chat_days: int = 365
    """Days after the end of a match for which its chat is kept; 0: for ever."""
    new_account_days: int = 3
    """Days for which an account is new and may write and report less, unless it has finished three matches; 0: none."""
    privacy: str = ""
    """What the host says about privacy: an address, or a text file; empty: the page that we write."""
    imprint: str = ""
    """Who the host is: an address, or a text file; empty: a page that says that nothing was filled in."""
    security_contact: str = ""
    """Where weaknesses are reported, for security.txt: mailto:… or https://…; empty: there is no such file."""
    site: str = ""
    """Where people find this server, such as https://kontor.example.org; empty: no reminders, which link to it."""
    smtp: str = ""
    """The mail server, as smtp://user:password@host:587 or smtps://…:465; empty: no reminders by mail."""
    mail_from: str = ""
    """The sender of mail, and the contact for push services if something is wrong."""
    vapid_key: str = ""
    """The private key that push messages are signed with; empty: no push messages."""
    record_key: str = ""
    """The private key that records of matches are signed with; empty: they are not signed."""
    packs: str = ""
    """Where the moves of old matches are packed, a folder or s3://bucket/prefix; empty: they stay in the database."""
    packs_endpoint: str = ""
    """The address of the service that has the bucket."""
    packs_region: str = "us-east-1"
    """The region of the bucket; services of one machine call it us-east-1."""
    packs_key: str = ""
    """The id of the access key to the bucket."""
    packs_secret: str = ""
    """The access key to the bucket."""
    pack_days: int = 7
    """Days after the end of a match after which its moves are packed; 0: in the next night. Unused without `packs`."""
    private_webhooks: bool = False
    """Whether webhooks may lead to this machine and its network: for a home, where everybody can reach them anyway."""

    @property
    def shard_addresses(self) -> tuple[str, ...]:
        """Where the shards are, from number 1 on."""
        return tuple(map(writable_address, self.shards.split()))

    @property
    def databases_for_new_matches(self) -> tuple[int, ...]:
        """The numbers of the databases in which new matches are played; empty: in all of them."""
        return tuple(map(int, self.new_matches.split()))

    @property
    def reminding(self) -> bool:
        """Whether reminders can be sent: they link to the site, with links that every process can verify."""
        return bool(self.site and self.secret)


def read_settings(environ: Mapping[str, str]) -> Settings:
    """Read the settings; SettingsError says which one cannot be used, and never its value: that may hold a password."""
    values: dict[str, str | int | bool] = {}
    for name in Settings.__struct_fields__:
        raw = environ.get(f"{PREFIX}{name.upper()}")
        if raw is None:
            continue
        match getattr(Settings(), name):
            case bool():
                if raw not in ("0", "1"):
                    raise unfit(name, "0, 1")
                values[name] = raw == "1"
            case int():
                least = 0 if name in MAY_BE_ZERO else 1
                if not raw.isdecimal() or int(raw) < least:
                    raise unfit(name, f"{least}, {least + 1}, {least + 2} …")
                values[name] = int(raw)
            case _:
                values[name] = raw
    settings = Settings(**values)  # type: ignore[arg-type]
    demand_fit(settings)
    settings = replace(settings, database=writable_address(settings.database))
    demand_shards(settings)
    demand_files(settings)
    demand_bucket(settings)
    demand_extras(environ)
    return settings


def demand_fit(settings: Settings) -> None:
    """Refuse texts that cannot be used; SettingsError says which."""
    for name, form in FORMS.items():
        value = getattr(settings, name)
        if value != getattr(Settings(), name) and not (
            re.fullmatch(form.pattern, value, re.ASCII) and can_be_split(value, several=name == "database")
        ):
            raise unfit(name, form.example)


def demand_shards(settings: Settings) -> None:
    """Refuse shards that are no addresses or named twice, and numbers that no database has; SettingsError."""
    form, addresses = FORMS["database"], settings.shards.split()
    fit = [re.fullmatch(form.pattern, each, re.ASCII) and can_be_split(each, several=True) for each in addresses]
    if not all(fit) or len({settings.database, *settings.shard_addresses}) <= len(addresses):
        raise unfit("shards", "postgresql://host1/name postgresql://host2/name")
    numbers = settings.new_matches.split()
    if not all(number.isdecimal() and int(number) <= len(addresses) for number in numbers):
        raise unfit("new_matches", " ".join(map(str, range(len(addresses) + 1))))


def demand_files(settings: Settings) -> None:
    """Refuse texts of the host that are neither an address nor a file that can be read; SettingsError says which."""
    for name in ("privacy", "imprint"):
        value = getattr(settings, name)
        if value and not is_address(value) and not os.access(value, os.R_OK):
            raise unfit(name, f"/etc/kontor/{name}.txt, https://example.org/{name}")


def demand_bucket(settings: Settings) -> None:
    """Refuse a bucket without its service and its key; SettingsError says what is missing."""
    if settings.packs.startswith("s3:"):
        for name, example in (
            ("packs_endpoint", FORMS["packs_endpoint"].example),
            ("packs_key", "…"),
            ("packs_secret", "…"),
        ):
            if not getattr(settings, name):
                raise unfit(name, example)


def is_address(value: str) -> bool:
    """Return True if a setting names a page elsewhere, and not a file."""
    return value.startswith(("https://", "http://"))


def writable_address(database: str) -> str:
    """Return an address so that of several hosts only the one is used that takes changes, unless it says otherwise."""
    parts = urlsplit(database)
    if "," not in parts.netloc or "target_session_attrs" in parts.query:
        return database
    return urlunsplit(parts._replace(query="&".join(filter(None, (parts.query, "target_session_attrs=read-write")))))


def demand_extras(environ: Mapping[str, str]) -> None:
    """Refuse a setting whose extra is not installed; SettingsError says what to install."""
    for variable, extra in EXTRAS.items():
        if environ.get(variable) and not all(map(is_installed, extra.modules)):
            raise SettingsError("setting-extra", name=variable, extra=extra.name)


def is_installed(module: str) -> bool:
    """Return True if a module can be imported."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # the package that it would be in
        return False


def can_be_split(url: str, *, several: bool = False) -> bool:
    """Return True if host and port of a URL, or of several hosts, can be parsed; a URL without them is fine, too."""
    try:
        hosts = urlsplit(url).netloc.rpartition("@")[2]
        return all(urlsplit(f"//{host}").port != 0 for host in (hosts.split(",") if several else [hosts]))
    except ValueError:  # such as a password with a character that must be written as %23
        return False


def unfit(name: str, wanted: str) -> SettingsError:
    """Return the error for a setting that cannot be used."""
    return SettingsError("setting", name=f"{PREFIX}{name.upper()}", wanted=wanted)
