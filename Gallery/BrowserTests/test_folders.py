"""The tree of folders: choosing one with all folders in it, by pointer, keyboard and screen reader."""

import shutil
from pathlib import Path

import pytest
from conftest import SAMPLES
from gallery_page import cells, photo_at, scroll, wait_for_photos

PHOTOS = ("picos.jpg", "stream.jpg", "sunset.jpg")


@pytest.fixture(scope="session")
def nested_folder(tmp_path_factory) -> Path:
    """Photos in folders within folders. Two of the folders' names begin alike."""
    folder = tmp_path_factory.mktemp("nested") / "Nested"
    for inner, count in (("", 1), ("2023/Alps/Day 1", 3), ("2023/Alps/Day 2", 2), ("2023/Alps-copy", 1), ("2024/Été", 2)):
        (folder / inner).mkdir(parents=True, exist_ok=True)
        for name in PHOTOS[:count]:
            shutil.copy(SAMPLES / "outdoors" / name, folder / inner / name)
    return folder


@pytest.fixture(scope="session")
def nested(start_gallery, nested_folder) -> str:
    return start_gallery(nested_folder)


def summary(page) -> str:
    return page.locator("#summary").inner_text()


def open_tree(page):
    page.get_by_role("button", name="Folders").click()
    page.get_by_role("treeitem", name="All folders").wait_for()


def focused(page) -> str:
    return page.evaluate("() => document.activeElement.ariaLabel")


def test_a_folder_is_chosen_with_the_folders_in_it(page, nested):
    page.goto(nested)
    wait_for_photos(page)
    open_tree(page)
    assert page.get_by_role("treeitem", name="All folders, 9 photos").is_visible()
    assert page.get_by_role("treeitem", name="2023, 6 photos").get_attribute("aria-expanded") == "false"
    page.get_by_role("treeitem", name="2023").locator(".folder-marker").click()
    page.get_by_role("treeitem", name="Alps, 5 photos").locator(".folder-name").first.click()
    page.get_by_text("5 photos in 2 folders").wait_for()
    assert page.get_by_role("tree").is_hidden()
    assert page.get_by_role("button", name="Only Alps").is_visible()
    assert "folder=2023%2FAlps" in page.url
    page.reload()
    wait_for_photos(page)
    assert summary(page) == "5 photos in 2 folders"
    page.get_by_role("button", name="Only Alps").click()
    page.get_by_role("treeitem", name="Alps, 5 photos", selected=True).wait_for()
    page.get_by_role("treeitem", name="All folders").locator(".folder-name").first.click()
    page.get_by_text("9 photos in 5 folders").wait_for()
    assert "folder=" not in page.url


@pytest.mark.parametrize("name", ["Trip to Oslo", "Black+White", "50% & more = 100 #1?"])
def test_a_folder_s_name_may_contain_any_characters(page, start_gallery, tmp_path, name):
    for inner, photo in ((name, PHOTOS[0]), (f"{name}/day two", PHOTOS[1]), ("Other", PHOTOS[2])):
        (tmp_path / inner).mkdir(parents=True, exist_ok=True)
        shutil.copy(SAMPLES / "outdoors" / photo, tmp_path / inner)
    page.goto(start_gallery(tmp_path))
    wait_for_photos(page)
    open_tree(page)
    page.get_by_role("treeitem", name=f"{name}, 2 photos").locator(".folder-name").first.click()
    page.get_by_text("2 photos in 2 folders").wait_for()
    page.reload()
    wait_for_photos(page)
    assert summary(page) == "2 photos in 2 folders"
    assert page.get_by_role("button", name=f"Only {name}").is_visible()


