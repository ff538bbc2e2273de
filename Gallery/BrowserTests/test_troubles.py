"""Folders without photos, broken files, and a server that stops."""

import pytest
from conftest import SAMPLES
from gallery_page import cells, choose, painted, photo_at, scroll, wait_for_photos


def test_an_empty_folder_says_so(page, start_gallery, tmp_path):
    folder = tmp_path / "Nothing here"
    folder.mkdir()
    page.goto(start_gallery(folder))
    page.get_by_role("heading", name="No photos found in “Nothing here”").wait_for()
    for format in ("JPEG", "PNG", "WebP", "HEIC", "AVIF"):
        assert page.get_by_text(format).first.is_visible()
    assert page.locator("collection-view").is_hidden()


def test_skipped_files_are_counted_and_named(page, start_gallery, mixed_folder):
    page.goto(start_gallery(mixed_folder))
    wait_for_photos(page)
    button = page.get_by_role("button", name="2 files skipped")
    assert button.inner_text() == "2 skipped"
    button.click()
    listed = page.locator("#skipped")
    assert listed.is_visible()
    for name in ("empty.jpg", "truncated.jpg"):
        assert listed.get_by_text(name).is_visible()
    reasons = [reason.inner_text().strip() for reason in listed.locator("li > :last-child").all()]
    assert len(reasons) == 2 and all(reasons)
    page.keyboard.press("Escape")
    assert listed.is_hidden()


def test_says_when_the_server_is_gone_and_when_it_is_back(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    page.route("**/api/**", lambda route: route.abort())
    choose(page, "Months")
    banner = page.get_by_role("alert")
    banner.get_by_text("does not answer").wait_for()
    page.unroute("**/api/**")
    banner.wait_for(state="hidden")


CANNOT_BE_SHOWN = """() => [...document.querySelectorAll("collection-view .photo-image")]
    .filter((frame) => getComputedStyle(frame, "::after").content.includes("Cannot be shown")).length"""


def test_photos_come_when_the_server_is_back(page, new_gallery):
    gallery = new_gallery(SAMPLES)
    page.goto(gallery.start_and_read())
    wait_for_photos(page)
    gallery.stop()
    for _ in range(4):
        scroll(page, 900)
    banner = page.get_by_role("alert")
    banner.get_by_text("does not answer").wait_for()
    assert any(not cell.loaded for cell in cells(page))
    assert page.evaluate(CANNOT_BE_SHOWN) == 0
    gallery.start()
    banner.wait_for(state="hidden")
    wait_for_photos(page)
    assert page.evaluate(CANNOT_BE_SHOWN) == 0


def test_the_open_photo_comes_when_the_server_is_back(page, new_gallery):
    gallery = new_gallery(SAMPLES)
    page.emulate_media(color_scheme="dark")
    page.goto(gallery.start_and_read())
    wait_for_photos(page)
    gallery.stop()
    photo_at(page, 3).locator("img").click()
    page.get_by_text("4 of 26", exact=True).wait_for()
    banner = page.get_by_role("alert", include_hidden=True)
    banner.wait_for()
    # The banner must be above the lightbox, which is dark.
    assert min(painted(banner)) > 200
    assert page.get_by_text("This photo cannot be shown").is_hidden()
    gallery.start()
    banner.wait_for(state="hidden")
    page.wait_for_function("() => document.querySelector('.lightbox-image').naturalWidth > 320")


def test_a_gallery_that_cannot_start_says_why(page, samples):
    page.route("**/api/**", lambda route: route.abort())
    page.goto(samples)
    page.get_by_role("heading", name="The gallery’s server does not answer").wait_for()
    page.unroute("**/api/**")
    page.get_by_role("button", name="Try again").click()
    wait_for_photos(page)


def test_a_photo_that_cannot_be_decoded_says_so(page, samples):
    page.route("**/thumbnails/**", lambda route: route.fulfill(status=422, json={"error": "broken"}))
    page.goto(samples)
    page.wait_for_function(f"() => ({CANNOT_BE_SHOWN})() > 0")
    assert page.get_by_role("alert").is_hidden()


def refuse(status, sentence):
    return lambda route: route.fulfill(status=status, json={"error": sentence})


def test_a_search_that_fails_says_why_and_is_repeated(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    page.route("**/api/collection*", refuse(500, "The catalog is damaged."))
    page.get_by_role("searchbox").fill("rocket")
    page.get_by_text("The catalog is damaged.").wait_for()
    assert cells(page) == [], "the photos are not those that were searched for"
    page.unroute("**/api/collection*")
    page.get_by_role("button", name="Try again").click()
    page.get_by_text("2 photos found").wait_for()
    assert len(wait_for_photos(page)) == 2
    assert page.get_by_text("The catalog is damaged.").is_hidden()


def test_two_sentences_do_not_run_together(page, samples):
    def report(route):
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "trouble": "The cache is full."})

    page.route("**/api/status", report)
    page.goto(samples)
    news = page.locator("#news")
    news.get_by_text("The cache is full.").wait_for()
    page.get_by_role("button", name="Look for new photos").click()
    news.get_by_text("Nothing has changed in the folder.").wait_for()
    assert news.inner_text().split("\n") == ["The cache is full.", "Nothing has changed in the folder."]
    first, second = (sentence.bounding_box() for sentence in news.locator("bdi").all())
    assert second["x"] > first["x"] + first["width"] + 2 or second["y"] >= first["y"] + first["height"] - 1
    page.unroute_all(behavior="wait")  # The page goes on asking for the status.


