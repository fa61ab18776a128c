"""Passkeys (WebAuthn): what a browser is asked, and whether its answer is good.

A challenge is signed, lives for minutes, says what it is for, and is answered once. So nothing has
to be stored for those who only ask.
"""

import hashlib
import json
import secrets
from typing import Any, Literal

from itsdangerous import BadSignature, TimestampSigner
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from rubicon.server.store.devices import Passkey

SECONDS_TO_ANSWER = 300
NONCE_BYTES = 24
Purpose = Literal["add", "use"]
RIGHTS = UserVerificationRequirement.REQUIRED
"""Whoever holds the device must also show that it is his: there is no password beside it."""


class BadAnswer(Exception):
    """A browser's answer that is not good, for whatever reason."""


class Passkeys:
    """Asks and judges; the site is the name of the host to which the browser speaks."""

    def __init__(self, secret: str) -> None:
        self.signer = TimestampSigner(secret, salt="rubicon.challenge")

    def challenge(self, purpose: Purpose, me: str) -> bytes:
        """Something new to be signed."""
        return self.signer.sign(f"{purpose}~{me}~{secrets.token_urlsafe(NONCE_BYTES)}")

    def answered(self, client_data: str, purpose: Purpose, me: str) -> bytes:
        """The challenge that an answer is for, if it is one of ours, recent and for this."""
        try:
            told = json.loads(base64url_to_bytes(client_data))
            challenge = base64url_to_bytes(told["challenge"])
            signed = self.signer.unsign(challenge, max_age=SECONDS_TO_ANSWER).decode()
        except (BadSignature, ValueError, TypeError, LookupError):
            raise BadAnswer from None
        if not signed.startswith(f"{purpose}~{me}~"):
            raise BadAnswer
        return challenge

    # ---- a new passkey -----------------------------------------------------------------------

    def ask_new(self, me: str, name: str, site: str, known: list[str]) -> Any:
        """What the browser is asked for a new passkey; those that it has are not made again."""
        options = generate_registration_options(
            rp_id=site,
            rp_name="Rubicon",
            user_id=handle_of(me),
            user_name=name,
            user_display_name=name,
            challenge=self.challenge("add", me),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=RIGHTS
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known
            ],
        )
        return json.loads(options_to_json(options))

    def judge_new(
        self, me: str, site: str, origin: str, answer: dict[str, str], label: str
    ) -> tuple[Passkey, str]:
        """A new passkey, and the challenge that it answers; BadAnswer if it is not good."""
        challenge = self.answered(answer["client_data"], "add", me)
        response = {
            "clientDataJSON": answer["client_data"],
            "attestationObject": answer["attestation"],
        }
        try:
            made = verify_registration_response(
                credential=credential(answer["id"], response),
                expected_challenge=challenge,
                expected_rp_id=site,
                expected_origin=origin,
                require_user_verification=True,
            )
        except Exception as error:  # what somebody sends can be wrong in any way
            raise BadAnswer from error
        name = bytes_to_base64url(made.credential_id)
        if name != answer["id"]:
            raise BadAnswer
        public = bytes_to_base64url(made.credential_public_key)
        return Passkey(name, me, site, public, made.sign_count, label), challenge.decode()

    # ---- signing in --------------------------------------------------------------------------

    def ask_any(self, site: str) -> Any:
        """What the browser is asked of somebody who has a passkey; nobody's name is in it."""
        options = generate_authentication_options(
            rp_id=site, challenge=self.challenge("use", ""), user_verification=RIGHTS
        )
        return json.loads(options_to_json(options))

    def judge(
        self, key: Passkey, site: str, origin: str, answer: dict[str, str]
    ) -> tuple[int, str]:
        """The key's new count, and the challenge that is answered; BadAnswer if it is not good."""
        challenge = self.answered(answer["client_data"], "use", "")
        handle = bytes_to_base64url(handle_of(key.identity_id))
        if not secrets.compare_digest(answer["user_handle"], handle):
            raise BadAnswer
        response = {
            "clientDataJSON": answer["client_data"],
            "authenticatorData": answer["authenticator_data"],
            "signature": answer["signature"],
            "userHandle": answer["user_handle"],
        }
        try:
            done = verify_authentication_response(
                credential=credential(answer["id"], response),
                expected_challenge=challenge,
                expected_rp_id=site,
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(key.public_key),
                credential_current_sign_count=key.sign_count,
                require_user_verification=True,
            )
        except Exception as error:
            raise BadAnswer from error
        return done.new_sign_count, challenge.decode()


def credential(name: str, response: dict[str, str]) -> dict[str, Any]:
    """An answer in the shape that the standard gives it."""
    return {"id": name, "rawId": name, "type": "public-key", "response": response}


def handle_of(me: str) -> bytes:
    """What a passkey keeps of its owner: enough to know him again, too little to be him."""
    return hashlib.sha256(f"rubicon.passkey {me}".encode()).digest()
