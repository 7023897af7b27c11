"""Pearls: a toy of three phases with an auction, hidden hands and a pile, to prove the contract kit on."""

from contract.toy.game import Pearls

GAME = Pearls()
