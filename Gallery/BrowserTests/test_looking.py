"""Zoom and pan, information, download and slideshow in the lightbox."""

import pytest
from conftest import SAMPLES
from gallery_page import wait_for_photos
from test_lightbox import lightbox, open_photo, picture, wait_until_closed, wait_until_open


def box(page):
    return picture(page).bounding_box()


def settled(page, index=3):
    open_photo(page, index)
    return box(page)


def test_the_wheel_zooms_at_the_pointer(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    before = settled(page)
    x, y = before["x"] + before["width"] * 0.25, before["y"] + before["height"] * 0.25
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    page.wait_for_function("(width) => document.querySelector('.lightbox-image').getBoundingClientRect().width > width * 1.5",
                           arg=before["width"])
    after = box(page)
    assert (x - after["x"]) / after["width"] == pytest.approx(0.25, abs=0.01)
    assert (y - after["y"]) / after["height"] == pytest.approx(0.25, abs=0.01)
    page.mouse.wheel(0, 3000)
    page.wait_for_function("(width) => document.querySelector('.lightbox-image').getBoundingClientRect().width <= width + 1",
                           arg=before["width"])


def test_a_double_click_shows_more_and_a_drag_moves_it(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    before = settled(page)
    middle = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    page.mouse.dblclick(*middle)
    zoomed = box(page)
    assert zoomed["width"] > before["width"] * 1.5
    assert page.locator(".lightbox.zoomed").is_visible()
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 60, middle[1] + 40, steps=4)
    page.mouse.up()
    moved = box(page)
    assert (moved["x"], moved["y"]) == pytest.approx((zoomed["x"] + 60, zoomed["y"] + 40), abs=2)
    # The photo must not leave the window.
    page.mouse.down()
    page.mouse.move(5000, 5000, steps=3)
    page.mouse.up()
    assert box(page)["x"] <= 1 and box(page)["y"] <= 1
    assert lightbox(page).get_by_text("4 of 26", exact=True).is_visible(), "a drag is no swipe"
    page.mouse.dblclick(*middle)
    assert box(page)["width"] == pytest.approx(before["width"], abs=1)


def test_keys_zoom_and_move(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    before = settled(page)
    for _ in range(4):
        page.keyboard.press("+")
    zoomed = box(page)
    assert zoomed["width"] > before["width"] * 2
    page.keyboard.press("ArrowRight")
    assert box(page)["x"] < zoomed["x"] - 20
    assert lightbox(page).get_by_text("4 of 26", exact=True).is_visible()
    page.keyboard.press("Escape")
    assert box(page)["width"] == pytest.approx(before["width"], abs=1)
    assert lightbox(page).is_visible()
    page.keyboard.press("ArrowRight")
    wait_until_open(page, "5 of 26")
    page.keyboard.press("Escape")
    wait_until_closed(page)


def test_fingers_pinch(page_on, samples):
    page = page_on("2026-01-01", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.goto(samples)
    wait_for_photos(page)
    open_photo(page, 0)
    before = box(page)
    touch = page.context.new_cdp_session(page)

    def points(distance):
        return [{"x": 195 - distance, "y": 400, "id": 1}, {"x": 195 + distance, "y": 400, "id": 2}]

    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points(40)})
    for distance in range(50, 130, 10):
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points(distance)})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function(
        "(width) => document.querySelector('.lightbox-image').getBoundingClientRect().width > width", arg=before["width"] * 1.8
    )
    assert page.evaluate("visualViewport.scale") == 1, "the page itself was zoomed"
    assert lightbox(page).get_by_text("1 of 26", exact=True).is_visible()


def test_information(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    open_photo(page, 0)
    page.keyboard.press("i")
    panel = page.get_by_role("complementary", name="Information")
    panel.get_by_text("outdoors/autumn-hills.jpg").wait_for()
    assert panel.get_by_text(" KB").is_visible()
    assert page.get_by_role("button", name="Information").get_attribute("aria-expanded") == "true"
    page.keyboard.press("ArrowRight")
    panel.get_by_text("outdoors/autumn-larches.jpg").wait_for()
    page.keyboard.press("i")
    assert panel.is_hidden()


def test_download_has_the_files_own_name(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    open_photo(page, 0)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert download.value.suggested_filename == "autumn-hills.jpg"
    assert download.value.path().read_bytes() == (SAMPLES / "outdoors/autumn-hills.jpg").read_bytes()


def test_the_slideshow_goes_on_until_something_is_done(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    open_photo(page, 0)
    page.keyboard.press("Space")
    assert page.get_by_role("button", name="Stop the slideshow").is_visible()
    wait_until_open(page, "2 of 26")
    page.keyboard.press("Space")
    assert page.get_by_role("button", name="Slideshow", exact=False).is_visible()
    assert page.get_by_role("button", name="Stop the slideshow").is_hidden()


@pytest.mark.parametrize("scale", [1, 2, 1.5])
@pytest.mark.parametrize("width", [500, 900])
def test_the_key_1_shows_each_pixel_as_one_of_the_screen(page_on, samples, scale, width):
    page = page_on("2026-01-01", device_scale_factor=scale, viewport={"width": width, "height": 700})
    page.goto(samples)
    wait_for_photos(page)
    open_photo(page, 0)
    page.keyboard.press("1")
    shown = box(page)
    assert (shown["width"] * scale, shown["height"] * scale) == pytest.approx((960, 639), abs=0.6)
    # Between two pixels of the screen, it would be blurred.
    assert (shown["x"] * scale) % 1 == pytest.approx(0, abs=0.02) or (shown["x"] * scale) % 1 == pytest.approx(1, abs=0.02)
    page.keyboard.press("0")
    page.mouse.dblclick(width / 2, 350)
    assert box(page)["width"] >= 960 / scale
