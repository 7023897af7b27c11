"""Costs that tests compute with: round figures instead of measured ones."""

from simulate.measured import GameCost, Measured, Rest, Stage


def flat(ms: float) -> Stage:
    """Return a stage that always takes the same."""
    return Stage([ms, ms])


def costs(door: Stage | None = None, idle_us_per_s: float = 7.0) -> Measured:
    """Return the costs of one game with four seats."""
    game = GameCost("goa", 4, door or flat(0.5), flat(1.0), flat(0.5), 0.000_5, 0.000_3, 0.000_5, 5.0)
    return Measured(
        about={"load_before": 0.0, "cores": 2},
        games=(game,),
        flush=flat(1.0),
        network=flat(0.1),
        nats_s=0.000_03,
        proxy_s=0.000_15,
        idle_s_per_s=idle_us_per_s / 1_000_000,
        join_s=0.002_5,
        join_postgres_s=0.000_5,
        join_generator_s=0.001,
        socket_kib=40.0,
        rest=Rest(),
    )
