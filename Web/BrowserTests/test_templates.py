"""Templates of nested groups: measured, on shelves, edited and exchanged. test_frames.py compares their frames with the engine."""

import pytest

from collection_page import assert_no_overlap
from test_frames import MOSAIC
from test_measuring import assert_fitting
from test_shelves import WAYS, along
from test_transition import PAUSE, assert_same

# Two columns, whose items have the heights of their pictures and captions.
COLUMNS = {
    "direction": "across", "height": {"estimated": 200},
    "items": [{"width": {"fractionalWidth": 0.5}, "height": {"estimated": 200}}],
}  # fmt: skip
THIRDS = {
    "direction": "across", "height": 120, "items": [{"width": {"fractionalWidth": 1 / 3}}],
}  # fmt: skip
SHOW = """(section) => new Promise((isLaidOut) => {
    view.addEventListener("collection-layout", isLaidOut, { once: true });
    view.data = { ...view.data, sections: [section] };
})"""


def test_estimated_items_are_as_long_as_picture_and_caption(collection):
    page = collection(count=1000, captions=1)
    page.evaluate(SHOW, {"count": 1000, "layout": "template", "template": COLUMNS})
    page.settle()
    assert_fitting(page)
    page.wheel(700, times=3)
    assert_fitting(page)
    page.evaluate("view.scrollToItem(601, { align: 'start' })")
    page.settle()
    assert_fitting(page)
    # The items of a group begin together.
    frames = page.frames()
    for index, frame in frames.items():
        if index % 2 == 0 and index + 1 in frames:
            assert frames[index + 1].y == pytest.approx(frame.y, abs=0.3)
            assert frames[index + 1].x > frame.right


def test_captions_do_not_change_other_extents(collection):
    page = collection(count=1000, captions=1)
    page.evaluate(SHOW, {"count": 1000, "layout": "template", "template": THIRDS})
    page.wheel(700, times=3)
    page.evaluate("view.scrollToItem(601); view.remeasure(590, 610); view.refresh(590, 610)")
    page.settle()
    assert {frame.height for frame in page.frames().values()} == {120}
    assert_no_overlap(page.frames().values())
    assert page.evaluate("window.errors") == []


@pytest.mark.parametrize("axis, direction", WAYS)
def test_a_template_on_a_shelf(collection, axis, direction):
    page = collection(count=300, axis=axis, dir=direction)
    # Columns of two items, across the shelf; rows of two where the shelf is upright.
    (thick, long) = ("height", "width") if axis == "vertical" else ("width", "height")
    whole = {"height": "fractionalHeight", "width": "fractionalWidth"}[thick]
    template = {"direction": "across", long: 150, "spacing": 6, "items": [{thick: {whole: 0.5}}]}
    shelf = {"count": 300, "layout": "template", "template": template, "scrolls": "across", "itemBreadth": 206, "spacing": 10}
    page.evaluate(SHOW, shelf)
    page.settle()
    frames = page.frames()
    extents = {(frame.height, frame.width) if axis == "vertical" else (frame.width, frame.height) for frame in frames.values()}
    assert extents == {(100, 150)}
    for index in range(0, 6, 2):
        first, second, third = (along(frames[index + next], page, axis, direction) for next in range(3))
        assert first == second
        assert third[0] - first[1] == pytest.approx(10, abs=0.3)
    assert_no_overlap(frames.values())


@pytest.mark.parametrize("template", [MOSAIC, COLUMNS, THIRDS], ids=["mosaic", "columns", "thirds"])
def test_edits_lead_to_the_frames_of_a_fresh_page(collection, template):
    section = {"layout": "template", "template": template}
    edited = collection(count=100, settings={"reduced_motion": "reduce"})
    edited.evaluate(SHOW, {"count": 100, **section})
    edited.evaluate(
        """() => {
            // All items are alike, so that only their number matters.
            view.data = { ...view.data, aspectRatios: undefined, aspectRatio: 1.5 };
            view.insert(3, 5); view.delete(20, 2); view.move(1, 30); view.delete(90);
            return view.range;
        }"""
    )
    edited.settle()
    fresh = collection(count=102, settings={"reduced_motion": "reduce"})
    fresh.evaluate(SHOW, {"count": 102, **section})
    fresh.evaluate("view.data = { ...view.data, aspectRatios: undefined, aspectRatio: 1.5 }; view.range")
    fresh.settle()
    for index in [0, 60, 101]:
        for page in [edited, fresh]:
            page.evaluate("(index) => view.scrollToItem(index, { align: 'start' })", index)
            page.settle()
        assert edited.frames() == fresh.frames()


@pytest.mark.browsers("chromium", "firefox")  # WebKit does not draw a paused animation at once.
@pytest.mark.parametrize("owner", ["element", "section"])
def test_another_template_moves_the_items(collection, owner):
    change = {
        "element": "(template) => { view.template = template; return view.range }",
        "section": """(template) => {
            view.setItems({ ...view.data, sections: [{ count: 100, layout: "template", template }], keys: (index) => index });
            return view.range;
        }""",
    }[owner]
    page = collection(count=100, layout="template")
    page.evaluate(change, THIRDS)
    page.settle()
    before = page.seen()
    page.evaluate(change, {**THIRDS, "height": 90, "items": [{"width": {"fractionalWidth": 1 / 4}}]})
    assert page.evaluate(PAUSE, 0) > 4
    assert_same(before, page.seen())
    page.evaluate("view.getAnimations({ subtree: true }).forEach((animation) => animation.finish())")
    page.settle()
    assert {frame.height for frame in page.frames().values()} == {90}
    # The same template once more, as another object, moves nothing.
    before = page.seen()
    page.evaluate(change, {**THIRDS, "height": 90, "items": [{"width": {"fractionalWidth": 1 / 4}}]})
    page.evaluate(PAUSE, 0.5)
    assert page.seen() == before


def test_widths_and_heights_stay_what_they_are_on_the_other_axis(collection):
    page = collection(count=300, layout="template")
    template = {"direction": "across", "width": 200, "height": 90, "items": [{"width": 60, "height": 30}]}
    page.evaluate("(template) => (view.template = template)", template)
    page.settle()
    for axis in ["vertical", "horizontal", "vertical"]:
        page.evaluate("(axis) => (view.axis = axis)", axis)
        page.settle()
        assert {(frame.width, frame.height) for frame in page.frames().values()} == {(60, 30)}
        assert_no_overlap(page.frames().values())


def test_without_a_description_there_is_a_standard_one(collection):
    page = collection(count=300, layout="template")
    page.settle()
    frames = page.frames()
    assert frames[0].width > 1.5 * frames[1].width and frames[0].height > 1.5 * frames[1].height
    assert_no_overlap(frames.values())
    page.evaluate("(template) => { view.template = template; view.template = undefined }", THIRDS)
    page.settle()
    assert page.frames() == frames
