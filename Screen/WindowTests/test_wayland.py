"""Examples in windows of a Wayland desktop, which Weston draws into memory, without a screen.

    swift build --package-path Screen && .venv/bin/python -m pytest Screen/WindowTests/test_wayland.py
"""

import os
import subprocess
import time

import pytest
from PIL import Image, ImageChops

from shown_window import PATIENCE, PROGRAM, SAMPLES, difference

# The examples without photographs.
TEXTS = {"fixed-columns", "outline", "settings", "nested-groups", "pinned-badges"}
EXAMPLES = [line.split(":")[0] for line in subprocess.check_output([PROGRAM, "--list"], text=True).splitlines()]


class Desktop:
    def __init__(self, folder):
        self.folder = folder
        folder.chmod(0o700)
        without_x = {key: value for key, value in os.environ.items() if key != "DISPLAY"}
        self.environment = without_x | {"XDG_RUNTIME_DIR": str(folder), "WAYLAND_DISPLAY": "desktop"}
        options = ["--backend=headless-backend.so", "--use-pixman", "--width=1000", "--height=900", "--idle-time=0"]
        self.server = subprocess.Popen(
            # Only with this option, another program may take a picture.
            ["weston", *options, "--socket=desktop", "--debug"],
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_for((folder / "desktop").exists)
        self.empty = wait_for(self.drawn)

    def drawn(self):
        """Return the desktop if its background has been drawn and faded in; otherwise None."""
        first = self.picture()
        time.sleep(1)
        second = self.picture()
        return second if first and second and first.getcolors(2) is None and difference(first, second) == 0 else None

    def picture(self):
        """Return the desktop without its panel, which shows a clock; None while it has not been drawn yet."""
        for old in self.folder.glob("*.png"):
            old.unlink()
        subprocess.run(["weston-screenshooter"], cwd=self.folder, env=self.environment, capture_output=True)
        pictures = list(self.folder.glob("*.png"))
        return Image.open(pictures[0]).convert("RGB").crop((0, 40, 1000, 900)) if pictures else None

    def close(self):
        self.server.terminate()
        self.server.wait()


def wait_for(condition):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := condition():
            return found
        time.sleep(0.2)
    raise AssertionError("waited in vain")


@pytest.fixture(scope="module")
def desktop(tmp_path_factory):
    desktop = Desktop(tmp_path_factory.mktemp("desktop"))
    yield desktop
    desktop.close()


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_is_seen(desktop, name):
    quiet = {"GDK_BACKEND": "wayland", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory"}
    program = subprocess.Popen([PROGRAM, name, SAMPLES], env=desktop.environment | quiet)
    try:
        last = [desktop.empty]

        def stands_still():
            assert program.poll() is None, f"the program has ended with {program.returncode}"
            before, last[0] = last[0], desktop.picture()
            # A window of 420 by 780 points, with its frame.
            return difference(before, last[0]) == 0 and difference(desktop.empty, last[0]) > 200_000

        wait_for(stands_still)
        left, top, right, bottom = ImageChops.difference(desktop.empty, last[0]).getbbox()
        assert right - left < 500, "the desktop around the window has changed, too"
        content = last[0].crop((left + 20, top + 80, right - 20, bottom - 20))
        # Photographs have many colors, and texts at least the grays at the edges of letters.
        assert len(content.getcolors(1 << 20)) > (50 if name in TEXTS else 5000)
    finally:
        program.terminate()
        program.wait()
