"""The manifest, by which browsers install the gallery as an application."""

import json
from urllib.parse import urljoin


def manifest(page):
    """The manifest's address and contents, and the browser's complaints about it."""
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    return found["url"], json.loads(found["data"]), found["errors"]


def test_browsers_can_install_the_gallery(page, samples):
    page.goto(samples)
    address, contents, errors = manifest(page)
    assert errors == []
    assert urljoin(address, contents["start_url"]) == f"{samples}/"
    icon = page.request.get(urljoin(address, contents["icons"][0]["src"]))
    assert icon.ok and icon.headers["content-type"] == "image/svg+xml"


def test_an_exported_gallery_starts_at_its_own_page(page, exported):
    page.goto(exported)
    address, contents, errors = manifest(page)
    assert errors == []
    assert urljoin(address, contents["start_url"]) == exported
    assert page.request.get(urljoin(address, contents["icons"][0]["src"])).ok
