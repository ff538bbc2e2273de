"""A virtual display, and examples in windows on it."""

import os
import subprocess

import pytest

from shown_window import PROGRAM, ShownWindow


@pytest.fixture(scope="session")
def display():
    if not PROGRAM.exists():
        pytest.exit(f"{PROGRAM} is missing: run swift build --package-path Screen first", returncode=1)
    reader, writer = os.pipe()
    server = subprocess.Popen(
        # Otherwise the server resets when the last window is closed, and rejects connections meanwhile.
        ["Xvfb", "-noreset", "-displayfd", str(writer), "-screen", "0", "1000x900x24"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    with os.fdopen(reader) as numbers:
        yield f":{numbers.readline().strip()}"
    server.terminate()
    server.wait()


@pytest.fixture
def window(display):
    windows = []

    def open_window(*arguments, **environment):
        windows.append(ShownWindow(display, *arguments, **environment))
        return windows[-1]

    yield open_window
    for window in windows:
        window.close()
