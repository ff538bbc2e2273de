"""The picture in the lightbox, copied to the clipboard."""

import pytest
from conftest import gray_png
from gallery_page import photo_at, wait_for_photos
from test_lightbox import lightbox

SIZE_OF_COPY = """async () => {
    const [item] = await navigator.clipboard.read();
    const bitmap = await createImageBitmap(await item.getType("image/png"));
    return [bitmap.width, bitmap.height];
}"""


@pytest.mark.parametrize("by_key", [True, False], ids=["key", "button"])
def test_the_picture_is_copied(page, samples, by_key):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(samples)
    wait_for_photos(page)
    photo_at(page, 0).click()
    image = lightbox(page).locator(".lightbox-image")
    page.wait_for_function("(image) => image.complete && image.naturalWidth > 320", arg=image.element_handle())
    if by_key:
        page.keyboard.press("c")
    else:
        lightbox(page).get_by_role("button", name="Copy").click()
    lightbox(page).get_by_role("button", name="Copied").wait_for()
    assert page.evaluate(SIZE_OF_COPY) == image.evaluate("(image) => [image.naturalWidth, image.naturalHeight]")
    lightbox(page).get_by_role("button", name="Copy", exact=True).wait_for()


def test_a_refusal_is_reported(page, samples):
    page.add_init_script("navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'))")
    page.goto(samples)
    wait_for_photos(page)
    photo_at(page, 0).click()
    lightbox(page).wait_for()
    page.keyboard.press("c")
    lightbox(page).get_by_role("button", name="The picture cannot be copied").wait_for()


@pytest.fixture(scope="module")
def sharp(start_gallery, tmp_path_factory) -> str:
    """Two photos larger than their thumbnails. The second has more pixels than are copied."""
    folder = tmp_path_factory.mktemp("sharp") / "Sharp"
    folder.mkdir()
    (folder / "a.png").write_bytes(gray_png(3000, 2000))
    (folder / "b.png").write_bytes(gray_png(6600, 5000))
    return start_gallery(folder)


@pytest.mark.parametrize("index, size", [(0, [3000, 2000]), (1, [1280, 970])], ids=["original", "too large"])
def test_the_original_is_copied_where_it_is_not_too_large(page, sharp, index, size):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.set_viewport_size({"width": 1000, "height": 700})
    page.goto(sharp)
    wait_for_photos(page)
    photo_at(page, index).locator("img").click()
    image = lightbox(page).locator(".lightbox-image")
    page.wait_for_function("(image) => image.complete && image.naturalWidth === 1280", arg=image.element_handle())
    page.keyboard.press("c")
    lightbox(page).get_by_role("button", name="Copied").wait_for()
    assert page.evaluate(SIZE_OF_COPY) == size


def test_what_is_shown_is_copied_if_the_original_cannot_be_decoded(page, sharp):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.set_viewport_size({"width": 1000, "height": 700})
    page.goto(sharp)
    wait_for_photos(page)
    page.route("**/photos/*", lambda route: route.fulfill(body="no picture", content_type="image/png"))
    photo_at(page, 0).locator("img").click()
    image = lightbox(page).locator(".lightbox-image")
    page.wait_for_function("(image) => image.complete && image.naturalWidth === 1280", arg=image.element_handle())
    page.keyboard.press("c")
    lightbox(page).get_by_role("button", name="Copied").wait_for()
    assert page.evaluate(SIZE_OF_COPY) == [1280, 853]
