"""The document contains exactly what the native engine computes: nothing is missing, nothing misplaced."""

import json
import subprocess
from pathlib import Path

import pytest

ENGINE = Path(__file__).resolve().parent.parent / ".build/debug/layout-frames"
WAYS = [("vertical", "ltr"), ("vertical", "rtl"), ("horizontal", "ltr"), ("horizontal", "rtl")]
KINDS = ["item", "header", "footer", "background"]
COUNT = 2000

# Everything in the viewport, from its upper left corner, except headers. These are pinned, and tested elsewhere.
SEEN = """() => {
    const box = view.getBoundingClientRect();
    // Right to left, the scrollbar is on the left and part of this.
    const left = box.left + view.scroller.clientLeft;
    return [...view.querySelectorAll(["item", "footer", "background"].map((kind) => `[data-kind=${kind}]`))]
        .filter((node) => !node.inert)
        .filter((node) => getComputedStyle(node).visibility !== "hidden")
        .map((node) => {
            const { x, y, width, height } = node.getBoundingClientRect();
            const item = node.dataset.kind === "item" ? node.ariaPosInSet - 1 : -1;
            return { kind: node.dataset.kind, item, x: x - left, y: y - box.top, width, height };
        })
        .filter(({ x, y, width, height }) =>
            x + width > 1 && y + height > 1 && x < view.scroller.clientWidth - 1 && y < view.scroller.clientHeight - 1);
}"""

# Length divided by breadth: height by width, or the other way round if the main axis is horizontal.
RATIOS = """async (count) => {
    const { aspectRatio } = await import("./collection.js");
    const ratios = Array.from({ length: count }, (_, index) => Math.fround(aspectRatio(index)));
    return view.axis === "horizontal" ? ratios : ratios.map((ratio) => 1 / ratio);
}"""


