"""An exported gallery, on a plain web server."""

import json
import os
import shutil
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest
from conftest import SAMPLES
from gallery_page import assert_nothing_overlaps, cells, choose, photo_at, scroll, wait_for_photos

LAYOUTS = ["waterfall", "justified", "grid", "list", "staggered", "packed"]
GROUPS = ["folder", "day", "month", "year", "none"]
SORTS = ["name", "newest", "oldest"]


def summary(page):
    return page.locator("#summary")


def expect_summary(page, text):
    summary(page).get_by_text(text, exact=True).wait_for()


def lightbox(page):
    return page.get_by_role("dialog").filter(has=page.locator(".lightbox-image"))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_photos_are_shown_in_every_layout(page, exported, layout):
    page.goto(f"{exported}?layout={layout}")
    seen = wait_for_photos(page)
    assert_nothing_overlaps(seen)
    assert summary(page).inner_text() == "26 photos in 3 folders"
    assert all("/thumbnails/" in cell.source for cell in seen)


def test_it_asks_for_nothing_else_and_reports_nothing(page, exported):
    asked, said = [], []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: said.append(message.text))
    page.on("response", lambda response: said.append(response.url) if response.status >= 400 else None)
    page.goto(exported)
    wait_for_photos(page)
    assert all(url.startswith(exported) for url in asked)
    assert said == []


# Asks the exported page for its own arrangement, in the form of the server's answers.
ASK_EXPORT = """
async (query) => {
    const script = document.querySelector("script[type=module]").src;
    const api = await import(new URL("api.js", script));
    const [collection, photos, ratios, lengths] = await Promise.all([
        api.fetchCollection(query), api.fetchPhotos(query, 0, 500), api.fetchAspectRatios(query),
        api.fetchCaptionLengths(query)]);
    const { count, anniversaries, sections, months } = collection;
    return {
        count, anniversaries, sections, months: months.map(({ index, year, month }) => ({ index, year, month })),
        names: photos.values.map(({ name }) => name),
        shapes: photos.values.every(({ width, height }, index) =>
            Math.abs(ratios.values[index] - Math.min(3, Math.max(1 / 3, width / height))) < 0.01),
        lengths: photos.values.every(({ caption }, index) => lengths.values[index] === [...(caption ?? "")].length),
    };
}
"""


def ask_server(server, query):
    def get(path, **more):
        with urlopen(f"{server}/api/{path}?{urlencode({**query, **more})}") as answer:
            return json.load(answer)

    collection = get("collection")
    wanted = {name: collection[name] for name in ("count", "anniversaries", "sections", "months")}
    photos = get("photos", **{"from": 0, "count": 500})["photos"]
    return {**wanted, "names": [photo["name"] for photo in photos], "shapes": True, "lengths": True}


@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("sort", SORTS)
def test_groupings_and_orders_are_those_of_the_server(page, exported, samples, group, sort):
    page.goto(exported)
    for more in ({}, {"today": "2026-06-16"}, {"words": "2018"}, {"words": "aitzol pic"}, {"words": "a"}):
        query = {"group": group, "sort": sort, **more}
        assert page.evaluate(ASK_EXPORT, query) == ask_server(samples, query)


@pytest.mark.parametrize(
    "words", ["beech", "BEE woo", "beech rocket", "april 2018", "2018-04", "1966", "stream OR moon", "***", "pícos", "x" * 300]
)
def test_the_search_is_that_of_the_server(page, exported, samples, words):
    page.goto(exported)
    query = {"group": "none", "words": words[:200]}
    assert page.evaluate(ASK_EXPORT, query) == ask_server(samples, query)


def test_emoji_are_found(page, new_site, tmp_path):
    for name in ("beach🏖️ 👩🏽‍💻.jpg", "🇯🇵❤️.jpg"):
        shutil.copy(SAMPLES / "space" / "moon.jpg", tmp_path / name)
    site = new_site(tmp_path)
    site.export()
    page.goto(site.serve())
    for words, count in {"🏖": 1, "👩🏽‍💻": 1, "❤": 1, "🇯🇵 ❤️": 1, "😀": 0, "1f3d6": 0}.items():
        assert page.evaluate(ASK_EXPORT, {"group": "none", "words": words})["count"] == count, words


def test_results_come_as_one_types(page, exported):
    page.goto(exported)
    wait_for_photos(page)
    page.keyboard.press("/")
    page.keyboard.type("picos")
    expect_summary(page, "2 photos found")
    assert [cell.index for cell in wait_for_photos(page)] == [0, 1]
    page.keyboard.type(" wide")
    expect_summary(page, "1 photo found")
    page.get_by_role("searchbox").fill("xyzzy")
    page.get_by_role("heading", name="Nothing found for “xyzzy”").wait_for()
    page.get_by_role("button", name="Show all photos").click()
    expect_summary(page, "26 photos in 3 folders")
    assert wait_for_photos(page)[0].index == 0


def test_the_lightbox_shows_photos_and_what_is_known_about_them(page, exported):
    page.goto(exported)
    wait_for_photos(page)
    photo_at(page, 0).get_by_role("button").click()
    lightbox(page).get_by_text("1 of 26", exact=True).wait_for()
    page.wait_for_function("() => document.querySelector('.lightbox-image').src.endsWith('-1280.jpg')")
    for name in ("Favorite", "Download", "Open the original"):
        assert page.get_by_label(name, exact=True).locator("visible=true").count() == 0
    page.keyboard.press("i")
    panel = page.get_by_role("complementary", name="Information")
    panel.get_by_text("outdoors/autumn-hills.jpg").wait_for()
    assert "kB" in panel.inner_text()
    page.keyboard.press("i")
    page.keyboard.press("ArrowRight")
    lightbox(page).get_by_text("2 of 26", exact=True).wait_for()
    page.keyboard.press("+")
    page.wait_for_function("() => document.querySelector('#lightbox').classList.contains('zoomed')")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    lightbox(page).wait_for(state="hidden")


