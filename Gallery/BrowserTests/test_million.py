"""A million made-up photos."""

import re

from gallery_page import assert_nothing_overlaps, cells, choose, photo_at, scroll, view_box, wait_for_photos


def go_to_end(page):
    box = view_box(page)
    page.mouse.move(box.x + 200, box.y + 300)
    photo_at(page, cells(page)[0].index).get_by_role("button").focus()
    page.keyboard.press("End")
    photo_at(page, 999_999).wait_for()


def test_says_how_many_there_are(page, synthetic):
    page.goto(synthetic)
    wait_for_photos(page)
    assert re.search(r"1,000,000 photos in [\d,]+ folders", page.get_by_role("status").inner_text())


def test_the_end_is_reached(page, synthetic):
    page.goto(synthetic)
    wait_for_photos(page)
    go_to_end(page)
    seen = wait_for_photos(page)
    assert_nothing_overlaps(seen)
    assert seen[-1].index == 999_999
    # This is the end: the wheel cannot scroll beyond the last row.
    scroll(page, 3000)
    seen = wait_for_photos(page)
    assert_nothing_overlaps(seen)
    assert seen[-1].index == 999_999
    assert max(cell.frame.bottom for cell in seen) <= view_box(page).bottom
    # Measuring near the end may have made the content longer by a few px.
    scroll(page, 3000)
    seen = wait_for_photos(page)
    scroll(page, 3000)
    assert wait_for_photos(page) == seen


def test_the_last_photo_opens(page, synthetic):
    page.goto(synthetic)
    wait_for_photos(page)
    go_to_end(page)
    wait_for_photos(page)
    photo_at(page, 999_999).locator("img").click()
    page.get_by_text("1,000,000 of 1,000,000").wait_for()


def test_few_cells_are_in_the_page(page, synthetic):
    page.goto(synthetic)
    wait_for_photos(page)
    for _ in range(20):
        scroll(page, 1200)
    wait_for_photos(page)
    assert page.locator("collection-view .photo").count() < 200


def test_details_are_asked_for_only_near_the_viewport(page, synthetic):
    asked = []
    page.on("request", lambda request: asked.append(request.url) if "/api/photos" in request.url else None)
    page.goto(synthetic)
    wait_for_photos(page)
    go_to_end(page)
    wait_for_photos(page)
    froms = {int(re.search(r"from=(\d+)", url)[1]) for url in asked}
    assert froms and all(start < 1000 or start > 998_000 for start in froms), sorted(froms)


def test_another_grouping_shows_its_photos(page, synthetic):
    page.goto(synthetic)
    wait_for_photos(page)
    choose(page, "Months")
    page.get_by_text("1,000,000 photos in 240 months").wait_for()
    seen = wait_for_photos(page)
    assert_nothing_overlaps(seen)
    assert seen[0].index == 0


def test_every_layout_reaches_the_middle(page, synthetic):
    page.goto(synthetic)
    wait_for_photos(page)
    page.evaluate("() => document.querySelector('collection-view').scrollToItem(500000, { align: 'start' })")
    photo_at(page, 500_000).wait_for()
    for name in ("Justified rows", "Grid", "Staggered", "Waterfall"):
        choose(page, name)
        seen = wait_for_photos(page)
        assert_nothing_overlaps(seen)
        assert abs(seen[0].index - 500_000) < 40, name
