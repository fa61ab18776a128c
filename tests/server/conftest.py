"""Fixtures: a house that starts servers, and both kinds of database to start them on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server import postgres
from server.house import House, Player, Server


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """PostgreSQL, started once and only if a test asks."""
    with postgres.running() as started:
        yield started


@pytest.fixture(scope="session")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Starts servers."""
    house = House(tmp_path_factory.mktemp("servers"))
    yield house
    house.close()


@pytest.fixture
def house(nursery: House) -> Iterator[House]:
    """The same; what a test has started ends with it."""
    yield nursery
    nursery.close_servers()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A new SQLite file."""
    return f"sqlite:///{tmp_path}/rubicon.sqlite3"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each kind of database, new."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/rubicon.sqlite3"
    cluster: postgres.Cluster = request.getfixturevalue("cluster")
    return cluster.database()


@pytest.fixture
def server(house: House, database: str) -> Server:
    """A server on each kind of database."""
    return house.start(database)


@pytest.fixture
def anna(server: Server) -> Player:
    """Somebody."""
    return Player(server)


@pytest.fixture
def berta(server: Server) -> Player:
    """Somebody else."""
    return Player(server)
