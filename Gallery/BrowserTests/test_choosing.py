"""Several photos at once: choosing them, including by a rubber band, favorites, hidden photos, and an archive."""

import io
import zipfile

import pytest
from conftest import SAMPLES, png
from gallery_page import Box, cells, choose, painted, photo_at, scroll, view_box, wait_for_photos
from test_changes import add, expect_news, expect_summary


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


def test_an_archive_that_cannot_be_made_is_reported(page, address):
    page.goto(address)
    wait_for_photos(page)
    mark(page, 0)
    page.route("**/photos.zip", lambda route: route.fulfill(status=404, json={"error": "None of these photos exists any more."}))
    page.get_by_role("button", name="Download").click()
    expect_news(page, "None of these photos exists any more.")
    assert page.url == f"{address}/" and cells(page)


def test_favorites_and_hidden_ones_stay_so_under_other_names(page, new_gallery, tmp_path):
    folder = tmp_path / "Kept"
    for name in ("picos", "stream", "sunset"):
        add(folder, f"{name}.jpg", f"outdoors/{name}.jpg")
    gallery = new_gallery(folder)
    page.goto(gallery.start_and_read())
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
    page.goto(gallery.start_and_read())
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


def test_when_all_are_hidden_the_page_says_so_and_shows_them(page, address):
    refused = []
    page.on("response", lambda response: refused.append(response.url) if response.status == 400 else None)
    page.goto(address)
    wait_for_photos(page)
    page.keyboard.press("Control+a")
    page.get_by_role("toolbar").get_by_role("button", name="Hide").click()
    page.get_by_role("heading", name="All photos are hidden").wait_for()
    # A wrong request may be sent only after a while.
    page.wait_for_timeout(500)
    page.locator("#notice").get_by_role("button", name="Hidden").click()
    expect_summary(page, "8 photos in 1 folder")
    assert len(wait_for_photos(page)) == 8
    assert refused == [], "no photos are requested from an empty list"


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


def band(page):
    return page.locator(".rubber-band")


def free_place(page):
    """A point of the view beside its first photo, where there is no photo."""
    frame = photo_at(page, 0).bounding_box()
    return view_box(page).x + 8, frame["y"] + 30


def indices_touched(page, left, top, right, bottom):
    """The photos in view that a rectangle touches."""
    box = Box(left, top, right - left, bottom - top)
    return {cell.index for cell in cells(page) if cell.frame.overlap(box) > 0}


def indices_chosen(page):
    """The chosen photos in view. There are cells beyond the view's edges, too."""
    checked = page.locator('.photo-check[aria-checked="true"]:visible')
    drawn = checked.evaluate_all("(all) => all.map((mark) => mark.closest('[aria-posinset]').ariaPosInSet - 1)")
    return {cell.index for cell in cells(page)} & set(drawn)


def test_a_rubber_band_chooses_what_it_touches(page, address):
    page.goto(address)
    wait_for_photos(page)
    bar = page.get_by_role("toolbar", name="Selected photos")
    x, y = free_place(page)
    second = Box(**photo_at(page, 1).bounding_box())
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 3, y)
    assert band(page).is_hidden(), "a click is no band"
    page.mouse.move(second.x + 40, y + 40, steps=5)
    band(page).wait_for()
    touched = indices_touched(page, x, y, second.x + 40, y + 40)
    assert {0, 1} <= touched < set(range(8))
    bar.get_by_text(f"{len(touched)} selected").wait_for()
    assert indices_chosen(page) == touched
    drawn = Box(**band(page).bounding_box())
    assert (drawn.x, drawn.y, drawn.right, drawn.bottom) == pytest.approx((x, y, second.x + 40, y + 40), abs=1)
    # Back to the first column.
    page.mouse.move(x + 60, y + 40, steps=5)
    page.wait_for_function("() => document.querySelectorAll('.photo-check[aria-checked=true]').length === 1")
    page.mouse.up()
    assert band(page).is_hidden() and indices_chosen(page) == {0}
    assert page.evaluate("getSelection().isCollapsed"), "texts are selected, too"
    assert page.locator("dialog.lightbox").is_hidden()


