"""Who is asking: a signed cookie carries an identity that nobody else can guess or forge."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass

from itsdangerous import BadSignature, Signer

from rubicon.server.store.base import Store
from rubicon.server.store.devices import revoked_devices
from rubicon.server.store.people import banned, sign_ins

COOKIE = "rubicon_id"
SECONDS_KEPT = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""
IDENTITY_BYTES = 16
DEVICE_BYTES = 12
APART = "~"
"""Between an identity, the number of its sign-in, and the device."""


@dataclass(frozen=True, slots=True)
class SignIn:
    """Who a cookie is for."""

    identity: str
    device: str
    """The browser that has it; empty in cookies of before, which did not say."""


class Identities:
    """Reads and writes the cookie."""

    def __init__(self, secret: str) -> None:
        self.signer = Signer(secret, salt="rubicon.identity")
        self.current: dict[str, int] = {}
        """The sign-in that is valid, of those who have revoked earlier ones."""
        self.banned: frozenset[str] = frozenset()
        self.revoked: frozenset[str] = frozenset()
        """Devices that were signed out from elsewhere."""

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
        self.revoked = await store.read(revoked_devices())

    def read(self, cookies: Mapping[str, str]) -> SignIn | None:
        """Who a request's cookies are for; None if there is none, a false or a revoked one."""
        value = cookies.get(COOKIE)
        if value is None:
            return None
        try:
            signed = self.signer.unsign(value).decode("ascii")
        except (BadSignature, UnicodeError):
            return None
        identity, number, device = (*signed.split(APART), "", "")[:3]
        valid = self.current.get(identity, 0)
        if number != (str(valid) if valid else "") or device in self.revoked:
            return None
        return SignIn(identity, device)

    def new(self) -> SignIn:
        """A new identity."""
        return SignIn(secrets.token_urlsafe(IDENTITY_BYTES), self.new_device())

    def new_device(self) -> str:
        """The name of a browser that has just got a cookie."""
        return secrets.token_urlsafe(DEVICE_BYTES)

    def header(self, who: SignIn, *, secure: bool) -> str:
        """The Set-Cookie header for an identity on a device."""
        valid = self.current.get(who.identity, 0)
        parts = (who.identity, str(valid) if valid else "", who.device)
        value = self.signer.sign(APART.join(parts)).decode("ascii")
        flags = "; Secure" if secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={SECONDS_KEPT}; HttpOnly; SameSite=Lax{flags}"
