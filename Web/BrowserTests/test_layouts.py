"""Every layout, axis and direction shows everything in view, and changes hold the position."""

import pytest

from collection_page import assert_no_overlap

WAYS = [("vertical", "ltr"), ("vertical", "rtl"), ("horizontal", "ltr"), ("horizontal", "rtl")]


def assert_covered(page, step=10, hole=100):
    """No gap in the viewport is large enough for an item. Checks points of a grid."""
    width, height = page.size
    frames = list(page.frames().values())
    for y in range(hole, height - hole, step):
        for x in range(hole, width - hole, step):
            near = any(
                f.x - hole < x < f.right + hole and f.y - hole < y < f.bottom + hole for f in frames
            )
            assert near, f"there is a hole at {x}, {y}"


@pytest.mark.parametrize("axis, direction", WAYS)
def test_each_layout_is_complete(collection, axis, direction):
    page = collection(count=3000, axis=axis, dir=direction)
    names = page.evaluate("CollectionView.layouts.map(({ name }) => name)")
    assert "waterfall" in names and len(names) >= 4
    for name in names:
        page.evaluate("(name) => (view.layout = name)", name)
        for index in [0, 1500]:
            page.evaluate("(index) => view.scrollToItem(index, { align: 'center' })", index)
            page.settle()
            assert index in page.seen(), f"{name} does not show {index}"
            assert_no_overlap(page.frames().values())
            # A strip is a single line.
            if name != "strip":
                assert_covered(page)


@pytest.mark.parametrize("axis, direction", WAYS)
def test_content_begins_where_reading_does(collection, axis, direction):
    page = collection(count=500, axis=axis, dir=direction)
    width, _ = page.size
    first = page.frame(0)
    assert abs(first.y - 12) <= 0.5
    assert abs((first.x if direction == "ltr" else width - first.right) - 12) <= 0.5


@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_million_in_a_row_have_an_end(collection, direction, scale):
    page = collection(count=1_000_000, axis="horizontal", dir=direction, scale=scale)
    sign = 1 if direction == "ltr" else -1
    page.evaluate(f"view.scroller.scrollLeft = {sign} * view.scroller.scrollWidth")
    page.settle()
    frames = page.frames()
    assert 999_999 in frames
    assert_no_overlap(frames.values())
    width, _ = page.size
    edge = max(f.right for f in frames.values()) - (width - 12) if sign > 0 else min(f.x for f in frames.values()) - 12
    assert abs(edge) <= 1
    page.evaluate("view.scroller.scrollLeft = 0")
    page.settle()
    assert 0 in page.seen()


@pytest.mark.parametrize("axis, direction", WAYS)
def test_the_page_learns_where_items_are(collection, axis, direction):
    page = collection(count=500_000, axis=axis, dir=direction)
    page.evaluate("view.scrollToItem(250000, { align: 'center' })")
    for index, frame in page.seen().items():
        told = page.evaluate("(index) => view.frameOf(index)", index)
        assert abs(told["x"] - frame.x) <= 0.5 and abs(told["y"] - frame.y) <= 0.5
        assert abs(told["width"] - frame.width) <= 0.1 and abs(told["height"] - frame.height) <= 0.1
    assert page.evaluate("view.visible") == sorted(page.seen())


