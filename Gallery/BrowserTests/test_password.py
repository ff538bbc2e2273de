"""A gallery that other machines can reach asks for a password, or is opened by a link."""

import re
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from conftest import PASSWORD, SAMPLES
from gallery_page import choose, wait_for_photos


def sign_in(page, password):
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Show the photos").click()


def test_the_password_opens_the_page_that_was_asked_for(page, locked):
    address = locked.start()
    page.goto(f"{address}/?group=none&layout=grid")
    assert page.title() == "Gallery"
    assert page.evaluate("document.activeElement.id") == "password"
    sign_in(page, PASSWORD)
    assert len(wait_for_photos(page)) == 6
    assert page.locator("#summary").inner_text() == "6 photos"
    assert page.evaluate("document.cookie") == "", "scripts can read the session"
    page.reload()
    assert len(wait_for_photos(page)) == 6


def test_a_wrong_password_is_reported(page, locked):
    page.goto(locked.start())
    sign_in(page, "wrong horse")
    page.get_by_role("alert").get_by_text("The password is wrong.").wait_for()
    page.keyboard.type(PASSWORD)  # Replaces the wrong password, which is selected.
    page.keyboard.press("Enter")
    assert len(wait_for_photos(page)) == 6


def test_too_many_attempts_are_reported(page, locked):
    page.goto(locked.start())
    for _ in range(5):
        sign_in(page, "wrong horse")
        page.get_by_role("alert").get_by_text("The password is wrong.").wait_for()
    sign_in(page, PASSWORD)
    page.get_by_role("alert").get_by_text(re.compile(r"too many wrong attempts. Try again in \d+ seconds")).wait_for()


def test_after_another_start_the_page_asks_again_in_its_place(page, locked):
    page.goto(locked.start())
    sign_in(page, PASSWORD)
    wait_for_photos(page)
    locked.stop()
    locked.start()
    choose(page, "Years")
    page.get_by_label("Password").wait_for()
    assert "group=year" in page.url
    sign_in(page, PASSWORD)
    wait_for_photos(page)
    assert page.locator("#summary").inner_text().endswith("years")


def test_a_link_opens_the_gallery(page, new_gallery):
    gallery = new_gallery(SAMPLES / "space", "--link")
    address = gallery.start()
    link = gallery.link()
    page.goto(link)
    assert len(wait_for_photos(page)) == 6
    assert page.url == f"{address}/"
    page.context.clear_cookies()
    page.goto(address)
    sign_in(page, PASSWORD)
    page.get_by_role("alert").get_by_text("This gallery has no password. Open it by its link.").wait_for()
    gallery.stop()
    gallery.command.append("--new-link")
    gallery.start()
    page.goto(link)
    assert "This link is not valid any more." in page.content()
    page.goto(gallery.link())
    assert len(wait_for_photos(page)) == 6


def test_the_page_that_asks_fits(page, locked):
    address = locked.start()
    for width in (320, 1440):
        page.set_viewport_size({"width": width, "height": 700})
        page.goto(address)
        button = page.get_by_role("button", name="Show the photos").bounding_box()
        assert button["x"] >= 0 and button["x"] + button["width"] <= width


def test_nothing_is_answered_without_a_session(locked):
    address = locked.start()
    for path in ("/api/collection", "/thumbnails/1/320", "/photos/1", "/photos.zip"):
        with pytest.raises(HTTPError) as refused:
            urlopen(address + path)
        assert refused.value.code == 401
