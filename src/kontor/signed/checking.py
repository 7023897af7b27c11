"""Verify a file of either kind: its chain, its signature, its moves by the rules, and its luck.

A check has one of three ends. It holds; or it is open, because the file does not say it or something is missing here;
or the file was changed, and an error names the place.
"""

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import msgspec

from kontor.core import AnyGame, KontorError, MatchRecord, Record, RecordError, UnknownGameError, read_record, verify
from kontor.core.registry import game_with
from kontor.signed.errors import BrokenError
from kontor.signed.keys import KeyList, can_check, fits, key_id
from kontor.signed.lines import SignedRecord, is_signed_record, read_signed, signed_message
from kontor.signed.luck import check_luck, check_seed
from kontor.signed.page import check_page, is_page, record_in

CheckName: TypeAlias = Literal["chain", "signature", "rules", "luck", "page"]
Verdict: TypeAlias = Literal["holds", "open", "broken"]
Progress: TypeAlias = Callable[[int], None]
"""Gets the number of the step that was just replayed."""


class Finding(Record, frozen=True):
    """What one check has shown."""

    check: CheckName
    verdict: Verdict
    key: str
    """The message that says it."""
    facts: dict[str, Any] = msgspec.field(default_factory=dict)


class Checked(Record, frozen=True):
    """What a file has shown."""

    record: MatchRecord | None
    """None if it cannot be read."""
    signed: SignedRecord | None
    """None for a record without a chain over its lines."""
    findings: tuple[Finding, ...]

    @property
    def is_broken(self) -> bool:
        """Whether the file was changed."""
        return any(each.verdict == "broken" for each in self.findings)

    @property
    def is_complete(self) -> bool:
        """Whether the chain and the moves were verified, and a signature if there is one."""
        unfinished = {"rules-missing", "rules-trusted", "signature-unchecked"}
        return not self.is_broken and not any(each.key in unfinished for each in self.findings)


def check_file(data: bytes, keys: KeyList | None = None, progress: Progress | None = None) -> Checked:
    """Verify a file as far as possible here. With `keys` it must be signed with one of them."""
    page = data if is_page(data) else None
    try:
        data = record_in(page) if page else data
        signed = read_signed(data) if is_signed_record(data) else None
        record = signed.record if signed else read_record(data)
    except KontorError as error:
        return Checked(None, None, (broken("chain", error),))
    chain = (
        Finding("chain", "holds", "chain-whole", {"count": len(record.moves)})
        if signed
        else Finding("chain", "open", "chain-none")
    )
    checks: list[tuple[CheckName, Callable[[], Finding]]] = [
        ("signature", lambda: check_signature(signed, keys)),
        ("rules", lambda: check_rules(record, progress)),
        ("luck", lambda: check_origin(record, signed)),
    ]
    if page:
        checks.append(("page", lambda: check_drawn(record, page)))
    return Checked(record, signed, (chain, *(attempt(name, check) for name, check in checks)))


def attempt(name: CheckName, check: Callable[[], Finding]) -> Finding:
    """Return what a check has shown, or that the file was changed."""
    try:
        return check()
    except KontorError as error:
        return broken(name, error)


def broken(name: CheckName, error: KontorError) -> Finding:
    """Return the finding for an error; a step that it names is a fact."""
    step = error.step if isinstance(error, BrokenError) else error.facts.get("move", 0)
    place = error.place if isinstance(error, BrokenError) else "step" if step else "match"
    return Finding(name, "broken", "broken", {"why": error, "step": step, "place": place})


def check_signature(signed: SignedRecord | None, keys: KeyList | None) -> Finding:
    """Check who signed; BrokenError if the signature does not fit, or not with one of the keys named."""
    if signed is None or signed.signer is None:
        if keys is not None:
            raise BrokenError("broken-unsigned", "signature")
        return Finding("signature", "open", "signature-none")
    signer = signed.signer
    try:
        known = key_id(signer.public)
    except ValueError as error:
        raise BrokenError("broken-signature", "signature") from error
    facts = {"key": known, "site": signer.site or "empty", "at": signer.signed_at.strftime("%Y-%m-%d %H:%M UTC")}
    if not can_check():
        return Finding("signature", "open", "signature-unchecked", facts)
    if not fits(signer.public, signed.signature, signed_message(signed.last_hash)):
        raise BrokenError("broken-signature", "signature")
    if keys is None:
        return Finding("signature", "open", "signature-own-key", facts)
    same = [key for key in keys.keys if key.public == signer.public]
    if not same:
        raise BrokenError("broken-key", "signer", key=known)
    if not any(key.covers(signer.signed_at) for key in same):
        raise BrokenError("broken-key-time", "signer", key=known, at=facts["at"])
    return Finding("signature", "holds", "signature-known", facts)


def check_rules(record: MatchRecord, progress: Progress | None) -> Finding:
    """Replay the record; KontorError says at which move it departs from what it claims."""
    slug, game = record.header.game, game_of(record)
    if game is None:
        return Finding("rules", "open", "rules-missing", {"game": slug})
    try:
        trusted = verify(game, record, lambda number, *_: progress(number) if progress else None).trusted
    except RecordError as error:
        if error.key in ("record-version", "record-components"):
            return Finding("rules", "open", "rules-missing", {"game": slug})
        raise
    facts = {"game": slug, "count": len(record.moves), "over": record.result is not None}
    if trusted:
        return Finding("rules", "open", "rules-trusted", facts | {"first": trusted[0].first, "last": trusted[-1].last})
    return Finding("rules", "holds", "rules-hold", facts)


def game_of(record: MatchRecord) -> AnyGame | None:
    """Return the game of a record with the box of its match; None if it is not here."""
    try:
        return game_with(record.header.game, record.header.components)
    except UnknownGameError:
        return None


def check_drawn(record: MatchRecord, page: bytes) -> Finding:
    """Check what a page shows of its record, and the page around it."""
    game = game_of(record)
    found = check_page(game, page)
    if game is None:
        return Finding("page", "open", "page-not-drawn")
    if found.differs_at is not None:
        return Finding("page", "open", "page-differs", {"step": found.differs_at})
    return Finding("page", "holds", "page-drawn", {"signed": found.is_signed})


def check_origin(record: MatchRecord, signed: SignedRecord | None) -> Finding:
    """Check what the seed came from, as far as the file says it."""
    check_seed(record)
    if signed is None or signed.luck is None:
        return Finding("luck", "open", "luck-branch" if record.branch else "luck-unknown")
    check_luck(record, signed.luck)
    open_seats = [seat for seat, source in enumerate(signed.luck.sources) if source in ("sent", "server")]
    names = [record.header.seats[seat].name for seat in open_seats]
    facts = {"commitment": signed.luck.commitment, "count": len(names), "names": names}
    return Finding("luck", "holds", "luck-follows", facts)
