"""Texts for people, in their language: Fluent bundles of core and of one game, and how records become sentences.

A field with a kind is named by the game; a seat is named after its occupant, and the reader's own is "you". The rules
never write a sentence.
"""

import errno
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from kontor.core.descriptions import Described
from kontor.core.errors import KontorError, RefusedError, TextError
from kontor.core.instructions import Instruction
from kontor.core.kinds import KindedField, Seat, kinded_fields
from kontor.core.message_bundle import MessageBundle
from kontor.core.records import (
    Action,
    Caution,
    Change,
    Event,
    Option,
    Proposal,
    Record,
    Ref,
    Refusal,
    RuleId,
    TieBreak,
    View,
    tag_of,
)
from kontor.core.rules import message_key
from kontor.core.wording import Wording

LANGUAGES = ("en", "de")
REF = re.compile(r"[a-z_]+(:[!-~]+)?")
"""How a ref is written; the id of a thing that a drawing made may have any sign."""


def seat_fields(event: type[Event]) -> list[KindedField]:
    """Return the fields of an event that hold one seat or several, in order."""
    return [field for field in kinded_fields(event) if field.kind == "seat"]


def you_attribute(field: KindedField) -> str:
    """Return the attribute of a message for the reader whose seat is in this field of the event."""
    return "you" if field.name == "seat" else f"you-{field.name.replace('_', '-')}"


@cache
def bundle(language: str, packages: tuple[str, ...]) -> MessageBundle:
    """Return the messages of the packages' ``messages`` folders: the files that end in ``<language>.ftl``."""
    if language not in LANGUAGES:
        raise TextError(f"there are no texts in {language!r}: choose one of {', '.join(LANGUAGES)}")
    return MessageBundle(language, packages)


