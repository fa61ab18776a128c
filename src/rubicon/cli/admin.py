"""`rubicon admin`: what an operator does with matches, identities and the database itself."""

import json
import time
from pathlib import Path
from typing import Any

import click

from rubicon.core.errors import BadInput
from rubicon.extras import SERVER, needing

DAY = 24 * 3600
STATUSES = ("waiting", "running", "over", "ended")
TIMES = ("created", "updated", "seen", "banned")


class Office:
    """The database that a command works on; opened when it is needed."""

    def __init__(self, url: str | None) -> None:
        self.url = url

    @property
    def database(self) -> Any:
        """It, or one sentence on why it can't be used."""
        with needing(SERVER):
            from rubicon.server.admin.database import Database  # noqa: PLC0415
            from rubicon.server.settings import default_database  # noqa: PLC0415

        return Database(self.url or default_database())


@click.group()
@click.option(
    "--db",
    metavar="URL",
    envvar="RUBICON_DB",
    help="sqlite:///FILE or postgresql://HOST/NAME; the server's default if you do not say.",
)
@click.pass_context
def admin(context: click.Context, db: str | None) -> None:
    """Look after a server's matches, identities and database; it may run meanwhile.

    A running server notices changes at once on PostgreSQL, and within seconds on SQLite.
    """
    context.obj = Office(db)


as_json = click.option("--json", "as_json", is_flag=True, help="One JSON object on each line.")
at_most = click.option(
    "--most", default=50, show_default=True, type=click.IntRange(1, 100_000), help="How many."
)
days = click.FloatRange(min=0)


def shown(value: Any, name: str) -> str:
    """A value in a line for people."""
    if value is None:
        return "-"
    if name in TIMES:
        return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(value))
    return json.dumps(value) if isinstance(value, dict | list) else str(value)