def test_a_link_to_a_photo_opens_it(page, exported):
    page.goto(exported)
    wait_for_photos(page)
    photo_at(page, 4).get_by_role("button").click()
    lightbox(page).get_by_text("5 of 26", exact=True).wait_for()
    link = page.url
    page.goto("about:blank")
    page.goto(link)
    lightbox(page).get_by_text("5 of 26", exact=True).wait_for()
    page.keyboard.press("Escape")
    lightbox(page).wait_for(state="hidden")
    assert page.url == exported


def test_the_place_survives_a_reload_and_another_grouping(page, exported):
    page.goto(exported)
    wait_for_photos(page)
    scroll(page, 700)
    before = {cell.source: cell.frame.y for cell in wait_for_photos(page)}
    page.reload()
    after = {cell.source: cell.frame.y for cell in wait_for_photos(page)}
    assert all(abs(after[source] - y) <= 1 for source, y in before.items() if source in after) and after.keys() & before
    choose(page, "Months")
    expect_summary(page, "26 photos in 15 months")
    wait_for_photos(page)
    choose(page, "Folders")
    expect_summary(page, "26 photos in 3 folders")
    again = {cell.source: cell.frame.y for cell in wait_for_photos(page)}
    assert [source for source in before if abs(again.get(source, -9999) - before[source]) <= 1]


def test_photos_of_this_day_lie_above_the_others(page_on, exported):
    page = page_on("2026-06-16")
    page.goto(exported)
    page.get_by_role("heading", name="On this day").wait_for()
    seen = wait_for_photos(page)
    assert_nothing_overlaps(seen)
    assert summary(page).inner_text() == "26 photos in 3 folders"
    assert photo_at(page, 0).get_by_text("2018", exact=True).is_visible()


def test_nothing_is_offered_that_needs_the_program(page, exported):
    page.goto(exported)
    wait_for_photos(page)
    assert page.get_by_role("button", name="Look for new photos").is_hidden()
    shelf = page.get_by_role("combobox", name="Photos to show")
    assert shelf.locator("option").all_inner_texts() == ["All photos", "Favorites"]
    shelf.select_option(label="Favorites")
    page.get_by_role("heading", name="There are no favorites").wait_for()
    page.get_by_role("button", name="Show all photos").click()
    wait_for_photos(page)
    page.keyboard.press("Control+a")
    assert page.get_by_role("toolbar", name="Selected photos").is_hidden()


def test_a_web_server_that_ends_is_waited_for(page, new_site):
    site = new_site(SAMPLES / "space")
    site.export()
    page.goto(site.serve())
    wait_for_photos(page)
    site.stop()
    page.get_by_role("searchbox").fill("astronaut")
    page.get_by_role("alert").get_by_text("does not answer").wait_for()
    site.serve()
    expect_summary(page, "1 photo found")
    page.get_by_role("alert").wait_for(state="hidden")


def test_a_page_follows_another_export(page, new_site, tmp_path):
    photos = tmp_path / "Photos"
    shutil.copytree(SAMPLES / "space", photos)
    site = new_site(photos)
    site.export()
    catalog = site.folder / "catalog.json"
    first = catalog.stat()
    page.goto(site.serve())
    wait_for_photos(page)
    expect_summary(page, "6 photos in 1 folder")
    (photos / "moon.jpg").unlink()
    assert "deleted" in site.export()
    # A plain web server does not tell two exports in the same second apart.
    os.utime(catalog, ns=(first.st_atime_ns, first.st_mtime_ns))
    # The words to search are in another chunk now.
    page.get_by_role("searchbox").fill("rocket")
    expect_summary(page, "2 photos found")
    page.get_by_role("searchbox").fill("")
    expect_summary(page, "5 photos in 1 folder")
    assert_nothing_overlaps(cells(page))


def test_a_page_that_is_opened_as_a_file_says_what_to_do(browser, new_site):
    site = new_site(SAMPLES / "space")
    site.export()
    page = browser.new_page()
    page.goto(f"file://{site.folder}/index.html")
    page.get_by_role("heading", name="This gallery has to be served").wait_for()
    page.close()


def test_an_empty_folder_is_an_empty_gallery(page, new_site, tmp_path):
    (tmp_path / "Nothing").mkdir()
    site = new_site(tmp_path / "Nothing")
    site.export()
    page.goto(site.serve())
    page.get_by_role("heading", name="No photos found in “Nothing”").wait_for()


@pytest.mark.parametrize("language, date", [("en-US", "June 16, 2018 at "), ("de-AT", "16. Juni 2018 um ")])
def test_a_photo_without_caption_is_named_by_its_date_and_folder(page_on, exported, language, date):
    page = page_on("2026-01-01", locale=language)
    page.goto(f"{exported}?words=picos-wide")
    name = wait_for_photos(page)[0].alt
    assert name.startswith(date) and name.endswith(", outdoors")
    page.get_by_role("button", name=name, exact=True).click()
    page.get_by_role("dialog", name=name, exact=True).wait_for()
