"""Sections by folder or month, with pinned headers."""

import re
import shutil

import pytest
from conftest import SAMPLES
from gallery_page import choose, scroll, view_box, wait_for_photos

HEADERS = """
() => [...document.querySelectorAll("collection-view .section")]
    .filter((header) => header.checkVisibility({ checkVisibilityCSS: true }))
    .map((header) => ({ text: header.innerText.replace(/\\s+/g, " "), y: header.getBoundingClientRect().y }))
    .sort((a, b) => a.y - b.y)
"""


def headers(page):
    top, bottom = view_box(page).y, view_box(page).bottom
    return [header for header in page.evaluate(HEADERS) if top - 40 <= header["y"] < bottom]


def test_each_folder_has_a_header_with_its_count(page, samples):
    page.set_viewport_size({"width": 1440, "height": 4000})
    page.goto(samples)
    wait_for_photos(page)
    assert [header["text"] for header in headers(page)] == [
        "outdoors 11 photos",
        "space 6 photos",
        "things 9 photos",
    ]


def test_the_header_stays_while_its_photos_pass(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    top = view_box(page).y
    for _ in range(4):
        scroll(page, 60)
        first = headers(page)[0]
        assert first["text"].startswith("outdoors")
        assert abs(first["y"] - top) <= 1


def test_the_next_header_pushes_the_last_one_away(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    top = view_box(page).y
    texts = []
    for _ in range(60):
        at_top = [header for header in headers(page) if header["y"] <= top + 1]
        assert at_top, "no header at the top"
        texts.append(at_top[-1]["text"].split()[0])
        scroll(page, 60)
    assert list(dict.fromkeys(texts))[:2] == ["outdoors", "space"]


def test_months_come_newest_first(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    choose(page, "Months")
    page.get_by_text("26 photos in 15 months").wait_for()
    wait_for_photos(page)
    assert headers(page)[0]["text"] == "October 2018 2 photos"
    assert "group=month" in page.url


def places(page):
    """The vertical position of each photo in view, by its id, because indices differ between groupings."""
    return {re.search(r"/thumbnails/(\w+)/", cell.source)[1]: cell.frame.y for cell in wait_for_photos(page)}


def switch(page, name):
    choose(page, name)
    page.wait_for_function("(name) => document.querySelector('#summary').textContent.endsWith(name)", arg=name.lower())


@pytest.mark.parametrize("layout", ["waterfall", "justified", "grid", "packed"])
@pytest.mark.parametrize("distance", [700, 61_234])
def test_groupings_and_reloads_keep_the_place(page, samples, synthetic, distance, layout):
    page.goto(f"{samples if distance < 1000 else synthetic}/?layout={layout}")
    wait_for_photos(page)
    scroll(page, distance)
    before = places(page)
    held = set(before)

    def stayed(now):
        return {photo for photo in now if abs(now[photo] - before.get(photo, -9999)) <= 1}

    for _ in range(3):
        switch(page, "Months")
        held &= stayed(places(page))
        assert held, "no photo is where it was"
        switch(page, "Folders")
        # After a jump, a waterfall chooses columns before it knows the captions. On the way back, it may choose others.
        assert stayed(places(page)) >= (held if layout == "waterfall" and distance > 1000 else before.keys())
    reloaded = []
    for _ in range(3):
        page.reload()
        reloaded.append(places(page))
        # A waterfall's columns depend on which photos above were measured before.
        assert stayed(reloaded[-1]) >= (held if layout == "waterfall" else before.keys())
    assert reloaded[1] == pytest.approx(reloaded[0], abs=1) and reloaded[2] == pytest.approx(reloaded[0], abs=1)


def test_the_start_stays_the_start(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    for name in ("Months", "Folders"):
        switch(page, name)
        assert wait_for_photos(page)[0].index == 0
        assert page.evaluate("() => document.querySelector('collection-view').scroller.scrollTop") == 0
    page.reload()
    assert wait_for_photos(page)[0].index == 0


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_header_without_room_cuts_off_the_path_before_the_name(page, start_gallery, tmp_path, direction):
    folder = tmp_path / "Photos"
    name = "Picos de Europa"
    inner = folder / "Holidays" / "Summer in the mountains, and some days of autumn" / name
    inner.mkdir(parents=True)
    shutil.copy(SAMPLES / "outdoors/picos.jpg", inner)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{start_gallery(folder)}/?dir={direction}")
    wait_for_photos(page)
    header = page.locator("collection-view .section")
    box = header.bounding_box()
    last = header.get_by_text(name, exact=True)
    assert last.evaluate("(text) => text.scrollWidth <= text.clientWidth"), "the name is cut off"
    assert header.get_by_text("Holidays").evaluate("(text) => text.scrollWidth > text.clientWidth + 50")
    for part in (last, header.get_by_text("1 photo", exact=True)):
        inside = part.bounding_box()
        assert box["x"] <= inside["x"] and inside["x"] + inside["width"] <= box["x"] + box["width"]
