"""A Wayland desktop, which Sway draws into memory, without a screen."""

import os
import subprocess
import tempfile
import time
from pathlib import Path

from PIL import Image

from shown_window import PATIENCE, PROGRAM, SAMPLES, difference
from wayland_pointer import WaylandPointer

SIZE = (1000, 900)
# The upper left corner of every window, in the desktop's pixels. Windows have no frame.
PLACE = (100, 50)

SETTINGS = f"""
xwayland disable
output HEADLESS-1 resolution {SIZE[0]}x{SIZE[1]} position 0 0
for_window [app_id=".*"] floating enable, border none, move position {PLACE[0]} {PLACE[1]}
"""


class WaylandDesktop:
    def __init__(self):
        # Not in a folder of pytest, in which only the user who runs the tests may look.
        self.temporary = tempfile.TemporaryDirectory()
        self.folder = folder = Path(self.temporary.name)
        (folder / "settings").write_text(SETTINGS)
        without_x = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        self.environment = without_x | {"XDG_RUNTIME_DIR": str(folder), "WAYLAND_DISPLAY": "wayland-1"}
        # Pixman draws without a graphics processor. Input comes only from `pointer` and `type`.
        quiet = {"WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1"}
        command = ["sway", "--config", str(folder / "settings")]
        # Sway refuses to run as root, who may still access the desktop of another user.
        if os.geteuid() == 0:
            command = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", *command]
            os.chown(folder, 65534, 65534)
        self.server = subprocess.Popen(
            command, env=without_x | quiet | {"XDG_RUNTIME_DIR": str(folder)}, stderr=(folder / "log").open("w")
        )
        self.wait_for((folder / "wayland-1").exists)
        self.empty = self.wait_for(self.picture)
        self.pointer = WaylandPointer(folder / "wayland-1", SIZE)

    def open(self, *arguments):
        """Open an example in a window, and return its process."""
        quiet = {"GDK_BACKEND": "wayland", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory"}
        return subprocess.Popen([PROGRAM, *arguments, SAMPLES], env=self.environment | quiet)

    def type(self, key):
        # A program first has to notice the keyboard, which is there only for this key.
        subprocess.run(["wtype", "-s", "500", "-k", key, "-s", "500"], env=self.environment, check=True)

    def picture(self):
        """Return the desktop; None while it does not answer yet."""
        path = self.folder / "picture.png"
        done = subprocess.run(["grim", str(path)], env=self.environment, stderr=subprocess.DEVNULL)
        return Image.open(path).convert("RGB") if done.returncode == 0 else None

    def rest(self, program):
        """Return the desktop when it shows a window in which nothing moves any more."""
        last = [self.empty]

        def stands_still():
            assert program.poll() is None, f"the program has ended with {program.returncode}"
            time.sleep(1)  # Decelerating content moves slowly at the end.
            before, last[0] = last[0], self.picture()
            # A window has 420 by 780 points.
            return difference(before, last[0]) == 0 and difference(self.empty, last[0]) > 200_000

        self.wait_for(stands_still)
        return last[0]

    def wait_for(self, condition):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := condition():
                return found
            ended = self.server.poll()
            assert ended is None, f"the desktop has ended with {ended}: {(self.folder / 'log').read_text()}"
            time.sleep(0.1)
        raise AssertionError("waited in vain")

    def close(self):
        self.pointer.close()
        self.server.terminate()
        self.server.wait()
        self.temporary.cleanup()
