"""Photos of more than 40 million pixels: tiles where they are zoomed in, and never the whole file."""

from pathlib import Path

import pytest
from conftest import gray_png
from gallery_page import photo_at, wait_for_photos


@pytest.fixture(scope="session")
def panorama_folder(tmp_path_factory) -> Path:
    """A panorama of 48 million pixels, whose rows have stripes 8 pixels high, and a small photo."""
    folder = tmp_path_factory.mktemp("large") / "Large"
    folder.mkdir()
    (folder / "a.png").write_bytes(gray_png(16_000, 3_000))
    (folder / "b.png").write_bytes(gray_png(1_000, 700))
    return folder


@pytest.fixture(scope="session")
def panoramas(start_gallery, panorama_folder) -> str:
    return start_gallery(panorama_folder)


def tiles(page):
    return page.locator(".lightbox-tiles img")


def wait_for_tiles(page):
    page.wait_for_function(
        """() => {
            const tiles = [...document.querySelectorAll(".lightbox-tiles img")];
            return tiles.length > 0 && tiles.every((tile) => tile.complete && tile.naturalWidth > 0);
        }"""
    )


def test_a_zoomed_panorama_is_shown_in_tiles(page, panoramas):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(panoramas)
    wait_for_photos(page)
    photo_at(page, 0).locator("img").click()
    page.locator("dialog.lightbox").wait_for()
    page.wait_for_function("() => document.querySelector('dialog').getAnimations({ subtree: true }).length === 0")
    assert tiles(page).count() == 0
    page.keyboard.press("1")
    wait_for_tiles(page)
    # One pixel of the photo on one of the screen: tiles of the last level.
    boxes = tiles(page).evaluate_all("(all) => all.map((tile) => [tile.naturalWidth, tile.getBoundingClientRect().width])")
    assert all(abs(natural - shown) < 2 for natural, shown in boxes)
    assert 3 <= len(boxes) <= 15, "only what is in view"
    before = set(tiles(page).evaluate_all("(all) => all.map((tile) => tile.src)"))
    for _ in range(8):
        page.keyboard.press("ArrowRight")
    wait_for_tiles(page)
    assert set(tiles(page).evaluate_all("(all) => all.map((tile) => tile.src)")) != before
    page.keyboard.press("0")
    assert tiles(page).count() == 0
    assert not [address for address in asked if "/photos/1?" in address], "the whole file is never asked for"


def test_a_small_photo_has_no_tiles(page, panoramas):
    page.goto(panoramas)
    wait_for_photos(page)
    photo_at(page, 1).locator("img").click()
    page.locator("dialog.lightbox").wait_for()
    page.keyboard.press("+")
    page.locator("dialog.zoomed").wait_for()
    assert tiles(page).count() == 0
