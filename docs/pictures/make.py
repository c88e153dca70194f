#!/usr/bin/env python3
"""Makes the pictures of README.md with the real program: docs/pictures/make.py

Needs pdftoppm (Debian's poppler-utils) and optipng, and builds teamzy itself. What is shown in a
terminal is drawn twice, for light and for dark pages.
"""

import json
import os
import random
import re
import subprocess
import sys
import tempfile
import unicodedata
from datetime import date, timedelta
from pathlib import Path
from shutil import which
from xml.sax.saxutils import escape

HERE = Path(__file__).resolve().parent

# Paper and ink of a terminal, and the colours of a chart that are others on a dark page.
LIGHT = {"paper": "#f6f8fa", "ink": "#1f2328", "typed": "#57606a"}
DARK = {"paper": "#161b22", "ink": "#e6edf3", "typed": "#9da7b3"}
DARK_CHART = {
    "#ffffff": "#161b22",
    "#222222": "#e6edf3",
    "#595959": "#9da7b3",
    "#dddddd": "#30363d",
    "#000000": "#e6edf3",
    "#0072b2": "#56b4e9",
}

# The size of a letter, and of a line.
WIDE, HIGH, MARGIN = 8.4, 20, 18


def build():
    """The release binary, built now."""
    subprocess.run(["cargo", "build", "--release", "--locked", "--quiet"], cwd=HERE, check=True)
    said = subprocess.run(
        ["cargo", "metadata", "--format-version", "1", "--no-deps", "--offline"],
        cwd=HERE, check=True, capture_output=True, text=True,
    )
    return Path(json.loads(said.stdout)["target_directory"]) / "release" / "teamzy"


class Evening:
    """A home of its own, in which the program has nothing of who makes the pictures."""

    def __init__(self, program, home):
        self.program = program
        self.environment = {
            "HOME": str(home), "LANG": "C.UTF-8", "TZ": "Europe/Paris", "COLUMNS": "76",
            "TEAMZY_NOW": "2026-11-29T21:14:05.120+01:00", "TEAMZY_SEED": "7",
        }

    def teamzy(self, *words, stdin=None):
        """What the program prints."""
        ran = subprocess.run(
            [self.program, *words], env=self.environment, input=stdin, check=True,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )
        return ran.stdout


def past():
    """Two years of a table, as a CSV file: the same every time."""
    chance = random.Random(822)
    means = {"Léa": 88, "Hugo": 84, "Zoé": 80, "Max": 74}
    rows = ["game,date,player,score"]
    day = date(2024, 12, 6)
    for game in range(1, 97):
        day += timedelta(days=chance.choice([3, 5, 7, 7, 14]))
        table = chance.sample(list(means), chance.choice([2, 3, 3, 4]))
        for player in table:
            better = 10 if player == "Max" and game > 50 else 0
            score = round(chance.gauss(means[player] + better, 13))
            rows.append(f"{game},{day},{player},{max(score, 30)}")
    return "\n".join(rows).encode()


def cells(text):
    """The columns that a text takes."""
    wide = lambda letter: 2 if unicodedata.east_asian_width(letter) in "WF" else 1
    return sum(wide(letter) for letter in text if not unicodedata.combining(letter))


def terminal(name, typed, printed):
    """A picture of a terminal in which a line was typed, for light and for dark pages."""
    lines = [f"$ {typed}", *printed.decode().rstrip("\n").split("\n")]
    plain = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in lines]
    width = round(max(cells(line) for line in plain) * WIDE + 2 * MARGIN)
    height = len(lines) * HIGH + 2 * MARGIN
    for theme, colours in (("light", LIGHT), ("dark", DARK)):
        drawn = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}" font-family="ui-monospace, SFMono-Regular, Menlo, '
            f"Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"14\">",
            f'<rect width="{width}" height="{height}" rx="8" fill="{colours["paper"]}"/>',
        ]
        for number, line in enumerate(lines):
            ink = colours["typed" if number == 0 else "ink"]
            y = MARGIN + number * HIGH + 14
            bold = False
            column = 0
            for part in re.split(r"(\x1b\[[0-9;]*m)", line):
                if part.startswith("\x1b"):
                    bold = part == "\x1b[1m"
                    continue
                if part.strip():
                    weight = ' font-weight="bold"' if bold else ""
                    x = MARGIN + column * WIDE
                    length = cells(part) * WIDE
                    drawn.append(
                        f'<text x="{x:.1f}" y="{y}" xml:space="preserve" fill="{ink}"{weight} '
                        f'textLength="{length:.1f}">{escape(part)}</text>'
                    )
                column += cells(part)
        drawn.append("</svg>\n")
        (HERE / f"{name}-{theme}.svg").write_text("\n".join(drawn))


def chart(name, picture):
    """The chart that the program has drawn, for light and for dark pages."""
    light = picture.read_text()
    dark = re.sub(r"#[0-9a-f]{6}", lambda colour: DARK_CHART.get(colour[0], colour[0]), light)
    (HERE / f"{name}-light.svg").write_text(light)
    (HERE / f"{name}-dark.svg").write_text(dark)


def sheet(name, pdf, folder):
    """A page of paper, as grey as a printer makes it."""
    page = folder / "page.pdf"
    page.write_bytes(pdf)
    picture = HERE / name
    subprocess.run(["pdftoppm", "-gray", "-r", "100", "-singlefile", "-png", page, picture], check=True)
    subprocess.run(["optipng", "-quiet", "-o7", "-strip", "all", f"{picture}.png"], check=True)


def main():
    for program in ("pdftoppm", "optipng"):
        if which(program) is None:
            sys.exit(f"{program} is needed")
    program = build()
    with tempfile.TemporaryDirectory() as home:
        home = Path(home)
        evening = Evening(program, home)
        sheet("sheet", evening.teamzy("sheet", "Hugo", "Léa", "Zoé", "Max", "--with", "inns,abbot"), home)
        evening.teamzy("import", "-", stdin=past())
        scored = evening.teamzy(
            "score", "Hugo", "78", "Léa", "2:04", "Zoé", "104", "--with", "inns", "--at", "Lyon",
            "--color", "always",
        )
        terminal("score", "teamzy score Hugo 78 Léa 2:04 Zoé 104 --with inns --at Lyon", scored)
        terminal("rankings", "teamzy rankings", evening.teamzy("rankings"))
        evening.teamzy("chart", "-o", str(home / "chart.svg"))
        chart("chart", home / "chart.svg")


if __name__ == "__main__":
    os.umask(0o022)
    main()
