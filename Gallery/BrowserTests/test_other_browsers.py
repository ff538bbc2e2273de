"""The gallery in Firefox and WebKit, from the width of a large phone to that of a large screen."""

import sys
import time

import pytest
from conftest import PATIENCE, PROJECT

# The browsers' programs are those of the element's tests.
sys.path.insert(0, str(PROJECT / "Web/BrowserTests"))
from firefox import Firefox  # noqa: E402
from webkit import WebKit  # noqa: E402

SEEN = """() => {
    const figures = [...document.querySelectorAll("collection-view figure")].map((figure) => figure.getBoundingClientRect());
    const images = [...document.querySelectorAll("collection-view img")].filter((image) => image.complete && image.naturalWidth > 0);
    return {
        summary: document.querySelector("#summary").innerText,
        figures: figures.filter(({ width, height }) => width > 50 && height > 20).length,
        images: images.length,
        overflow: document.documentElement.scrollWidth - innerWidth,
    };
}"""


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=["firefox", "webkit"])
def other(request):
    program = request.param()
    yield program
    program.quit()


@pytest.mark.parametrize("width", [450, 1280, 2560])  # WebKitGTK has no narrower windows
def test_photos_are_shown_without_scrolling_sideways(other, samples, width):
    window = other.open(width, 900)
    mistakes = []
    window.on("pageerror", mistakes.append)
    window.goto(samples)
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        seen = window.evaluate(SEEN)
        if seen["images"] >= 4:
            break
        time.sleep(0.1)
    assert seen["summary"] == "26 photos in 3 folders"
    assert seen["figures"] >= 4 and seen["images"] >= 4, seen
    assert seen["overflow"] <= 0
    assert mistakes == []
    other.close_windows()
