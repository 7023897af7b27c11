"""Broken twins of the server, each of which leaks hidden information to a viewer in its own way."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from litestar import Litestar

from kontor.core import Action, AnyGame, Refusal, Seat, Texts, digest, encode, registry
from kontor.server.api.http import play
from kontor.server.api.socket import messages
from kontor.server.api.socket.rooms import Listener, Rooms
from kontor.server.matches import Context
from kontor.server.matches.kernel.match import RunningMatch, demand_started
from kontor.server.matches.read import look as watching
from kontor.server.matches.read import queries as asking
from kontor.server.matches.read import views as seen
from kontor.server.matches.read import words
from kontor.server.matches.read.digest.digest import Digest, digest_for
from kontor.server.matches.read.look import build_position
from kontor.server.matches.read.records import OpenedSecret
from kontor.server.matches.read.views import EntryView
from kontor.server.store.matches.log import Entry
from kontor.server.store.people import exports

GAME = "borneo"
Leak = Callable[[pytest.MonkeyPatch, Litestar], None]


def anothers_hand(state: Any, seat: Seat | None) -> list[str]:
    """Return the hand of another seat."""
    hand: list[str] = state.hands[0 if seat is None else (seat + 1) % state.seats]
    return hand


def a_view_counts_the_cards_of_a_hidden_hand(patch: pytest.MonkeyPatch, _: Litestar) -> None:
    """A view says how many cards of another hand have an id of the first half of the alphabet."""
    view_of = seen.view_of

    def leaking(table: RunningMatch, seat: Seat | None) -> Any:
        count = sum(card < "m" for card in anothers_hand(table.state, seat))
        view: Any = view_of(table, seat)
        return msgspec.structs.replace(view, draw_pile=view.draw_pile + 100 * count)

    patch.setattr(seen, "view_of", leaking)


def a_log_is_told_to_all_as_to_the_actor(patch: pytest.MonkeyPatch, _: Litestar) -> None:
    """Everyone reads what only the player who acted may know."""
    told_of = seen.entry_view

    def leaking(game: AnyGame, entry: Entry, seat: Seat | None, texts: Texts | None = None) -> EntryView:
        return told_of(game, entry, entry.seat, texts)

    patch.setattr(watching, "entry_view", leaking)


def a_question_is_ordered_by_a_hidden_hand(patch: pytest.MonkeyPatch, _: Litestar) -> None:
    """The legal actions are the right ones, in an order that tells something."""
    legal_of = seen.legal_of

    def leaking(table: RunningMatch, seat: Seat | None) -> list[Action]:
        return legal_of(table, seat)[:: 1 if max(anothers_hand(table.state, seat), default="") < "y" else -1]

    patch.setattr(asking, "legal_of", leaking)


def an_action_is_final_by_a_hidden_hand(patch: pytest.MonkeyPatch, _: Litestar) -> None:
    """Whether an action can be undone depends on cards that the asker does not see."""

    def leaking(table: RunningMatch, seat: Seat, action: Action, hidden: object) -> bool:
        return max(anothers_hand(table.state, seat), default="") < "y"

    patch.setattr(words, "is_final", leaking)


def a_question_hints_at_what_another_can_do(patch: pytest.MonkeyPatch, _: Litestar) -> None:
    """Players who wait read something derived from answers that only the players who are asked can see."""
    asked_of = words.question_text

    def leaking(table: RunningMatch, texts: Texts, seat: Seat | None, view: Any, answers: int) -> str:
        legal = [table.game.legal_actions(table.state, decider) for decider in table.deciders]
        return f"{asked_of(table, texts, seat, view, answers)} {digest(legal)}"

    patch.setattr(words, "question_text", leaking)


def a_refusal_names_a_hidden_card(patch: pytest.MonkeyPatch, _: Litestar) -> None:
    """The facts of a refusal come from a hand that the asker does not see."""
    game = registry.game(GAME)
    check = game.check

    def leaking(s: Any, seat: Seat, action: Action) -> Refusal | None:
        refusal = check(s, seat, action)
        facts: dict[str, int | str] = {"others": ", ".join(anothers_hand(s, seat))}
        return refusal and msgspec.structs.replace(refusal, facts={**refusal.facts, **facts})

    patch.setattr(game, "check", leaking)


def a_header_has_a_digest_of_the_state(patch: pytest.MonkeyPatch, app: Litestar) -> None:
    """An ETag is a digest of the whole state."""
    inner = app.asgi_handler

    async def leaking(scope: Any, receive: Any, send: Any) -> None:
        async def answer(message: Any) -> None:
            if message["type"] == "http.response.start":
                slots = app.state.context.cache.slots.values()
                known = [slot.match.state for slot in slots if isinstance(slot.match, RunningMatch)]
                message["headers"] = [*message["headers"], (b"etag", digest(known).encode())]
            await send(message)

        await inner(scope, receive, answer)

    patch.setattr(app, "asgi_handler", leaking)


def a_secret_is_revealed_before_the_end(patch: pytest.MonkeyPatch, _: Litestar) -> None:
    """The seed is revealed while the match is played."""

    async def leaking(context: Context, match: str, account: int | None) -> OpenedSecret:
        async with context.cache.locked(match) as table:
            return OpenedSecret("", (), table.commitment, demand_started(table).state.seed.hex())

    patch.setattr(play, "open_secret", leaking)


def a_digest_counts_the_cards_of_a_hidden_hand(patch: pytest.MonkeyPatch, _: Litestar) -> None:
    """The number of minor events depends on another hand."""

    async def leaking(context: Context, match: str, account: int, language: str, since: int | None) -> Digest:
        made = await digest_for(context, match, account, language, since)
        async with context.cache.locked(match) as table:
            count = sum(card < "m" for card in anothers_hand(demand_started(table).state, made.seat))
        return msgspec.structs.replace(made, more=made.more + 100 * count)

    patch.setattr("kontor.server.api.http.play.digest_for", leaking)


def a_file_of_my_data_holds_all_that_happened(patch: pytest.MonkeyPatch, _: Litestar) -> None:
    """The export of one person holds the events of all seats."""
    everything = exports.ACTIONS.replace("AND a.seat = s.seat", "").replace("a.action,", "a.events AS action,")
    patch.setattr(exports, "ACTIONS", everything)


def a_message_is_shared_by_all_seats(patch: pytest.MonkeyPatch, _: Litestar) -> None:
    """Sockets that have read up to the same entry get the same message, whichever seat they belong to."""

    async def leaking(self: Rooms, table: RunningMatch, listener: Listener, made: dict[Any, bytes]) -> None:
        if listener.seq not in made:
            position = await build_position(self.context, table, table.seat_of(listener.account), listener.seq)
            made[listener.seq] = encode(messages.PositionChanged(position))
        listener.push(made[listener.seq])
        listener.seq = table.seq

    patch.setattr(Rooms, "tell_position", leaking)


LEAKS: dict[Leak, str] = {
    a_view_counts_the_cards_of_a_hidden_hand: "/view",
    a_log_is_told_to_all_as_to_the_actor: "/view|/log",
    a_question_is_ordered_by_a_hidden_hand: "/question",
    an_action_is_final_by_a_hidden_hand: "words=true|/question|socket",
    a_question_hints_at_what_another_can_do: "words=true|socket|/steps",
    a_refusal_names_a_hidden_card: "/preview",
    a_header_has_a_digest_of_the_state: "etag",
    a_secret_is_revealed_before_the_end: "/secret",
    a_digest_counts_the_cards_of_a_hidden_hand: "/digest",
    a_file_of_my_data_holds_all_that_happened: "/export",
    a_message_is_shared_by_all_seats: "position",
}
"""Every twin, and where its leak shows."""
