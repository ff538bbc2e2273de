"""Printed pages."""

import re

from gallery_page import photo_at, scroll, view_box, wait_for_photos

# The test cannot answer the browser's dialog, so the page's request to print does nothing.
WITHOUT_DIALOG = "window.print = () => (window.isPrinted = true)"
REMEMBER = """() => addEventListener("beforeprint", () => {
    const sheet = document.querySelector("#sheet");
    window.printed = sheet.textContent;
    window.pictures = [...sheet.querySelectorAll("img")]
        .filter((image) => image.complete && image.naturalWidth > 0).map(({ alt }) => alt);
    window.missing = sheet.querySelectorAll("img").length - window.pictures.length;
})"""


def print_by_keyboard(page) -> bytes:
    page.evaluate(REMEMBER)
    page.keyboard.press("Control+p")
    page.wait_for_function("() => window.isPrinted")
    return page.pdf(format="A4")


def page_count(document: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b(?!s)", document))


def test_all_photos_are_printed_over_several_pages(page, samples):
    page.add_init_script(WITHOUT_DIALOG)
    page.goto(samples)
    wait_for_photos(page)
    document = print_by_keyboard(page)
    assert 3 <= page_count(document) <= 8
    assert len(page.evaluate("() => window.pictures")) == 26
    assert len(re.findall(rb"/Subtype /Image\b", document)) >= 26
    # The screen is the same as before.
    assert wait_for_photos(page)[0].index == 0


def test_of_very_many_photos_those_from_the_first_in_view_on_are_printed(page, synthetic):
    page.add_init_script(WITHOUT_DIALOG)
    page.goto(synthetic)
    wait_for_photos(page)
    scroll(page, 30_000)
    header = view_box(page).y + 48
    first = next(cell for cell in wait_for_photos(page) if cell.frame.bottom > header)
    document = print_by_keyboard(page)
    assert 10 <= page_count(document) <= 60
    pictures = page.evaluate("() => window.pictures")
    assert len(pictures) == 200 and pictures[0] == first.alt
    assert "200 of 1,000,000 photos" in page.evaluate("() => window.printed")


def test_a_print_from_the_menu_has_what_is_there(page, samples):
    """Only the keyboard shortcut can load images before printing. Otherwise, browsers may not wait for them."""
    page.goto(samples)
    seen = wait_for_photos(page)
    page.evaluate(REMEMBER)
    assert page_count(page.pdf(format="A4")) >= 2
    assert page.evaluate("() => window.missing") == 0
    assert set(page.evaluate("() => window.pictures")) >= {cell.alt for cell in seen}


def test_chosen_photos_are_printed_alone(page, samples):
    page.add_init_script(WITHOUT_DIALOG)
    page.goto(samples)
    seen = wait_for_photos(page)
    photo_at(page, 1).locator("img").click(modifiers=["Control"])
    photo_at(page, 4).locator("img").click()
    assert page_count(print_by_keyboard(page)) == 1
    assert page.evaluate("() => window.pictures") == [seen[1].alt, seen[4].alt]
    # No section counts photos that are not printed.
    assert page.evaluate("() => window.printed").count("2 photos") == 2


def test_chosen_photos_are_printed_even_if_a_search_does_not_find_them(page, samples):
    page.add_init_script(WITHOUT_DIALOG)
    page.goto(samples)
    first = wait_for_photos(page)[0].alt
    photo_at(page, 0).locator("img").click(modifiers=["Control"])
    page.get_by_role("searchbox").fill("rocket")
    page.locator("#summary").get_by_text("2 photos found", exact=True).wait_for()
    rocket = wait_for_photos(page)[0].alt
    photo_at(page, 0).locator("img").click()
    print_by_keyboard(page)
    assert page.evaluate("() => window.pictures") == [first, rocket]
    assert page.evaluate("() => window.missing") == 0
