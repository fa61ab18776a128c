"""Who is asking: a signed cookie carries an identity that nobody else can guess or forge."""

import secrets
from collections.abc import Mapping

from itsdangerous import BadSignature, Signer

from rubicon.server.store.base import Store
from rubicon.server.store.people import setting_or

COOKIE = "rubicon_id"
SECONDS_KEPT = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""
IDENTITY_BYTES = 16


class Identities:
    """Reads and writes the cookie."""

    def __init__(self, secret: str) -> None:
        self.signer = Signer(secret, salt="rubicon.identity")

    @staticmethod
    async def open(store: Store) -> "Identities":
        """With the secret of this database, made at its first start."""
        return Identities(await store.write(setting_or("secret", secrets.token_urlsafe(32))))

    def read(self, cookies: Mapping[str, str]) -> str | None:
        """The identity in a request's cookies; None if there is none, or a false one."""
        value = cookies.get(COOKIE)
        if value is None:
            return None
        try:
            return self.signer.unsign(value).decode("ascii")
        except (BadSignature, UnicodeError):
            return None

    def new(self) -> str:
        """A new identity."""
        return secrets.token_urlsafe(IDENTITY_BYTES)

    def header(self, identity: str, *, secure: bool) -> str:
        """The Set-Cookie header for an identity."""
        value = self.signer.sign(identity).decode("ascii")
        flags = "; Secure" if secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={SECONDS_KEPT}; HttpOnly; SameSite=Lax{flags}"
