"""Brings a database to the newest tables; harmless when it is there already."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from rubicon.core.errors import BadInput


def config(connection: Connection) -> Config:
    """Alembic's settings, without a file."""
    made = Config()
    made.set_main_option("script_location", str(files("rubicon.server.store") / "migrations"))
    made.attributes["connection"] = connection
    return made


def upgrade(connection: Connection) -> None:
    """Run the missing steps inside the transaction that is open on the connection."""
    settings = config(connection)
    known = {step.revision for step in ScriptDirectory.from_config(settings).walk_revisions()}
    at = revision_of(connection)
    if at is not None and at not in known:
        raise BadInput(
            f"The database is of a newer Rubicon than this (its tables are at step {at})."
        )
    command.upgrade(settings, "head")


def newest(connection: Connection) -> str | None:
    """The step to which this version brings a database."""
    return ScriptDirectory.from_config(config(connection)).get_current_head()


def revision_of(connection: Connection) -> str | None:
    """The step at which a database is; None when it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
