"""Mouse, wheel and keyboard input in an example's window."""

import time

from shown_window import difference


def test_the_wheel_scrolls_and_scrolls_back(window):
    shown = window("pinterest")
    before = shown.rest()
    shown.do("mousemove", 200, 400, "click", "--repeat", 3, "--delay", 50, 5)
    assert difference(before, shown.rest()) > 50_000
    shown.do("click", "--repeat", 6, "--delay", 50, 4)
    assert difference(before, shown.rest()) == 0


def test_the_wheel_scrolls_across_with_shift(window):
    shown = window("orthogonal-shelves")
    before = shown.rest()
    shown.do("mousemove", 200, 150, "keydown", "shift", "click", "--repeat", 3, "--delay", 50, 5, "keyup", "shift")
    after = shown.rest()
    assert difference(before, after) > 5000
    # The title of the last shelf.
    (title, dark) = ((0, 650, 200, 676), lambda value: 255 * (value < 100))
    assert difference(before.crop(title), after.crop(title)) == 0
    assert before.crop(title).convert("L").point(dark).getbbox()


def test_keys_go_to_the_end_and_to_the_start(window):
    shown = window("fixed-columns")
    before = shown.rest()
    shown.do("windowfocus", shown.id, "key", "End")
    assert difference(before, shown.rest()) > 1000
    shown.do("key", "Home")
    assert difference(before, shown.rest()) == 0


def test_a_finger_drags_the_content(window):
    shown = window("pinterest")
    before = shown.rest()
    shown.do("mousemove", 200, 600, "mousedown", 1)
    for y in range(590, 290, -20):
        shown.do("mousemove", 200, y)
    shown.do("mouseup", 1)
    assert difference(before, shown.rest()) > 50_000


def test_a_finger_that_has_rested_does_not_fling(window):
    shown = window("pinterest")
    shown.rest()
    shown.do("mousemove", 200, 600, "mousedown", 1)
    for y in range(580, 180, -20):
        shown.do("mousemove", 200, y)
    time.sleep(1)
    held = shown.picture()
    shown.do("mouseup", 1)
    # Apart from the indicator, which fades out.
    area = (0, 0, 400, 780)
    assert difference(held.crop(area), shown.rest().crop(area)) < 1000
    shown.do("mousemove", 200, 600, "mousedown", 1)
    for y in range(580, 180, -20):
        shown.do("mousemove", 200, y)
    before = shown.picture()
    shown.do("mouseup", 1)
    assert difference(before.crop(area), shown.rest().crop(area)) > 50_000


def test_a_click_selects(window):
    shown = window("pinterest")
    before = shown.rest()
    shown.do("mousemove", 100, 100, "click", 1)
    # The selected card gets a border of three points.
    assert 500 < difference(before, shown.rest()) < 20_000
