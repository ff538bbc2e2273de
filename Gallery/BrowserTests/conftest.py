"""The real gallery, started for the tests, and a real browser that looks at it."""

import os
import re
import shutil
import socket
import struct
import subprocess
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

PROJECT = Path(__file__).resolve().parents[2]
PROGRAM = PROJECT / "gallery"
SAMPLES = PROJECT / "samples"
BROWSER = os.environ.get("CHROMIUM") or shutil.which("chromium")
PATIENCE = 15_000  # milliseconds: a failing test ends, a slow machine does not fail it


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Gallery:
    """The program; stopped and started again, it is at the same address."""

    def __init__(self, cache: Path, *arguments):
        command = [PROGRAM, *arguments, "--port", free_port(), "--cache", cache]
        self.command = [str(word) for word in command]
        self.log = cache / "gallery.log"
        self.process = None

    def start(self) -> str:
        with open(self.log, "w") as log:
            self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=log, text=True)
        for line in self.process.stdout:
            if address := re.search(r"http://[\w.]+:\d+", line):
                return address[0]
        pytest.fail(f"The gallery ended without an address:\n{self.log.read_text()}", pytrace=False)

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=10)
        self.process.stdout.close()


@pytest.fixture(scope="session")
def new_gallery(tmp_path_factory):
    """A gallery that is not started yet. All are stopped when the tests have ended."""
    made = []

    def make(*arguments) -> Gallery:
        made.append(Gallery(tmp_path_factory.mktemp("cache"), *arguments))
        return made[-1]

    yield make
    for gallery in made:
        if gallery.process and gallery.process.poll() is None:
            gallery.stop()


@pytest.fixture(scope="session")
def start_gallery(new_gallery):
    """Starts a gallery and returns its address."""
    return lambda *arguments: new_gallery(*arguments).start()


@pytest.fixture(scope="session")
def samples(start_gallery) -> str:
    """The bundled sample photographs."""
    return start_gallery(SAMPLES)


@pytest.fixture(scope="session")
def synthetic(start_gallery) -> str:
    """A million made-up photos."""
    return start_gallery("--synthetic", 1_000_000)


@pytest.fixture(scope="session")
def mixed_folder(tmp_path_factory) -> Path:
    """Three good photos among two broken ones."""
    folder = tmp_path_factory.mktemp("mixed") / "Mixed"
    folder.mkdir()
    for name in ("picos.jpg", "sunset.jpg", "stream.jpg"):
        shutil.copy(SAMPLES / "outdoors" / name, folder)
    (folder / "empty.jpg").touch()
    whole = (SAMPLES / "outdoors/dandelion.jpg").read_bytes()
    (folder / "truncated.jpg").write_bytes(whole[: len(whole) // 3])
    return folder


@pytest.fixture(scope="session")
def long_folder(tmp_path_factory) -> Path:
    """A screenshot of a long page, a strip, a panorama, and a common photo."""
    folder = tmp_path_factory.mktemp("long") / "Long"
    folder.mkdir()
    for name, width, height in (("screenshot", 1080, 24_000), ("strip", 10, 15_000), ("panorama", 15_000, 60)):
        (folder / f"{name}.png").write_bytes(gray_png(width, height))
    shutil.copy(SAMPLES / "outdoors/picos.jpg", folder)
    return folder


def gray_png(width: int, height: int) -> bytes:
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    lines = zlib.compress(b"".join(b"\0" + bytes([row // 8 % 256]) * width for row in range(height)))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", lines) + chunk(b"IEND", b"")


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser) -> Page:
    """A fresh window of 1440 x 900: nothing remembered from other tests."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-US")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    mistakes = []
    page.on("pageerror", lambda error: mistakes.append(str(error)))
    yield page
    context.close()
    assert mistakes == [], "the page threw errors"
