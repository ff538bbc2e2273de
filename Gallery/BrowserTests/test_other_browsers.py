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
    const drawn = (selector) => [...document.querySelectorAll(`collection-view ${selector}`)]
        .filter((node) => getComputedStyle(node).visibility === "visible");
    const figures = drawn("figure").map((figure) => figure.getBoundingClientRect());
    const images = drawn("img").filter((image) => image.complete && image.naturalWidth > 0);
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


@pytest.fixture
def window(other):
    """Opens a window of some width on a page."""
    mistakes = []

    def open(address, width=1280):
        if width < 450 and isinstance(other, WebKit):
            pytest.skip("WebKitGTK has no narrower windows than 450 px")
        window = other.open(width, 900)
        window.on("pageerror", mistakes.append)
        window.goto(address)
        return window

    yield open
    assert mistakes == []
    other.close_windows()


def wait_until(window, condition):
    """Waits until an expression is true."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not window.evaluate(condition):
        assert time.monotonic() < deadline, f"is not true: {condition}"
        time.sleep(0.1)


def wait_for_photos(window, least=4):
    wait_until(window, f"({SEEN})().images >= {least}")


def middle(window, selector):
    """The middle of an element."""
    x, y, width, height = window.evaluate(
        """(selector) => {
            const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
            return [x, y, width, height];
        }""",
        selector,
    )
    return x + width / 2, y + height / 2


@pytest.mark.parametrize("width", [360, 450, 1280, 2560])
def test_photos_are_shown_without_scrolling_sideways(window, samples, width):
    seen = window(samples, width)
    wait_for_photos(seen, 2 if width < 450 else 4)
    seen = seen.evaluate(SEEN)
    assert seen["summary"] == "26 photos in 3 folders"
    assert seen["figures"] >= 4, seen
    assert seen["overflow"] <= 0


@pytest.mark.parametrize("width", [360, 1280])
def test_a_photo_opens_and_others_follow(window, samples, width):
    page = window(samples, width)
    wait_for_photos(page, 2)
    page.mouse.click(*middle(page, "collection-view [aria-posinset='2'] img"))
    counter = "document.querySelector('.lightbox-counter').innerText"
    wait_until(page, f"{counter} === '2 of 26'")
    wait_until(page, "document.querySelector('.lightbox-image').naturalWidth > 320")
    page.keyboard.press("ArrowRight")
    wait_until(page, f"{counter} === '3 of 26'")
    page.keyboard.press("Escape")
    wait_until(page, "!document.querySelector('#lightbox').open")
    wait_until(page, "document.activeElement.closest('[aria-posinset]')?.ariaPosInSet === '3'")


@pytest.mark.parametrize("width", [360, 1280])
def test_a_search_finds_photos(window, samples, width):
    page = window(samples, width)
    wait_for_photos(page, 2)
    page.mouse.click(*middle(page, "#search"))
    for letter in "rocket":
        page.keyboard.press(letter)
    wait_until(page, "document.querySelector('#summary').innerText === '2 photos found'")
    wait_until(page, f"(({{ figures, images }}) => figures === 2 && images === 2)(({SEEN})())")
    assert page.evaluate(SEEN)["overflow"] <= 0


def test_a_rubber_band_chooses_photos(window, samples):
    page = window(samples)
    wait_for_photos(page)
    x, y = middle(page, "collection-view [aria-posinset='2'] img")
    page.mouse.move(8, y)
    page.mouse.down()
    page.mouse.move(x, y + 20, steps=4)
    wait_until(page, "document.querySelector('.choice-bar').innerText.startsWith('2 selected')")
    assert page.evaluate("!document.querySelector('.rubber-band').hidden")
    page.mouse.up()
    wait_until(page, "document.querySelector('.rubber-band').hidden")
    assert page.evaluate("getSelection().isCollapsed")
