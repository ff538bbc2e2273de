"""Several photos at once: choosing them, favorites, hidden photos, and an archive."""

import io
import zipfile

import pytest
from conftest import SAMPLES
from gallery_page import choose, photo_at, wait_for_photos
from test_changes import add, expect_summary


@pytest.fixture
def address(start_gallery, tmp_path):
    folder = tmp_path / "Chosen"
    for number in range(8):
        add(folder, f"{number}.jpg", f"outdoors/{('picos', 'stream', 'sunset', 'friends')[number % 4]}.jpg")
        with open(folder / f"{number}.jpg", "ab") as file:
            file.write(bytes([number]))
    return start_gallery(folder)


def chosen(page):
    return page.locator('.photo-check[aria-checked="true"]:visible').count()


def mark(page, index):
    photo_at(page, index).hover()
    photo_at(page, index).get_by_role("checkbox").click()


def test_by_mouse(page, address):
    page.goto(address)
    wait_for_photos(page)
    bar = page.get_by_role("toolbar", name="Selected photos")
    assert bar.is_hidden()
    mark(page, 1)
    bar.get_by_text("1 selected").wait_for()
    assert page.locator("dialog.lightbox").is_hidden()
    photo_at(page, 2).locator("img").click()
    bar.get_by_text("2 selected").wait_for()
    photo_at(page, 5).locator("img").click(modifiers=["Shift"])
    bar.get_by_text("5 selected").wait_for()
    assert chosen(page) == 5
    photo_at(page, 2).locator("img").click()
    bar.get_by_text("4 selected").wait_for()
    bar.get_by_role("button", name="Clear").click()
    assert bar.is_hidden() and chosen(page) == 0
    photo_at(page, 0).locator("img").click(modifiers=["Control"])
    bar.get_by_text("1 selected").wait_for()


def test_by_keyboard(page, address):
    page.goto(address)
    wait_for_photos(page)
    bar = page.get_by_role("toolbar", name="Selected photos")
    photo_at(page, 0).get_by_role("button").focus()
    page.keyboard.press("x")
    bar.get_by_text("1 selected").wait_for()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+X")
    bar.get_by_text("3 selected").wait_for()
    page.keyboard.press("Control+a")
    bar.get_by_text("8 selected").wait_for()
    page.keyboard.press("Escape")
    assert bar.is_hidden()


def test_an_archive_of_what_is_chosen(page, address):
    page.goto(address)
    wait_for_photos(page)
    mark(page, 0)
    mark(page, 3)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename == "Chosen.zip"
    archive = zipfile.ZipFile(io.BytesIO(download.value.path().read_bytes()))
    assert archive.testzip() is None
    assert archive.namelist() == ["0.jpg", "3.jpg"]
    assert archive.read("3.jpg") == (SAMPLES / "outdoors/friends.jpg").read_bytes() + bytes([3])


def test_favorites_and_hidden_ones_stay_also_under_other_names(page, new_gallery, tmp_path):
    folder = tmp_path / "Kept"
    for name in ("picos", "stream", "sunset"):
        add(folder, f"{name}.jpg", f"outdoors/{name}.jpg")
    gallery = new_gallery(folder)
    page.goto(gallery.start())
    wait_for_photos(page)
    mark(page, 0)
    page.get_by_role("toolbar").get_by_role("button", name="Favorite").click()
    page.get_by_role("img", name="Favorite").wait_for()
    mark(page, 1)
    page.get_by_role("toolbar").get_by_role("button", name="Hide").click()
    expect_summary(page, "2 photos in 1 folder")
    gallery.stop()
    (folder / "picos.jpg").rename(folder / "z.jpg")
    (folder / "stream.jpg").rename(folder / "a.jpg")
    page.goto(gallery.start())
    expect_summary(page, "2 photos in 1 folder")
    wait_for_photos(page)
    choose(page, "Favorites")
    expect_summary(page, "1 photo in 1 folder")
    favorite = wait_for_photos(page)[0].caption
    choose(page, "Hidden")
    # The summary is that of the favorites.
    photo_at(page, 0).locator(".photo-caption").filter(has_not_text=favorite).wait_for()
    wait_for_photos(page)
    mark(page, 0)
    page.get_by_role("button", name="Unhide").click()
    page.get_by_role("heading", name="There are no hidden photos").wait_for()
    page.get_by_role("button", name="Show all photos").click()
    expect_summary(page, "3 photos in 1 folder")


def test_the_lightbox_marks_a_favorite(page, address):
    page.goto(address)
    wait_for_photos(page)
    photo_at(page, 1).locator("img").click()
    heart = page.locator("dialog").get_by_role("button", name="Favorite")
    heart.wait_for()
    page.keyboard.press("s")
    page.wait_for_function("() => document.querySelector('dialog [data-action=favorite]').ariaPressed === 'true'")
    page.keyboard.press("s")
    page.wait_for_function("() => document.querySelector('dialog [data-action=favorite]').ariaPressed === 'false'")
