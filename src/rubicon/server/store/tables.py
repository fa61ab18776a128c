"""The tables. A match is its entries; everything else in its row is a cache or who sits there."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    text,
)

metadata = MetaData()

setting = Table(
    "setting",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

identity = Table(
    "identity",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    # Cookies of earlier sign-ins are not valid any more.
    Column("sign_in", Integer, nullable=False, server_default=text("0")),
    # When the operator has banned it; null: he has not.
    Column("banned", Float),
)

link = Table(
    "link",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("identity_id", Text, ForeignKey("identity.id"), nullable=False),
    Column("expires", Float, nullable=False),
)

# A browser that is signed in: its cookie names it.
device = Table(
    "device",
    metadata,
    Column("id", Text, primary_key=True),
    Column("identity_id", Text, ForeignKey("identity.id"), nullable=False),
    Column("label", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("revoked", Float),
    Index("device_by_identity", "identity_id"),
)

recovery = Table(
    "recovery",
    metadata,
    Column("identity_id", Text, ForeignKey("identity.id"), primary_key=True),
    Column("code_hash", Text, nullable=False, unique=True),
    Column("created", Float, nullable=False),
)

passkey = Table(
    "passkey",
    metadata,
    Column("id", Text, primary_key=True),
    Column("identity_id", Text, ForeignKey("identity.id"), nullable=False),
    # The name of the host for which it was made: browsers keep to it, and so do we.
    Column("site", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Index("passkey_by_identity", "identity_id"),
)

# What a passkey has answered once is answered.
used_challenge = Table(
    "used_challenge",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("expires", Float, nullable=False),
)

duplicate = Table(
    "duplicate",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seed", Text, nullable=False),
    Column("mode", Text, nullable=False),
    Column("created", Float, nullable=False),
)

match = Table(
    "match",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("board", Text),
    Column("position", Text),
    Column("public", Boolean, nullable=False),
    Column("created_by", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("status", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    # What the lobby shows without loading the match.
    Column("turn", Integer, nullable=False),
    Column("to_act", Integer, nullable=False),
    Column("waiting", Integer, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("outcome", Text),
    Column("proposal", Text),
    # Of a duplicate: which one, and whether this is its first table (0) or its second (1).
    Column("duplicate_id", Text),
    Column("table_number", Integer),
    # The lesson that it is, with a digest of its file; null for a match proper.
    Column("lesson", Text),
    # Where it comes from, if it was not opened here: an upload expires.
    Column("origin", Text),
    # Who may call a stand-in, after how long, and of which strength; null: as usual.
    Column("stand_ins", Text),
    Index("match_by_duplicate", "duplicate_id", "table_number", unique=True),
    Index("match_by_status", "status", "public", "updated"),
    Index("match_by_creator", "created_by"),
    Index("match_by_bot_due", "bot_due"),
)

seat = Table(
    "seat",
    metadata,
    Column("match_id", Text, ForeignKey("match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("identity_id", Text),
    Column("label", Text),
    Column("bot", Text),
    Column("token_hash", Text),
    Column("stand_in", Text),
    Column("resigned", Boolean, nullable=False),
    # Of somebody who is asked together with others: it enters the log with theirs.
    Column("answer", Text),
    Column("ready", Boolean, nullable=False),
    Column("standing", Integer),
    # The bot that its holder wants as stand-in.
    Column("substitute", Text),
    Index("seat_by_identity", "identity_id"),
)

entry = Table(
    "entry",
    metadata,
    Column("match_id", Text, ForeignKey("match.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", BigInteger, nullable=False),
    Column("words", Text, nullable=False),
    Column("forced", Boolean, nullable=False),
    Column("reveals", Boolean),
    Column("joined", Boolean, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match_id", Text, ForeignKey("match.id"), nullable=False),
    Column("seat", Text),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_by_match", "match_id", "id"),
)
