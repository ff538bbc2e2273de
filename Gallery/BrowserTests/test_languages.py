"""The interface in the browser's language."""

import re
import struct
from pathlib import Path

import pytest
from conftest import SAMPLES
from gallery_page import assert_nothing_overlaps, choose, photo_at, view_box, wait_for_photos

LANGUAGES = sorted(file.stem for file in (Path(__file__).parents[1] / "Page/Languages").glob("*.js"))
# Browsers often ask for a language with a region. The page knows only the language.
REGIONS = {"de": "AT", "fr": "CA", "es": "MX", "eu": "ES", "ar": "EG", "ja": "JP"}
LOCALES = {code: f"{code}-{REGIONS[code]}" if code in REGIONS else code for code in LANGUAGES if code != "en"}

STRINGS = """
async (code) => {
    const { default: strings } = await import(`/assets/${code}.js`);
    const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    return { strings, forms };
}
"""

# All texts of the page itself, visible or for assistive technology, without the photos' names, captions and authors.
SAID = """
() => {
    const said = new Set();
    for (const element of document.querySelectorAll("body *:not(option)")) {
        if (element.closest(".photo-text, .photo-year, h1, .lightbox-details, dd, noscript")) continue;
        for (const name of ["aria-label", "title", "placeholder"]) said.add(element.getAttribute(name));
        if (element.children.length === 0) said.add(element.textContent.trim());
    }
    for (const option of document.querySelectorAll("option")) said.add(option.textContent);
    said.delete(null);
    said.delete("");
    return [...said];
}
"""


