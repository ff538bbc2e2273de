"""The real gallery, started for the tests, and a real browser that looks at it."""

import os
import re
import shutil
import socket
import subprocess
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


@pytest.fixture(scope="session")
def start_gallery(tmp_path_factory):
    """Starts a gallery and returns its address. All are stopped when the tests have ended."""
    running = []

    def start(*arguments) -> str:
        cache = tmp_path_factory.mktemp("cache")
        command = [PROGRAM, *arguments, "--port", free_port(), "--cache", cache]
        log = open(cache / "gallery.log", "w+")
        process = subprocess.Popen([str(word) for word in command], stdout=subprocess.PIPE, stderr=log, text=True)
        running.append((process, log))
        for line in process.stdout:
            if address := re.search(r"http://[\w.]+:\d+", line):
                return address[0]
        log.seek(0)
        pytest.fail(f"The gallery ended without an address:\n{log.read()}", pytrace=False)

    yield start
    for process, log in running:
        process.terminate()
        process.wait(timeout=10)
        process.stdout.close()
        log.close()


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