def show_list(rows: list[dict[str, Any]], *, in_json: bool) -> None:
    """Rows under each other, with a line that names the columns."""
    if in_json:
        for row in rows:
            click.echo(json.dumps(row))
        return
    if not rows:
        click.echo("There are none.")
        return
    table = [list(rows[0]), *([shown(row[name], name) for name in row] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for line in table:
        click.echo("  ".join(map(str.ljust, line, widths)).rstrip())


def show_one(told: dict[str, Any], *, in_json: bool) -> None:
    """A thing, a line for each thing that is known of it."""
    if in_json:
        click.echo(json.dumps(told))
        return
    for name, value in told.items():
        if isinstance(value, list):
            for one in value:
                click.echo(f"{name}: {' '.join(f'{k}={shown(v, k)}' for k, v in one.items())}")
        else:
            click.echo(f"{name}: {shown(value, name)}")


# ---- matches -------------------------------------------------------------------------------------


@admin.group()
def matches() -> None:
    """List, show, close, export and import matches."""


@matches.command("list")
@click.option("--status", type=click.Choice(STATUSES), help="Only these.")
@click.option("--game", help="Only of this game.")
@click.option("--identity", help="Only those that this identity has opened or plays.")
@click.option("--quiet-days", type=days, help="Only those without a change for so long.")
@at_most
@as_json
@click.pass_obj
def list_all(office: Office, /, as_json: bool, quiet_days: float | None, **given: Any) -> None:
    """List matches, the last changed first."""
    database = office.database
    from rubicon.server.admin.matches import Wanted, list_matches  # noqa: PLC0415

    before = None if quiet_days is None else time.time() - quiet_days * DAY
    show_list(database.read(list_matches(Wanted(before=before, **given))), in_json=as_json)


@matches.command("show")
@click.argument("match_id")
@as_json
@click.pass_obj
def show_match(office: Office, match_id: str, as_json: bool) -> None:
    """Show a match and who plays it; nothing that its players hide."""
    database = office.database
    from rubicon.server.admin import matches as jobs  # noqa: PLC0415

    show_one(database.read(jobs.show_match(match_id)), in_json=as_json)


@matches.command("close")
@click.argument("match_ids", nargs=-1, required=True, metavar="MATCH_ID...")
@click.pass_obj
def close(office: Office, match_ids: tuple[str, ...]) -> None:
    """End matches that wait or run; their players are told that the operator did it."""
    database = office.database
    from rubicon.server.admin.matches import close_match  # noqa: PLC0415
    from rubicon.server.store.base import News  # noqa: PLC0415

    for match_id in match_ids:
        database.write(close_match(match_id), News(match_id, 0, 0))
        click.echo(f"The match {match_id} is closed.")


@matches.command("export")
@click.argument("file", type=click.Path(path_type=Path))
@click.argument("match_ids", nargs=-1, required=True, metavar="MATCH_ID...")
@click.pass_obj
def export(office: Office, file: Path, match_ids: tuple[str, ...]) -> None:
    """Write matches with everything that belongs to them to a new FILE."""
    write_file(office, file, list(match_ids))


@matches.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_obj
def bring_in(office: Office, file: Path) -> None:
    """Add all matches and identities of a FILE, or none if one of them is there already."""
    database = office.database
    from rubicon.server.admin import transfer  # noqa: PLC0415

    if not database.is_there:
        raise BadInput(f"There is no database {database.place}; `rubicon admin restore` makes one.")
    click.echo(counted("Imported", database.write(transfer.bring_in(file))))


def write_file(office: Office, file: Path, match_ids: list[str] | None) -> None:
    """Write some matches, or everything."""
    database = office.database
    from rubicon.server.admin import transfer  # noqa: PLC0415

    click.echo(counted("Wrote", database.read(transfer.export(file, match_ids))))


def counted(what: str, counts: dict[str, int]) -> str:
    """How much there was."""
    names = {"match": "matches", "entry": "moves", "identity": "identities"}
    return f"{what} " + ", ".join(f"{counts[one]} {name}" for one, name in names.items()) + "."


# ---- identities ----------------------------------------------------------------------------------


@admin.group()
def identities() -> None:
    """List, show and ban identities."""


@identities.command("list")
@click.option("--name", help="Only those whose name holds this.")
@click.option("--banned", is_flag=True, help="Only those who are banned.")
@at_most
@as_json
@click.pass_obj
def list_people(office: Office, name: str | None, banned: bool, most: int, as_json: bool) -> None:
    """List identities, the last seen first."""
    database = office.database
    from rubicon.server.admin.matches import list_identities  # noqa: PLC0415

    found = database.read(list_identities(name, banned=banned, most=most))
    show_list(found, in_json=as_json)


@identities.command("show")
@click.argument("identity")
@as_json
@click.pass_obj
def show_person(office: Office, identity: str, as_json: bool) -> None:
    """Show an identity."""
    database = office.database
    from rubicon.server.admin.matches import show_identity  # noqa: PLC0415

    show_one(database.read(show_identity(identity)), in_json=as_json)


@identities.command("ban")
@click.argument("identity")
@click.pass_obj
def ban(office: Office, identity: str) -> None:
    """Refuse everything to an identity; its matches stay, and a bot may stand in for it."""
    database = office.database
    from rubicon.server.admin import matches as jobs  # noqa: PLC0415

    database.write(jobs.ban(identity, time.time()))
    click.echo(f"The identity {identity} is banned.")


@identities.command("unban")
@click.argument("identity")
@click.pass_obj
def unban(office: Office, identity: str) -> None:
    """Let an identity back in."""
    database = office.database
    from rubicon.server.admin import matches as jobs  # noqa: PLC0415

    database.write(jobs.ban(identity, None))
    click.echo(f"The identity {identity} is not banned any more.")


# ---- the database --------------------------------------------------------------------------------


@admin.command()
@click.option("--match-days", type=days, help="Delete matches that ended so long ago.")
@click.option("--identity-days", type=days, help="Delete identities not seen for so long.")
@click.option("--dry-run", is_flag=True, help="Only say how many that would be.")
@click.pass_obj
def expire(
    office: Office, match_days: float | None, identity_days: float | None, dry_run: bool
) -> None:
    """Delete what is old: finished matches, and identities that have no match here."""
    if match_days is None and identity_days is None:
        raise BadInput("Say what to delete: --match-days, --identity-days, or both.")
    database = office.database
    from rubicon.server.admin import expire as jobs  # noqa: PLC0415

    now = time.time()
    for what, age, old, job in (
        ("matches", match_days, jobs.old_matches, jobs.delete_matches),
        ("identities", identity_days, jobs.old_identities, jobs.delete_identities),
    ):
        if age is None:
            continue
        before = now - age * DAY
        if dry_run:
            click.echo(f"{database.read(jobs.count(old(before)))} {what} would be deleted.")
            continue
        total = 0
        while gone := database.write(job(before)):
            total += gone
        click.echo(f"{total} {what} deleted.")


@admin.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_obj
def backup(office: Office, file: Path) -> None:
    """Write everything to a new FILE, while the server runs; .gz makes it small.

    The secret that signs cookies is not in it: keep that elsewhere.
    """
    write_file(office, file, None)


@admin.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_obj
def restore(office: Office, file: Path) -> None:
    """Bring a backup into a new database, SQLite or PostgreSQL; no server may run on it yet."""
    database = office.database
    from rubicon.server.admin import transfer  # noqa: PLC0415

    if not file.is_file():
        raise BadInput(f"There is no file {file}.")
    database.create()
    if database.read(transfer.has_matches):
        raise BadInput(f"There are matches in {database.place} already; a backup needs a new one.")
    click.echo(counted("Restored", database.write(transfer.bring_in(file))))


@admin.command()
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.pass_obj
def verify(office: Office, file: Path | None) -> None:
    """Play every match again and look for damage: of the database, or of a FILE of `backup`.

    The exit status is 1 if something is wrong.
    """
    database = office.database
    from rubicon.server.admin import verify as looking  # noqa: PLC0415
    from rubicon.server.games import Catalogue  # noqa: PLC0415

    games = Catalogue()
    if file is None:
        found = database.read(looking.verify(games))
    else:
        found = looking.verify_file(file, games)
    for fault in found.faults:
        click.echo(fault)
    older = f", {found.older} of them of older rules" if found.older else ""
    what = f"{found.matches} matches{older}, {found.moves} moves"
    if found.faults:
        click.echo(f"{what}: {len(found.faults)} faults.")
        raise SystemExit(1)
    click.echo(f"{what}: all is sound.")
