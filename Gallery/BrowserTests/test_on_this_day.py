"""The row of anniversaries above the others: photos that were taken on this day in earlier years."""

import pytest
from gallery_page import assert_nothing_overlaps, cells, choose, photo_at, scroll, view_box, wait_for_photos

SHELF = 2  # the number of samples that were taken on a 16 June


@pytest.fixture
def page(page_on):
    return page_on("2026-06-16")


def summary(page) -> str:
    return page.locator("#summary").inner_text()


def wait_for_shelf(page):
    page.get_by_role("heading", name="On this day").wait_for()
    return wait_for_photos(page)


@pytest.mark.parametrize("layout", ["waterfall", "justified", "grid", "packed"])
def test_photos_of_this_day_lie_above_the_others(page, samples, layout):
    page.goto(f"{samples}/?layout={layout}")
    seen = wait_for_shelf(page)
    assert_nothing_overlaps(seen)
    shelf = seen[:SHELF]
    assert [cell.index for cell in shelf] == [0, 1]
    assert len({cell.frame.y for cell in shelf}) == 1, "they stand beside each other"
    assert shelf[0].frame.bottom < seen[SHELF].frame.y
    assert photo_at(page, 0).get_by_text("2018", exact=True).is_visible()
    assert summary(page) == "26 photos in 3 folders", "no photo counts twice"


def test_there_is_no_shelf_where_no_photo_is_of_this_day(page_on, samples):
    page = page_on("2026-06-17")
    page.goto(samples)
    assert wait_for_photos(page)[0].text_box is not None
    assert page.get_by_role("heading", name="On this day").count() == 0


def test_there_is_no_shelf_while_one_searches(page, samples):
    page.goto(samples)
    wait_for_shelf(page)
    page.get_by_role("searchbox").fill("picos")
    page.locator("#summary").get_by_text("2 photos found", exact=True).wait_for()
    assert page.get_by_role("heading", name="On this day").is_hidden()
    page.get_by_role("searchbox").fill("")
    wait_for_shelf(page)


def test_it_scrolls_across_on_its_own(page, start_gallery, june_folder):
    page.goto(start_gallery(june_folder))
    before = wait_for_shelf(page)
    row = [cell for cell in before if cell.frame.y == before[0].frame.y]
    page.mouse.move(600, row[0].frame.y + 60)
    page.mouse.wheel(900, 0)
    page.wait_for_function("(index) => document.querySelector('collection-view').visible[0] !== index", arg=row[0].index)
    after = wait_for_photos(page)
    assert after[0].index > 0 and after[0].frame.y == row[0].frame.y
    others = {cell.index: cell.frame for cell in before if cell.frame.y > row[0].frame.bottom}
    assert all(others[cell.index] == cell.frame for cell in after if cell.index in others)
    scroll(page, 4000)
    seen = wait_for_photos(page)
    assert_nothing_overlaps(seen)
    assert all(cell.index >= 30 for cell in seen)


def test_the_lightbox_goes_along_the_shelf(page, samples):
    page.goto(samples)
    wait_for_shelf(page)
    photo_at(page, 0).get_by_role("button").click()
    counter = page.locator(".lightbox-counter")
    counter.get_by_text("1 of 2").wait_for()
    page.keyboard.press("ArrowRight")
    counter.get_by_text("2 of 2").wait_for()
    assert page.locator("[data-action=next]").is_disabled()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")
    assert page.evaluate("document.activeElement.closest('[aria-posinset]').ariaPosInSet") == "2"
    photo_at(page, SHELF).get_by_role("button").click()
    counter.get_by_text("1 of 26").wait_for()
    assert page.locator("[data-action=previous]").is_disabled()


def test_a_favorite_stays_open_on_the_shelf(page, start_gallery, june_folder):
    page.goto(start_gallery(june_folder))
    wait_for_shelf(page)
    photo_at(page, 1).get_by_role("button").click()
    page.locator(".lightbox-counter").get_by_text("2 of 30").wait_for()
    page.keyboard.press("s")
    page.get_by_role("dialog").get_by_role("button", name="Favorite", pressed=True).wait_for()
    assert page.locator(".lightbox-counter").inner_text() == "2 of 30"


def test_the_place_stays_where_it_was(page, samples):
    page.goto(samples)
    wait_for_shelf(page)
    scroll(page, 60)
    before = {cell.index: cell.frame.y for cell in wait_for_photos(page)}
    page.reload()
    after = {cell.index: cell.frame.y for cell in wait_for_shelf(page)}
    assert all(abs(after[index] - y) <= 1 for index, y in before.items() if index in after)
    assert SHELF in after


def test_all_are_chosen_once(page, samples):
    page.goto(samples)
    wait_for_shelf(page)
    page.keyboard.press("Control+a")
    page.get_by_text("26 selected").wait_for()
    page.keyboard.press("Escape")
    photo_at(page, 0).locator(".photo-check").click()
    page.get_by_text("1 selected").wait_for()
    twin = next(cell.index for cell in cells(page) if cell.index >= SHELF and "picos" in cell.alt.lower())
    photo_at(page, twin).locator(".photo-check[aria-checked=true]").wait_for()


def test_a_new_day_is_noticed(page, samples):
    page.goto(samples)
    wait_for_shelf(page)
    page.evaluate("day = '2026-06-17'; document.dispatchEvent(new Event('visibilitychange'))")
    page.get_by_role("heading", name="On this day").wait_for(state="hidden")
    assert wait_for_photos(page)[0].index == 0


def test_a_phone_shows_the_shelf_and_others(page, samples):
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(samples)
    seen = wait_for_shelf(page)
    assert_nothing_overlaps(seen)
    assert seen[0].frame.height < view_box(page).height / 3
    assert any(cell.index >= SHELF for cell in seen)
