"""Reports and the audit log on the terminal."""

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from rich.text import Text

from kontor.cli.screen import screen
from kontor.core import Texts

if TYPE_CHECKING:
    from kontor.server.moderation.views import AuditRowView, PersonView, ReportSummary, ReportView


def print_queue(texts: Texts, waiting: "Sequence[ReportSummary]") -> None:
    """Print one line for each open report."""
    for report in waiting:
        say(texts.text("admin-report-line", facts_of(report)))
    if not waiting:
        say(texts.text("admin-queue-empty"))


def print_report(texts: Texts, seen: "ReportView") -> None:
    """Print a report: what it is about, what was said, and who is concerned."""
    say(texts.text("admin-report-line", facts_of(seen.report)))
    if seen.text:
        say(texts.text("admin-report-text", {"text": seen.text}))
    if seen.seats:
        say(texts.text("admin-report-seats", {"names": list(seen.seats)}))
    for line in seen.lines:
        mark = ">" if line.reported else " "
        say(f"{mark} {shown_time(line.at)}  {line.name}: {line.text}")
    for key, person in (("subject", seen.subject), ("reporter", seen.reporter)):
        if person:
            say(texts.text(f"admin-report-{key}", facts_of_person(person)))
    if seen.measure:
        facts = {"measure": seen.measure.id, "kind": seen.measure.kind, "reason": seen.measure.reason}
        say(texts.text("admin-report-measure", facts))


def print_log(texts: Texts, rows: "Sequence[AuditRowView]") -> None:
    """Print one line for each row of the audit log."""
    for row in rows:
        facts = {
            "id": row.id,
            "at": shown_time(row.at),
            "actor": row.actor or "-",
            "deed": row.deed,
            "subject": row.subject or "-",
            "match": row.match or "-",
            "measure": str(row.measure or "-"),
            "reason": row.reason or "-",
        }
        say(texts.text("admin-log-line", facts))
    if not rows:
        say(texts.text("admin-log-empty"))


def facts_of(report: "ReportSummary") -> dict[str, str | int]:
    """Return what is printed of a report in one line."""
    return {
        "id": report.id,
        "at": shown_time(report.created_at),
        "kind": report.kind,
        "category": report.category,
        "subject": report.subject or "-",
        "reporters": report.reporters,
        "match": report.match or "-",
        "game": report.game or "-",
    }


def facts_of_person(person: "PersonView") -> dict[str, str | int]:
    """Return what is printed of a person in one line."""
    return {
        "name": person.name,
        "since": f"{person.since:%Y-%m-%d}",
        "matches": person.matches,
        "reports": person.reports,
        "upheld": person.upheld,
        "measures": len(person.measures),
    }


def shown_time(moment: datetime) -> str:
    """Return a moment as it is printed, in UTC."""
    return f"{moment:%Y-%m-%d %H:%M}"


def say(line: str) -> None:
    """Print a line as it is: what people wrote is no markup."""
    screen().print(Text(line), soft_wrap=True)
