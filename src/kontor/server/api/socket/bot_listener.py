"""The socket of a bot among those of persons: the same news, told as challenges, turns and ends."""

from collections.abc import Mapping, Sequence

from kontor.core import Record, encode
from kontor.server.accounts import KnownLogin
from kontor.server.api.socket import bot_messages as messages
from kontor.server.api.socket.listeners import PersonListener
from kontor.server.errors import NotFoundError
from kontor.server.matches import Context, RunningMatch
from kontor.server.matches.lobby.find import result_of
from kontor.server.matches.lobby.personal import FoundMatch
from kontor.server.matches.read.views import MatchSummary, position_view

LANGUAGE = "en"
"""Nobody reads the words of a list that a bot gets."""


class BotListener(PersonListener):
    """One stream of a bot."""

    __slots__ = ("challenges", "context", "turns")

    coalesce_seconds = 0.02
    follows_entries = True

    def __init__(self, context: Context, login: KnownLogin) -> None:
        super().__init__(login.caller.account, LANGUAGE, login.id)
        self.context = context
        self.turns: dict[str, int] = {}
        """The entry of the log at which the bot was last asked, for each of its matches."""
        self.challenges: set[str] = set()

    async def tell_all(self, found: Sequence[FoundMatch]) -> None:
        """Tell all matches of the bot, and what it is asked there."""
        self.turns.clear()
        self.challenges.clear()
        self.send(messages.BotMatchesTold(tuple(each.match for each in found)))
        await self.tell_changes(found, ())

    async def tell_changes(self, changed: Sequence[FoundMatch], gone: Sequence[str]) -> None:
        """Tell what the bot is asked in matches that changed, and which of them have ended for it."""
        for each in changed:
            await self.tell_turn(each.match)
        for match_id in gone:
            self.turns.pop(match_id, None)
            self.send(await self.end_of(match_id))

    async def tell_turn(self, match_id: str) -> None:
        """Tell what the bot is asked in a match, once for each entry of its log."""
        async with self.context.cache.fresh(match_id) as match:
            seat = match.seat_of(self.account)
            if not isinstance(match, RunningMatch) or seat is None or match.status != "playing":
                return
            if match.occupants[seat].caretaker:
                self.send(messages.CaretakerTold(match_id, match.seq))
            elif seat in match.deciders and self.turns.get(match_id) != match.seq:
                self.turns[match_id] = match.seq
                seen = position_view(match, seat, self.context.now())
                self.send(messages.TurnTold(match.game.info.slug, match.game.components.hash, seen))

    async def end_of(self, match_id: str) -> messages.MatchEnded:
        """Return how a match ended that is not in the bot's list any more."""
        try:
            async with self.context.cache.fresh(match_id) as match:
                seat = match.seat_of(self.account)
                if seat is None or not isinstance(match, RunningMatch) or match.status == "playing":
                    return messages.MatchEnded(match_id, "left")
                if match.status == "closed":
                    return messages.MatchEnded(match_id, "closed")
                outcome = match.game.outcome(match.state)
        except NotFoundError:  # an open match that nobody wants any more is deleted
            return messages.MatchEnded(match_id, "left")
        place, points = result_of(outcome, seat) if outcome else (None, None)
        return messages.MatchEnded(match_id, "over", place, points)

    def tell_invitations(self, tables: Sequence[MatchSummary], by: Mapping[str, str]) -> None:
        """Tell the challenges that are new, and those that are gone."""
        now = {table.match for table in tables}
        for match_id in sorted(self.challenges - now):
            self.send(messages.ChallengeGone(match_id))
        for table in tables:
            if table.match not in self.challenges:
                self.send(messages.ChallengeTold(table, by.get(table.match)))
        self.challenges = now

    def tell_person(self, message: bytes) -> None:
        """Leave out what is only for people: their seeks, and who is here."""

    def send(self, message: Record) -> None:
        """Queue a message."""
        self.push(encode(message))
