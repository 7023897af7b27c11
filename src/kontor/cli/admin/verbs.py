"""`kontor admin …`: the verbs, which call the functions of the server's console on its database."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from kontor.cli.admin.printed import print_log, print_queue, print_report
from kontor.cli.errors import CliError, server_installed
from kontor.cli.home_server import host_database
from kontor.cli.language import LangOption, language, speak
from kontor.cli.screen import screen
from kontor.core import Texts

if TYPE_CHECKING:
    from kontor.server.matches import Context

T = TypeVar("T")

admin = typer.Typer(help="help-admin", no_args_is_help=True)

ReportOption = Annotated[int | None, typer.Option("--report", min=1, help="help-admin-report")]
NameOption = Annotated[str | None, typer.Option("--name", help="help-admin-name")]
ReasonOption = Annotated[str, typer.Option("--reason", help="help-admin-reason")]
DaysOption = Annotated[int, typer.Option("--days", min=1, max=365, help="help-admin-days")]


class RoleName(StrEnum):
    """The roles that a host gives."""

    MODERATOR = "moderator"
    HOST = "host"


def on_server(texts: Texts, do: "Callable[[Context], Awaitable[T]]") -> T:
    """Run something with the context of the host's server, and return what it returns."""
    with server_installed():
        from kontor.server.matches.kernel.context import open_context  # noqa: PLC0415 - players install no server
        from kontor.server.settings import read_settings  # noqa: PLC0415

    async def run() -> T:
        async with open_context(read_settings(os.environ)) as context:
            return await do(context)

    with host_database(texts):
        return asyncio.run(run())


@admin.command("grant", help="help-admin-grant")
def grant(
    name: Annotated[str, typer.Argument(help="help-admin-member")],
    role: Annotated[RoleName, typer.Argument(help="help-admin-role")],
    lang: LangOption = None,
) -> None:
    """Give a member a role."""
    texts = speak(language(lang))
    with server_installed():
        from kontor.server.moderation.roles import do_grant  # noqa: PLC0415
    on_server(texts, lambda context: do_grant(context, name, role.value))
    screen().print(texts.text("admin-granted", {"name": name, "role": role.value}))


@admin.command("revoke", help="help-admin-revoke")
def revoke(
    name: Annotated[str, typer.Argument(help="help-admin-member")],
    lang: LangOption = None,
) -> None:
    """Take the role of a member away."""
    texts = speak(language(lang))
    with server_installed():
        from kontor.server.moderation.roles import do_grant  # noqa: PLC0415
    on_server(texts, lambda context: do_grant(context, name, None))
    screen().print(texts.text("admin-revoked", {"name": name}))


@admin.command("roles", help="help-admin-roles")
def roles(lang: LangOption = None) -> None:
    """Print who has a role."""
    texts = speak(language(lang))
    with server_installed():
        from kontor.server.moderation.roles import everybody_with_a_role  # noqa: PLC0415
    found = on_server(texts, everybody_with_a_role)
    for name, role in found:
        screen().print(texts.text("admin-has-role", {"name": name, "role": role}))
    if not found:
        screen().print(texts.text("admin-no-roles"))


@admin.command("queue", help="help-admin-queue")
def queue(lang: LangOption = None) -> None:
    """Print the open reports."""
    texts = speak(language(lang))
    with server_installed():
        from kontor.server.moderation.roles import HOST  # noqa: PLC0415
        from kontor.server.moderation.views import console_of  # noqa: PLC0415
    print_queue(texts, on_server(texts, lambda context: console_of(context, HOST)).open)


@admin.command("show", help="help-admin-show")
def show(report: Annotated[int, typer.Argument(min=1, help="help-admin-report")], lang: LangOption = None) -> None:
    """Print a report with its context."""
    texts = speak(language(lang))
    with server_installed():
        from kontor.server.moderation.roles import HOST  # noqa: PLC0415
        from kontor.server.moderation.views import report_for  # noqa: PLC0415
    print_report(texts, on_server(texts, lambda context: report_for(context, HOST, report)))


