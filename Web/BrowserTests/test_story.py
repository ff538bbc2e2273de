"""Random stories that are also performed in the other hosts of the session. After every step, the element must show what a
session computes.

    swift build --product host-scripts && .venv/bin/python -m pytest Web/BrowserTests/test_story.py
"""

import json
import subprocess
from pathlib import Path

import pytest

PROGRAM = Path(__file__).resolve().parents[2] / ".build/debug/host-scripts"
# The largest difference between edges, in px. Browsers round the scroll position.
TOLERANCE = 1
STORIES = 24


def stories():
    if not PROGRAM.exists():
        pytest.exit(f"{PROGRAM} is missing: run swift build --product host-scripts first", returncode=1)
    command = [PROGRAM, "--host", "element", "--seed", "0", "--count", str(STORIES)]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    return [json.loads(line) for line in lines]


@pytest.mark.parametrize("first", range(0, STORIES, 8))
def test_the_element_shows_what_a_session_says(collection, first):
    for story in stories()[first : first + 8]:
        page = collection(page="story.html", settings={"reduced_motion": "reduce"})
        page.evaluate("story => begin(story)", story)
        viewport = story["viewport"]
        compare(page, story["opening"], viewport, f"seed {story['seed']}, at first")
        for number, scene in enumerate(story["scenes"]):
            viewport = scene["step"].get("resize", {}).get("to", viewport)
            page.evaluate("step => perform(step)", scene["step"])
            compare(page, scene["view"], viewport, f"seed {story['seed']}, after step {number}, {scene['step']}")
        page.tab.close()


def compare(page, expected, viewport, when):
    shown = {(element["kind"], element["name"]): element for element in page.evaluate("shown()")}
    assert len(shown) > 0, when
    for element in expected["elements"]:
        found = shown.pop((element["kind"], element["name"]), None)
        if not is_inside(element, viewport):
            continue
        assert found, f"{when}: {element} is missing"
        assert is_near(found, element), f"{when}: {found} ought to be {element}"
    for element in shown.values():
        assert not is_inside(element, viewport), f"{when}: {element} ought not to be seen"


def is_inside(element, viewport):
    """Elements that are hardly visible may be on either side of the edge."""
    return (
        element["x"] + element["width"] > TOLERANCE
        and element["x"] < viewport["width"] - TOLERANCE
        and element["y"] + element["height"] > TOLERANCE
        and element["y"] < viewport["height"] - TOLERANCE
    )


def is_near(found, element):
    edges = lambda box: (box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"])
    return all(abs(one - other) <= TOLERANCE for one, other in zip(edges(found), edges(element)))