def placeholders(entry):
    texts = [entry] if isinstance(entry, str) else entry.values()
    return set().union(*({part.split("}")[0] for part in text.split("{")[1:]} for text in texts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(page, samples, language):
    page.goto(samples)
    english = page.evaluate(STRINGS, "en")["strings"]
    asked = page.evaluate(STRINGS, language)
    strings = asked["strings"]
    assert list(strings) == list(english), "the same keys in the same order"
    for key, entry in strings.items():
        assert isinstance(entry, str) == isinstance(english[key], str), key
        assert placeholders(entry) == placeholders(english[key]), key
        if isinstance(entry, dict):
            assert sorted(entry) == sorted(asked["forms"]), key
        assert all(([entry] if isinstance(entry, str) else entry.values())), key
    assert len(strings["compass"]) == 4


@pytest.mark.parametrize("language", LOCALES)
def test_the_page_speaks_the_browsers_language(page_on, samples, language):
    page = page_on("2026-06-16", locale=LOCALES[language])
    page.goto(f"{samples}/?group=month")
    assert_nothing_overlaps(wait_for_photos(page))
    assert page.evaluate("document.documentElement.lang") == language
    strings = page.evaluate(STRINGS, language)["strings"]
    english = page.evaluate(STRINGS, "en")["strings"]
    page.get_by_role("heading", name=strings["onThisDay"]).wait_for()
    photo_at(page, 2).get_by_role("button").first.click()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("i")
    page.get_by_text(strings["file"], exact=True).wait_for()
    own = {text for entry in strings.values() for text in ([entry] if isinstance(entry, str) else entry.values())}
    foreign = {entry for entry in english.values() if isinstance(entry, str)} - own
    assert foreign.isdisjoint(page.evaluate(SAID))


@pytest.mark.parametrize(
    "language, month, day",
    [("de", "Juni 2018", "16. Juni 2018"), ("fr", "juin 2018", "16 juin 2018"), ("ja", "2018年6月", "2018年6月16日")],
)
def test_dates_are_written_as_the_language_does(page_on, samples, language, month, day):
    page = page_on("2026-01-01", locale=language)
    page.goto(f"{samples}/?group=month&words=picos")
    page.get_by_role("heading", name=month, exact=True).wait_for()
    page.goto(f"{samples}/?group=day&words=picos")
    page.get_by_role("heading", name=day, exact=True).wait_for()


@pytest.mark.parametrize("locale, date", [("en-GB", "16 June 2018"), ("en-US", "June 16, 2018")])
def test_a_photo_s_date_is_written_as_in_the_region(page_on, samples, locale, date):
    page = page_on("2026-01-01", locale=locale)
    page.goto(f"{samples}/?words=picos")
    wait_for_photos(page)
    photo_at(page, 0).get_by_role("button").click()
    page.locator(".lightbox-facts").get_by_text(date).wait_for()


def test_numbers_have_their_forms(page_on, samples):
    page = page_on("2026-01-01", locale="ar")
    page.goto(f"{samples}/?words=picos")
    page.locator("#summary").get_by_text("عُثر على صورتين", exact=True).wait_for()


def test_arabic_begins_at_the_right(page_on, samples):
    page = page_on("2026-01-01", locale="ar")
    page.goto(samples)
    seen = wait_for_photos(page)
    assert page.evaluate("document.documentElement.dir") == "rtl"
    assert seen[0].frame.x > seen[1].frame.x
    assert view_box(page).right - seen[0].frame.right < 60


BOUNDS = """(line) => {
    const range = document.createRange();
    const node = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode();
    const left = (index) => (range.setStart(node, index), range.setEnd(node, index + 1), range.getBoundingClientRect().left);
    return [left(0), left(node.length - 1)];
}"""


def test_an_english_author_is_written_from_left_to_right_in_arabic_too(page_on, samples):
    page = page_on("2026-01-01", locale="ar")
    page.goto(f"{samples}/?words=brushes")
    wait_for_photos(page)
    author = photo_at(page, 0).locator(".photo-author")
    assert author.inner_text().endswith('"')
    first, last = author.evaluate(BOUNDS)
    assert first < last, "the closing quotation mark is the last character on the line"


TEXTS = {
    "Latin": "Antelope crossing the river before sunrise, seen from the hill on the other side, while everybody sleeps",
    "Arabic": "صورة لنهر طويل يعبر الوادي قبل شروق الشمس وقد التقطت من التل في الجهة الأخرى بينما الجميع نائمون",
}
CHARACTERS = """(line) => {
    const range = document.createRange();
    const node = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode();
    const box = ({ left, right }) => ({ left, right });
    return {
        line: box(line.getBoundingClientRect()),
        characters: [...node.data].map((_, index) => {
            range.setStart(node, index);
            range.setEnd(node, index + 1);
            return box(range.getBoundingClientRect());
        }),
    };
}"""


@pytest.mark.parametrize("locale", ["en", "ar"])
@pytest.mark.parametrize("script", TEXTS)
def test_a_text_in_any_direction_keeps_its_beginning(page_on, start_gallery, tmp_path, locale, script):
    long = TEXTS[script]
    for name, text in (("long", long), ("short", long.split()[0])):
        (tmp_path / f"{name}.jpg").write_bytes(with_texts(SAMPLES / "space/moon.jpg", caption=text, author=text))
    page = page_on("2026-01-01", locale=locale)
    page.goto(f"{start_gallery(tmp_path)}/?layout=grid&sort=name&group=none")
    wait_for_photos(page)
    for part in (".photo-caption", ".photo-author"):
        seen = photo_at(page, 0).locator(part).evaluate(CHARACTERS)
        first = seen["characters"][0]
        assert seen["line"]["left"] - 1 <= first["left"] and first["right"] <= seen["line"]["right"] + 1, part
        short = photo_at(page, 1).locator(part).evaluate(CHARACTERS)
        sides = {"en": (min, "left"), "ar": (max, "right")}
        outermost, side = sides[locale]
        assert abs(outermost(box[side] for box in short["characters"]) - short["line"][side]) < 2, part


def with_texts(photo: Path, caption: str, author: str) -> bytes:
    """A JPEG with a caption and an author in XMP."""
    xmp = f"""<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/">
        <dc:description><rdf:Alt><rdf:li xml:lang="x-default">{caption}</rdf:li></rdf:Alt></dc:description>
        <dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>
        </rdf:Description></rdf:RDF></x:xmpmeta>"""
    segment = b"http://ns.adobe.com/xap/1.0/\0" + xmp.encode()
    whole = photo.read_bytes()
    return whole[:2] + b"\xff\xe1" + struct.pack(">H", len(segment) + 2) + segment + whole[2:]


def test_reasons_for_files_that_are_not_shown_are_translated(page_on, start_gallery, tmp_path):
    names = ["a.jp2", "a.psd", "a.xcf", "a.tga", "a.ppm", "a.exr", "a.eps", "a.ico", "a.pcx", "a.mxf", "empty.jpg"]
    for name in names:
        (tmp_path / name).write_bytes(b"" if name == "empty.jpg" else b"\0")
    page = page_on("2026-01-01", locale="de")
    page.goto(start_gallery(tmp_path))
    page.locator("#skipped-button").click()
    reasons = page.locator("#skipped li > :last-child")
    reasons.nth(len(names) - 1).wait_for()
    said = reasons.all_inner_texts()
    assert "ist leer" in said
    assert "ist von einer Art, die die Galerie nicht zeigt: JPEG-2000-Bild" in said
    assert len({reason for reason in said if re.match("ist (leer|von einer Art)", reason)}) == len(names)


INTERPOLATION = re.compile(r"\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)")


def server_reasons():
    """The reasons in the server's sources, with a number for everything that is inserted."""
    sources = sorted((Path(__file__).parents[1] / "Sources/PhotoGallery").rglob("*.swift"))
    literals = [said for file in sources for said in re.findall(r'reason: "((?:[^"\\]|\\.)+)"', file.read_text())]
    return {INTERPOLATION.sub("7", said) for said in literals} - {"7"}


def test_every_reason_of_the_server_is_translated(page_on, samples):
    reasons = server_reasons()
    assert len(reasons) > 15
    page = page_on("2026-01-01", locale="ja")
    page.goto(samples)
    translate = "async (said) => (await import('/assets/server-text.js')).serverText(said)"
    assert [said for said in sorted(reasons) if page.evaluate(translate, said) == said] == []
    sentence = page.evaluate(translate, "The file of photo 7 is empty.")
    assert sentence == "写真 7 のファイル: 空です。"
    assert page.evaluate(translate, "nothing that the server says") == "nothing that the server says"


@pytest.mark.parametrize(
    "languages, language, direction", [(["kab", "ar"], "ar", "rtl"), (["he-IL"], "en", "ltr"), (["ar", "de"], "ar", "rtl")]
)
def test_the_direction_is_that_of_the_texts(page, samples, languages, language, direction):
    page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ get: () => {languages} }})")
    page.add_init_script(f"Object.defineProperty(navigator, 'language', {{ get: () => '{languages[0]}' }})")
    page.goto(samples)
    wait_for_photos(page)
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == [language, direction]


