"""Folders without photos, broken files, a server that goes away."""

from gallery_page import wait_for_photos


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
    page.get_by_role("radio", name="Months").check()
    banner = page.get_by_role("alert")
    banner.get_by_text("does not answer").wait_for()
    page.unroute("**/api/**")
    banner.wait_for(state="hidden")


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
    page.wait_for_function(
        """() => [...document.querySelectorAll("collection-view .photo-image:has(img.failed)")]
            .some((frame) => getComputedStyle(frame, "::after").content.includes("Cannot be shown"))"""
    )
