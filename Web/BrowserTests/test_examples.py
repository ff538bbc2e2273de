"""The example pages."""

import datetime
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parent.parent / "Examples"
NAMES = sorted(page.stem for page in EXAMPLES.glob("*.html"))


# The tests fill in forms with functions of Playwright.
pytestmark = pytest.mark.browsers("chromium")


@pytest.fixture
def example(browser, address):
    """Opens an example. An error on the page fails the test."""
    errors = []

    def open_example(name):
        tab = browser.open(1000, 700, 1, reduced_motion="reduce")
        tab.on("pageerror", lambda error: errors.append(str(error)))
        tab.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        tab.goto(address.replace("BrowserTests/pages", f"Examples/{name}.html"))
        tab.wait_for_function("document.querySelector('collection-view').visible.length > 0")
        tab.evaluate("window.view = document.querySelector('collection-view')")
        tab.wait_for_timeout(400)
        return tab

    yield open_example
    browser.close_windows()
    assert errors == []


def texts(tab):
    """The texts of the items in view, in order."""
    return tab.evaluate(
        """() => view.visible.map((index) => [...view.querySelectorAll("[data-kind=item]")]
            .find((node) => view.indexOf(node) === index && getComputedStyle(node).visibility !== "hidden").textContent)"""
    )


def test_the_list_of_examples_leads_to_each(example):
    tab = example("index")
    links = tab.eval_on_selector_all("collection-view a", "links => links.map((link) => link.getAttribute('href'))")
    assert sorted(links) == [f"{name}.html" for name in NAMES if name != "index"]


@pytest.mark.parametrize("name", NAMES)
def test_it_fits_every_width_and_scrolls(example, name):
    tab = example(name)
    for width in (360, 1400):
        tab.set_viewport_size({"width": width, "height": 700})
        tab.wait_for_timeout(300)
        assert tab.evaluate("document.documentElement.scrollWidth") <= width
        assert len(tab.evaluate("view.visible")) > 0
        tab.mouse.move(width / 2, 500)
        tab.mouse.wheel(0, 600)
        tab.wait_for_timeout(300)
        assert len(tab.evaluate("view.visible")) > 0


def test_shop_orders_and_filters(example):
    tab = example("shop")
    tab.select_option("#sort", "price")
    tab.wait_for_timeout(300)
    prices = tab.evaluate(
        """() => [...view.querySelectorAll("[data-kind=item]")]
            .filter((node) => getComputedStyle(node).visibility !== "hidden" && view.visible.includes(view.indexOf(node)))
            .sort((a, b) => view.indexOf(a) - view.indexOf(b))
            .map((node) => Number.parseInt(node.querySelector("span").textContent))"""
    )
    assert len(prices) > 4
    assert prices == sorted(prices)
    tab.check("#cheap")
    tab.wait_for_timeout(300)
    shown = tab.evaluate("view.data.sections[0].count")
    assert 0 < shown < 400
    assert tab.text_content("#count") == f"{shown} articles"


def test_conversation_shows_what_is_sent_and_what_was_earlier(example):
    tab = example("chat")
    assert tab.evaluate("view.visible.at(-1)") == 59
    tab.fill("input", "Yes, at nine")
    tab.click("text=Send")
    tab.wait_for_timeout(300)
    assert "Yes, at nine" in texts(tab)[-1]
    tab.wait_for_timeout(1000)
    assert tab.evaluate("view.visible.at(-1)") == 61
    tab.evaluate("view.scrollToItem(0)")
    tab.wait_for_timeout(400)
    first = texts(tab)[0]
    tab.click("text=Load earlier ones")
    tab.wait_for_timeout(400)
    assert tab.evaluate("view.data.sections[0].count") == 82
    assert first in texts(tab)


def test_feed_makes_room_for_a_longer_caption(example):
    tab = example("feed")
    before = tab.evaluate("view.frameOf(0).height")
    tab.click("collection-view button >> nth=0")
    tab.wait_for_timeout(400)
    assert tab.evaluate("view.frameOf(0).height") > before + 20
    assert tab.evaluate("view.frameOf(0).y") == pytest.approx(12, abs=1)


def test_calendar_opens_today(example):
    tab = example("calendar")
    today = datetime.date.today()
    assert tab.text_content(".today") == str(today.day)
    assert tab.evaluate("view.visible.map((index) => view.frameOf(index)).filter(({ y }) => y > 40).length") > 20


def test_edits_keep_the_focus(example):
    tab = example("edits")
    tab.evaluate("view.focusItem(2)")
    tab.keyboard.press("Alt+ArrowRight")
    tab.wait_for_timeout(200)
    assert tab.evaluate("[view.indexOf(document.activeElement), document.activeElement.textContent]") == [3, "3"]
    tab.keyboard.press("Delete")
    tab.wait_for_timeout(200)
    assert tab.evaluate("[view.indexOf(document.activeElement), document.activeElement.textContent]") == [3, "5"]
    tab.click("#shuffle")
    tab.click("#insert")
    tab.click("#sort")
    tab.wait_for_timeout(200)
    assert texts(tab)[:4] == ["1", "2", "4", "5"]


def test_right_to_left_begins_at_the_right_along_either_axis(example):
    tab = example("right-to-left")
    assert tab.evaluate("view.frameOf(0).x > view.frameOf(1).x")
    tab.select_option("#axis", "horizontal")
    tab.wait_for_timeout(400)
    assert tab.evaluate("view.frameOf(0).x > view.frameOf(23).x")
    tab.select_option("#dir", "ltr")
    tab.wait_for_timeout(400)
    assert tab.evaluate("view.frameOf(0).x < view.frameOf(23).x")