def test_other_languages_read_english(page_on, samples):
    page = page_on("2026-01-01", locale="fi-FI")
    page.goto(samples)
    wait_for_photos(page)
    assert page.locator("#summary").inner_text() == "26 photos in 3 folders"
    assert page.evaluate("document.documentElement.lang") == "en"


def test_a_language_can_be_asked_for(page, samples):
    page.goto(f"{samples}/?lang=de")
    wait_for_photos(page)
    assert page.locator("#summary").inner_text() == "26 Fotos in 3 Ordnern"
    choose(page, "Monate")
    page.locator("#summary").get_by_text("26 Fotos in 15 Monaten", exact=True).wait_for()


def test_an_exported_page_speaks_it_too(page_on, exported):
    page = page_on("2026-06-16", locale="eu")
    page.goto(exported)
    wait_for_photos(page)
    assert page.locator("#summary").inner_text() == "26 argazki, 3 karpeta"
    page.get_by_role("heading", name="Gaurko egunez").wait_for()


def test_a_wrong_password_is_reported_in_the_language(page_on, locked):
    page = page_on("2026-01-01", locale="es")
    page.goto(locked.start())
    page.get_by_label("Contraseña").fill("wrong horse")
    page.keyboard.press("Enter")
    page.get_by_role("alert").get_by_text("La contraseña no es correcta.").wait_for()
