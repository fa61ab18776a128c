"""A passkey in software, for the tests: it signs what a browser would hand to it."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
Json = dict[str, Any]


class Authenticator:
    """One passkey; what it says can be bent."""

    def __init__(self, origin: str, site: str = "localhost") -> None:
        self.origin, self.site = origin, site
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(20)
        self.count = 0
        self.handle = b""
        self.flags = PRESENT | VERIFIED

    def client_data(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def data(self, *, attested: bool) -> bytes:
        self.count += 1
        flags = self.flags | (ATTESTED if attested else 0)
        start = hashlib.sha256(self.site.encode()).digest() + bytes([flags])
        start += self.count.to_bytes(4, "big")
        if not attested:
            return start
        point = self.key.public_key().public_numbers()
        x, y = point.x.to_bytes(32, "big"), point.y.to_bytes(32, "big")
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        return start + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public

    def make(self, options: Json) -> Json:
        """What a browser answers that was asked for a new passkey."""
        self.handle = base64url_to_bytes(options["user"]["id"])
        client = self.client_data("webauthn.create", options["challenge"])
        made = {"fmt": "none", "attStmt": {}, "authData": self.data(attested=True)}
        return {
            "id": bytes_to_base64url(self.id),
            "client_data": bytes_to_base64url(client),
            "attestation": bytes_to_base64url(cbor2.dumps(made)),
        }

    def sign(self, options: Json) -> Json:
        """What a browser answers that was asked for a passkey."""
        client, data = (
            self.client_data("webauthn.get", options["challenge"]),
            self.data(attested=False),
        )
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "id": bytes_to_base64url(self.id),
            "client_data": bytes_to_base64url(client),
            "authenticator_data": bytes_to_base64url(data),
            "signature": bytes_to_base64url(signature),
            "user_handle": bytes_to_base64url(self.handle),
        }
