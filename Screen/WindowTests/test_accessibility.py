"""Examples, as assistive technologies read and operate them."""

import pytest

from accessibility import Session


@pytest.fixture
def session(display, tmp_path):
    session = Session(tmp_path, display)
    yield session
    session.close()


def named(elements):
    return [element for element in elements if element["name"]]


def the_first(shown, session, name):
    """Return the first item, as soon as its name begins with the given one."""

    def first():
        items = session.items(shown)
        return items[0] if items and items[0]["name"].startswith(name) else None

    return shown.wait_for(first)


def selected(shown, session):
    return [item["name"] for item in session.items(shown) if "selected" in item["states"]]


def test_the_visible_cells_have_names_and_frames_in_reading_order(window, session):
    shown = window("pinterest", **session.environment)
    # Accessibility is not enabled, so the elements are updated only when nothing moves.
    first = the_first(shown, session, "Autumn hills")
    items = session.items(shown)
    assert first["name"] == "Autumn hills, From outdoors, 960 × 639 pixels"
    assert first["frame"] == [11, 11, 193, 167]
    assert len(items) == len(named(items)) and 5 <= len(items) <= 12
    (left, top, width, height) = items[1]["frame"]
    assert (left, top, width) == (216, 11, 193)
    lists = [element for element in session.elements(shown) if element["role"] == "list"]
    assert [element["frame"] for element in lists] == [[0, 0, 420, 780]]


def test_a_click_selects_and_the_wheel_brings_other_cells(window, session):
    shown = window("pinterest", **session.environment)
    session.let_listen()
    first = the_first(shown, session, "Autumn hills")
    shown.do("mousemove", 100, 100, "click", 1)
    shown.wait_for(lambda: selected(shown, session) == [first["name"]])
    before = {item["name"]: item["frame"] for item in session.items(shown)}
    shown.do("click", "--repeat", 3, "--delay", 50, 5)
    shown.rest()
    shown.wait_for(lambda: session.items(shown)[0]["name"] not in ("", first["name"]))
    after = {item["name"]: item["frame"] for item in session.items(shown)}
    stayed = before.keys() & after.keys()
    assert stayed and {before[name][1] - after[name][1] for name in stayed} == {180}
    assert after.keys() - before.keys() and first["name"] not in after


def test_an_item_is_selected_without_a_pointer(window, session):
    shown = window("pinterest", **session.environment)
    session.let_listen()
    the_first(shown, session, "Autumn hills")
    second = session.items(shown)[1]["name"]
    session.read(shown, "press", second)
    shown.wait_for(lambda: selected(shown, session) == [second])


def test_the_focus_is_followed(window, session):
    shown = window("fixed-columns", **session.environment)
    session.let_listen()
    the_first(shown, session, "")

    def focused():
        return [item["name"] for item in session.items(shown) if "focused" in item["states"]]

    shown.do("windowfocus", shown.id, "key", "Tab")
    first = shown.wait_for(focused)
    shown.do("key", "Right")
    shown.wait_for(lambda: focused() not in ([], first))
    shown.do("key", "Escape")
    shown.wait_for(lambda: focused() == [])


def test_controls_in_a_row_are_elements_of_their_own(window, session):
    shown = window("outline", **session.environment)
    session.let_listen()
    shown.wait_for(lambda: session.items(shown))
    buttons = [element for element in session.elements(shown) if element["role"] == "push button"]
    assert buttons and {button["name"] for button in buttons} <= {"Expand", "Collapse"}
    count = len(session.items(shown))
    session.read(shown, "press", "Expand")
    shown.wait_for(lambda: len(session.items(shown)) > count)