@pytest.mark.parametrize("count", [2000, 1_000_000])
@pytest.mark.parametrize("layout", ["waterfall", "justified", "grid", "staggered"])
def test_resizing_keeps_the_place(collection, count, layout):
    page = collection(count=count, layout=layout)
    page.evaluate("(index) => view.scrollToItem(index, { align: 'start' })", count // 2)
    page.settle()
    # The anchor is the first item at the viewport's upper edge.
    anchor = page.frame(count // 2)
    assert abs(anchor.y) <= 1
    for width in [700, 460, 1300, 1000]:
        page.tab.set_viewport_size({"width": width, "height": 800})
        page.draw()
        row = [f for f in page.seen().values() if f.y <= 1]
        assert any(abs(f.index - count // 2) <= 8 for f in row), f"the place is lost at {width} px"
    back = page.frame(count // 2)
    assert abs(back.y - anchor.y) <= 1 and abs(back.x - anchor.x) <= 1


def test_a_layout_looks_the_same_whatever_was_chosen_before(collection):
    still = {"reduced_motion": "reduce"}
    # This page loads both engines, so that no later change has to wait.
    page = collection(count=300, layout="staggered", settings=still)
    names = page.evaluate("CollectionView.layouts.map(({ name }) => name)")
    fresh = {}
    for name in names:
        other = collection(count=300, layout=name, settings=still)
        other.settle()
        fresh[name] = other.frames()
    for before in names:
        for name in names:
            # Reading the range runs the layout pass that is due.
            changed = page.frames(right_after=f"view.layout = '{before}'; view.range; view.layout = '{name}'; view.range")
            assert changed == fresh[name], f"{name} after {before}"


def test_resizing_keeps_the_start(collection):
    page = collection(count=2000, header=30)
    for width in [460, 1200, 900]:
        page.tab.set_viewport_size({"width": width, "height": 700})
        page.settle()
        assert page.evaluate("view.scroller.scrollTop") == 0


def test_the_direction_of_the_page_can_change(collection):
    page = collection(count=500)
    assert abs(page.frame(0).x - 12) <= 0.5
    page.evaluate("document.documentElement.dir = 'rtl'")
    page.settle()
    assert abs(page.frame(0).right - (page.size[0] - 12)) <= 0.5


@pytest.mark.parametrize("axis", ["vertical", "horizontal"])
def test_the_direction_of_any_element_around_can_change(collection, axis):
    page = collection(count=500, axis=axis)
    page.evaluate(
        """() => {
            const host = document.createElement("div");
            host.style.cssText = "flex: 1; min-height: 0";
            view.before(host);
            const root = host.attachShadow({ mode: "open" });
            root.innerHTML = "<div></div>";
            root.firstChild.style.height = "100%";
            root.firstChild.append(view);
        }"""
    )
    page.settle()
    elements = ["document.body", "view.getRootNode().host", "view.parentNode"]
    for element in elements:
        page.evaluate(f"{element}.dir = 'rtl'")
        page.settle()
        assert abs(page.frame(0).right - (page.size[0] - 12)) <= 0.5, element
        page.evaluate(f"{element}.dir = 'ltr'")
        page.settle()
        assert abs(page.frame(0).x - 12) <= 0.5, element


@pytest.mark.parametrize("move", ["others.append(view)", "others.moveBefore ? others.moveBefore(view, null) : others.append(view)"])
@pytest.mark.parametrize("axis", ["vertical", "horizontal"])
def test_an_element_that_is_moved_into_another_direction_keeps_its_items_in_view(collection, axis, move):
    page = collection(count=500, axis=axis, layout="grid", item_breadth=100)
    page.evaluate(
        """() => {
            view.style.cssText = "flex: none; width: 600px; height: 400px";
            window.others = document.body.appendChild(document.createElement("div"));
            others.dir = "rtl";
        }"""
    )
    page.evaluate("view.scrollToItem(45, { align: 'start' })")
    page.settle()
    visible = page.evaluate("view.visible")
    # Not every browser has `moveBefore`.
    page.evaluate(f"() => {{ {move} }}")
    page.settle()
    assert page.evaluate("view.visible") == visible
    assert visible[0] == 45
    frames = page.seen()
    assert sorted(frames) == visible
    width, _ = page.size
    assert abs(width - frames[45].right - (12 if axis == "vertical" else 0)) <= 1


@pytest.mark.browsers("chromium", "firefox")  # In WebKit, items are still moving.
def test_changing_the_axis_keeps_the_place(collection):
    page = collection(count=5000)
    page.evaluate("view.scrollToItem(2500, { align: 'start' })")
    page.settle()
    page.evaluate("view.axis = 'horizontal'")
    page.settle()
    assert any(abs(index - 2500) <= 8 for index in page.seen())
    assert_no_overlap(page.frames().values())


@pytest.mark.parametrize("change", ["view.reload(100)", "view.spacing = 20", "view.data = view.data"])
def test_a_new_direction_together_with_another_change_keeps_the_place(collection, change):
    page = collection(count=500, axis="horizontal", layout="list")
    page.evaluate("view.scrollToItem(250, { align: 'start' })")
    page.settle()
    page.evaluate(f"{change}; document.documentElement.dir = 'rtl'; 0")
    page.settle()
    assert any(abs(index - 250) <= 2 for index in page.seen())


NAMES = "waterfall, justified, grid, list, staggered, packed, template, carousel, flow, mosaic, strip, fitted"
UNKNOWN = f'layout is "spiral"; give one of: {NAMES}'


def test_an_unknown_layout_is_refused_and_changes_nothing(collection):
    page = collection(count=1000, layout="list")
    before = page.frames()
    thrown = page.evaluate("() => { try { view.layout = 'spiral' } catch (error) { return [error.name, error.message] } }")
    assert thrown == ["TypeError", UNKNOWN]
    page.settle()
    assert page.evaluate("view.layout") == "list"
    assert page.frames() == before
    page.evaluate("view.scroller.scrollTop = 9000")
    page.settle()
    assert page.seen() and 0 not in page.seen()
    assert page.evaluate("window.errors") == []


def test_an_unknown_layout_in_an_attribute_is_an_error_and_changes_nothing(collection):
    page = collection(count=1000, layout="list")
    before = page.frames()
    page.evaluate("view.addEventListener('error', (event) => event.preventDefault()); view.setAttribute('layout', 'spiral')")
    page.settle()
    assert page.evaluate("window.errors") == [UNKNOWN]
    assert page.frames() == before
    page.evaluate("view.scroller.scrollTop = 9000")
    page.settle()
    page.evaluate("view.spacing = 20")
    page.settle()
    assert page.seen() and 0 not in page.seen()
    assert page.evaluate("window.errors") == [UNKNOWN]
    page.evaluate("view.scroller.scrollTop = 0")
    page.settle()
    page.evaluate("view.layout = 'grid'")
    page.settle()
    assert 0 in page.seen()


def test_content_from_right_to_left_of_a_fractional_length_is_at_its_start(collection):
    page = collection(count=60, axis="horizontal", dir="rtl", layout="grid")
    for fraction in range(4):
        page.evaluate("(inset) => { view.inset = inset }", 12 + fraction / 8)
        page.settle()
        for distance in [-700, 5000]:
            page.evaluate("(left) => view.scroller.scrollBy({ left, behavior: 'instant' })", distance)
            page.settle()
        assert page.evaluate("view.place") is None
        # Chromium itself may scroll a pixel too far.
        assert page.evaluate("view.frameOf(0).x") == pytest.approx(page.frame(0).x, abs=1.1)


@pytest.mark.parametrize("axis", ["vertical", "horizontal"])
@pytest.mark.parametrize("mode", ["vertical-rl", "vertical-lr", "sideways-lr"])
@pytest.mark.parametrize("owner", ["view.parentElement", "view"])
def test_vertical_lines_of_the_page_change_nothing(collection, axis, mode, owner):
    page = collection(count=600, axis=axis)
    page.evaluate("const frame = document.createElement('div'); view.before(frame); frame.append(view)")
    page.evaluate(f"() => {{ {owner}.style.writingMode = '{mode}' }}")
    page.evaluate("view.style.cssText += '; width: 700px; height: 500px'")
    page.settle()
    assert 0 in page.seen()
    page.evaluate("view.scrollToItem(400, { align: 'start' })")
    page.settle()
    frame = page.frame(400)
    assert (frame.x if axis == "horizontal" else frame.y) == pytest.approx(0, abs=1)


WRONG = [
    ("axis", "foo", 'axis is "foo"; give one of: vertical, horizontal'),
    ("spacing", -5, "spacing is -5; give a number of px, 0 or more"),
    ("inset", "wide", 'inset is "wide"; give a number of px, 0 or more'),
    ("itemBreadth", float("nan"), "itemBreadth is NaN; give a number of px, 0 or more"),
    ("itemBreadth", "20em", 'itemBreadth is "20em"; give a number of px, 0 or more'),
    ("spacing", [7, 9], "spacing is [7,9]; give a number of px, 0 or more"),
    ("renderItem", 5, "renderItem is 5; give a function"),
    ("measureItem", "", 'measureItem is ""; give a function'),
    ("describeReorder", "abc", 'describeReorder is "abc"; give a function'),
]


def test_a_wrong_value_is_refused_and_changes_nothing(collection):
    page = collection(count=100)
    before = page.frames()
    for name, value, message in WRONG:
        given = "NaN" if value != value else repr(value)
        thrown = page.evaluate(f"() => {{ try {{ view.{name} = {given} }} catch (error) {{ return [error.name, error.message] }} }}")
        assert thrown == ["TypeError", message]
    page.settle()
    assert page.frames() == before
    assert page.evaluate("[view.axis, view.spacing, view.inset, view.itemBreadth]") == ["vertical", 12, 12, 240]
    assert page.evaluate("window.errors") == []


WRONG_OPTIONS = {
    "scrollToItem(30, { allign: 'start' })": "scrollToItem.allign is no option of scrollToItem; choose from align, focus",
    "scrollToItem(30, { align: 'top' })": 'scrollToItem.align is "top"; give one of: ',
    "scrollToItem(30, { focus: 'yes' })": 'scrollToItem.focus is "yes"; give true or false',
    "insert(0, 1, { sektion: 0 })": "insert.sektion is no option of insert; choose from section",
    "move(0, 5, 1, { to: 0 })": "move.to is no option of move; choose from section",
}


@pytest.mark.parametrize("call", WRONG_OPTIONS)
def test_a_wrong_option_of_a_method_is_refused_and_changes_nothing(collection, call):
    page = collection(count=100)
    before = page.frames()
    thrown = page.evaluate(f"() => {{ try {{ view.{call} }} catch (error) {{ return [error.name, error.message] }} }}")
    assert thrown[0] == "TypeError" and thrown[1].startswith(WRONG_OPTIONS[call])
    page.settle()
    assert page.frames() == before


def test_a_wrong_value_in_an_attribute_is_an_error_and_counts_as_none(collection):
    page = collection(count=100)
    before = page.frames()
    page.evaluate("view.addEventListener('error', (event) => event.preventDefault())")
    for name, value in [("axis", "foo"), ("spacing", "-5"), ("inset", "wide"), ("item-breadth", "")]:
        page.evaluate("([name, value]) => view.setAttribute(name, value)", [name, value])
    page.settle()
    assert page.evaluate("window.errors") == [
        'axis is "foo"; give one of: vertical, horizontal',
        'spacing is "-5"; give a number of px, 0 or more',
        'inset is "wide"; give a number of px, 0 or more',
        'item-breadth is ""; give a number of px, 0 or more',
    ]
    assert page.frames() == before
    page.evaluate("for (const name of ['axis', 'spacing', 'inset', 'item-breadth']) view.removeAttribute(name)")
    page.evaluate("view.setAttribute('spacing', '30px')")
    page.settle()
    assert page.evaluate("[view.spacing, window.errors.length]") == [30, 4]


def test_going_to_an_item_of_a_layout_just_chosen(collection):
    page = collection(count=3000)
    page.evaluate("view.layout = 'grid'; view.scrollToItem(2000, { align: 'center' })")
    page.settle()
    assert 2000 in page.seen()