def test_trouble_with_thumbnails_ends_without_a_change_of_the_photos(page, samples):
    troubles = ["The cache is full."]

    def answer(route):
        answer = route.fetch()
        trouble = {"thumbnailTrouble": troubles[0]} if troubles else {}
        route.fulfill(response=answer, json={**answer.json(), **trouble})

    page.route("**/api/status", answer)
    page.goto(samples)
    trouble = page.locator("#news").get_by_text("The cache is full.")
    trouble.wait_for()
    troubles.clear()
    trouble.wait_for(state="hidden", timeout=20_000)
    page.unroute_all(behavior="wait")


def test_a_photo_whose_data_cannot_be_read_says_so(page, synthetic):
    page.goto(synthetic)
    wait_for_photos(page)
    page.route("**/api/photos*", refuse(500, "The disk is damaged."))
    scroll(page, 60_000)
    page.locator("#news").get_by_text("The disk is damaged.").wait_for()
    assert page.get_by_role("alert").is_hidden()


def test_the_lightbox_says_why_a_photo_cannot_be_shown(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    page.route("**/thumbnails/*/1280*", refuse(422, "The file ends too early."))
    photo_at(page, 2).locator("img").click()
    page.get_by_text("This photo cannot be shown.").wait_for()
    assert page.get_by_text("The file ends too early.").is_visible()
    page.keyboard.press("Escape")
    page.unroute("**/thumbnails/*/1280*")
    page.locator("dialog.lightbox").wait_for(state="hidden")
    photo_at(page, 2).locator("img").click()
    page.wait_for_function("() => document.querySelector('.lightbox-image').naturalWidth > 320")
    assert page.get_by_text("The file ends too early.").is_hidden()


def test_a_failure_to_store_a_favorite_is_reported_over_the_open_photo(page, samples):
    # Before the page: a browser may send a request past a route that it has just been told of.
    page.route("**/api/marks", refuse(507, "The disk is full."))
    page.goto(samples)
    wait_for_photos(page)
    photo_at(page, 2).locator("img").click()
    page.get_by_text("3 of 26", exact=True).wait_for()
    page.keyboard.press("s")
    sentence = page.get_by_role("dialog").get_by_text("The disk is full.")
    sentence.wait_for()
    page.keyboard.press("ArrowRight")
    sentence.wait_for(state="hidden")
