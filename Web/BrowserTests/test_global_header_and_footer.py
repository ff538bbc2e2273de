"""The header before all sections and the footer after them: at the ends of the content, or of the viewport if they are pinned."""

import pytest

from test_sections import WAYS, start_and_end
from test_transition import PAUSE, begin

ENDS = ["global-header", "global-footer"]


def length(page, axis):
    width, height = page.size
    return height if axis == "vertical" else width


def ends(page, axis, direction, kind):
    """The start and end along the scroll axis of the element of a kind; None if it is not in view."""
    boxes = page.header_boxes(kind)
    assert len(boxes) <= 1
    return start_and_end(boxes[0], page, axis, direction) if boxes else None


@pytest.mark.parametrize("count", [600, 1_000_000])
@pytest.mark.parametrize("axis, direction", WAYS)
def test_they_scroll_with_the_content(collection, axis, direction, count):
    page = collection(count=count, sections=3, header=40, axis=axis, dir=direction, global_header=90, global_footer=60)
    assert ends(page, axis, direction, "global-header") == pytest.approx((0, 90), abs=0.5)
    [header] = page.header_boxes()
    assert start_and_end(header, page, axis, direction) == pytest.approx((90, 130), abs=0.5)
    assert [box["text"] for box in page.header_boxes("global-header")] == ["Start"]
    page.evaluate("(index) => view.scrollToItem(index, { align: 'center' })", count // 2)
    page.settle()
    assert [ends(page, axis, direction, kind) for kind in ENDS] == [None, None]
    page.evaluate("view.scroller.focus()")
    page.press("End")
    page.settle()
    end = length(page, axis)
    assert ends(page, axis, direction, "global-footer") == pytest.approx((end - 60, end), abs=1)
    assert [box["text"] for box in page.header_boxes("global-footer")] == ["End"]
    assert count - 1 in page.seen()


@pytest.mark.parametrize("count", [600, 1_000_000])
@pytest.mark.parametrize("axis, direction", WAYS)
def test_pinned_ones_stay_and_headers_of_sections_stop_at_them(collection, axis, direction, count):
    page = collection(
        count=count, sections=3, header=40, axis=axis, dir=direction, global_header=90, global_footer=60, pinned=1
    )
    end = length(page, axis)
    for index in [0, 7, count // 2, count - 1]:
        page.evaluate("(index) => view.scrollToItem(index)", index)
        page.settle()
        assert ends(page, axis, direction, "global-header") == pytest.approx((0, 90), abs=0.5)
        assert ends(page, axis, direction, "global-footer") == pytest.approx((end - 60, end), abs=0.5)
        first = min(start_and_end(box, page, axis, direction) for box in page.header_boxes())
        assert first == pytest.approx((90, 130), abs=0.5)
        # The item is clear of all of them.
        box = page.frame(index)
        place = {"top": box.y, "bottom": box.bottom, "left": box.x, "right": box.right}
        start, stop = start_and_end(place, page, axis, direction)
        assert 129.5 <= start and stop <= end - 59.5


@pytest.mark.parametrize("axis, direction", WAYS)
def test_items_under_pinned_ones_are_not_visible(collection, axis, direction):
    page = collection(count=2000, axis=axis, dir=direction, global_header=150, global_footer=150, pinned=1)
    page.evaluate("view.scrollToItem(1000, { align: 300 })")
    page.settle()
    end = length(page, axis)
    clear = []
    for index, box in page.seen().items():
        place = {"top": box.y, "bottom": box.bottom, "left": box.x, "right": box.right}
        start, stop = start_and_end(place, page, axis, direction)
        if stop > 150 and start < end - 150:
            clear.append(index)
    assert len(clear) < len(page.seen()), "no item was under the header, so nothing was tested"
    assert page.evaluate("view.visible") == sorted(clear)


def test_they_are_on_top_and_can_be_clicked(collection):
    page = collection(count=600, global_header=50, global_footer=50, pinned=1)
    page.evaluate("view.scrollToItem(300)")
    page.settle()
    kind = "document.elementFromPoint(300, view.getBoundingClientRect().{}).closest('[data-kind]').dataset.kind"
    assert page.evaluate(kind.format("top + 20")) == "global-header"
    assert page.evaluate(kind.format("bottom - 20")) == "global-footer"
    # The rest of their tracks ignores the pointer.
    page.evaluate("view.spacing = 0; view.layout = 'grid'")
    page.settle()
    assert page.evaluate(kind.format("top + 200")) == "item"


def test_an_empty_collection_has_them_too(collection):
    page = collection(count=10, global_header=50, global_footer=30)
    page.evaluate("view.data = { ...view.data, sections: [] }")
    page.settle()
    assert ends(page, "vertical", "ltr", "global-header") == pytest.approx((0, 50), abs=0.5)
    assert ends(page, "vertical", "ltr", "global-footer") == pytest.approx((50, 80), abs=0.5)
    assert page.evaluate("view.visible") == []


def test_the_reading_order_begins_and_ends_with_them(collection):
    page = collection(count=6, sections=2, header=30, footer=20, global_header=50, global_footer=30, height=1400)
    page.settle()
    page.evaluate("view.layout = 'grid'")
    page.settle()
    kinds = page.evaluate(
        """() => [...view.children].filter((node) => getComputedStyle(node).visibility !== "hidden")
            .map((node) => (node.firstElementChild?.dataset.kind ?? node.dataset.kind))"""
    )
    assert kinds[0] == "global-header" and kinds[-1] == "global-footer"
    assert kinds[1] == "header" and kinds[-2] == "footer"


def test_new_lengths_hold_the_position(collection):
    page = collection(count=2000, global_header=50)
    page.evaluate("view.scrollToItem(1000, { align: 100 })")
    page.settle()
    before = page.frame(1000)
    page.evaluate("view.data = { ...view.data, header: 250, footer: 40 }")
    page.settle()
    assert page.frame(1000) == before
    page.evaluate("view.scrollToItem(0)")
    page.settle()
    page.press("Home")
    page.evaluate("view.scroller.scrollTop = 0")
    page.settle()
    assert ends(page, "vertical", "ltr", "global-header") == pytest.approx((0, 250), abs=0.5)


# WebKit does not draw a paused animation at once.
@pytest.mark.browsers("chromium", "firefox")
@pytest.mark.parametrize("axis, direction", [("vertical", "ltr"), ("horizontal", "ltr"), ("horizontal", "rtl")])
@pytest.mark.parametrize("pinned", [{}, {"pinned": 1}], ids=["scrolling", "pinned"])
def test_a_change_of_layout_moves_them(collection, axis, direction, pinned):
    page = collection(
        count=9, axis=axis, dir=direction, width=1300, height=1100, global_header=50, global_footer=40, **pinned
    )
    before = [ends(page, axis, direction, kind) for kind in ENDS]
    assert begin(page, "view.layout = 'justified'", 0) > 4
    assert [ends(page, axis, direction, kind) for kind in ENDS] == [pytest.approx(one, abs=0.75) for one in before]
    page.evaluate(PAUSE, 0.5)
    halfway = ends(page, axis, direction, "global-footer")
    page.evaluate("view.getAnimations({ subtree: true }).forEach((animation) => animation.finish())")
    page.settle()
    after = [ends(page, axis, direction, kind) for kind in ENDS]
    assert after[0] == pytest.approx(before[0], abs=0.75)
    low, high = sorted([before[1][0], after[1][0]])
    assert high - low > 5 and low + 1 < halfway[0] < high - 1


@pytest.mark.browsers("chromium", "firefox")
def test_an_edit_moves_and_fades_them(collection):
    page = collection(count=3, layout="list", global_header=50, global_footer=40, height=1000, width=500)
    keyed = "(change) => { view.setItems({ ...view.data, ...change, keys: (index) => index }); return view.range }"
    page.evaluate(keyed, {})
    page.settle()
    start, _ = ends(page, "vertical", "ltr", "global-footer")
    page.evaluate(keyed, {"header": 0, "sections": [{"count": 2}]})
    page.evaluate(PAUSE, 0.5)
    halfway, _ = ends(page, "vertical", "ltr", "global-footer")
    opacity = "getComputedStyle(view.querySelector('[data-kind=global-header]')).opacity"
    assert 0 < float(page.evaluate(opacity)) < 1
    page.evaluate("view.getAnimations({ subtree: true }).forEach((animation) => animation.finish())")
    page.settle()
    assert ends(page, "vertical", "ltr", "global-header") is None
    end, _ = ends(page, "vertical", "ltr", "global-footer")
    assert end < halfway < start
