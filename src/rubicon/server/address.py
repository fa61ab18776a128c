"""Whose requests are counted together: an IPv4 address, or the /64 that one IPv6 line has."""

from ipaddress import IPv6Address, ip_address

from starlette.types import Scope

PREFIX = 64
NOBODY_KNOWS = "?"


def address_of(scope: Scope) -> str:
    """The line that a request or a socket came over."""
    client = scope.get("client")
    return line_of(str(client[0])) if client else NOBODY_KNOWS


def line_of(host: str) -> str:
    """An address, or the part of it that a whole household shares."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> PREFIX << PREFIX)}/{PREFIX}"
    return str(address)
