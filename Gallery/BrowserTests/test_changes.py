"""A folder that changes while a person looks at it."""

import os
import shutil
import time

import pytest
from conftest import SAMPLES
from gallery_page import cells, choose, photo_at, scroll, wait_for_photos
from test_lightbox import lightbox, wait_until_closed

NAMES = ("autumn-hills", "dandelion", "friends", "picos", "stream", "sunset")


def add(folder, name, source="outdoors/picos.jpg"):
    """Adds a photo as when a camera's card is copied: the file is older than its copy."""
    folder.mkdir(exist_ok=True)
    incoming = folder / f".{name}"
    shutil.copy(SAMPLES / source, incoming)
    os.utime(incoming, (time.time() - 60, time.time() - 60))
    incoming.rename(folder / name)


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "Changing"
    for number in range(4):
        for name in NAMES:
            add(folder, f"{number}-{name}.jpg", f"outdoors/{name}.jpg")
    return folder


def expect_summary(page, text):
    page.locator("#summary").get_by_text(text, exact=True).wait_for()


def expect_news(page, text):
    page.locator("#news").get_by_text(text).wait_for()


def places(page):
    """The frame of each photo in view, by its id."""
    return {cell.source.split("/")[-2]: cell.frame for cell in wait_for_photos(page)}


def overlap(before, after):
    """The overlap in height, as a fraction of the smaller height."""
    common = min(before.bottom, after.bottom) - max(before.y, after.y)
    return common / min(before.height, after.height)


def test_photos_appear_and_disappear(page, start_gallery, folder):
    page.goto(start_gallery(folder))
    wait_for_photos(page)
    expect_summary(page, "24 photos in 1 folder")
    add(folder, "0-aaa.jpg", "space/moon.jpg")
    expect_summary(page, "25 photos in 1 folder")
    expect_news(page, "1 photo added")
    add(folder / "Later", "x.jpg", "space/hubble.jpg")
    expect_summary(page, "26 photos in 2 folders")
    expect_news(page, "2 photos added")
    (folder / "0-aaa.jpg").unlink()
    shutil.rmtree(folder / "Later")
    expect_summary(page, "24 photos in 1 folder")
    page.locator("collection-view .section").get_by_text("24 photos").wait_for()
    assert len(wait_for_photos(page)) > 3


def test_what_is_looked_at_stays_where_it_is(page, start_gallery, folder):
    page.goto(f"{start_gallery(folder)}/?layout=justified")
    wait_for_photos(page)
    scroll(page, 900)
    before = places(page)
    for number in range(5):
        # The last three arrive on their own: photos that are already there, new ones, and the rest.
        if number == 2:
            expect_summary(page, "26 photos in 1 folder")
        add(folder, f"0-aa{number}.jpg", "space/rocket.jpg")
    expect_summary(page, "29 photos in 1 folder")
    after = places(page)
    # Rows are filled again, so a photo that holds its position may have another height.
    held = [photo for photo in before if photo in after and overlap(before[photo], after[photo]) > 0.5]
    assert held, "nothing is where it was"


def test_a_renamed_photo_keeps_its_picture(page, start_gallery, folder):
    page.goto(start_gallery(folder))
    wait_for_photos(page)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    (folder / "0-autumn-hills.jpg").rename(folder / "9-last.jpg")
    expect_news(page, "1 photo renamed")
    wait_for_photos(page)
    assert not [url for url in asked if "/thumbnails/1/" in url], "its thumbnail was asked for again"


def test_the_open_photo_stays_open(page, start_gallery, folder):
    page.goto(start_gallery(folder))
    wait_for_photos(page)
    photo_at(page, 5).locator("img").click()
    lightbox(page).get_by_text("6 of 24", exact=True).wait_for()
    url = page.url
    add(folder, "0-aaa.jpg", "space/moon.jpg")
    lightbox(page).get_by_text("7 of 25", exact=True).wait_for()
    assert page.url == url
    (folder / "0-sunset.jpg").unlink()
    lightbox(page).get_by_text("7 of 24", exact=True).wait_for()
    assert page.url != url, "the next photo has taken the place of the one that is gone"
    page.keyboard.press("Escape")
    wait_until_closed(page)


def test_an_update_does_not_disturb_the_open_photo(page, start_gallery, folder):
    page.goto(start_gallery(folder))
    wait_for_photos(page)
    photo_at(page, 5).locator("img").click()
    page.wait_for_function("() => document.querySelector('.lightbox-image').naturalWidth > 320")
    page.keyboard.press("i")
    page.locator(".lightbox-panel").get_by_text("0-sunset.jpg").wait_for()
    page.evaluate(
        """() => {
            window.sources = [];
            new MutationObserver((records) => records.forEach(({ target }) => sources.push(target.src)))
                .observe(document.querySelector(".lightbox-image"), { attributeFilter: ["src"] });
            getSelection().selectAllChildren(document.querySelector(".lightbox-panel dl"));
        }"""
    )
    selected = page.evaluate("getSelection().toString()")
    assert "0-sunset.jpg" in selected
    add(folder, "0-aaa.jpg", "space/moon.jpg")
    lightbox(page).get_by_text("7 of 25", exact=True).wait_for()
    # The details are requested once more.
    page.wait_for_load_state("networkidle")
    assert page.evaluate("sources") == []
    assert page.evaluate("getSelection().toString()") == selected