@admin.command("audit", help="help-admin-audit")
def audit(
    before: Annotated[int | None, typer.Option("--before", min=1, help="help-admin-before")] = None,
    lang: LangOption = None,
) -> None:
    """Print the audit log, the latest row first."""
    texts = speak(language(lang))
    with server_installed():
        from kontor.server.moderation.roles import HOST  # noqa: PLC0415
        from kontor.server.moderation.views import log_before  # noqa: PLC0415
    print_log(texts, on_server(texts, lambda context: log_before(context, HOST, before)))


@admin.command("warn", help="help-admin-warn")
def warn(reason: ReasonOption, report: ReportOption = None, name: NameOption = None, lang: LangOption = None) -> None:
    """Warn somebody."""
    decide("warn", reason, None, report, name, None, lang)


@admin.command("mute", help="help-admin-mute")
def mute(
    reason: ReasonOption,
    days: DaysOption,
    report: ReportOption = None,
    name: NameOption = None,
    lang: LangOption = None,
) -> None:
    """Let somebody write in no chat for some days."""
    decide("mute", reason, days, report, name, None, lang)


@admin.command("rename", help="help-admin-rename")
def rename(reason: ReasonOption, report: ReportOption = None, name: NameOption = None, lang: LangOption = None) -> None:
    """Give somebody a neutral name."""
    decide("rename", reason, None, report, name, None, lang)


@admin.command("suspend", help="help-admin-suspend")
def suspend(
    reason: ReasonOption,
    days: Annotated[int | None, typer.Option("--days", min=1, max=365, help="help-admin-suspend-days")] = None,
    report: ReportOption = None,
    name: NameOption = None,
    lang: LangOption = None,
) -> None:
    """Let somebody play no more, for some days or for good."""
    decide("suspend", reason, days, report, name, None, lang)


@admin.command("close", help="help-admin-close")
def close(
    reason: ReasonOption,
    report: ReportOption = None,
    match: Annotated[str | None, typer.Option("--match", help="help-admin-match")] = None,
    lang: LangOption = None,
) -> None:
    """End a match without a result."""
    decide("close", reason, None, report, None, match, lang)


@admin.command("dismiss", help="help-admin-dismiss")
def dismiss(
    reason: ReasonOption,
    report: Annotated[int, typer.Option("--report", min=1, help="help-admin-report")],
    lang: LangOption = None,
) -> None:
    """Resolve a report without a measure; of an objection: let the measure stand."""
    decide("dismiss", reason, None, report, None, None, lang)


@admin.command("undo", help="help-admin-undo")
def undo(
    measure: Annotated[int, typer.Argument(min=1, help="help-admin-measure")],
    reason: ReasonOption,
    lang: LangOption = None,
) -> None:
    """Undo a measure."""
    texts = speak(language(lang))
    with server_installed():
        from kontor.server.moderation.roles import HOST  # noqa: PLC0415
        from kontor.server.moderation.undoing import do_undo_measure  # noqa: PLC0415
    on_server(texts, lambda context: do_undo_measure(context, HOST, measure, reason))
    screen().print(texts.text("admin-undone", {"measure": measure}))


def decide(
    kind: str,
    reason: str,
    days: int | None,
    report: int | None,
    name: str | None,
    match: str | None,
    lang: str | None,
) -> None:
    """Carry out a decision about a report, a member or a match, and print the number of the measure."""
    texts = speak(language(lang))
    if [report, name, match].count(None) != 2:
        raise CliError("admin-about-what")
    with server_installed():
        from kontor.server.moderation.deciding import Case, Decision, do_decide  # noqa: PLC0415
        from kontor.server.moderation.roles import HOST, account_named  # noqa: PLC0415
        from kontor.server.moderation.views import report_for  # noqa: PLC0415

    async def carry_out(context: "Context") -> int:
        chosen = kind
        case = Case(match=match)
        if name is not None:
            case = Case(subject=await account_named(context, name))
        elif report is not None:
            seen = await report_for(context, HOST, report)
            case = Case(report, seen.version)
            chosen = "uphold" if kind == "dismiss" and seen.report.kind == "objection" else kind
        return await do_decide(context, HOST, case, Decision(chosen, reason, days))  # type: ignore[arg-type]

    measure = on_server(texts, carry_out)
    screen().print(texts.text(f"admin-done-{kind}", {"measure": measure}))
