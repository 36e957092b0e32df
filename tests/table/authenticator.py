"""A phone with a passkey, made of software: it signs what a browser would let it sign, and what none would."""

import hashlib
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey, and the browser around it at `origin`."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(32)
        self.handle = b""
        self.counter = 0

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        self.handle = decode(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(public)
        data = self.data(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED) + attested
        return self.answer(
            {
                "clientDataJSON": encode(self.client_data("webauthn.create", options)),
                "attestationObject": encode(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
            }
        )

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        self.counter += 1
        data = self.data(options["rpId"], PRESENT | VERIFIED)
        client = self.client_data("webauthn.get", options)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self.answer(
            {
                "clientDataJSON": encode(client),
                "authenticatorData": encode(data),
                "signature": encode(signature),
                "userHandle": encode(self.handle),
            }
        )

    def data(self, name: str, flags: int) -> bytes:
        return hashlib.sha256(name.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4)

    def client_data(self, kind: str, options: dict[str, Any]) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def answer(self, response: dict[str, str]) -> dict[str, Any]:
        name = encode(self.id)
        return {
            "id": name,
            "rawId": name,
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
            "authenticatorAttachment": "platform",
        }
