"""Sections by folder or month, with headers that stay in view."""

from gallery_page import cells, choose, scroll, view_box, wait_for_photos

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


def test_changing_the_grouping_keeps_the_photo_at_the_top(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    scroll(page, 1200)
    wait_for_photos(page)
    first = cells(page)[0].alt
    choose(page, "Months")
    page.get_by_text("26 photos in 15 months").wait_for()
    wait_for_photos(page)
    assert first in [cell.alt for cell in cells(page)]
