"""Examples in windows of a Wayland desktop: all are seen, and the mouse, touchpad and keyboard operate one.

    swift build --package-path Screen && .venv/bin/python -m pytest Screen/WindowTests/test_wayland.py
"""

import subprocess
import time

import pytest
from PIL import ImageChops

from shown_window import PROGRAM, difference
from wayland_desktop import PLACE, WaylandDesktop

# The examples without photographs.
TEXTS = {"fixed-columns", "outline", "settings", "nested-groups", "pinned-badges"}
EXAMPLES = [line.split(":")[0] for line in subprocess.check_output([PROGRAM, "--list"], text=True).splitlines()]


@pytest.fixture(scope="module")
def desktop():
    desktop = WaylandDesktop()
    yield desktop
    desktop.close()


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_is_seen(desktop, name):
    program = desktop.open(name)
    try:
        picture = desktop.rest(program)
        left, top, right, bottom = ImageChops.difference(desktop.empty, picture).getbbox()
        assert right - left < 500, "the desktop around the window has changed, too"
        content = picture.crop((left + 20, top + 80, right - 20, bottom - 20))
        # Photographs have many colors, and texts at least the grays at the edges of letters.
        assert len(content.getcolors(1 << 20)) > (50 if name in TEXTS else 5000)
    finally:
        program.terminate()
        program.wait()


class Operated:
    """An example's window, its desktop's pointer and keyboard, and what is seen without the scroll indicator."""

    def __init__(self, desktop, name):
        (self.desktop, self.pointer) = (desktop, desktop.pointer)
        self.program = desktop.open(name)
        self.rest()
        self.point_at(200, 400)

    def rest(self):
        return self.seen(self.desktop.rest(self.program))

    def picture(self):
        return self.seen(self.desktop.picture())

    def seen(self, picture):
        return picture.crop((PLACE[0], PLACE[1], PLACE[0] + 400, PLACE[1] + 780))

    def point_at(self, x, y):
        self.pointer.move(PLACE[0] + x, PLACE[1] + y)


@pytest.fixture
def operated(desktop):
    opened = []

    def open_example(name):
        opened.append(Operated(desktop, name))
        return opened[-1]

    yield open_example
    for window in opened:
        window.program.terminate()
        window.program.wait()


def test_the_wheel_scrolls_and_scrolls_back(operated):
    window = operated("pinterest")
    before = window.rest()
    window.pointer.turn_wheel(3)
    assert difference(before, window.rest()) > 50_000
    window.pointer.turn_wheel(-6)
    assert difference(before, window.rest()) == 0


def slide(pointer, distance):
    """Slide by steps of ten points, at the rate of a common touchpad: at 600 points a second."""
    for _ in range(abs(distance) // 10):
        pointer.slide(10 if distance > 0 else -10)
        time.sleep(1 / 60)


def test_two_fingers_move_the_content_as_far_as_they_move(operated):
    window = operated("pinterest")
    before = window.rest()
    slide(window.pointer, 200)
    # Fingers that have rested do not fling.
    time.sleep(0.5)
    window.pointer.lift()
    after = window.rest()
    # Scaled photographs are rounded differently at a few pixels.
    assert difference(before.crop((0, 200, 400, 780)), after.crop((0, 0, 400, 580))) < 1000
    slide(window.pointer, -200)
    time.sleep(0.5)
    window.pointer.lift()
    assert difference(before, window.rest()) == 0


def test_two_fingers_fling_the_content(operated):
    window = operated("pinterest")
    before = window.rest()
    slide(window.pointer, 200)
    window.pointer.lift()
    after = window.rest()
    assert difference(before.crop((0, 200, 400, 780)), after.crop((0, 0, 400, 580))) > 50_000


def test_a_click_selects(operated):
    window = operated("pinterest")
    before = window.rest()
    window.point_at(100, 100)
    window.pointer.press()
    window.pointer.release()
    # The selected card gets a border of three points.
    assert 500 < difference(before, window.rest()) < 20_000


def test_a_finger_drags_the_content(operated):
    window = operated("pinterest")
    before = window.rest()
    window.point_at(200, 600)
    window.pointer.press()
    for y in range(590, 290, -20):
        window.point_at(200, y)
        time.sleep(1 / 60)
    window.pointer.release()
    assert difference(before, window.rest()) > 50_000


def test_keys_go_to_the_end_and_to_the_start(operated):
    window = operated("fixed-columns")
    before = window.rest()
    window.desktop.type("End")
    assert difference(before, window.rest()) > 1000
    window.desktop.type("Home")
    assert difference(before, window.rest()) == 0