@pytest.mark.parametrize("key", ["Shift", "Control"])
def test_with_a_key_a_rubber_band_adds_and_escape_takes_it_back(page, address, key):
    page.goto(address)
    wait_for_photos(page)
    bar = page.get_by_role("toolbar", name="Selected photos")
    mark(page, 3)
    x, y = free_place(page)
    page.keyboard.down(key)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=3)
    bar.get_by_text("2 selected").wait_for()
    page.keyboard.up(key)
    page.keyboard.press("Escape")
    bar.get_by_text("1 selected").wait_for()
    assert band(page).is_hidden()
    page.mouse.move(x + 500, y + 40, steps=3)
    page.mouse.up()
    assert indices_chosen(page) == {3}
    # Without the key, the band chooses anew.
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=3)
    page.mouse.up()
    assert indices_chosen(page) == {0}


@pytest.mark.parametrize("direction, layout", [("ltr", "waterfall"), ("rtl", "justified")])
def test_a_rubber_band_scrolls_at_the_edge_and_keeps_what_is_out_of_view(page, samples, direction, layout):
    page.set_viewport_size({"width": 700, "height": 500})
    page.goto(f"{samples}/?dir={direction}&layout={layout}&group=none")
    wait_for_photos(page)
    view = view_box(page)
    start = view.x + 8 if direction == "ltr" else view.right - 26
    page.mouse.move(start, view.y + 4)
    page.mouse.down()
    # Beside the scrollbar.
    end = view.right - 26 if direction == "ltr" else view.x + 26
    page.mouse.move(end, view.bottom - 2, steps=5)
    page.get_by_role("toolbar", name="Selected photos").get_by_text("26 selected").wait_for()
    assert band(page).is_visible()
    assert not {0, 1} & {cell.index for cell in cells(page)}, "the first photos are still in view"
    # A narrower rectangle lets go of photos that are out of view.
    page.mouse.move(start + (60 if direction == "ltr" else -60), view.bottom - 60, steps=3)
    page.wait_for_function("() => parseInt(document.querySelector('.choice-bar').innerText) < 20")
    page.mouse.up()
    scroll(page, -20_000)
    left, right = (start, start + 60) if direction == "ltr" else (start - 60, start)
    touched = indices_touched(page, left, view.y, right, view.bottom)
    assert 0 in touched and indices_chosen(page) == touched < {cell.index for cell in cells(page)}


def test_a_finger_scrolls_and_draws_no_rubber_band(page_on, address):
    page = page_on("2026-01-01", viewport={"width": 390, "height": 600}, has_touch=True, is_mobile=True)
    page.goto(address)
    wait_for_photos(page)
    touch = page.context.new_cdp_session(page)
    points = [{"x": 4, "y": 500 - 30 * step} for step in range(11)]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points[:1]})
    for point in points[1:]:
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        assert band(page).is_hidden()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("() => document.querySelector('collection-view').scroller.scrollTop > 50")
    assert page.get_by_role("toolbar", name="Selected photos").is_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("brightness", [5, 250])
def test_the_page_s_color_is_around_a_chosen_photo(page, start_gallery, tmp_path, scheme, brightness):
    (tmp_path / "photo.png").write_bytes(png(400, 300, 0, lambda row: bytes([brightness]) * 400))
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.goto(start_gallery(tmp_path))
    wait_for_photos(page)
    mark(page, 0)
    page.get_by_text("1 selected").wait_for()
    frame = photo_at(page, 0).locator(".photo-image")
    page.mouse.move(700, 5)
    page.wait_for_function("() => document.getAnimations().length === 0")
    around, behind = (painted(frame, inset=6), painted(page.locator("main")))
    assert max(abs(one - other) for one, other in zip(around, behind)) <= 3
    assert abs(painted(frame, inset=40)[0] - brightness) <= 3
