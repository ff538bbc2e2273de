"""The real gallery, started for the tests, and a real browser that shows it."""

import json
import os
import re
import shutil
import socket
import struct
import subprocess
import time
import zlib
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

PROJECT = Path(__file__).resolve().parents[2]
PROGRAM = PROJECT / "gallery"
SAMPLES = PROJECT / "samples"
BROWSER = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
PASSWORD = "correct horse"
PATIENCE = 15_000  # milliseconds: a failing test ends, a slow machine does not fail it


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Gallery:
    """The program. When it is stopped and started again, it has the same address."""

    def __init__(self, cache: Path, *arguments):
        command = [PROGRAM, *arguments, "--port", free_port(), "--cache", cache]
        self.command = [str(word) for word in command]
        self.log = cache / "gallery.log"
        self.process = None

    def start(self) -> str:
        with open(self.log, "w") as log:
            self.process = subprocess.Popen(
                self.command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "XDG_DATA_HOME": str(self.log.parent)},
            )
        for line in self.process.stdout:
            if address := re.search(r"http://[\w.]+:\d+", line):
                return address[0]
        pytest.fail(f"The gallery ended without an address:\n{self.log.read_text()}", pytrace=False)

    def start_and_read(self) -> str:
        """Starts it, and waits until all files have been read.

        On a busy machine, it first shows some as squares without a date.
        """
        address = self.start()
        while "reading" in json.load(urlopen(f"{address}/api/status")):
            time.sleep(0.05)
        return address

    def link(self) -> str:
        """The link, which the program prints after the address."""
        return re.search(r"http://\S+", self.process.stdout.readline())[0]

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=PATIENCE / 1000)
        self.process.stdout.close()


@pytest.fixture(scope="session")
def new_gallery(tmp_path_factory):
    """A gallery that is not started yet. All galleries are stopped after the tests."""
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
    """Starts a gallery, waits until it has read all files, and returns its address."""
    return lambda *arguments: new_gallery(*arguments).start_and_read()


class Site:
    """An exported folder on a plain web server, in a folder of its site."""

    def __init__(self, base: Path, photos: Path):
        self.photos = photos
        self.cache = base / "cache"
        self.root = base / "served"
        self.folder = self.root / "some where"
        self.root.mkdir()
        self.port = free_port()
        self.process = None

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}/some%20where/"

    def export(self) -> str:
        command = [PROGRAM, "export", self.photos, self.folder, "--cache", self.cache]
        environment = {**os.environ, "XDG_DATA_HOME": str(self.cache.parent)}
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True, env=environment)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def serve(self) -> str:
        command = ["python3", "-m", "http.server", str(self.port), "--directory", str(self.root), "--bind", "127.0.0.1"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self.address
            assert self.process.poll() is None, "the web server ended"
            time.sleep(0.05)

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=PATIENCE / 1000)


@pytest.fixture(scope="session")
def new_site(tmp_path_factory):
    """A folder to be exported and served. All servers are stopped after the tests."""
    made = []

    def make(photos: Path) -> Site:
        made.append(Site(tmp_path_factory.mktemp("site"), photos))
        return made[-1]

    yield make
    for site in made:
        if site.process and site.process.poll() is None:
            site.stop()


@pytest.fixture(scope="session")
def exported(new_site) -> str:
    """The bundled samples, exported."""
    site = new_site(SAMPLES)
    site.export()
    return site.serve()


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
    """Three good photos and two broken ones."""
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
    """A screenshot of a long page, a strip, a panorama, and an ordinary photo."""
    folder = tmp_path_factory.mktemp("long") / "Long"
    folder.mkdir()
    for name, width, height in (("screenshot", 1080, 24_000), ("strip", 10, 15_000), ("panorama", 15_000, 60)):
        (folder / f"{name}.png").write_bytes(gray_png(width, height))
    shutil.copy(SAMPLES / "outdoors/picos.jpg", folder)
    return folder


def gray_png(width: int, height: int) -> bytes:
    return png(width, height, 0, lambda row: bytes([row // 8 % 256]) * width)


def png(width: int, height: int, color_type: int, row_bytes) -> bytes:
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, color_type, 0, 0, 0)
    lines = zlib.compress(b"".join(b"\0" + row_bytes(row) for row in range(height)))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", lines) + chunk(b"IEND", b"")


@pytest.fixture
def locked(new_gallery, tmp_path) -> Gallery:
    """A gallery with a password. It is new for every test, so that tests do not share wrong attempts."""
    (tmp_path / "password").write_text(PASSWORD + "\n")
    return new_gallery(SAMPLES / "space", "--password-file", tmp_path / "password")


# The suggestions under Chromium's address bar are pages, and every new window loads them: half of its work. The list
# replaces Playwright's own, of which a test notices only that a page is drawn without delay.
UNUSED_FEATURES = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "PaintHolding"]


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", f"--disable-features={','.join(UNUSED_FEATURES)}"]
        browser = playwright.chromium.launch(executable_path=BROWSER, args=arguments)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def june_folder(tmp_path_factory) -> Path:
    """Thirty photos that were taken on a 16 June, and sixty from other days."""
    folder = tmp_path_factory.mktemp("june") / "June"
    folder.mkdir()
    june = (SAMPLES / "outdoors/picos.jpg").read_bytes()
    other = (SAMPLES / "space/moon.jpg").read_bytes()
    for number in range(90):
        # Bytes after the end of a JPEG change the file, but not the picture.
        (folder / f"{number}.jpg").write_bytes((june if number < 30 else other) + number.to_bytes())
    return folder


# The page's clock always shows noon of one day, because photos of that day in earlier years are shown twice.
CLOCK = """
globalThis.day = "%s";
Date = class extends Date {
    constructor(...parts) {
        super(...(parts.length > 0 ? parts : [`${day}T12:00:00`]));
    }
};
"""


@pytest.fixture
def page_on(browser: Browser):
    """Opens a new window of 1440 x 900 on some day, in English, without anything stored by other tests."""
    contexts = []
    mistakes = []

    def make(day: str, **options) -> Page:
        context = browser.new_context(**{"viewport": {"width": 1440, "height": 900}, "locale": "en-US", **options})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(CLOCK % day)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: mistakes.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert mistakes == [], "the page threw errors"


@pytest.fixture
def page(page_on) -> Page:
    """A new window on a day on which no sample was taken."""
    return page_on("2026-01-01")
