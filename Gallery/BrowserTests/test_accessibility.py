"""Assistive technology gets correct information, by axe's rules, including the experimental ones."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from gallery_page import cells, painted, photo_at, scroll, wait_for_photos

OPTIONS = {
    "resultTypes": ["violations"],
    "rules": {"focus-order-semantics": {"enabled": True}, "target-size": {"enabled": True}},
}


def assert_no_violations(page):
    results = Axe().run(page, options=OPTIONS)
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_that_asks_for_a_password(page, locked, scheme):
    page.emulate_media(color_scheme=scheme)
    page.goto(locked.start())
    page.get_by_role("button", name="Show the photos").wait_for()
    assert_no_violations(page)
    page.get_by_label("Password").fill("wrong horse")
    page.keyboard.press("Enter")
    page.get_by_role("alert").get_by_text("The password is wrong.").wait_for()
    assert_no_violations(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_list_of_photos(page, samples, scheme):
    page.emulate_media(color_scheme=scheme)
    page.goto(samples)
    wait_for_photos(page)
    page.locator('collection-view [tabindex="0"]').wait_for()
    assert_no_violations(page)
    scroll(page, 700)
    wait_for_photos(page)
    assert_no_violations(page)


def test_the_lightbox(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    photo_at(page, 0).locator("img").click()
    page.get_by_text("1 of 26", exact=True).wait_for()
    page.wait_for_function("() => document.querySelector('dialog').getAnimations({ subtree: true }).length === 0")
    assert_no_violations(page)


def test_the_skipped_files(page, start_gallery, mixed_folder):
    page.goto(start_gallery(mixed_folder))
    wait_for_photos(page)
    page.get_by_role("button", name="2 files skipped").click()
    assert_no_violations(page)


def test_photos_are_buttons_in_a_list_named_by_their_captions(page, samples):
    page.goto(samples)
    for cell in wait_for_photos(page):
        assert photo_at(page, cell.index).get_attribute("role") == "listitem"
        assert photo_at(page, cell.index).get_by_role("button", name=cell.alt, exact=True).is_visible()


def test_photos_have_a_name_before_their_captions_arrive(page, synthetic):
    page.goto(synthetic)
    wait_for_photos(page)
    page.route("**/api/photos*", lambda route: None)
    scroll(page, 60000)
    seen = cells(page)
    assert seen and all(cell.index > 100 for cell in seen)
    for cell in seen:
        assert photo_at(page, cell.index).get_by_role("button", name=f"Photo {cell.index + 1:,}", exact=True).count() == 1


def test_many_skipped_files_are_scrolled_by_keyboard(page, start_gallery, mixed_folder, tmp_path):
    folder = tmp_path / "Broken"
    folder.mkdir()
    for number in range(60):
        (folder / f"broken {number}.jpg").write_bytes(b"no photograph")
    (folder / "whole.jpg").write_bytes((mixed_folder / "picos.jpg").read_bytes())
    page.goto(start_gallery(folder))
    wait_for_photos(page)
    page.get_by_role("button", name="60 files skipped").focus()
    page.keyboard.press("Enter")
    listed = page.locator("#skipped")
    listed.get_by_text("broken 59.jpg").wait_for()
    page.keyboard.press("End")
    page.wait_for_function("() => document.querySelector('#skipped').scrollTop > 500")
    page.keyboard.press("Escape")
    assert page.evaluate("() => document.activeElement.id") == "skipped-button"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_chosen_layout_looks_different_in_forced_colors(page, samples, scheme):
    page.emulate_media(forced_colors="active", color_scheme=scheme)
    page.goto(samples)
    wait_for_photos(page)
    backgrounds = {True: set(), False: set()}
    for label in page.locator("#layouts label").all():
        backgrounds[label.locator("input").is_checked()].add(painted(label))
    assert len(backgrounds[True]) == 1 and backgrounds[True].isdisjoint(backgrounds[False]), backgrounds
