"""Examples in windows, with a display and without one.

    swift build --package-path Screen && .venv/bin/python -m pytest Screen/WindowTests
"""

import os
import subprocess

import pytest
from PIL import Image

from shown_window import PROGRAM, SAMPLES, difference


@pytest.mark.parametrize("name", ["pinterest", "shortest-column", "mixed-sections", "cats", "fixed-columns"])
def test_every_example_is_seen(window, name):
    picture = window(name).rest().crop((0, 0, 420, 780))
    colors = picture.getcolors(1 << 20)
    assert len(colors) > (50 if name == "fixed-columns" else 5000)


def test_photographs_are_as_wide_as_the_window(window):
    shown = window("shortest-column")
    narrow = shown.rest()
    shown.do("windowsize", shown.id, 900, 700)
    wide = shown.rest()
    assert difference(narrow.crop((420, 0, 900, 700)), wide.crop((420, 0, 900, 700))) > 100_000


def test_without_a_display_it_says_what_to_do():
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    done = subprocess.run([PROGRAM, "cats", SAMPLES], env=environment, capture_output=True, text=True)
    assert done.returncode != 0
    assert "There is no display" in done.stderr and "--screenshot" in done.stderr


def test_what_is_wrong_is_named(tmp_path):
    for arguments, name in [(["dogs"], "dogs"), (["cats", tmp_path], str(tmp_path)), (["cats", "/nowhere"], "/nowhere"), ([], "pinterest")]:
        done = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True)
        assert done.returncode != 0 and name in done.stderr


def test_a_picture_needs_no_display(tmp_path):
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    file = tmp_path / "cats.png"
    subprocess.run([PROGRAM, "cats", SAMPLES, "--screenshot", file], env=environment, check=True)
    assert file.read_bytes().startswith(b"\x89PNG")


def brightness(picture):
    """Return the brightness of two corners, in which an example shows its background."""
    (left, top, right, bottom) = (2, 2, picture.width - 3, picture.height - 3)
    return [sum(picture.convert("RGB").getpixel(place)) // 3 for place in [(left, top), (right, bottom)]]


def test_a_window_looks_as_a_person_prefers(window, tmp_path):
    (tmp_path / "gtk-4.0").mkdir()
    (tmp_path / "gtk-4.0/settings.ini").write_text("[Settings]\ngtk-application-prefer-dark-theme=1\n")
    dark = window("fixed-columns", XDG_CONFIG_HOME=str(tmp_path)).rest().crop((0, 0, 420, 780))
    assert max(brightness(dark)) < 100


def test_a_window_is_mirrored_if_the_language_is_read_from_right_to_left(window):
    # GTK's Hebrew translation contains the direction.
    shown = window("outline", LANG="C.UTF-8", LC_ALL="C.UTF-8", LANGUAGE="he").rest().crop((0, 0, 420, 780)).convert("L")

    def ink(part):
        return sum(shown.crop(part).histogram()[:100])

    # The rows' texts begin at the right, and their chevrons end at the left.
    assert ink((210, 60, 420, 780)) > 3 * ink((0, 60, 210, 780))


def test_a_picture_can_be_dark(tmp_path):
    for arguments, is_dark in [(["--dark"], True), ([], False)]:
        file = tmp_path / "cats.png"
        subprocess.run([PROGRAM, "fixed-columns", SAMPLES, "--screenshot", file, *arguments], check=True)
        with Image.open(file) as picture:
            assert all((light < 100) == is_dark for light in brightness(picture))
