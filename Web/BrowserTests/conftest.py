"""A browser, a static server for the element and its test page, and a collection in it."""

import functools
import os
import shutil
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from collection_page import CollectionPage

WEB = Path(__file__).resolve().parent.parent


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture(scope="session")
def address():
    if not (WEB / "Public/collection-layout.wasm").exists():
        pytest.exit("Web/Public/collection-layout.wasm is missing: run Web/build first", returncode=1)
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(QuietHandler, directory=WEB))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/BrowserTests/pages"
    server.shutdown()


@pytest.fixture(scope="session")
def launch():
    """Starts a browser, one for each device scale: Playwright's own setting does not reach the limits of elements."""
    browsers = {}
    with sync_playwright() as playwright:

        def start(scale=1):
            if scale not in browsers:
                browsers[scale] = playwright.chromium.launch(
                    executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"),
                    args=["--no-sandbox", f"--force-device-scale-factor={scale}"],
                    ignore_default_args=["--hide-scrollbars"],
                )
            return browsers[scale]

        yield start
        for browser in browsers.values():
            browser.close()


@pytest.fixture
def collection(launch, address):
    """Opens a test page with a collection, as described in pages/collection.js. Errors on the page fail the test."""
    contexts = []
    errors = []

    def open_collection(width=1000, height=800, scale=1, page="collection.html", settings=None, **query):
        context = launch(scale).new_context(
            viewport={"width": width, "height": height}, **(settings or {})
        )
        contexts.append(context)
        tab = context.new_page()
        tab.on("pageerror", lambda error: errors.append(str(error)))
        wishes = "&".join(f"{name.replace('_', '-')}={value}" for name, value in query.items())
        tab.goto(f"{address}/{page}?{wishes}")
        tab.evaluate("CollectionView.ready.then(() => new Promise(requestAnimationFrame))")
        return CollectionPage(tab)

    yield open_collection
    for context in contexts:
        context.close()
    assert errors == []
