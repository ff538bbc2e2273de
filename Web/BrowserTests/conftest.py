"""Browsers, a static server for the element and its test pages, and a collection in a page."""

import functools
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from chromium import Chromium
from collection_page import CollectionPage
from firefox import Firefox
from webkit import WebKit

WEB = Path(__file__).resolve().parent.parent


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture(scope="session")
def address():
    if not (WEB / "Public/collection-layout.wasm").exists():
        pytest.exit("Web/Public/collection-layout.wasm is missing: run Web/build first", returncode=1)
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(QuietHandler, directory=WEB.parent))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/Web/BrowserTests/pages"
    server.shutdown()


BROWSERS = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}


def pytest_configure(config):
    config.addinivalue_line("markers", "browsers(*names): the only ones that can do what the test does")


def pytest_generate_tests(metafunc):
    """Runs every test in every browser that supports it; `-k firefox` chooses one."""
    if "browser" in metafunc.fixturenames:
        marker = metafunc.definition.get_closest_marker("browsers")
        metafunc.parametrize("browser", marker.args if marker else BROWSERS, indirect=True, scope="session")


def pytest_collection_modifyitems(items):
    """Runs a test again, once, if its browser died: WebKitGTK has done so in the middle of a run that passes elsewhere."""
    for item in items:
        item.add_marker(pytest.mark.flaky(reruns=1, only_rerun="BrowserDied"))


@pytest.fixture(scope="session")
def browser(request):
    browser = BROWSERS[request.param]()
    yield browser
    browser.quit()


@pytest.fixture
def collection(browser, address):
    """Opens a test page with a collection, as described in pages/collection.js. An error on the page fails the test."""
    errors = []

    def open_collection(width=1000, height=800, scale=1, page="collection.html", settings=None, **query):
        tab = browser.open(width, height, scale, **(settings or {}))
        tab.on("pageerror", lambda error: errors.append(str(error)))
        parameters = "&".join(f"{name.replace('_', '-')}={value}" for name, value in query.items())
        tab.goto(f"{address}/{page}?{parameters}")
        opened = CollectionPage(tab)
        opened.wait_until_ready()
        return opened

    yield open_collection
    browser.close_windows()
    assert errors == []
