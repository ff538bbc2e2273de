"""The picture in the lightbox, copied to the clipboard."""

import pytest
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


def test_a_refusal_is_said(page, samples):
    page.add_init_script("navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'))")
    page.goto(samples)
    wait_for_photos(page)
    photo_at(page, 0).click()
    lightbox(page).wait_for()
    page.keyboard.press("c")
    lightbox(page).get_by_role("button", name="The picture cannot be copied").wait_for()
