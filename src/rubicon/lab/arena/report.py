"""The report of an arena: one HTML file that needs nothing else, in light and dark, on a phone."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from rubicon.core.contract import Json
from rubicon.lab.arena import plots
from rubicon.lab.arena.words import elo, lineup_words, percent, plain, verdicts

METHOD = (
    "Shares are of wins for each seat held; a shared win counts in parts. Their limits are "
    "Wilson's 95 % interval for the number of independent games that would be as precise as these "
    "rounds: the games of a round share their luck, so the round is the unit. Ratings are "
    "Plackett and Luce's model of the first place, bots and seats rated together, on the Elo scale "
    "around an average of 0; their limits are the 95 % interval of a Bayesian bootstrap over "
    "rounds. Times are by the clock on the machine that played. "
    "docs/methods/arena.md in Rubicon's repository describes it in full."
)


def html(found: Json) -> str:
    """The whole file, from what `summarise` found."""
    style = files("rubicon.lab.arena").joinpath("report.css").read_text("utf-8")
    title = f"{found['title']}: {', '.join(found['bots'])}"
    body = [heading(found)]
    if found["rounds"]:
        parts = (standings, ratings, lineups, seats, course, endings, length, thinking)
        body += [section for part in parts if (section := part(found))]
    body.append(making(found))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def section(title: str, *parts: str) -> str:
    """A titled part of the page."""
    return f"<section>\n<h2>{escape(title)}</h2>\n" + "\n".join(parts) + "\n</section>"


def figure(rows: Iterable[str], caption: str = "") -> str:
    """A plot with its caption."""
    words = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f"<figure>{''.join(rows)}{words}</figure>"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A plain table."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>" for cells in rows
    )
    return (
        f'<div class="table" tabindex="0"><table><thead><tr>{top}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


# ---- the parts -----------------------------------------------------------------------------------


def heading(found: Json) -> str:
    """What was asked, and what came of it in a sentence."""
    asked = found["question"]
    sentences = "".join(
        f'<p class="verdict">{escape(sentence)}</p>' for sentence in verdicts(found["settled"])
    )
    left = found["games_not_counted"]
    more = f" {left} games of unfinished rounds are not counted." if left else ""
    return (
        f"<header><h1>{escape(found['title'])}: {escape(', '.join(found['bots']))}</h1>"
        f'<p class="faint">{asked["players"]} players, rules version {asked["rules_version"]}; '
        f"{found['games']:,} games in {found['rounds']:,} rounds of {found['games_a_round']}: "
        f"every seating once, all with the same luck.{more}</p>{sentences}</header>"
    )


def ranked(found: Json) -> list[tuple[int, str, Json]]:
    """The bots, best first, with the number that gives each its colour."""
    rows = [(number, bot, row) for number, (bot, row) in enumerate(found["bots"].items())]
    return sorted(rows, key=lambda entry: -entry[2]["share"])


def standings(found: Json) -> str:
    """Shares of wins."""
    scale, par = plots.share_scale(), found["par"]
    rows = [
        plots.row(
            bot,
            plots.interval(scale, row["share"], row["low"], row["high"], number, par),
            percent(row),
        )
        for number, bot, row in ranked(found)
    ]
    caption = f"Dashed: {par:.1%}, what equal bots would win."
    return section("Share of wins", figure([*rows, plots.axis(scale)], caption))


def ratings(found: Json) -> str:
    """Elo."""
    if len(found["bots"]) < 2:
        return ""
    all_ratings = [row["rating"] for row in found["bots"].values()]
    scale = plots.round_scale([rating[key] for rating in all_ratings for key in ("low", "high")])
    rows = [
        plots.row(
            bot,
            plots.interval(
                scale, row["rating"]["elo"], row["rating"]["low"], row["rating"]["high"], number, 0
            ),
            elo(row["rating"]),
        )
        for number, bot, row in ranked(found)
    ]
    return section("Rating", figure([*rows, plots.axis(scale)], "Elo points above the average."))


def lineups(found: Json) -> str:
    """Who met whom, where there is more than one way."""
    rows = found["lineups"]
    if len(rows) < 2 and all(count == 1 for row in rows for count in row["bots"].values()):
        return ""
    scale, drawn, names = plots.share_scale(), [], list(found["bots"])
    for row in rows:
        drawn.append(f'<div class="group">{escape(lineup_words(row))}</div>')
        for bot, share in row["shares"].items():
            limits = (share["share"], share["low"], share["high"])
            plot = plots.interval(scale, *limits, names.index(bot), found["par"])
            name = bot if row["bots"][bot] == 1 else f"{bot}, each seat"
            drawn.append(plots.row(name, plot, percent(share)))
    return section("By line-up", figure([*drawn, plots.axis(scale)]))


def seats(found: Json) -> str:
    """Shares by seat."""
    scale, rows = plots.share_scale(), []
    for seat in found["seats"]:
        everybody = found["seat_shares"][seat]
        advantage = f", {elo(everybody['rating'])} Elo" if everybody["rating"] else ""
        rows.append(
            f'<div class="group">{escape(seat)}</div>'
            f'<div class="faint">all: {percent(everybody)}{advantage}</div>'
        )
        for number, (bot, row) in enumerate(found["bots"].items()):
            share = row["by_seat"][seat]
            limits = (share["share"], share["low"], share["high"])
            plot = plots.interval(scale, *limits, number, found["par"])
            rows.append(plots.row(bot, plot, percent(share)))
    return section("By seat", figure([*rows, plots.axis(scale)]))


def course(found: Json) -> str:
    """How the shares moved while it was played."""
    lines = [(number, row["course"]) for number, row in enumerate(found["bots"].values())]
    if not lines or len(lines[0][1]) < 2:
        return ""
    caption = (
        f"Rounds 1 to {len(lines[0][1]):,}, left to right. The bands are confidence sequences: "
        "with 95 % confidence each holds the true share at all times at once."
    )
    plot = plots.course(lines, found["par"])
    return section("Course", plots.legend(list(found["bots"])), figure([plot], caption))


def endings(found: Json) -> str:
    """How games ended, and for whom."""
    most = max(max(row["wins"].values()) for row in found["endings"].values())
    scale, rows = plots.round_scale([0, most]), []
    for ending, row in found["endings"].items():
        part = row["games"] / found["games"]
        rows.append(
            f'<div class="group">{escape(plain(ending))}: {row["games"]:,} ({part:.1%})</div>'
        )
        for number, bot in enumerate(found["bots"]):
            wins = row["wins"][bot]
            rows.append(plots.row(bot, plots.bar(scale, wins, number), f"{wins:,.6g}"))
    return section("Endings", figure([*rows, plots.axis(scale)], "Wins by ending and bot."))


def length(found: Json) -> str:
    """How long games were."""
    figures = []
    for name, row in found["length"].items():
        words = f"{row['mean']:,.1f} {name} on average, median {row['median']:g}"
        caption = f"{words}; from {row['least']:,} to {row['most']:,}."
        figures.append(figure([plots.histogram(row["values"])], caption))
    return section("Length", *figures)


def thinking(found: Json) -> str:
    """Time for a move."""
    rows = [row["ms"] for row in found["bots"].values()]
    scale = plots.time_scale([row[name] for row in rows for name in ("mean", "max")])
    drawn = [
        plots.row(
            bot,
            plots.times(scale, row["ms"]["mean"], row["ms"]["p95"], row["ms"]["max"], number),
            f"{plots.duration(row['ms']['mean'])} on average",
        )
        for number, (bot, row) in enumerate(found["bots"].items())
    ]
    cells = [
        (
            bot,
            f"{row['decisions']:,}",
            *(plots.duration(row["ms"][name]) for name in ("mean", "median", "p95", "max")),
            str(row["faults"]),
        )
        for bot, row in found["bots"].items()
    ]
    heads = ("bot", "decisions", "mean", "median", "95 % within", "longest", "failures")
    caption = "Mean as a dot, a stroke where 95 % are done, the line's end the longest."
    return section(
        "Time for a move", figure([*drawn, plots.axis(scale)], caption), table(heads, cells)
    )


def making(found: Json) -> str:
    """All that is needed to do it again."""
    asked = found["question"]
    options = ", ".join(f"{name}={value}" for name, value in found["options"].items())
    entries = (
        ("command", f"<code>{escape(found['command'])}</code>"),
        ("rules", f"{escape(found['title'])}, version {asked['rules_version']}"),
        ("options", escape(options) or "none"),
        ("seed", str(asked["seed"])),
        ("Rubicon", escape(found["rubicon"])),
        ("build", escape(", ".join(found["builds"])) or "none"),
        ("code", escape(", ".join(found["code"])) or "none"),
    )
    listed = "".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in entries)
    return section("How it was made", f"<dl>{listed}</dl>", f"<p class='faint'>{METHOD}</p>")
