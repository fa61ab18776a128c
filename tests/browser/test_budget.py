"""The page stays light, and loads nothing from anywhere else."""

from pathlib import Path

from playwright.sync_api import Response

import page_budget
from browser.guest import Guest


def test_the_whole_page_is_light(built_page: Path) -> None:
    found = page_budget.weights(built_page)
    assert any(name.endswith(".woff2") for name in found)
    assert sum(found.values()) < page_budget.MOST_BYTES


def test_a_match_loads_only_from_its_server_and_compressed(anna: Guest) -> None:
    answers: list[Response] = []

    def keep(answer: Response) -> None:
        answers.append(answer)

    anna.page.on("response", keep)
    anna.table("rome 2 gold")
    assert answers
    assert {answer.url.split("/")[2] for answer in answers} == {anna.address.split("/")[2]}
    plain = [
        answer.url
        for answer in answers
        if answer.url.endswith((".js", ".css")) and "/assets/" in answer.url
        if "content-encoding" not in answer.headers and int(answer.headers["content-length"]) > 2000
    ]
    assert plain == []