def test_the_tree_is_used_by_keyboard(page, nested):
    page.goto(nested)
    wait_for_photos(page)
    page.keyboard.press("t")
    page.get_by_role("treeitem", name="All folders").wait_for()
    page.wait_for_function("() => document.activeElement.role === 'treeitem'")
    for key, name in (
        ("ArrowDown", "2023, 6 photos"),
        ("ArrowDown", "2024, 2 photos"),
        ("ArrowUp", "2023, 6 photos"),
        ("ArrowRight", "2023, 6 photos"),
        ("ArrowRight", "Alps, 5 photos"),
        ("*", "Alps, 5 photos"),
        ("ArrowDown", "Day 1, 3 photos"),
        ("End", "2024, 2 photos"),
        ("Home", "All folders, 9 photos"),
        ("d", "Day 1, 3 photos"),
        ("ArrowLeft", "Alps, 5 photos"),
        ("ArrowLeft", "Alps, 5 photos"),
        ("ArrowDown", "Alps-copy, 1 photo"),
    ):
        page.keyboard.press(key)
        assert focused(page) == name, key
    levels = page.get_by_role("treeitem", name="Alps-copy").get_attribute("aria-level")
    assert levels == "3"
    page.keyboard.press("Enter")
    page.get_by_text("1 photo in 1 folder").wait_for()
    page.keyboard.press("t")
    page.get_by_role("treeitem", name="Alps-copy", selected=True).wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("tree").wait_for(state="hidden")


def test_the_place_survives(page_on, nested):
    page = page_on("2026-01-01", viewport={"width": 700, "height": 500})
    page.goto(nested)
    wait_for_photos(page)
    scroll(page, 700)
    wait_for_photos(page)
    inside = [cell for cell in cells(page) if 1 <= cell.index <= 5 and cell.frame.y > 60]
    alt, top = inside[0].source.split("/")[-2], inside[0].frame.y
    open_tree(page)
    page.get_by_role("treeitem", name="2023").locator(".folder-name").first.click()
    page.get_by_text("6 photos in 3 folders").wait_for()
    wait_for_photos(page)
    assert [cell for cell in cells(page) if cell.source.split("/")[-2] == alt], "the photo is still in view"
    page.get_by_role("button", name="Only 2023").click()
    page.get_by_role("treeitem", name="All folders").locator(".folder-name").first.click()
    page.get_by_text("9 photos in 5 folders").wait_for()
    wait_for_photos(page)
    back = [cell for cell in cells(page) if cell.source.split("/")[-2] == alt]
    assert back, f"the photo that was at {top} is in view"


def test_an_address_of_no_folder_says_so(page, nested):
    page.goto(f"{nested}/?folder=2023/Al")
    page.get_by_text("There are no photos in “2023/Al”").wait_for()
    page.get_by_role("button", name="Show all photos").click()
    wait_for_photos(page)
    assert summary(page) == "9 photos in 5 folders"


@pytest.mark.parametrize(
    "query, sentence",
    [
        ("folder=2023&shelf=favorites", "There are no favorites in “2023”"),
        ("folder=2023&shelf=hidden", "There are no hidden photos in “2023”"),
        ("folder=2023&shelf=favorites&words=xyzzy", "Nothing found for “xyzzy”"),
    ],
)
def test_what_is_empty_is_named_and_all_photos_are_shown(page, nested, query, sentence):
    page.goto(f"{nested}/?{query}")
    page.get_by_role("heading", name=sentence).wait_for()
    page.get_by_role("button", name="Show all photos").click()
    wait_for_photos(page)
    assert summary(page) == "9 photos in 5 folders"
    assert not any(f"{name}=" in page.url for name in ("folder", "shelf", "words"))


def test_an_export_has_the_same_tree(page, new_site, nested_folder):
    site = new_site(nested_folder)
    site.export()
    page.goto(site.serve())
    wait_for_photos(page)
    open_tree(page)
    page.get_by_role("treeitem", name="2023, 6 photos").locator(".folder-name").first.click()
    page.get_by_text("6 photos in 3 folders").wait_for()
    wait_for_photos(page)
    assert photo_at(page, 0).is_visible()
