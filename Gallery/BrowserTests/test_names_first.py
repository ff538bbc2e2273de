"""A large folder, which is shown before all of its photos have been read."""

import os
import shutil

import pytest
from conftest import PATIENCE, SAMPLES
from gallery_page import assert_nothing_overlaps, cells, scroll, wait_for_photos

NAMES = ("autumn-hills", "dandelion", "friends", "picos", "stream", "sunset")
COUNT = 8000  # reading takes several times as long as opening the page


@pytest.fixture(scope="module")
def large_folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("large") / "Large"
    folder.mkdir()
    for name in NAMES:
        shutil.copy(SAMPLES / f"outdoors/{name}.jpg", folder.parent / f"{name}.jpg")
    for number in range(COUNT):
        os.link(folder.parent / f"{NAMES[number % len(NAMES)]}.jpg", folder / f"{number:05}.jpg")
    return folder


def photos_in_view(page):
    """The frame of each photo, by its id."""
    return {cell.source.split("/")[-2]: cell.frame for cell in wait_for_photos(page)}


def test_sizes_come_while_the_view_stays(page, new_gallery, large_folder):
    page.goto(new_gallery(large_folder).start(), wait_until="commit")
    page.locator("progress[title^='Reading photos']").wait_for()
    scroll(page, 30_000)
    before = photos_in_view(page)
    page.locator("progress[title^='Preparing thumbnails']").wait_for(timeout=10 * PATIENCE)
    page.locator("#summary").get_by_text("8,000 photos in 1 folder", exact=True).wait_for()
    after = photos_in_view(page)
    assert_nothing_overlaps(cells(page))
    # The photos around the anchored one move, because their sizes change.
    assert min(abs(after[photo].y - before[photo].y) for photo in before.keys() & after.keys()) < 1


def test_dates_come_after_names(page, new_gallery, large_folder):
    page.goto(f"{new_gallery(large_folder).start()}?group=month", wait_until="commit")
    page.locator("#summary").get_by_text("8,000 photos in 1 folder", exact=True).wait_for()
    page.locator("progress[title^='Preparing thumbnails']").wait_for(timeout=10 * PATIENCE)
    page.locator("#summary").get_by_text("months").wait_for()
    wait_for_photos(page)
    assert_nothing_overlaps(cells(page))
