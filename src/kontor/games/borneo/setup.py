"""The opening position (BOR-S1 to BOR-S10): decks shuffled, hands dealt, ports open, the first merchant to place."""

from kontor.core import Luck, Seat
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.frames import PlacementFrame, TurnFrame
from kontor.games.borneo.state import CARGO_DECK, PORT_DECK, START_PLAYER, BorneoOptions, BorneoState


def placement_order(seats: int, start: Seat, merchants: int) -> tuple[Seat, ...]:
    """Return who places, in order: rounds run alternately clockwise and in reverse (BOR-S8, BOR-V3.1)."""
    clockwise = tuple((start + i) % seats for i in range(seats))
    order: list[Seat] = []
    for number in range(merchants):
        order += clockwise if number % 2 == 0 else reversed(clockwise)  # BOR-S8 BOR-R13
    return tuple(order)


def merchants_per_player(box: BorneoBox, options: BorneoOptions) -> int:
    """Return the number of merchants of each player (BOR-S7, BOR-V3.1)."""
    if options.three_player_four_merchants:  # BOR-O2
        return box.limits.merchants_per_player_three_player_variant  # BOR-V3.1
    return box.limits.merchants_per_player  # BOR-S7


def opening(box: BorneoBox, seats: int, options: BorneoOptions, seed: bytes) -> BorneoState:
    """Return the opening position."""
    luck = Luck(seed)
    cargo = luck.chance(CARGO_DECK).shuffled(sorted(box.cargo))  # BOR-S2
    ports = luck.chance(PORT_DECK).shuffled(box.ports_in_play(options.edition, seats))  # BOR-S3
    start = options.start_player  # BOR-O4
    if start == "random":
        start = luck.chance(START_PLAYER).below(seats)  # BOR-R31
    hands = [[cargo.pop() for _ in range(box.limits.starting_hand)] for _ in range(seats)]  # BOR-S2
    queue = placement_order(seats, start, merchants_per_player(box, options))
    return BorneoState(
        seed=seed,
        seats=seats,
        draws=luck.draws,
        frames=[TurnFrame("order"), PlacementFrame(queue)],
        options=options,
        active=start,  # BOR-S9 BOR-R14
        hands=hands,
        warehouses=[[] for _ in range(seats)],  # BOR-S10
        completed=[[] for _ in range(seats)],
        ladders={company: [] for company in box.companies},
        draw_pile=cargo,
        discard_pile=[],
        ports=[ports.pop() for _ in range(box.limits.open_ports)],
        cargo=[[] for _ in range(box.limits.open_ports)],
        port_stack=ports,
        out_of_game=[],
        orders=box.orders_in_play(options.edition, seats),
        ship=None,  # BOR-VB1
        pile_of=dict.fromkeys(box.cargo, 0),
        reshuffles=0,
    )