def arrange(page, layout, orientation, sections):
    """The same collection, laid out by the native engine."""
    width, height = page.size
    question = {
        "layout": layout, "itemBreadth": 240, "spacing": 12, "inset": 12, "width": width, "height": height,
        "orientation": orientation, "sections": sections, "ratios": page.evaluate(RATIOS, COUNT),
    }  # fmt: skip
    done = subprocess.run([ENGINE], input=json.dumps(question), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def on_screen(frame, offset, axis, direction, size):
    """The position on screen of a frame in the content, if the viewport begins at `offset`."""
    if axis == "vertical":
        return frame["x"], frame["y"] - offset
    # In right-to-left layouts, the engine measures from the content's right edge.
    return (frame["x"] - offset if direction == "ltr" else frame["x"] + offset + size[0]), frame["y"]


@pytest.mark.parametrize("axis, direction", WAYS)
@pytest.mark.parametrize("layout", ["waterfall", "justified", "grid", "list", "staggered", "packed"])
def test_all_that_should_be_seen_is_where_the_engine_puts_it(collection, layout, axis, direction):
    page = collection(
        count=COUNT, sections=4, header=30, footer=20, background=1, layout=layout, axis=axis, dir=direction
    )
    sections = [{"count": COUNT // 4, "header": 30, "footer": 20, "background": True}] * 4
    assert_all_is_where_it_should_be(page, layout, axis, direction, sections)


# Sections with some options of their own. The others come from the element.
MIXTURE = [
    {"count": 300, "layout": "list", "header": 30, "spacing": 2},
    {"count": 200},
    {"count": 0, "layout": "grid", "header": 40},
    {"count": 500, "layout": "grid", "lanes": 5, "aspectRatio": 1.5, "inset": 30, "background": True},
    {"count": 300, "layout": "waterfall", "itemBreadth": 150, "tolerance": 0, "footer": 20},
    {"count": 400, "layout": "justified", "itemBreadth": 120},
    {"count": 150, "layout": "staggered", "lanes": 3, "offset": 0.5},
    {"count": 150, "layout": "packed", "dense": False, "spacing": 0},
]


@pytest.mark.browsers("chromium", "firefox")  # WebKit gives the page's buttons their height late.
@pytest.mark.parametrize("axis, direction", WAYS)
def test_every_section_has_the_layout_it_asks_for(collection, axis, direction):
    page = collection(count=COUNT, layout="grid", axis=axis, dir=direction)
    # Some of these layouts need an engine that is loaded first.
    page.evaluate(
        """(sections) => new Promise((isLaidOut) => {
            view.addEventListener("collection-layout", isLaidOut, { once: true });
            view.data = { ...view.data, sections };
        })""",
        MIXTURE,
    )
    assert_all_is_where_it_should_be(page, "grid", axis, direction, MIXTURE)
    # The options that a section does not set follow the element.
    page.evaluate("view.layout = 'waterfall'; view.itemBreadth = 100")
    page.settle()
    page.evaluate("view.layout = 'justified'; view.itemBreadth = 240")
    page.settle()
    assert_all_is_where_it_should_be(page, "justified", axis, direction, MIXTURE)


@pytest.mark.browsers("chromium", "firefox")  # WebKit gives the page's buttons their height late.
def test_a_section_gets_another_layout_in_an_edit(collection):
    page = collection(count=COUNT, layout="grid")
    keyed = "(sections) => view.setItems({ ...view.data, sections, keys: (index) => index })"
    page.evaluate(keyed, [{"count": COUNT}])
    page.settle()
    sections = [{"count": COUNT // 2, "layout": "list"}, {"count": COUNT // 2, "layout": "grid", "lanes": 2}]
    page.evaluate(keyed, sections)
    page.tab.wait_for_timeout(600)
    assert_all_is_where_it_should_be(page, "grid", "vertical", "ltr", sections)
    sections = [{"count": COUNT // 2, "layout": "justified"}, {"count": COUNT // 2, "layout": "grid", "lanes": 4}]
    page.evaluate(keyed, sections)
    page.tab.wait_for_timeout(600)
    assert_all_is_where_it_should_be(page, "grid", "vertical", "ltr", sections)


@pytest.mark.parametrize(
    ("section", "message"),
    [
        ({"count": 3, "layout": "gird"},
         'data.sections[0].layout is "gird"; choose one of: waterfall, justified, grid, list, staggered, packed, carousel'),
        ({"count": 3, "layout": "list", "lanes": 2},
         'data.sections[0].lanes is no option of a section with layout "list"; choose of: '
         "count, key, header, footer, background, layout, inset, itemBreadth, spacing, scrolls, resting, groupSize, effect, "
         "separator, badge"),
        ({"count": 3, "lane": 2},
         "data.sections[0].lane is no option of a section without a layout of its own; choose of: "
         "count, key, header, footer, background, layout, inset, itemBreadth, spacing"),
        ({"count": 3, "layout": "grid", "lanes": 0}, "data.sections[0].lanes is 0; give a whole number, 1 or more"),
        ({"count": 3, "layout": "grid", "aspectRatio": "wide"},
         'data.sections[0].aspectRatio is "wide"; give width divided by height, above 0'),
        ({"count": 3, "header": -1}, "data.sections[0].header is -1; give a number of px, 0 or more"),
        ({"header": 20}, "data.sections[0].count is undefined; give a whole number, 0 or more"),
    ],
)  # fmt: skip
def test_an_option_that_there_is_not_is_refused(collection, section, message):
    page = collection(count=10)
    thrown = page.evaluate(
        "(section) => { try { view.data = { sections: [section] } } catch (error) { return [error.name, error.message] } }",
        section,
    )
    assert thrown == ["TypeError", message]


def assert_all_is_where_it_should_be(page, layout, axis, direction, sections):
    arranged = arrange(page, layout, WAYS.index((axis, direction)), sections)
    size = page.size
    place = 1 if axis == "vertical" else 0
    for item in [0, 499, 1234, COUNT - 1]:
        page.evaluate("(item) => view.scrollToItem(item, { align: 'center' })", item)
        page.settle()
        seen = page.evaluate(SEEN)
        [known] = [one for one in seen if one["item"] == item]
        [frame] = [one for one in arranged["frames"] if KINDS[one["kind"]] == "item" and one["index"] == item]
        # The viewport's offset in the content, computed from one item. All others must agree.
        distance = on_screen(frame, 0, axis, direction, size)[place] - (known["y"] if place else known["x"])
        offset = distance if (axis, direction) != ("horizontal", "rtl") else -distance
        assert -1 <= offset <= max(0, arranged["extent"] - size[place]) + 1

        expected = []
        for one in arranged["frames"]:
            x, y = on_screen(one, offset, axis, direction, size)
            is_in_view = x + one["width"] > 1 and y + one["height"] > 1 and x < size[0] - 1 and y < size[1] - 1
            kind = KINDS[one["kind"]]
            if kind != "header" and is_in_view:
                expected.append((kind, one["index"] if kind == "item" else -1, x, y, one["width"], one["height"]))
        found = [tuple(one[name] for name in ("kind", "item", "x", "y", "width", "height")) for one in seen]
        assert [one[:2] for one in sorted(found)] == [one[:2] for one in sorted(expected)]
        for drawn, told in zip(sorted(found), sorted(expected)):
            assert drawn[2:] == pytest.approx(told[2:], abs=0.75), f"{drawn} is not where the engine has it: {told}"
