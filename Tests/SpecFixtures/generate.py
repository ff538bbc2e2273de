"""Lays out random cases in Chromium and stores the boxes in fixtures/*.json.

Run it through the script `generate`. The browser is the system's Chromium, or the one that the environment variable
CHROMIUM names. Fixtures are stored in the repository, and the tests replay them without a browser.

Every distance in a file is a whole number of 1/64 px. A case has the parameters of a layout, and then the result:
`content`, the size of the container, and `frames`, the left, top, width and height of one item after another.
"""

import json
from pathlib import Path
from random import Random

import flow
import grid
import waterfall
from browser import chromium

FOLDER = Path(__file__).parent / "fixtures"
FAMILIES = [(waterfall, 500), (grid, 500), (flow, 500)]


def laid_out(browser, family, count):
    """Yields random cases of a family, with their frames."""
    for declaration in family.NEEDS:
        browser.require(declaration)
    # The seed is the family's name, so that one family does not change with another.
    random = Random(family.__name__)
    cases = [family.make(random) for _ in range(count)]
    results = browser.lay_out([family.styles(way, case) for way, case in cases])
    for (_, case), (container, *items) in zip(cases, results):
        yield case | {"content": container[2:], "frames": [number for item in items for number in item]}


def text(browser, cases):
    """Returns the cases as JSON, one a line, so that a diff shows which of them have changed."""
    lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
    return f'{{"browser":"{browser.name}","cases":[\n{lines}\n]}}\n'


def main():
    FOLDER.mkdir(exist_ok=True)
    with chromium() as browser:
        for family, count in FAMILIES:
            path = FOLDER / f"{family.__name__}.json"
            path.write_text(text(browser, laid_out(browser, family, count)))
            print(f"{path.name}: {count} cases, {path.stat().st_size:,} bytes, {browser.name}")


if __name__ == "__main__":
    main()
