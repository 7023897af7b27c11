"""A possible world from a view: hidden cards dealt again, each from the deck it can come from (GOA-H4 to GOA-H6)."""

from kontor.core import Rng
from kontor.games.goa.state import BONANZA, EXPEDITIONS, START_PLAYER, TILES, GoaState
from kontor.games.goa.view import GoaView
from kontor.parts.piles import deal, known_piles


def determinize(view: GoaView, rng: Rng) -> GoaState:
    """Return a state that has exactly this view; its secrets and its future luck come from rng."""
    players = view.players
    seats = len(players)
    counts = [player.hand for player in players]
    own = () if view.seat is None else counts[view.seat]
    if view.frames:
        hands, deck = deal(view.unseen, counts, view.seat, view.hand, rng)  # GOA-R49
        pile_of = known_piles(view.unseen, own, view.hand)
    else:
        hands, deck = deal(view.unseen, [()] * seats, None, (), rng)
        hands = [list(player.shown) for player in players]  # GOA-H4
        pile_of = {card: pile for pile, cards in enumerate(view.unseen) for card in cards}
        for player in players:
            pile_of |= known_piles((), player.hand, player.shown)
    below = rng.shuffled(view.bonanza)  # GOA-H6
    phases = 1 if view.phase == "A" else 2
    return GoaState(
        seed=rng.bytes(32),
        seats=seats,
        draws={START_PLAYER: 1, TILES: phases, EXPEDITIONS: 1 + view.reshuffles, BONANZA: phases},
        frames=list(view.frames),
        options=view.options,
        phase=view.phase,
        round_no=view.round_no,
        flag_holder=view.flag_holder,
        placer=view.placer,
        markers=list(view.markers),
        grid=list(view.grid),
        removed=view.removed,
        box=view.box,
        discard_a=view.discard_a,
        discard_b=view.discard_b,
        colony_piles=view.colony_piles.copy(),
        deck=deck,
        expedition_discard=list(view.expedition_discard),
        reshuffles=view.reshuffles,
        pile_of=pile_of,
        ducats=[player.ducats for player in players],
        ships=[player.ships for player in players],
        colonists=[player.colonists for player in players],
        extra_actions=[player.extra_actions for player in players],
        rows=[player.rows for player in players],
        hands=[tuple(hand) for hand in hands],
        storage=[player.storage.copy() for player in players],
        tiles=[player.tiles for player in players],
        turned=view.turned,
        card_played=view.card_played,
        corners={corner: below.pop() for corner in view.corners},
        bonanza=tuple(below),
        bonanza_taken=view.bonanza_taken,
    )
