"""A possible world from a view: only the order of the bag is random."""

from kontor.core import Rng
from kontor.games.cargo_noir.state import BAG, START_PLAYER, CargoNoirState
from kontor.games.cargo_noir.view import CargoNoirView


def determinize(view: CargoNoirView, rng: Rng) -> CargoNoirState:
    """Return a state that has exactly this view; the bag's order and its future luck come from rng."""
    players = view.players
    return CargoNoirState(
        seed=rng.bytes(32),
        seats=len(players),
        draws={BAG: 1 + view.refills, START_PLAYER: 1},
        frames=list(view.frames),
        options=view.options,
        start_player=view.start_player,
        active=view.active,
        round=view.round,
        last_round=view.last_round,
        bag=rng.shuffled(view.bag),
        discard=list(view.discard),
        black_market=list(view.black_market),
        ports={port: list(there.tiles) for port, there in view.ports.items()},
        stacks={port: list(there.stacks) for port, there in view.ports.items()},
        coin_bank=view.coin_bank,
        piles=view.piles.copy(),
        tiles=[list(player.tiles) for player in players],
        safes=[player.safe for player in players],
        cards=[list(player.cards) for player in players],
        docks=[player.dock for player in players],
        reserves=[player.reserve for player in players],
        at_casino=[player.at_casino for player in players],
        at_black_market=[player.at_black_market for player in players],
        raised=list(view.raised),
        barred=list(view.barred),
        refills=view.refills,
    )
