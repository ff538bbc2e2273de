"""Dark, right-to-left, narrow and wide windows."""

import shutil

import pytest
from conftest import SAMPLES
from gallery_page import (
    assert_nothing_overlaps,
    cells,
    choose,
    photo_at,
    scroll,
    view_box,
    wait_for_photos,
    wait_until_still,
)


def brightness(page, selector="html"):
    """The brightness of the background, from 0 to 255."""
    return page.evaluate(
        """(selector) => {
            const context = document.createElement("canvas").getContext("2d");
            context.fillStyle = getComputedStyle(document.querySelector(selector)).backgroundColor;
            context.fillRect(0, 0, 1, 1);
            const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
            return (red + green + blue) / 3;
        }""",
        selector,
    )


def test_follows_the_system_s_theme(page, samples):
    page.emulate_media(color_scheme="light")
    page.goto(samples)
    wait_for_photos(page)
    assert brightness(page) > 230
    page.emulate_media(color_scheme="dark")
    assert brightness(page) < 40


def test_the_theme_button_overrides_the_system_and_is_remembered(page, samples):
    page.emulate_media(color_scheme="light")
    page.goto(samples)
    wait_for_photos(page)
    button = page.get_by_role("button", name="Theme")
    button.click()
    assert brightness(page) > 230
    button.click()
    assert brightness(page) < 40
    page.reload()
    assert brightness(page) < 40
    wait_for_photos(page)
    button.click()
    assert brightness(page) > 230
    assert button.get_attribute("aria-label") == "Theme: like the system"


def test_right_to_left_starts_at_the_right(page, samples):
    page.goto(f"{samples}/?dir=rtl")
    seen = wait_for_photos(page)
    assert_nothing_overlaps(seen)
    assert seen[0].frame.x > seen[1].frame.x
    view = view_box(page)
    assert view.right - seen[0].frame.right < 60
    title = page.locator("h1").bounding_box()
    assert title["x"] + title["width"] > 1300
    photo_at(page, 0).locator("img").click()
    page.get_by_text("1 of 26", exact=True).wait_for()
    page.keyboard.press("ArrowLeft")
    page.get_by_text("2 of 26", exact=True).wait_for()


@pytest.mark.parametrize("width, height", [(360, 740), (768, 1024), (2560, 1300)])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_every_window_fits(page, samples, width, height, direction):
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{samples}/?dir={direction}")
    for name in ("Justified rows", "Grid", "Staggered", "Waterfall"):
        choose(page, name)
        seen = wait_for_photos(page)
        assert_nothing_overlaps(seen)
        for cell in seen:
            assert cell.frame.x >= -0.5 and cell.frame.right <= width + 0.5
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    for control in page.locator(".toolbar fieldset, .toolbar input[type=range], .toolbar > * > button").all():
        if not control.is_visible():
            continue
        box = control.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
    assert len({round(cell.frame.x) for cell in cells(page)}) >= 2


def test_the_toolbar_scrolls_out_of_a_short_window(page, samples):
    page.set_viewport_size({"width": 320, "height": 256})
    page.goto(samples)
    wait_until_still(page)
    page.mouse.move(160, 60)
    page.mouse.wheel(0, 2000)
    page.wait_for_function("() => document.querySelector('.toolbar').getBoundingClientRect().bottom <= 1")
    assert view_box(page).y <= 1 and view_box(page).height >= 255
    assert_nothing_overlaps(wait_for_photos(page))
    scroll(page, 300)
    assert cells(page)[-1].index > 0
    scroll(page, -300)
    page.mouse.wheel(0, -2000)
    page.wait_for_function("() => document.querySelector('.toolbar').getBoundingClientRect().top === 0")


def test_the_page_works_with_its_strict_policy(page, samples):
    complaints = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(samples)
    wait_for_photos(page)
    photo_at(page, 0).locator("img").click()
    page.get_by_text("1 of 26", exact=True).wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog.lightbox").wait_for(state="hidden")
    wait_for_photos(page)
    assert complaints == []


def test_all_controls_have_the_page_s_font(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    family = "(element) => getComputedStyle(element).fontFamily"
    controls = page.locator(".toolbar :is(button, input, select):visible").all()
    assert len(controls) > 5
    assert {control.evaluate(family) for control in controls} == {page.locator("html").evaluate(family)}


CONTROLS = "#search, #layouts, #folders, #shelf, #groups, #sort, #size, #rescan, #theme"


@pytest.fixture(scope="session")
def long_name(tmp_path_factory, start_gallery) -> tuple[str, str]:
    """A gallery, and the long name of one of its folders."""
    folder = tmp_path_factory.mktemp("toolbar")
    name = "A walk along the river from its source to the sea"
    for inner in (name, "Other"):
        (folder / inner).mkdir()
        shutil.copy(SAMPLES / "outdoors/picos.jpg", folder / inner)
    return start_gallery(folder), name


@pytest.mark.parametrize("width", [320, 360, 390, 600, 640, 700, 760, 768, 1000, 1240])
@pytest.mark.parametrize("language", ["en", "de", "ar"])
def test_the_toolbar_has_the_same_rows_with_a_folder(page_on, long_name, width, language):
    address, name = long_name
    page = page_on("2026-01-01", viewport={"width": width, "height": 800}, locale=language)
    rows = []
    for query in ("", f"?folder={name}"):
        page.goto(f"{address}/{query}")
        wait_for_photos(page)
        boxes = [box for box in (control.bounding_box() for control in page.locator(CONTROLS).all()) if box]
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)
        centers = [box["y"] + box["height"] / 2 for box in boxes]
        # The rows' heights depend on the title and the summary, which may take several lines.
        rows.append([sum(other < center - 15 for other in centers) for center in centers])
    assert rows[0] == rows[1]
