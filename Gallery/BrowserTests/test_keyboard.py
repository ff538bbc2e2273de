"""Using the gallery without a mouse."""

import pytest
from gallery_page import Box, photo_at, view_box, wait_for_photos

FOCUSED = "() => Number(document.activeElement.closest('[aria-posinset]')?.ariaPosInSet ?? 0) - 1"


def focused_box(page):
    index = page.evaluate(FOCUSED)
    assert index >= 0, "no photo has the focus"
    return index, Box(**photo_at(page, index).bounding_box())


def focus_first(page):
    photo_at(page, 0).get_by_role("button").focus()
    return focused_box(page)


def test_arrow_keys_follow_the_geometry(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    _, start = focus_first(page)
    page.keyboard.press("ArrowRight")
    _, right = focused_box(page)
    assert right.x >= start.right - 1
    page.keyboard.press("ArrowDown")
    _, below = focused_box(page)
    assert below.y >= right.y + 1
    assert min(below.right, right.right) - max(below.x, right.x) > 0, "went down to another column"
    page.keyboard.press("ArrowLeft")
    _, left = focused_box(page)
    assert left.right <= below.x + 1


def test_focus_is_seen_and_scrolls_into_view(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    focus_first(page)
    for _ in range(12):
        page.keyboard.press("ArrowDown")
        _, box = focused_box(page)
        view = view_box(page)
        assert box.bottom > view.y and box.y < view.bottom
    # The outline is on the cell itself, which clips its contents.
    style, width = photo_at(page, focused_box(page)[0]).evaluate(
        "(cell) => [getComputedStyle(cell).outlineStyle, parseFloat(getComputedStyle(cell).outlineWidth)]"
    )
    assert style == "solid" and width >= 2, "no ring shows the focus"


def test_end_and_home_reach_both_ends(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    focus_first(page)
    page.keyboard.press("End")
    assert focused_box(page)[0] == 25
    page.keyboard.press("Home")
    assert focused_box(page)[0] == 0


def test_tab_goes_from_the_toolbar_to_one_photo(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    page.get_by_role("button", name="Theme").focus()
    # The tab stop is set when scrolling has stopped.
    page.locator('collection-view [tabindex="0"]').wait_for()
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) == 0
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("() => document.activeElement.id") == "theme"


def test_the_toolbar_has_names(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    assert page.get_by_role("group", name="Layout").is_visible()
    for name in ("Group photos by", "Sort photos"):
        assert page.get_by_role("combobox", name=name).is_visible()
    assert page.get_by_role("searchbox", name="Search names").is_visible()
    assert page.get_by_role("slider", name="Photo size").is_visible()
    assert page.get_by_role("main").is_visible()
    assert page.get_by_role("banner").is_visible()
    assert page.get_by_role("status").inner_text() == "26 photos in 3 folders"


@pytest.mark.parametrize("role, name", [("radio", "Grid"), ("slider", "Photo size")])
def test_letters_work_after_a_control_that_takes_none(page, samples, role, name):
    page.goto(samples)
    wait_for_photos(page)
    page.get_by_role(role, name=name).click()
    page.keyboard.press("Control+a")
    page.get_by_text("26 selected").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("toolbar", name="Selected photos").wait_for(state="hidden")
    page.keyboard.press("t")
    page.get_by_role("treeitem", name="All folders").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type("t/")
    assert page.get_by_role("searchbox").input_value() == "t/"
