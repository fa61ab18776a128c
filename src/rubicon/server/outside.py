"""What others have changed in the database: other processes, and the operator."""

from rubicon.server.context import Parts
from rubicon.server.store.base import News
from rubicon.server.store.jobs import revisions


async def hear(parts: Parts, news: News) -> None:
    """Another process says that it has changed a match; without its name, anything at all."""
    if not news.match_id:
        await catch_up(parts)
    await parts.desk.hear(news)


async def catch_up(parts: Parts) -> None:
    """See who was signed out or banned, and which matches were changed or deleted elsewhere."""
    identities, desk = parts.identities, parts.desk
    signed_in, banned = dict(identities.current), identities.banned
    revoked = identities.revoked
    await identities.refresh(parts.store)
    for who, number in identities.current.items():
        if signed_in.get(who, 0) != number:
            parts.hub.displace(who)
    for who in identities.banned - banned:
        parts.hub.displace(who)
    parts.hub.sign_out(identities.revoked - revoked)
    here = list(desk.loaded)
    known = await parts.store.read(revisions(here)) if here else {}
    for match_id in here:
        live = desk.loaded.get(match_id)
        if live is None:
            continue
        if match_id not in known:
            del desk.loaded[match_id]
        elif known[match_id] > live.row.revision:
            async with live.lock:
                await desk.refresh(live)