class Texts:
    """All texts of one game in one language, for a match with named seats and one reader.

    The reader is the seat of the person who reads, None for a spectator: sentences about that seat say "you".
    """

    def __init__(
        self,
        language: str,
        game: Wording | None = None,
        seat_names: Sequence[str] = (),
        packages: tuple[str, ...] = (),
        *,
        reader: Seat | None = None,
    ) -> None:
        self.language = language
        self.game = game
        self.seat_names = seat_names
        self.reader = reader
        own = (game.package,) if game else ()
        self.bundle = bundle(language, tuple(dict.fromkeys(("kontor.core", *own, *packages))))

    @property
    def _wording(self) -> Wording:
        if self.game is None:
            raise TextError("these texts were made without a game")
        return self.game

    def has(self, key: str) -> bool:
        """Return True if there is such a message (``key`` or ``key.attribute``)."""
        return self.bundle.pattern(key) is not None

    def text(self, key: str, variables: Mapping[str, Any] | None = None) -> str:
        """Return a message with its variables; TextError if one of them does not resolve."""
        if not self.has(key):
            raise TextError(f"no text {key!r} in {self.language!r}")
        return self.bundle.say(key, {k: self.spoken(v) for k, v in (variables or {}).items()})

    def spoken(self, value: Any) -> Any:
        """Return a value for use in a message: pairs (kind, id) named, several things listed, errors put into words."""
        match value:
            case (str() as kind, (str() | int()) as id_) if isinstance(value, tuple):
                return self.name(kind, id_)
            case tuple() | list():
                return self.listed(self._listed_item(item) for item in value)
            case bool():
                return "yes" if value else "no"
            case None:
                return ""
            case KontorError():
                return self.error(value)
            case OSError():
                return self.text("os-error", {"code": errno.errorcode.get(value.errno or 0), "why": value.strerror})
            case _:
                return value

    def _listed_item(self, value: Any) -> Any:
        """Return an item of a list for use in a message; the reader's seat is "you", in the nominative."""
        return self.text("seat-you") if self._is_reader(value) else self.spoken(value)

    def _is_reader(self, thing: Any) -> bool:
        return self.reader is not None and thing == ("seat", self.reader)

    def listed(self, items: Iterable[Any]) -> str:
        """Return several things as one list in words."""
        words = [str(item) for item in items]
        if not words:
            return self.text("list-none")
        spoken = words[0]
        for word in words[1:]:
            spoken = self.text("list-more", {"list": spoken, "item": word})
        return spoken

    def name(self, kind: str, id_: str | int) -> str:
        """Return the name of a thing."""
        if kind == "seat" and isinstance(id_, int):
            return self.seat_names[id_] if id_ < len(self.seat_names) else self.text("seat", {"number": id_ + 1})
        if kind == "amount":
            return str(id_)
        named = self._wording.name(kind, id_)
        return self.text(named.key, named.variables)

    def fields(self, record: Record) -> dict[str, Any]:
        """Return the fields of a record as variables; those with a kind are pairs (kind, id).

        A field with many values or an optional one also gives ``<field>_count``, to select on. A nested record gives
        its own fields.
        """
        spoken: dict[str, Any] = {}
        for field in kinded_fields(type(record)):
            value = getattr(record, field.name)
            if field.optional:
                spoken[f"{field.name}_count"] = int(value is not None)
            if isinstance(value, Record):
                spoken |= self.fields(value)
            elif field.kind is None or field.kind == "amount" or value is None:
                spoken[field.name] = value
            elif field.many:
                spoken[field.name] = [(field.kind, item) for item in value]
                spoken[f"{field.name}_count"] = len(value)
            else:
                spoken[field.name] = (field.kind, value)
        return spoken

    def action(self, view: View, action: Action) -> str:
        """Return the label of an action for the seat that has this view."""
        extra = self._wording.label_facts(view, action)
        return self.text(f"action-{tag_of(action)}", {**self.fields(action), **extra})

    def done(self, view: View, action: Action) -> str:
        """Return an action that was done by the seat that has this view.

        The attribute ``.other`` says it to another reader, `$seat` is who did it; without it they read the label.
        """
        key = f"action-{tag_of(action)}.other"
        if self.reader == view.seat or not self.has(key):
            return self.action(view, action)
        extra = self._wording.label_facts(view, action)
        return self.text(key, {**self.fields(action), "seat": ("seat", view.seat), **extra})

    def instruction(self, instruction: Instruction) -> str:
        """Return an instruction in words, for its owner."""
        return self.text(f"instruction-{tag_of(instruction)}", self.fields(instruction))

    def instruction_over(self, instruction: Instruction) -> str:
        """Return why an instruction has ended."""
        return self.text(f"instruction-{tag_of(instruction)}.over", self.fields(instruction))

    def event(self, event: Event, by: Seat | None = None) -> str:
        """Return the log line for an event, given as its reader may see it; `by` is the seat whose action led to it.

        If the event names the reader, the attribute of that field says it: ``.you`` for ``seat``, ``.you-<field>`` for
        any other. If the field holds many seats, ``$others`` are those without the reader. An event that names nobody
        may say who caused it, as ``$by``: in the attribute ``.by``, and in ``.by-you`` to that reader. ``$rule`` is the
        rule as in message keys, so that a message can select on it.
        """
        key, said = f"event-{tag_of(event)}", {**self.fields(event), "rule": message_key(event.rule)}
        if by is not None and self.has(f"{key}.by"):
            return self.text(f"{key}.by-you" if by == self.reader else f"{key}.by", {**said, "by": ("seat", by)})
        field = next((field for field in seat_fields(type(event)) if self._names_reader(event, field)), None)
        to_reader = f"{key}.{you_attribute(field)}" if field else ""
        if field is None or not self.has(to_reader):
            return self.text(key, said)
        if field.many:
            said["others"] = [thing for thing in said[field.name] if not self._is_reader(thing)]
        return self.text(to_reader, {name: self._to_reader(value) for name, value in said.items()})

    def _names_reader(self, event: Event, field: KindedField) -> bool:
        value = getattr(event, field.name)
        return self.reader is not None and (self.reader in value if field.many else self.reader == value)

    def _to_reader(self, value: Any) -> Any:
        """Return a value for a sentence that says "you": a name that is a verb has a form for it (``.you``)."""
        match value:
            case (str() as kind, (str() | int()) as id_) if isinstance(value, tuple) and kind not in ("seat", "amount"):
                named = self._wording.name(kind, id_)
                return self.text(f"{named.key}.you", named.variables) if self.has(f"{named.key}.you") else value
            case _:
                return value

    def question(self, view: View, answers: int = 0) -> str:
        """Return what the open question asks of the seat that has this view and has to decide.

        A message may select on ``answers``, the number of legal ones: 0 if the caller has not counted them.
        """
        return self._question(view, "", {"seat": ("seat", view.seat), "answers": answers})

    def asked_of(self, view: View, seats: Sequence[Seat]) -> str:
        """Return what these seats have to decide, for another viewer and from that viewer's view alone.

        The attribute ``.other`` says it: `$seat` are the seats, and `$seat_count` is their number.
        """
        return self._question(view, ".other", {"seat": [("seat", seat) for seat in seats], "seat_count": len(seats)})

    def _question(self, view: View, attribute: str, said: Mapping[str, Any]) -> str:
        frame = view.frames[-1]
        facts = {**self.fields(frame), **said, **self._wording.question_facts(view)}
        return self.text(f"question-{tag_of(frame)}{attribute}", facts)

    def proposal(self, view: View, proposal: Proposal) -> str:
        """Return what a proposal would do, in words."""
        frame = view.frames[-1]
        said = {**self.fields(frame), "seat": ("seat", view.seat), **proposal.facts}
        return self.text(f"proposal-{tag_of(frame)}", said)

    def change(self, change: Change) -> str:
        """Return one forecast consequence of an action, in a few words; ``.you`` if it is about the reader's seat."""
        key, thing = f"change-{change.key}", self.thing(change.ref)
        if self._is_reader(thing) and self.has(f"{key}.you"):
            key = f"{key}.you"
        return self.text(key, {"thing": thing, "before": change.before, "after": change.after})

    def caution(self, caution: Caution) -> str:
        """Return what an action gives away, for the seat that considers it."""
        return self.text(f"caution-{caution.key}", caution.facts)

    def tie(self, tie: TieBreak) -> str:
        """Return what set two players of equal points apart."""
        facts = {"ahead": ("seat", tie.ahead), "behind": ("seat", tie.behind), "more": tie.more, "less": tie.less}
        return self.text(f"tie-{tie.key}", facts)

    def thing(self, ref: Ref) -> tuple[str, str | int]:
        """Return the kind and the id that a ref names; the id is a number only if the ids of its kind are."""
        kind, _, id_ = ref.partition(":")
        words = self.game.vocabulary().get(kind, ()) if self.game else ()
        numbered = id_.isdecimal() and (kind == "seat" or int(id_) in words)
        return (kind, int(id_)) if numbered else (kind, id_)

    def describe(self, view: View, ref: Ref) -> Described | None:
        """Return what a thing is, for the reader who has this view; None for a ref that names nothing of this game."""
        if not REF.fullmatch(ref):
            return None
        kind, id_ = self.thing(ref)
        if kind == "seat" and id_ not in range(len(view.scores)):
            return None
        found = self._wording.description(view, kind, id_)
        if found is None:
            return None
        key, facts = f"describe-{found.key}", found.facts
        named = self.has(f"{key}.name")
        return Described(
            ref=ref,
            kind=self.text(f"{key}.kind", facts),
            name=self.text(f"{key}.name", facts) if named else self.name(kind, id_),
            what=self.text(key, facts),
            when=self.text(f"{key}.when", facts),
            now=self.text(f"{key}.now", facts) if found.now and self.has(f"{key}.now") else "",
            rule=found.rule,
        )

    def refusal(self, refusal: Refusal) -> str:
        """Return why something is not allowed, with the facts; without the rule's id."""
        kinds = self.game.vocabulary() if self.game else {}
        facts: dict[str, Any] = {}
        for key, value in refusal.facts.items():
            known = key == "seat" or value in kinds.get(key, ())
            facts[key] = (key, value) if known else value
        case = f".{refusal.case}" if refusal.case else ""
        return self.text(f"refusal-{message_key(refusal.rule)}{case}", facts)

    def error(self, error: KontorError) -> str:
        """Return what went wrong, and what to do about it; a refusal with the rule's id in front."""
        match error:
            case TextError():
                return str(error)
            case RefusedError(refusal=refusal, game=game):
                texts = Texts(self.language, game, self.seat_names, reader=self.reader)
                return f"{refusal.rule}: {texts.refusal(refusal)}"
            case _:
                texts = Texts(self.language, self.game, self.seat_names, (error.package,), reader=self.reader)
                return texts.text(f"error-{error.key}", error.facts)

    def rule(self, rule_id: RuleId) -> str:
        """Return the text of a rule."""
        return self.text(f"rule-{message_key(rule_id)}")

    def option(self, option: Option) -> str:
        """Return what an option means."""
        return self.text(f"option-{option.name}")
