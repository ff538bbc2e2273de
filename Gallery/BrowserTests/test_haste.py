"""A person who acts before the server has answered: what they did last counts."""

import json

import pytest
from gallery_page import photo_at, wait_for_photos
from test_changes import add
from test_lightbox import lightbox, open_photo, wait_until_closed


@pytest.fixture
def address(start_gallery, tmp_path):
    folder = tmp_path / "Few"
    for name in ("friends", "picos", "stream", "sunset"):
        add(folder, f"{name}.jpg", f"outdoors/{name}.jpg")
    return start_gallery(folder)


def hold(page, pattern):
    """Holds back all requests of a kind. Returns a function that waits for the first one, and one that lets them go."""
    held = []
    page.route(pattern, lambda route: held.append(route))

    def wait():
        # A minute on any machine, so that a request that never comes fails one test instead of stopping all.
        for _ in range(3000):
            if held:
                return
            page.wait_for_timeout(20)
        raise AssertionError(f"nothing requests {pattern}")

    def release():
        for route in held:
            route.continue_()
        page.unroute(pattern)
        # A wrong state may appear only after a while.
        page.wait_for_timeout(500)

    return wait, release


def open_first(page, address):
    page.goto(address)
    wait_for_photos(page)
    photo_at(page, 0).locator("img").click()
    lightbox(page).get_by_text("1 of 4", exact=True).wait_for()


def expect_closed(page, wait, release):
    """Closes the lightbox while a request is held back. It stays closed when the answer arrives."""
    wait()
    page.keyboard.press("Escape")
    wait_until_closed(page)
    release()
    assert lightbox(page).is_hidden() and "#photo=" not in page.url


def test_a_photo_that_is_closed_during_an_update_stays_closed(page, address):
    open_first(page, address)
    wait, release = hold(page, "**/api/ids*")
    page.keyboard.press("s")
    expect_closed(page, wait, release)


def test_a_step_during_an_update_is_not_taken_back(page, address):
    open_first(page, address)
    wait, release = hold(page, "**/api/ids*")
    page.keyboard.press("s")
    wait()
    page.keyboard.press("ArrowRight")
    lightbox(page).get_by_text("2 of 4", exact=True).wait_for()
    release()
    assert lightbox(page).get_by_text("2 of 4", exact=True).is_visible()


def test_a_photo_that_arrives_after_the_lightbox_was_closed_does_not_open_it(page, synthetic):
    page.goto(synthetic)
    wait_for_photos(page)
    photo_at(page, 0).locator("img").click()
    # The first photos may be there before the number of all of them.
    lightbox(page).locator(".lightbox-counter").get_by_text("1 of 1,000,000").wait_for()
    wait, release = hold(page, "**/api/photos*")
    page.keyboard.press("End")
    expect_closed(page, wait, release)


def test_keys_work_after_the_button_with_the_focus_has_disappeared(page, samples):
    page.goto(samples)
    wait_for_photos(page)
    open_photo(page, 0)
    page.keyboard.press("End")
    lightbox(page).get_by_text("26 of 26", exact=True).wait_for()
    page.keyboard.press("ArrowLeft")
    lightbox(page).get_by_text("25 of 26", exact=True).wait_for()
    page.get_by_role("button", name="Next").click()
    lightbox(page).get_by_text("26 of 26", exact=True).wait_for()
    page.wait_for_timeout(200)
    page.keyboard.press("ArrowLeft")
    lightbox(page).get_by_text("25 of 26", exact=True).wait_for()


def test_the_same_key_takes_a_mark_back_at_once(page, address):
    marks = []
    page.on("request", lambda request: marks.append(request.post_data) if "/api/marks" in request.url else None)
    open_first(page, address)
    wait, release = hold(page, "**/api/ids*")
    page.keyboard.press("s")
    page.keyboard.press("s")
    wait()
    release()
    assert [json.loads(mark)["isSet"] for mark in marks] == [True, False]


def test_photos_chosen_while_others_are_marked_stay_chosen(page, address):
    page.goto(address)
    wait_for_photos(page)
    wait, release = hold(page, "**/api/marks")
    photo_at(page, 0).locator(".photo-check").click()
    page.get_by_role("toolbar").get_by_role("button", name="Favorite").click()
    wait()
    photo_at(page, 1).locator(".photo-check").click()
    page.get_by_text("2 selected").wait_for()
    release()
    page.get_by_text("1 selected").wait_for()
