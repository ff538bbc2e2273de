"""Search, groupings and orders, and scrolling through long collections."""

import re

import pytest
from gallery_page import cells, choose, scroll, view_box, wait_for_photos

SCROLLER = "document.querySelector('collection-view').scroller"


def expect_summary(page, text):
    page.locator("#summary").get_by_text(text, exact=True).wait_for()


def test_results_come_as_one_types(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    page.keyboard.press("/")
    page.keyboard.type("picos")
    expect_summary(page, "2 photos found")
    assert [cell.index for cell in wait_for_photos(page)] == [0, 1]
    page.keyboard.type(" wide")
    expect_summary(page, "1 photo found")
    page.keyboard.press("Escape")
    expect_summary(page, "26 photos in 3 folders")


def test_nothing_found_is_reported_and_taken_back(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    page.get_by_role("searchbox").fill("xyzzy")
    page.get_by_role("heading", name="Nothing found for “xyzzy”").wait_for()
    page.get_by_role("button", name="Show all photos").click()
    expect_summary(page, "26 photos in 3 folders")
    assert page.get_by_role("heading", name="Nothing found").is_hidden()
    assert wait_for_photos(page)[0].index == 0


@pytest.mark.parametrize("is_empty_at_first", [False, True])
def test_showing_all_photos_leaves_the_focus_in_the_list(page, samples, is_empty_at_first):
    page.goto(f"{samples}/?words=xyzzy" if is_empty_at_first else samples)
    if not is_empty_at_first:
        wait_for_photos(page)
        page.get_by_role("searchbox").fill("xyzzy")
    page.get_by_role("button", name="Show all photos").focus()
    page.keyboard.press("Enter")
    expect_summary(page, "26 photos in 3 folders")
    wait_for_photos(page)
    assert page.evaluate("() => document.activeElement.closest('collection-view') !== null")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name=re.compile("Aizkorri")).wait_for()


def test_a_search_and_back_leads_to_where_one_was(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    scroll(page, 700)
    before = {cell.source: cell.frame.y for cell in wait_for_photos(page)}
    page.get_by_role("searchbox").fill("rocket")
    expect_summary(page, "2 photos found")
    wait_for_photos(page)
    page.get_by_role("searchbox").fill("")
    expect_summary(page, "26 photos in 3 folders")
    after = {cell.source: cell.frame.y for cell in wait_for_photos(page)}
    assert [source for source in before if abs(after.get(source, -9999) - before[source]) <= 1]


def test_a_search_survives_a_reload(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    page.get_by_role("searchbox").fill("espresso")
    expect_summary(page, "1 photo found")
    page.reload()
    expect_summary(page, "1 photo found")
    assert page.get_by_role("searchbox").input_value() == "espresso"


@pytest.mark.parametrize(
    "name, summary",
    [("Days", "days"), ("Months", "26 photos in 15 months"), ("Years", "years"), ("No groups", "26 photos")],
)
def test_groupings(page, samples, name, summary):
    page.goto(samples)
    wait_for_photos(page)
    choose(page, name)
    page.wait_for_function("(end) => document.querySelector('#summary').textContent.endsWith(end)", arg=summary)
    headers = page.locator("collection-view .section:visible")
    assert headers.count() > 0 or name == "No groups"
    wait_for_photos(page)


def test_orders(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    choose(page, "No groups")
    choose(page, "Newest first")
    expect_summary(page, "26 photos")
    firsts = [wait_for_photos(page)[0].source]
    for name, sort in (("Oldest first", "oldest"), ("By name", "name")):
        choose(page, name)
        page.wait_for_function(
            """([sort, firsts]) => {
                const image = document.querySelector("collection-view [aria-posinset='1'] img");
                const first = image?.classList.contains("loaded") ? image.currentSrc : firsts[0];
                return new URLSearchParams(location.search).get("sort") === sort && !firsts.includes(first);
            }""",
            arg=[sort, firsts],
        )
        firsts.append(wait_for_photos(page)[0].source)
    assert len(set(firsts)) == 3
    page.reload()
    assert wait_for_photos(page)[0].source == firsts[-1]


def test_the_scrubber_goes_to_the_place_under_the_pointer(page, synthetic):
    page.goto(f"{synthetic}/?group=month&layout=justified")
    wait_for_photos(page)
    scrubber = page.get_by_role("slider", name="Place in the gallery")
    scrubber.wait_for()
    box = scrubber.bounding_box()
    x = box["x"] + box["width"] / 2
    page.mouse.move(x, box["y"] + 12)
    page.mouse.down()
    for share in (0.25, 0.5, 0.75, 1.0):
        page.mouse.move(x, box["y"] + 12 + share * (box["height"] - 24))
        page.wait_for_function(
            """(share) => {
                const view = document.querySelector("collection-view");
                const label = document.querySelector(".scrubber-label");
                const top = view.getBoundingClientRect().y;
                const headers = [...view.querySelectorAll(".section")].map((header) => ({
                    y: header.getBoundingClientRect().y, title: header.querySelector("h2").innerText }));
                const header = headers.filter(({ y }) => y <= top + 49).sort((a, b) => b.y - a.y)[0];
                return Math.abs(view.visible[0] / 1_000_000 - share) < 0.02
                    && getComputedStyle(label).opacity === "1" && label.innerText === header?.title;
            }""",
            arg=share,
        )
    page.mouse.up()
    page.wait_for_function("() => document.querySelector('collection-view').visible.at(-1) === 999_999")


def test_the_scrubber_by_keyboard(page, synthetic):
    page.goto(f"{synthetic}/?group=month&layout=grid")
    wait_for_photos(page)
    scrubber = page.get_by_role("slider", name="Place in the gallery")
    scrubber.focus()
    before = scrubber.get_attribute("aria-valuetext")
    page.keyboard.press("ArrowDown")
    page.wait_for_function("(before) => document.querySelector('#scrubber').ariaValueText !== before", arg=before)
    page.keyboard.press("End")
    page.wait_for_function("() => Number(document.querySelector('#scrubber').ariaValueNow) > 990000")
    page.keyboard.press("Home")
    page.wait_for_function("() => Number(document.querySelector('#scrubber').ariaValueNow) < 300")


def test_a_short_collection_has_no_scrubber(page, samples):
    page.set_viewport_size({"width": 1440, "height": 1600})
    page.goto(samples)
    wait_for_photos(page)
    page.wait_for_timeout(500)
    assert page.locator("#scrubber").is_hidden()
