"""Opening the gallery on the sample photographs."""

import base64
import re

import pytest
from conftest import png
from gallery_page import assert_nothing_overlaps, cells, painted, photo_at, scroll, stayed, wait_for_photos


def test_shows_what_the_folder_holds(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    assert page.locator("h1").inner_text() == "samples"
    assert page.get_by_text("26 photos in 3 folders").is_visible()
    assert page.title() == "samples"


def test_captions_stand_under_their_photos(page, samples):
    page.goto(samples)
    seen = wait_for_photos(page)
    assert_nothing_overlaps(seen)
    captioned = [cell for cell in seen if cell.caption]
    assert len(captioned) >= 5
    for cell in captioned:
        assert cell.text_box.y >= cell.picture.bottom - 0.5
        assert abs(cell.text_box.bottom - cell.frame.bottom) <= 1, f"{cell.alt}: the cell is not as tall as its content"
        assert cell.alt == cell.caption
    hills = next(cell for cell in seen if cell.caption.startswith("Aizkorri above the larches"))
    assert hills.author == "Aitzol Berasategi"


def test_photos_keep_their_proportions(page, samples):
    page.goto(samples)
    for cell in wait_for_photos(page):
        shape = cell.picture.width / cell.picture.height
        assert abs(shape / cell.natural - 1) < 0.02, f"{cell.alt} is shown {shape:.2f}, is {cell.natural:.2f}"


@pytest.mark.parametrize("layout", ["waterfall", "justified"])
def test_very_long_photos_are_cropped_in_the_list_and_whole_in_the_lightbox(page, start_gallery, long_folder, layout):
    page.set_viewport_size({"width": 1440, "height": 1400})
    page.goto(f"{start_gallery(long_folder)}/?layout={layout}")
    seen = wait_for_photos(page)
    assert len(seen) == 4
    for cell in seen:
        shape = cell.picture.width / cell.picture.height
        assert abs(shape / min(max(cell.natural, 1 / 3), 3) - 1) < 0.02, f"{cell.alt} is shown {shape:.2f}"
        image = photo_at(page, cell.index).locator("img")
        assert image.evaluate("(image) => getComputedStyle(image).objectFit") == "cover"
    screenshot = next(cell for cell in seen if cell.alt == "screenshot.png")
    photo_at(page, screenshot.index).locator("img").click()
    page.get_by_text("1080 × 24000").wait_for()
    page.wait_for_function("() => document.querySelector('dialog').getAnimations({ subtree: true }).length === 0")
    box = page.locator(".lightbox-image").bounding_box()
    assert abs(box["height"] / box["width"] / (24_000 / 1080) - 1) < 0.02
    assert box["y"] >= 0 and box["y"] + box["height"] <= 1400


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_drawings_without_a_background_are_seen(page, start_gallery, tmp_path, scheme):
    for name, gray in (("black", 0), ("white", 255)):
        stripe = bytes([gray, 0]) * 200 + bytes([gray, 255]) * 200
        (tmp_path / f"{name}.png").write_bytes(png(400, 300, 4, lambda row, stripe=stripe: stripe))
    page.emulate_media(color_scheme=scheme)
    page.goto(start_gallery(tmp_path))
    check_contrast(page)
    # Photos have colors when their thumbnails are made.
    page.locator("#preparing").wait_for(state="hidden")
    page.reload()
    check_contrast(page)


def check_contrast(page):
    for cell in wait_for_photos(page):
        gray = 0 if cell.alt == "black.png" else 255
        picture = photo_at(page, cell.index).locator(".photo-image")
        picture.evaluate("(picture) => Promise.all(picture.getAnimations().map((animation) => animation.finished))")
        assert abs(painted(picture)[0] - gray) > 80, cell.alt
        picture.click()
        page.locator(".lightbox-image.sharp").wait_for()
        page.wait_for_function("() => document.querySelector('dialog').getAnimations({ subtree: true }).length === 0")
        assert abs(painted(page.locator(".lightbox-image"))[0] - gray) > 80, f"{cell.alt} in the lightbox"
        page.keyboard.press("Escape")
        page.locator("dialog.lightbox").wait_for(state="hidden")


def test_the_first_picture_may_be_transparent(page, new_gallery, tmp_path):
    """A process that has decoded nothing before needs more memory for it than a later one."""
    made = page.evaluate(
        """() => {
            const context = Object.assign(document.createElement("canvas"), { width: 600, height: 400 }).getContext("2d");
            const image = context.createImageData(600, 400);
            let random = 1;
            image.data.forEach((_, index) => (image.data[index] = (random = (random * 48271) % 2147483647) >> 8));
            context.putImageData(image, 0, 0);
            return context.canvas.toDataURL("image/webp", 0.8);
        }"""
    )
    (tmp_path / "transparent.webp").write_bytes(base64.b64decode(made.removeprefix("data:image/webp;base64,")))
    gallery = new_gallery(tmp_path)
    page.goto(gallery.start_and_read())
    wait_for_photos(page)
    page.locator("#preparing").wait_for(state="hidden")
    assert page.get_by_text("damaged").is_hidden()
    assert "damaged" not in gallery.log.read_text()


def test_rotated_photos_stand_upright(page, samples):
    page.goto(samples)
    friends = next(cell for cell in wait_for_photos(page) if cell.caption.startswith("Two friends"))
    assert friends.picture.height > friends.picture.width * 1.4


def test_a_photo_without_caption_is_named_by_its_date(page, samples):
    page.goto(f"{samples}/?words=picos-wide")
    wide = wait_for_photos(page)[0]
    assert wide.alt.startswith("June 16, 2018 at ")
    assert wide.caption == ""
    assert wide.author == "Aitzol Berasategi"


def test_every_photo_is_reached_by_scrolling(page, samples):
    page.goto(samples)
    reached = set()
    for _ in range(30):
        seen = wait_for_photos(page)
        assert_nothing_overlaps(seen)
        reached.update(cell.index for cell in seen)
        scroll(page, 500)
    assert reached == set(range(26))


def test_thumbnails_are_sharp_and_no_larger_than_needed(page_on, samples):
    for scale, width in ((1, 320), (2, 640)):
        page = page_on("2026-01-01", device_scale_factor=scale)
        page.goto(samples)
        sizes = {int(re.search(r"/thumbnails/\w+/(\d+)", cell.source)[1]) for cell in wait_for_photos(page)}
        assert sizes == {width}


def test_a_recycled_cell_never_shows_another_photo(page, synthetic):
    """While thumbnails do not arrive, cells show the average color, and never their previous photo."""
    page.goto(synthetic)
    wait_for_photos(page)
    page.route("**/thumbnails/**", lambda route: None)
    known = {cell.source for cell in cells(page)}
    for _ in range(12):
        scroll(page, 1500)
    seen = cells(page)
    assert seen
    for cell in seen:
        assert not cell.loaded, f"photo {cell.index} shows {cell.source}"
        assert cell.source not in known


def test_captions_that_arrive_late_move_nothing_in_view(page, synthetic):
    """Captions are estimated first. When they arrive, the photo at the top keeps its position."""
    held = []
    page.goto(synthetic)
    wait_for_photos(page)
    page.route("**/api/photos*", lambda route: held.append(route))
    with page.expect_request("**/api/photos*"):
        scroll(page, 60000)
    page.wait_for_function("() => document.querySelectorAll('collection-view .photo').length > 5")
    before = cells(page)
    assert not any(cell.caption for cell in before)
    for route in held:
        route.continue_()
    page.unroute("**/api/photos*")
    seen = wait_for_photos(page)
    assert_nothing_overlaps(seen)
    assert any(cell.caption for cell in seen)
    assert stayed(before, seen)
