"""An app with `@main`, a scene, pictures in its bundle, and a timer."""

import os
import subprocess

from PIL import Image

from shown_window import SLIDES

# The colors of the skies in the app's pictures, in the order of the pictures.
SKIES = [(250, 190, 150), (120, 190, 250), (70, 50, 110)]


def sky(picture):
    """Return the index of the picture that is shown."""
    shown = {color for _, color in picture.convert("RGB").crop((0, 0, 840, 900)).getcolors(1 << 20)}
    return next((index for index, color in enumerate(SKIES) if color in shown), None)


def test_a_timer_shows_one_picture_after_the_other(window):
    shown = window(command=[SLIDES])
    for index in [0, 1, 2, 0]:
        shown.wait_for(lambda: sky(shown.picture()) == index)


def test_an_app_can_be_drawn_without_a_display(tmp_path):
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    file = tmp_path / "slides.png"
    subprocess.run([SLIDES, "--screenshot", file], env=environment, cwd=tmp_path, check=True)
    with Image.open(file) as picture:
        assert sky(picture) == 0
    for arguments, words in [([], "There is no display"), (["--screenshot"], "needs the name")]:
        done = subprocess.run([SLIDES, *arguments], env=environment, capture_output=True, text=True)
        assert done.returncode == 1 and words in done.stderr
