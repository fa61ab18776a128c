"""What somebody looks up costs time of a processor, and that counts, not how often he asks."""

from rubicon.server.limits import Bucket
from server.house import House, Player


def test_a_bucket_is_charged_afterwards() -> None:
    now = [0.0]
    bucket = Bucket(0.5, 2.0, lambda: now[0])
    assert not bucket.is_empty()
    bucket.charge(5.0)
    assert bucket.is_empty(), "what is done is done; the next one waits"
    now[0] = 6.0
    assert bucket.is_empty()
    now[0] = 6.5
    assert not bucket.is_empty()


def test_dear_requests_of_one_do_not_cost_the_others(house: House, sqlite: str) -> None:
    limits = {"work_per_second": 1e-9, "work_burst": 1e-9}
    server = house.start(sqlite, limits=limits)
    anna, berta = Player(server), Player(server)
    match_id = anna.create("me", "me")["id"]
    anna.get(f"matches/{match_id}/views")
    error = anna.get(f"matches/{match_id}/views", 429)["error"]
    assert error["retry_after"] == 1
    anna.get("lobby", 429)
    seen = anna.match(match_id)
    anna.move(match_id, seen["moves"][0]["words"], seen["ply"])
    berta.get(f"matches/{match_id}/views")
