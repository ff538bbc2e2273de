"""Live photos: one item, whose motion plays by badge and by key."""

import shutil
from pathlib import Path

import pytest
from conftest import SAMPLES
from gallery_page import photo_at, wait_for_photos
from test_videos import make_video


@pytest.fixture(scope="session")
def live_folder(tmp_path_factory) -> Path:
    """A live photo, and a photo."""
    folder = tmp_path_factory.mktemp("live") / "Live"
    folder.mkdir()
    shutil.copy(SAMPLES / "outdoors/picos.jpg", folder / "IMG_1.JPG")
    make_video(folder / "IMG_1.MOV", source="testsrc=size=320x240:rate=10:duration=4")
    shutil.copy(SAMPLES / "outdoors/stream.jpg", folder / "IMG_2.JPG")
    return folder


@pytest.fixture(scope="session")
def live(start_gallery, live_folder) -> str:
    return start_gallery(live_folder)


def open_first(page, address):
    page.goto(address)
    wait_for_photos(page)
    photo_at(page, 0).locator("img").click()
    page.locator(".lightbox-live").wait_for()
    page.wait_for_function("() => document.querySelector('dialog').getAnimations({ subtree: true }).length === 0")


def moving(page):
    page.wait_for_function("() => document.querySelector('dialog.moving .lightbox-motion')?.currentTime > 0.1")


def still(page):
    page.locator("dialog:not(.moving)").wait_for()


def test_a_live_photo_is_one_item(page, live):
    page.goto(live)
    seen = wait_for_photos(page)
    assert [cell.alt.startswith("Live photo") for cell in seen] == [True, False]
    assert page.locator("#summary").inner_text() == "2 photos in 1 folder"
    assert photo_at(page, 0).locator(".photo-duration.live").is_visible()


def test_the_motion_plays_while_the_pointer_is_on_the_badge(page, live):
    open_first(page, live)
    page.locator(".lightbox-live").hover()
    moving(page)
    assert page.locator(".lightbox-motion").evaluate("(video) => video.muted"), "nobody has asked for sound"
    page.mouse.move(600, 700)
    still(page)
    page.locator(".lightbox-live").hover()
    page.mouse.down()
    moving(page)
    assert not page.locator(".lightbox-motion").evaluate("(video) => video.muted")


def test_the_key_plays_it_once(page, live):
    open_first(page, live)
    page.keyboard.press("l")
    moving(page)
    still(page)
    page.keyboard.press("ArrowRight")
    page.locator(".lightbox-counter").get_by_text("2 of 2").wait_for()
    assert page.locator(".lightbox-live").is_hidden()


def test_an_exported_live_photo_moves(page, new_site, live_folder):
    site = new_site(live_folder)
    site.export()
    open_first(page, site.serve())
    page.keyboard.press("l")
    moving(page)
