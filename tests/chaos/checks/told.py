"""What sockets were told against what is stored: entries of the log, and chat."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from chaos.book import SentCommand
from chaos.checks.finding import Finding, Row, doubles
from kontor.core import Seat


def check_told(match: str, seat: Seat, told: Mapping[int, bytes], stored: Sequence[bytes]) -> Iterator[Finding]:
    """Yield the entries that a seat was told and that the log has not, or has otherwise, by their digests."""
    for seq, digest in sorted(told.items()):
        if seq >= len(stored):
            yield Finding("misled", match, f"told seat {seat} entry {seq}, which it has not")
        elif digest != stored[seq]:
            yield Finding("misled", match, f"told seat {seat} another entry {seq} than it has")


def check_chat(
    match: str, lines: Collection[Row], commands: Collection[SentCommand], heard: Mapping[int, tuple[Seat, str]]
) -> Iterator[Finding]:
    """Yield acknowledged lines that are not stored, texts that are stored twice, and told lines that are not so."""
    stored = {line["number"]: (line["seat"], line["text"]) for line in lines}
    for sent in commands:
        if sent.say != "chat":
            continue
        said = (sent.seat, sent.content)
        if sent.end == "done" and (sent.number is None or stored.get(sent.number) != said):
            yield Finding("lost", match, f"has lost the line {sent}")
        if sent.end == "refused" and said in stored.values():
            yield Finding("misled", match, f"has the line {sent}, but its sender was told that it was refused")
    for double in doubles(stored.values()):  # every text is said once
        yield Finding("duplicated", match, f"has a line twice: {double}")
    for number, told in sorted(heard.items()):
        if stored.get(number) != told:
            yield Finding("misled", match, f"told line {number} as {told}, and has {stored.get(number)}")
