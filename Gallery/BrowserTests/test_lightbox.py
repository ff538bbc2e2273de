"""One photo, large: opening, stepping, closing, and its address."""

import re
import shutil

import pytest
from conftest import SAMPLES
from gallery_page import Box, photo_at, scroll, view_box, wait_for_photos


def lightbox(page):
    return page.locator("dialog.lightbox")


def picture(page):
    return page.locator(".lightbox-image")


def wait_until_open(page, counter):
    lightbox(page).get_by_text(counter, exact=True).wait_for()
    page.wait_for_function(
        """() => {
            const image = document.querySelector(".lightbox-image");
            const flying = document.querySelector("dialog.lightbox").getAnimations({ subtree: true }).length > 0;
            return !flying && image.complete && image.naturalWidth > 0;
        }"""
    )


def wait_until_closed(page):
    lightbox(page).wait_for(state="hidden")


def open_photo(page, index):
    photo_at(page, index).locator("img").click()
    wait_until_open(page, f"{index + 1} of 26")


def test_shows_the_photo_and_what_is_known_about_it(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    photo_at(page, 0).locator("img").click()
    wait_until_open(page, "1 of 26")
    assert lightbox(page).get_by_text("Aizkorri above the larches").is_visible()
    facts = page.locator(".lightbox-facts").inner_text()
    for fact in ("Aitzol Berasategi", "2018", "960 × 639", "autumn-hills.jpg"):
        assert fact in facts
    box = picture(page).bounding_box()
    assert abs(box["width"] / box["height"] - 960 / 639) < 0.02
    assert box["height"] > 450
    assert box["y"] >= 0 and box["y"] + box["height"] <= page.locator(".lightbox-details").bounding_box()["y"] + 1


def test_opens_from_the_thumbnail_s_place(page, samples):
    page.goto(samples)
    seen = wait_for_photos(page)
    page.evaluate(
        """() => {
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...values) {
                const animation = animate.apply(this, values);
                if (this.matches(".lightbox-image")) window.start = this.getBoundingClientRect().toJSON();
                return animation;
            };
        }"""
    )
    photo_at(page, 2).locator("img").click()
    wait_until_open(page, "3 of 26")
    start = page.evaluate("() => window.start")
    for side in ("x", "y", "width", "height"):
        assert abs(start[side] - getattr(seen[2].picture, side)) < 2, side


def test_nothing_flies_when_less_motion_is_requested(page, samples):
    page.emulate_media(reduced_motion="reduce")
    page.goto(samples)
    wait_for_photos(page)
    photo_at(page, 2).locator("img").click()
    lightbox(page).wait_for()
    assert page.evaluate("() => document.querySelector('dialog').getAnimations({ subtree: true }).length") == 0
    page.keyboard.press("Escape")
    wait_until_closed(page)


def test_arrows_step_and_escape_closes(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    open_photo(page, 0)
    assert page.get_by_role("button", name="Previous photo").is_hidden()
    page.keyboard.press("ArrowLeft")
    wait_until_open(page, "1 of 26")
    for counter in ("2 of 26", "3 of 26"):
        page.keyboard.press("ArrowRight")
        wait_until_open(page, counter)
    page.keyboard.press("ArrowLeft")
    wait_until_open(page, "2 of 26")
    assert lightbox(page).get_by_text("Larches.", exact=True).is_visible()
    page.keyboard.press("End")
    wait_until_open(page, "26 of 26")
    assert page.get_by_role("button", name="Next photo").is_hidden()
    page.keyboard.press("Home")
    wait_until_open(page, "1 of 26")
    page.keyboard.press("Escape")
    wait_until_closed(page)
    assert "#" not in page.url


def test_focus_returns_to_the_photo_that_was_shown_last(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    open_photo(page, 0)
    page.keyboard.press("End")
    wait_until_open(page, "26 of 26")
    page.keyboard.press("Escape")
    wait_until_closed(page)
    page.wait_for_function("() => document.activeElement?.closest('[aria-posinset]')?.ariaPosInSet === '26'")
    wait_for_photos(page)
    box = photo_at(page, 25).bounding_box()
    view = view_box(page)
    assert view.y - 1 <= box["y"] and box["y"] + box["height"] <= view.bottom + 1


def test_back_closes_and_forward_opens(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    open_photo(page, 1)
    opened = page.url
    page.keyboard.press("ArrowRight")
    wait_until_open(page, "3 of 26")
    assert page.url != opened
    page.go_back()
    wait_until_closed(page)
    assert page.url == f"{samples}/"
    page.go_forward()
    wait_until_open(page, "3 of 26")


@pytest.mark.parametrize("first, second", [("back", "forward"), ("forward", "back")])
def test_going_back_and_forth_quickly_leads_to_what_the_address_says(page, samples, first, second):
    # Delays frames, as on a busy machine.
    page.add_init_script(
        "const soon = requestAnimationFrame; requestAnimationFrame = (draw) => setTimeout(() => soon(draw), 100);"
    )
    page.goto(samples)
    wait_for_photos(page)
    for pause in (0, 4, 8, 12, 16, 24, 40, 80, 160, 300):
        if lightbox(page).is_hidden():
            open_photo(page, 1)
        if first == "forward":
            page.go_back()
            wait_until_closed(page)
        page.evaluate(
            """async ([first, second, pause]) => {
                const passed = () => new Promise((done) => addEventListener("popstate", done, { once: true }));
                for (const way of [first, second]) {
                    const arrived = passed();
                    history[way]();
                    await arrived;
                    await new Promise((done) => setTimeout(done, pause));
                }
            }""",
            [first, second, pause],
        )
        # A wrong state may appear only after a while.
        page.wait_for_timeout(500)
        lightbox(page).wait_for(state="visible" if second == "forward" else "hidden")
        assert ("#photo=" in page.url) == (second == "forward"), f"after {pause} ms"


def test_the_lightbox_takes_the_focus_itself(page, samples):
    """Its first link must not have the focus: the next Enter would leave the page."""
    page.goto(samples)
    wait_for_photos(page)
    open_photo(page, 0)
    assert page.evaluate("() => document.activeElement.id") == "lightbox"


def test_a_link_opens_its_photo(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    open_photo(page, 14)
    link = page.url
    assert re.search(r"#photo=\w+$", link)
    page.reload()
    wait_until_open(page, "15 of 26")
    page.goto("about:blank")
    page.goto(link)
    wait_until_open(page, "15 of 26")
    page.keyboard.press("Escape")
    wait_until_closed(page)
    assert page.url == f"{samples}/"
    wait_for_photos(page)
    assert photo_at(page, 14).is_visible()


def test_a_link_to_no_photo_shows_the_gallery_and_says_so(page, samples):
    page.goto(f"{samples}/#photo=999999999")
    wait_for_photos(page)
    page.get_by_text("The photo that the link leads to is not among these photos.").wait_for()
    assert lightbox(page).is_hidden()
    assert page.url == f"{samples}/"


def test_a_finger_swipes_to_the_next_photo_and_down_to_close(page_on, samples):
    page = page_on("2026-01-01", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.goto(samples)
    wait_for_photos(page)
    photo_at(page, 0).locator("img").tap()
    wait_until_open(page, "1 of 26")
    touch = page.context.new_cdp_session(page)

    def swipe(x, y):
        points = [{"x": 195 + x * step / 8, "y": 400 + y * step / 8} for step in range(9)]
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points[:1]})
        for point in points[1:]:
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    swipe(-160, 0)
    wait_until_open(page, "2 of 26")
    swipe(160, 0)
    wait_until_open(page, "1 of 26")
    swipe(0, 200)
    wait_until_closed(page)


def test_opens_by_keyboard(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    photo_at(page, 3).get_by_role("button").focus()
    page.keyboard.press("Enter")
    wait_until_open(page, "4 of 26")


def test_the_neighbors_are_fetched_ahead(page, samples):
    page.goto(samples)
    neighbor = wait_for_photos(page)[5].source.split("/")[-2]
    open_photo(page, 4)
    # The entry appears when the picture has arrived.
    page.wait_for_function(
        "(id) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/thumbnails/${id}/1280`))", arg=neighbor
    )
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.keyboard.press("ArrowRight")
    wait_until_open(page, "6 of 26")
    shown = picture(page).evaluate("(image) => image.currentSrc")
    assert shown not in asked


def test_scrolling_the_wheel_over_it_does_not_scroll_the_gallery(page, samples):
    page.goto(samples)
    first = wait_for_photos(page)[0].frame.y
    open_photo(page, 0)
    scroll(page, 600)
    page.keyboard.press("Escape")
    wait_until_closed(page)
    assert wait_for_photos(page)[0].frame.y == first


@pytest.mark.parametrize("width, height", [(320, 568), (390, 844), (740, 360), (890, 700), (1440, 900)])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_information_and_the_caption_are_both_readable(page, samples, width, height, direction):
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{samples}/?dir={direction}")
    wait_for_photos(page)
    open_photo(page, 0)
    page.keyboard.press("i")
    page.get_by_text("autumn-hills.jpg").last.wait_for()
    panel, caption, facts = (
        Box(**page.locator(part).bounding_box()) for part in (".lightbox-panel", ".lightbox-caption", ".lightbox-facts")
    )
    assert panel.overlap(caption) <= 0 and panel.overlap(facts) <= 0
    assert panel.height > 80 and panel.x >= 0 and panel.right <= width


@pytest.mark.parametrize("width", [320, 1440])
def test_a_long_name_is_broken_into_lines(page, start_gallery, tmp_path, width):
    shutil.copy(SAMPLES / "outdoors/picos.jpg", tmp_path / f"{'0123456789_' * 20}.jpg")
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(start_gallery(tmp_path))
    wait_for_photos(page)
    photo_at(page, 0).locator("img").click()
    wait_until_open(page, "1 of 1")
    facts = Box(**page.locator(".lightbox-facts").bounding_box())
    assert facts.x >= 0 and facts.right <= width
    assert page.locator(".lightbox-details").evaluate("(details) => details.scrollWidth <= details.clientWidth")