def test_a_photo_that_was_away_with_its_folder_is_shown_when_it_is_back(page, start_gallery, folder):
    page.goto(start_gallery(folder))
    wait_for_photos(page)
    folder.rename(folder.parent / "away")
    photo_at(page, 5).locator("img").click()
    failure = page.get_by_text("This photo cannot be shown")
    failure.wait_for()
    expect_news(page, "is missing, or its disk is")
    (folder.parent / "away").rename(folder)
    failure.wait_for(state="hidden")
    page.wait_for_function("() => document.querySelector('.lightbox-image').naturalWidth > 320")


def test_from_empty_and_back(page, start_gallery, tmp_path):
    folder = tmp_path / "Empty"
    folder.mkdir()
    page.goto(start_gallery(folder))
    heading = page.get_by_role("heading", name="No photos found in “Empty”")
    heading.wait_for()
    add(folder, "a.jpg")
    wait_for_photos(page)
    assert heading.is_hidden()
    (folder / "a.jpg").unlink()
    heading.wait_for()
    add(folder, "b.jpg", "space/moon.jpg")
    assert len(wait_for_photos(page)) == 1


def test_the_button_looks_and_reports(page, start_gallery, folder):
    page.goto(start_gallery(folder))
    wait_for_photos(page)
    page.get_by_role("button", name="Look for new photos").click()
    expect_news(page, "Nothing has changed in the folder.")


# While `isHurried`, what the page does after 20 seconds happens at once.
HURRY = """
const later = setTimeout;
setTimeout = (run, time) => later(run, globalThis.isHurried && time === 20_000 ? 100 : time);
"""


def test_a_folder_that_is_gone_is_reported_until_it_is_back(page, start_gallery, folder):
    page.add_init_script(HURRY)
    page.goto(start_gallery(folder))
    wait_for_photos(page)
    folder.rename(folder.parent / "away")
    page.evaluate("isHurried = true")
    page.get_by_role("button", name="Look for new photos").click()
    expect_news(page, "is missing, or its disk is")
    assert len(cells(page)) > 3
    # The answer to the button disappears, and the page asks for problems every two seconds.
    page.wait_for_timeout(3000)
    expect_news(page, "is missing, or its disk is")
    page.evaluate("isHurried = false")
    (folder.parent / "away").rename(folder)
    page.get_by_role("button", name="Look for new photos").click()
    expect_news(page, "Nothing has changed in the folder.")
    page.locator("#news").get_by_text("is missing").wait_for(state="detached")


WRITTEN = """path => {
    const news = document.querySelector("#news"), walk = document.createTreeWalker(news, NodeFilter.SHOW_TEXT);
    const node = walk.nextNode(), start = node.data.indexOf(path);
    const left = (index) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return range.getBoundingClientRect().left;
    };
    const box = (element) => element.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(news);
    const lines = [...words.getClientRects()];
    const covers = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const controls = [...document.querySelectorAll(".toolbar :is(button, input, select, legend, label)")]
        .filter((control) => !control.closest(".toolbar-title") && control.checkVisibility()).map(box);
    return {
        covered: lines.some((line) => controls.some((control) => covers(line, control))),
        wide: lines.some((line) => line.left < 0 || line.right > innerWidth),
        slash: left(start) - left(start + 1),
    };
}"""


@pytest.mark.parametrize("locale, sentence", [("en", "is missing, or its disk is"), ("ar", "غير موجود")])
@pytest.mark.parametrize("width", [360, 700, 1280])
def test_the_sentence_about_a_missing_folder_has_room(page_on, start_gallery, folder, locale, sentence, width):
    page = page_on("2026-01-01", locale=locale)
    page.set_viewport_size({"width": width, "height": 700})
    page.goto(start_gallery(folder))
    wait_for_photos(page)
    folder.rename(folder.parent / "away")
    page.locator("#rescan").click()
    expect_news(page, sentence)
    written = page.evaluate(WRITTEN, str(folder))
    assert not written["covered"] and not written["wide"]
    assert written["slash"] < 0, "the path's first slash is before its first folder"


def test_other_groupings_and_results_change_too(page, start_gallery, folder):
    page.goto(start_gallery(folder))
    wait_for_photos(page)
    choose(page, "Years")
    page.get_by_role("searchbox").fill("moon")
    page.get_by_role("heading", name="Nothing found for “moon”").wait_for()
    add(folder, "moon.jpg", "space/moon.jpg")
    expect_summary(page, "1 photo found")
    assert len(wait_for_photos(page)) == 1
