"""What a fleet is made of and what it costs, by the prices that we assume."""

from math import ceil
from typing import Any

from simulate.fleet import MAX_BUSY, Crowd, cpu_s_per_s, postgres_cores_for, shards_for
from simulate.measured import Measured

EUR_A_CORE_AND_MONTH = 8.0
"""A dedicated core with 4 GB, traffic included (assumed); a cloud on demand takes four times as much."""
BOT_SHARE = 0.05
"""The part of all moves that strong bots make (assumed)."""
BOT_S = 1.0
"""Processor time of a strong bot for a move: its budget."""
BOT_BUSY = 0.7
"""The part of their time that workers think."""
REST_MIB = 112
"""Memory of a gateway without sockets."""
PROXIES, NATS = 2, 3
"""Processes of each as soon as there are two gateways: one of them may be gone."""


def parts_of(measured: Measured, crowd: Crowd, gateways: int) -> dict[str, Any]:
    """Return what a fleet is made of; one gateway shares its machine with PostgreSQL."""
    several = gateways > 1
    memory_gb = (REST_MIB / 1024 + crowd.sockets / gateways * measured.socket_kib / 1024 / 1024) * 1.0737
    return {
        "gateways": gateways,
        "gateway_gb": round(memory_gb, 1),
        "shards": shards_for(crowd),
        "postgres_cores": postgres_cores_for(measured, crowd) if several else 1,
        "standbys": shards_for(crowd) if several else 0,
        "proxies": PROXIES if several else 0,
        "proxy_cores": max(1, ceil(crowd.moves_per_s * measured.proxy_s / MAX_BUSY / PROXIES)) if several else 0,
        "nats": NATS if several else 0,
        "bot_cores": ceil(crowd.moves_per_s * BOT_SHARE * BOT_S / BOT_BUSY),
    }


def eur_month(measured: Measured, crowd: Crowd, parts: dict[str, Any]) -> dict[str, int]:
    """Return what the servers and the bots cost in a month."""
    if parts["gateways"] == 1:
        used = cpu_s_per_s(measured, crowd) + crowd.moves_per_s * measured.postgres_s
        cores = float(max(1, ceil(used / MAX_BUSY)))
    else:
        cores = parts["gateways"] + parts["postgres_cores"] * (parts["shards"] + parts["standbys"])
        cores += parts["proxies"] * parts["proxy_cores"] + parts["nats"]
    return {
        "servers": round(cores * EUR_A_CORE_AND_MONTH),
        "bots": round(parts["bot_cores"] * EUR_A_CORE_AND_MONTH),
    }
