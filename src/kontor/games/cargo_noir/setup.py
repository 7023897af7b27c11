"""The opening position (CAR-S1 to CAR-S8): ports open, tiles out, ships and coins with the players."""

from kontor.core import Luck
from kontor.games.cargo_noir.components import CargoNoirBox
from kontor.games.cargo_noir.frames import TurnFrame
from kontor.games.cargo_noir.state import BAG, START_PLAYER, CargoNoirOptions, CargoNoirState


def opening(box: CargoNoirBox, seats: int, options: CargoNoirOptions, seed: bytes) -> CargoNoirState:
    """Return the opening position."""
    luck, given = Luck(seed), box.setup
    bag = luck.chance(BAG).shuffled(box.tiles_in_play(seats))  # CAR-S2
    ports = box.open_ports(options.port_profile, seats)  # CAR-S1
    start = options.start_player  # CAR-O5
    if start == "random":
        start = luck.chance(START_PLAYER).below(seats)  # CAR-S7
    return CargoNoirState(
        seed=seed,
        seats=seats,
        draws=luck.draws,
        frames=[TurnFrame("begin")],
        options=options,
        start_player=start,
        active=start,  # CAR-T0.1
        round=0,  # CAR-S8
        last_round=box.rounds(seats),  # CAR-T0.3
        black_market=[bag.pop() for _ in range(options.black_market_slots)],  # CAR-S3 CAR-O2
        ports={port: [bag.pop() for _ in range(box.ports[port].slots)] for port in ports},  # CAR-S3
        bag=bag,
        discard=[],
        stacks={port: [0] * seats for port in ports},
        coin_bank=given.coins - seats * given.start_coins,  # CAR-S4
        piles={card.id: card.copies for card in box.cards.values()},  # CAR-S5 CAR-S6
        tiles=[[] for _ in range(seats)],
        safes=[given.start_coins] * seats,  # CAR-S4
        cards=[[] for _ in range(seats)],
        docks=[given.start_ships] * seats,  # CAR-S4
        reserves=[given.reserve_ships] * seats,  # CAR-S5
        at_casino=[0] * seats,
        at_black_market=[0] * seats,
        raised=[],
        barred=[],
        refills=0,
    )
