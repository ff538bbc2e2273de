"""Choosing a layout and a size; making the window narrower."""

import pytest
from gallery_page import assert_nothing_overlaps, choose, scroll, stayed, view_box, wait_for_photos


def lanes(seen):
    return len({round(cell.frame.x) for cell in seen})


@pytest.mark.parametrize("name", ["Waterfall", "Justified rows", "Grid", "Staggered", "Packed"])
def test_every_layout_shows_photos_with_captions(page, samples, name):
    page.goto(samples)
    wait_for_photos(page)
    choose(page, name)
    seen = wait_for_photos(page)
    assert_nothing_overlaps(seen)
    assert seen[0].index == 0
    assert any(cell.caption for cell in seen)


def test_layouts_look_different(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    pictures = []
    for name in ("Waterfall", "Justified rows", "Grid", "Staggered"):
        choose(page, name)
        picture = [(round(cell.frame.x), round(cell.frame.y)) for cell in wait_for_photos(page)]
        assert picture not in pictures, f"{name} looks like another layout"
        pictures.append(picture)


def test_rows_are_justified(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    choose(page, "Justified rows")
    rows = {}
    for cell in wait_for_photos(page):
        rows.setdefault(round(cell.frame.y), []).append(cell)
    full = list(rows.values())[0]
    assert max(cell.picture.height for cell in full) - min(cell.picture.height for cell in full) <= 1.5


def test_the_grid_shows_equal_cells(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    choose(page, "Grid")
    seen = wait_for_photos(page)
    assert len({round(cell.frame.height) for cell in seen}) == 1
    assert max(cell.frame.width for cell in seen) - min(cell.frame.width for cell in seen) <= 1.5


def test_the_layout_is_remembered_and_in_the_address(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    choose(page, "Grid")
    assert "layout=grid" in page.url
    page.goto(samples)
    wait_for_photos(page)
    assert page.get_by_role("radio", name="Grid").is_checked()


def test_a_link_s_layout_wins_over_the_remembered_one(page, samples):
    page.goto(f"{samples}/?layout=staggered")
    wait_for_photos(page)
    assert page.get_by_role("radio", name="Staggered").is_checked()


def test_an_unknown_layout_in_a_link_does_no_harm(page, samples):
    page.goto(f"{samples}/?layout=no-such-layout")
    wait_for_photos(page)
    assert page.get_by_role("radio", name="Waterfall").is_checked()


def test_the_slider_and_the_keys_change_the_size(page, samples):
    page.goto(samples)
    small = lanes(wait_for_photos(page))
    for _ in range(4):
        page.keyboard.press("+")
    large = wait_for_photos(page)
    assert_nothing_overlaps(large)
    assert lanes(large) < small
    for _ in range(4):
        page.keyboard.press("-")
    assert lanes(wait_for_photos(page)) == small

    page.get_by_role("slider", name="Photo size").fill("120")
    tiny = wait_for_photos(page)
    assert_nothing_overlaps(tiny)
    assert lanes(tiny) > small


def test_the_size_is_offered_where_it_matters(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    slider = page.get_by_role("slider", name="Photo size")
    value = slider.input_value()
    for name in ("List", "Carousel"):
        choose(page, name)
        wait_for_photos(page)
        assert slider.is_disabled(), name
        page.keyboard.press("+")
        assert slider.input_value() == value
    choose(page, "Grid")
    assert slider.is_enabled()
    page.keyboard.press("+")
    assert slider.input_value() != value


def test_every_layout_has_its_own_icon(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    icons = page.locator("#layouts path").evaluate_all("(paths) => paths.map((path) => path.getAttribute('d'))")
    assert len(set(icons)) == len(icons) == 7


def test_a_narrower_window_keeps_the_place(page, synthetic):
    page.goto(synthetic)
    wait_for_photos(page)
    for _ in range(10):
        scroll(page, 1500)
    before, top = wait_for_photos(page), view_box(page).y
    page.set_viewport_size({"width": 1000, "height": 900})
    page.wait_for_function("() => innerWidth === 1000")
    after = wait_for_photos(page)
    assert_nothing_overlaps(after)
    # The toolbar has a row more in the narrower window.
    assert stayed(before, after, lowered=view_box(page).y - top)


def test_switching_layouts_far_down_keeps_the_place(page, synthetic):
    page.goto(synthetic)
    wait_for_photos(page)
    for _ in range(10):
        scroll(page, 1500)
    before = wait_for_photos(page)
    for name in ("Grid", "Justified rows", "Staggered", "Waterfall"):
        choose(page, name)
        after = wait_for_photos(page)
        assert_nothing_overlaps(after)
        assert stayed(before, after), name
        before = after
