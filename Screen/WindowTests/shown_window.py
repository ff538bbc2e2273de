"""An example in a window, as a person sees and operates it."""

import os
import subprocess
import time
from pathlib import Path

from PIL import ImageChops, ImageGrab

PROJECT = Path(__file__).resolve().parents[2]
PROGRAM = PROJECT / "Screen/.build/debug/example"
SLIDES = PROJECT / "Screen/.build/debug/slides"
SAMPLES = PROJECT / "samples"
# The time within which a change must be visible on a slow machine, in seconds.
PATIENCE = 20


class ShownWindow:
    def __init__(self, display, *arguments, command=(PROGRAM, "--samples", SAMPLES), **environment):
        self.display = display
        quiet = {"DISPLAY": display, "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory"}
        self.environment = os.environ | quiet | environment
        self.program = subprocess.Popen([*command, *arguments], env=self.environment)
        self.id = self.wait_for(lambda: self.do("search", "--onlyvisible", "--pid", str(self.program.pid)).split())[-1]

    def do(self, *command):
        """Run a command of xdotool, and return its output."""
        done = subprocess.run(["xdotool", *map(str, command)], env=self.environment, capture_output=True, text=True)
        return done.stdout

    def picture(self):
        return ImageGrab.grab(xdisplay=self.display)

    def wait_for(self, condition):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := condition():
                return found
            ended = self.program.poll()
            assert ended is None, f"the program has ended with {ended}"
            time.sleep(0.1)
        raise AssertionError("waited in vain")

    def rest(self):
        """Return the picture when nothing moves any more, and no photograph is missing."""
        last = [self.picture()]

        def stands_still():
            time.sleep(1)  # Decelerating content moves slowly at the end.
            before, last[0] = last[0], self.picture()
            return last[0] if difference(before, last[0]) == 0 else None

        return self.wait_for(stands_still)

    def close(self):
        self.program.terminate()
        self.program.wait()


def difference(one, other):
    """Return the number of pixels that differ by more than rounding: GTK may redraw a part of a window, or all of it."""
    return sum(ImageChops.difference(one, other).convert("L").histogram()[2:])
