"""Broken twins of the toy: each breaks one promise of the contract, and one check must see it and say so."""

from contract.toy.game import Pearls
from contract.twins import (
    cautions,
    descriptions,
    ending,
    glossary,
    instructions,
    knowledge,
    legality,
    lessons,
    motions,
    numbers,
    secrecy,
    stability,
    words,
)
from contract.twins.base import Twins

TWINS: Twins = {
    check: twins
    for module in (
        legality,
        stability,
        knowledge,
        secrecy,
        words,
        ending,
        instructions,
        motions,
        descriptions,
        cautions,
        lessons,
        glossary,
        numbers,
    )
    for check, twins in module.TWINS.items()
}
INSTANCES: dict[str, Pearls] = {twin.__name__: twin() for twins in TWINS.values() for twin, _ in twins}
globals().update({f"GAME_{name}": game for name, game in INSTANCES.items()})  # found by a second process
