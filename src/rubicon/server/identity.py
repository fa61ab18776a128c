"""Who is asking: a signed cookie carries an identity that nobody else can guess or forge."""

import secrets
from collections.abc import Mapping

from itsdangerous import BadSignature, Signer

from rubicon.server.store.base import Store
from rubicon.server.store.people import banned, sign_ins

COOKIE = "rubicon_id"
SECONDS_KEPT = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""
IDENTITY_BYTES = 16
APART = "~"
"""Between an identity and the number of its sign-in."""


class Identities:
    """Reads and writes the cookie."""

    def __init__(self, secret: str) -> None:
        self.signer = Signer(secret, salt="rubicon.identity")
        self.current: dict[str, int] = {}
        """The sign-in that is valid, of those who have revoked earlier ones."""
        self.banned: frozenset[str] = frozenset()

    @staticmethod
    async def open(store: Store, secret: str) -> "Identities":
        """With the secret of this server, and what has been revoked so far."""
        made = Identities(secret)
        await made.refresh(store)
        return made

    async def refresh(self, store: Store) -> None:
        """Take over what other processes have revoked, and whom the operator has banned."""
        self.current |= await store.read(sign_ins())
        self.banned = await store.read(banned())

    def read(self, cookies: Mapping[str, str]) -> str | None:
        """The identity in a request's cookies; None if there is none, a false or a revoked one."""
        value = cookies.get(COOKIE)
        if value is None:
            return None
        try:
            identity, _, number = self.signer.unsign(value).decode("ascii").partition(APART)
        except (BadSignature, UnicodeError):
            return None
        valid = self.current.get(identity, 0)
        return identity if number == (str(valid) if valid else "") else None

    def new(self) -> str:
        """A new identity."""
        return secrets.token_urlsafe(IDENTITY_BYTES)

    def header(self, identity: str, *, secure: bool) -> str:
        """The Set-Cookie header for an identity."""
        valid = self.current.get(identity, 0)
        value = self.signer.sign(f"{identity}{APART}{valid}" if valid else identity).decode("ascii")
        flags = "; Secure" if secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={SECONDS_KEPT}; HttpOnly; SameSite=Lax{flags}"
