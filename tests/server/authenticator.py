"""A passkey in software: makes a key and signs challenges, as a device does (WebAuthn level 2, "none" attestation)."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT_AND_VERIFIED, HAS_KEY = 0x05, 0x40
"""Flags: somebody was there and proved who they are; a new key follows."""


def text(data: bytes) -> str:
    """Return bytes as WebAuthn writes them in JSON."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One device with one passkey."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.credential = token_bytes(32)
        self.key = generate_private_key(SECP256R1())
        self.count = 0

    def make(self, options: str) -> dict[str, Any]:
        """Answer `navigator.credentials.create`."""
        asked = json.loads(options)
        at = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: at.x.to_bytes(32, "big"), -3: at.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.credential).to_bytes(2, "big") + self.credential + cbor2.dumps(key)
        data = self.data(asked["rp"]["id"], HAS_KEY) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client("webauthn.create", asked["challenge"])
        return self.answer({"clientDataJSON": text(client), "attestationObject": text(attestation)})

    def sign(self, options: str) -> dict[str, Any]:
        """Answer `navigator.credentials.get`."""
        asked = json.loads(options)
        self.count += 1
        data, client = self.data(asked["rpId"]), self.client("webauthn.get", asked["challenge"])
        signature = self.key.sign(data + sha256(client).digest(), ECDSA(SHA256()))
        signed = {"authenticatorData": text(data), "clientDataJSON": text(client), "signature": text(signature)}
        return self.answer(signed)

    def data(self, party: str, flags: int = 0) -> bytes:
        """Return whom the passkey belongs to, who was there, and how often it has signed."""
        hashed = sha256(party.encode()).digest()
        return hashed + bytes([PRESENT_AND_VERIFIED | flags]) + self.count.to_bytes(4, "big")

    def client(self, kind: str, challenge: str) -> bytes:
        """Return what the browser adds: the challenge, and the origin of the page."""
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def answer(self, response: dict[str, str]) -> dict[str, Any]:
        """Return an answer as browsers write it."""
        name = text(self.credential)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}


def challenge_in(options: str) -> bytes:
    """Return the challenge that a server asks to sign."""
    return urlsafe_b64decode(json.loads(options)["challenge"] + "==")
