"""The document contains exactly what the native engine computes: nothing is missing, nothing misplaced."""

import json
import subprocess
from pathlib import Path

import pytest

ENGINE = Path(__file__).resolve().parent.parent / ".build/debug/layout-frames"
WAYS = [("vertical", "ltr"), ("vertical", "rtl"), ("horizontal", "ltr"), ("horizontal", "rtl")]
KINDS = ["item", "header", "footer", "background", "global-header", "global-footer"]
COUNT = 2000

# Everything in the viewport, from its upper left corner, except headers. These are pinned, and tested elsewhere.
SEEN = """() => {
    const box = view.getBoundingClientRect();
    // Right to left, the scrollbar is on the left and part of this.
    const left = box.left + view.scroller.clientLeft;
    const kinds = ["item", "footer", "background", "global-header", "global-footer"];
    return [...view.querySelectorAll(kinds.map((kind) => `[data-kind=${kind}]`))]
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


def arrange(page, layout, orientation, sections, surroundings):
    """The same collection, laid out by the native engine."""
    width, height = page.size
    # The items of a strip extend across it, by their lengths along it.
    layouts = [section.get("layout", layout) for section in sections for _ in range(section["count"])]
    ratios = [
        1 / ratio if name == "strip" else ratio for name, ratio in zip(layouts, page.evaluate(RATIOS, COUNT), strict=True)
    ]
    question = {
        "layout": layout, "itemBreadth": 240, "spacing": 12, "inset": 12, "width": width, "height": height,
        "orientation": orientation, "sections": sections, "ratios": ratios, **surroundings,
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
@pytest.mark.parametrize("layout", ["waterfall", "justified", "grid", "list", "staggered", "packed", "flow", "mosaic", "strip", "fitted"])
def test_all_that_should_be_seen_is_where_the_engine_puts_it(collection, layout, axis, direction):
    page = collection(
        count=COUNT, sections=4, header=30, footer=20, background=1, layout=layout, axis=axis, dir=direction
    )
    sections = [{"count": COUNT // 4, "header": 30, "footer": 20, "background": True}] * 4
    assert_all_is_where_it_should_be(page, layout, axis, direction, sections)


# A large item beside a group of small ones, and rows whose items have the lengths of their pictures.
MOSAIC = {
    "direction": "across", "width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 0.5}, "spacing": 5,
    "items": [
        {"width": {"fractionalWidth": 0.5}},
        {"direction": "along", "width": {"fractionalWidth": 0.5}, "repeat": 3,
         "items": [{"height": {"fractionalHeight": 0.25}, "width": 120}]},
    ],
}  # fmt: skip
PICTURES = {
    "direction": "across", "width": {"estimated": 200}, "height": {"estimated": 200}, "repeat": 3,
    "items": [{"width": {"estimated": 150}, "height": {"estimated": 150}}],
}  # fmt: skip
# Items within their boxes, and a group within its own whose three items share its space.
PARTS = {
    "direction": "across", "width": {"fractionalWidth": 1}, "height": 220, "inset": 6, "equalParts": 2, "spacing": 4,
    "items": [
        {"width": 40, "inset": 10},
        {"direction": "along", "inset": 3, "equalParts": 3, "items": [{"height": 20}]},
    ],
}  # fmt: skip

# Sections with some options of their own. The others come from the element.
MIXTURE = [
    {"count": 300, "layout": "list", "header": 30, "spacing": 2},
    {"count": 200},
    {"count": 0, "layout": "grid", "header": 40},
    {"count": 200, "layout": "template", "template": MOSAIC, "spacing": 8, "header": 30},
    {"count": 100, "layout": "template", "template": PICTURES},
    {"count": 100, "layout": "template", "template": PARTS},
    {"count": 200, "layout": "grid", "lanes": 5, "aspectRatio": 1.5, "inset": 30, "background": True},
    {"count": 200, "layout": "waterfall", "itemBreadth": 150, "tolerance": 0, "footer": 20},
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


# Sections that use what each item says: breadths in lines, spans in lanes and rows, and cells of a mosaic.
CELLS = {
    "columns": 4,
    "cells": [
        {"column": 1, "row": 0, "columnSpan": 3, "rowSpan": 2},
        {"column": 0, "row": 0, "rowSpan": 3},
        {"column": 1, "row": 2, "columnSpan": 2}, {"column": 3, "row": 2},
    ],
}  # fmt: skip
SPANNED = [
    {"count": 300, "layout": "flow", "distribution": "space-between", "alignment": "center", "lineSpacing": 4},
    {"count": 300, "layout": "waterfall", "lanes": 5, "placement": "shortest", "header": 30},
    {"count": 200, "layout": "packed", "lanes": 6, "dense": False},
    {"count": 200, "layout": "fitted", "lanes": 4, "dense": True, "alignment": "end"},
    {"count": 200, "layout": "mosaic", "pattern": CELLS, "aspectRatio": 1.5},
    {"count": 200, "layout": "mosaic", "pattern": "alternating-feature", "spacing": 3},
    {"count": 200, "layout": "strip", "itemLength": 90},
    {"count": 200, "layout": "waterfall", "placement": "round-robin"},
    {"count": 100, "layout": "carousel", "itemLength": 300, "rest": "start"},
    {"count": 100, "layout": "flow", "distribution": "justified", "alignment": "stretch", "footer": 20},
]
EXTENTS_OF_ITEMS = """async (count) => {
    const of = (value) => Array.from({ length: count }, (_, index) => value(index));
    const extents = {
        laneSpans: of((index) => 1 + (index % 5 === 0) + (index % 35 === 0)),
        rowSpans: of((index) => 1 + (index % 4 === 0)),
        breadths: of((index) => 60 + (index * 37) % 150),
    };
    return extents;
}"""


@pytest.mark.browsers("chromium", "firefox")  # WebKit gives the page's buttons their height late.
@pytest.mark.parametrize("axis, direction", WAYS)
def test_every_item_has_the_breadth_and_the_spans_it_asks_for(collection, axis, direction):
    page = collection(count=COUNT, layout="staggered", axis=axis, dir=direction)
    extents = page.evaluate(EXTENTS_OF_ITEMS, COUNT)
    show = """([sections, extents]) => {
        const { laneSpans, rowSpans, breadths, ...data } = view.data;
        view.data = { ...data, ...extents, sections };
        return view.range;
    }"""
    page.evaluate(show, [SPANNED, extents])
    page.settle()
    assert_all_is_where_it_should_be(page, "grid", axis, direction, SPANNED, extents)
    # Without spans, the layout chooses them, even after a layout that uses none.
    for layout in ["list", "packed"]:
        sections = [{"count": COUNT, "layout": layout}]
        page.evaluate(show, [sections, {}])
        page.settle()
        assert_all_is_where_it_should_be(page, layout, axis, direction, sections)


def test_inserted_items_have_spans_and_breadths(collection):
    page = collection(count=COUNT, layout="staggered")
    extents = page.evaluate(
        """(count) => {
            let shift = 3;
            const ratios = view.data.aspectRatios;
            const extents = {
                laneSpans: (index) => 1 + ((index + shift) % 5 === 0),
                breadths: (index) => 60 + ((index + shift) * 37) % 150,
            };
            const half = count / 2;
            const sections = [{ count: half - 3, layout: "waterfall" }, { count: half, layout: "flow" }];
            view.data = { aspectRatio: (index) => ratios[index + shift], ...extents, sections };
            view.range;
            shift = 0;
            view.insert(0, 3);
            view.range;
            const of = (value) => Array.from({ length: count }, (_, index) => value(index));
            return Object.fromEntries(Object.entries(extents).map(([name, value]) => [name, of(value)]));
        }""",
        COUNT,
    )
    page.settle()
    sections = [{"count": COUNT // 2, "layout": "waterfall"}, {"count": COUNT // 2, "layout": "flow"}]
    assert_all_is_where_it_should_be(page, "waterfall", "vertical", "ltr", sections, extents)


@pytest.mark.parametrize("axis, direction", WAYS)
def test_a_header_and_a_footer_surround_all_sections(collection, axis, direction):
    page = collection(count=COUNT, sections=2, header=30, footer=20, layout="grid", axis=axis, dir=direction)
    surroundings = {"header": 70, "footer": 50}
    page.evaluate("(surroundings) => (view.data = { ...view.data, ...surroundings })", surroundings)
    sections = [{"count": COUNT // 2, "header": 30, "footer": 20}] * 2
    seen = assert_all_is_where_it_should_be(page, "grid", axis, direction, sections, surroundings)
    assert seen >= {"global-header", "global-footer"}


@pytest.mark.parametrize("axis, direction", WAYS)
def test_the_template_of_the_element_is_that_of_its_sections(collection, axis, direction):
    page = collection(count=COUNT, layout="template", axis=axis, dir=direction)
    for template in [MOSAIC, PICTURES, PARTS]:
        page.evaluate("(template) => { view.template = template; return view.range }", template)
        page.settle()
        sections = [{"count": COUNT, "layout": "template", "template": template}]
        assert_all_is_where_it_should_be(page, "grid", axis, direction, sections)


@pytest.mark.browsers("chromium", "firefox")  # WebKit gives the page's buttons their height late.
def test_a_section_gets_another_layout_in_an_edit(collection):
    page = collection(count=COUNT, layout="grid")
    keyed = "(sections) => view.setItems({ ...view.data, sections, keys: (index) => index })"
    page.evaluate(keyed, [{"count": COUNT}])
    page.settle()
    sections = [{"count": COUNT // 2, "layout": "list"}, {"count": COUNT // 2, "layout": "grid", "lanes": 2}]
    page.evaluate(keyed, sections)
    page.settle()
    assert_all_is_where_it_should_be(page, "grid", "vertical", "ltr", sections)
    sections = [{"count": COUNT // 2, "layout": "justified"}, {"count": COUNT // 2, "layout": "grid", "lanes": 4}]
    page.evaluate(keyed, sections)
    page.settle()
    assert_all_is_where_it_should_be(page, "grid", "vertical", "ltr", sections)


# Templates with a mistake, and what is said of it.
EXTENTS = (
    "a number of px, or one of { fractionalWidth }, { fractionalHeight }, { estimated } with a number; any is above 0"
)
MISTAKES = [
    ({}, " is {}; give a group: { direction, items }"),
    ({"direction": "across", "items": []}, ".items is []; give an array of items and groups"),
    ({"direction": "down", "items": [{}]}, '.direction is "down"; give one of: across, along'),
    ({"items": [{}]}, ".direction is undefined; give one of: across, along"),
    ({"direction": "along", "items": [{}], "repeat": 0}, ".repeat is 0; give a whole number from 1 to 4096"),
    ({"direction": "along", "items": [{}], "spacing": -1}, ".spacing is -1; give a number of px, 0 or more"),
    ({"direction": "along", "items": [{"inset": -1}]}, ".items[0].inset is -1; give a number of px, 0 or more"),
    ({"direction": "along", "items": [{}], "equalParts": 1.5}, ".equalParts is 1.5; give a whole number from 1 to 4096"),
    ({"direction": "along", "items": [{}], "equalParts": 2, "repeat": 2}, " has repeat and equalParts; give one of them"),
    ({"direction": "along", "items": [{}], "gap": 4},
     ".gap is no option of a group; choose from width, height, inset, direction, items, spacing, repeat, "
     "equalParts"),
    ({"direction": "along", "items": [{}, {"heigth": 4}]},
     ".items[1].heigth is no option of an item, which has no items; choose from width, height, inset"),
    ({"direction": "along", "items": [{"height": 0}]}, f".items[0].height is 0; give {EXTENTS}"),
    ({"direction": "along", "items": [{"direction": "across", "items": [{"width": {"fractional": 0.5}}]}]},
     f'.items[0].items[0].width is {{"fractional":0.5}}; give {EXTENTS}'),
    ({"direction": "along", "items": [{"width": {"estimated": -5}}]}, f'.items[0].width is {{"estimated":-5}}; give {EXTENTS}'),
    ({"direction": "along", "items": ["wide"]}, '.items[0] is "wide"; give an item or a group'),
]  # fmt: skip


@pytest.mark.parametrize(
    ("section", "message"),
    [
        ({"count": 3, "layout": "gird"},
         'data.sections[0].layout is "gird"; give one of: waterfall, justified, grid, list, staggered, packed, template, '
         "carousel, flow, mosaic, strip, fitted"),
        ({"count": 3, "layout": "list", "lanes": 2},
         'data.sections[0].lanes is no option of a section with layout "list"; choose from '
         "count, key, header, footer, pinsHeader, pinsFooter, background, layout, inset, itemBreadth, spacing, scrolls, resting, groupSize, effect, "
         "separator, badge"),
        ({"count": 3, "lane": 2},
         "data.sections[0].lane is no option of a section without a layout; choose from "
         "count, key, header, footer, pinsHeader, pinsFooter, background, layout, inset, itemBreadth, spacing"),
        ({"count": 3, "layout": "grid", "lanes": 0}, "data.sections[0].lanes is 0; give a whole number from 1 to 2147483647"),
        ({"count": 3, "layout": "grid", "aspectRatio": "wide"},
         'data.sections[0].aspectRatio is "wide"; give width divided by height, above 0'),
        ({"count": 3, "header": -1}, "data.sections[0].header is -1; give a number of px, 0 or more"),
        ({"count": 3, "layout": "list", "template": MOSAIC},
         'data.sections[0].template is no option of a section with layout "list"; choose from '
         "count, key, header, footer, pinsHeader, pinsFooter, background, layout, inset, itemBreadth, spacing, scrolls, resting, groupSize, effect, "
         "separator, badge"),
        *(({"count": 3, "layout": "template", "template": template}, f"data.sections[0].template{message}")
          for template, message in MISTAKES),
        ({"count": 3, "layout": "flow", "distribution": "wide"},
         'data.sections[0].distribution is "wide"; give one of: leading, center, trailing, space-between, space-around, '
         "space-evenly, justified"),
        ({"count": 3, "layout": "waterfall", "placement": "roundRobin"},
         'data.sections[0].placement is "roundRobin"; give one of: masonry, shortest, round-robin'),
        ({"count": 3, "layout": "carousel", "rest": "end"}, 'data.sections[0].rest is "end"; give one of: center, start, page'),
        ({"count": 3, "layout": "fitted", "alignment": 1},
         "data.sections[0].alignment is 1; give one of: start, center, end, stretch"),
        *(({"count": 3, "layout": "mosaic", "pattern": pattern},
           f"data.sections[0].pattern is {json.dumps(pattern, separators=(',', ':'))}; give one of: feature, "
           "alternating-feature, { columns, cells: [{ column, row, columnSpan, rowSpan }] }")
          for pattern in ["featured", {"columns": 2}, {"columns": 0, "cells": [{"column": 0, "row": 0}]},
                          {"columns": 2, "cells": []}, {"columns": 2, "cells": [{"column": 2, "row": 0}]},
                          {"columns": 2, "cells": [None]}, {"columns": 2, "cells": [{"column": 0, "row": 0, "colSpan": 2}]},
                          {"columns": 2, "cells": [{"column": 0, "row": 0, "rowSpan": 0}]},
                          {"columns": 2, "colums": 3, "cells": [{"column": 0, "row": 0}]}]),
        *(({"count": 3, "layout": layout, name: value},
           f"data.sections[0].{name} is {json.dumps(value)}; give {expected}")
          for layout, name, value, expected in [
              ("grid", "spacing", "abc", "a number of px, 0 or more"), ("list", "spacing", -40, "a number of px, 0 or more"),
              ("waterfall", "itemBreadth", None, "a number of px, 0 or more"),
              ("carousel", "share", None, "a number from 0 to 1"), ("carousel", "share", "", "a number from 0 to 1"),
              ("grid", "aspectRatio", "1.5", "width divided by height, above 0"),
              ("grid", "aspectRatio", [12], "width divided by height, above 0")]),
        ({"count": 3, "pinsFooter": 1}, "data.sections[0].pinsFooter is 1; give true or false"),
        ({"header": 20}, "data.sections[0].count is undefined; give a whole number from 0 to 2147483647"),
    ],
)  # fmt: skip
def test_an_unknown_option_is_refused(collection, section, message):
    page = collection(count=10)
    thrown = page.evaluate(
        "(section) => { try { view.data = { sections: [section] } } catch (error) { return [error.name, error.message] } }",
        section,
    )
    assert thrown == ["TypeError", message]


@pytest.mark.parametrize(("template", "message"), MISTAKES)
def test_a_mistake_in_the_template_of_the_element_is_refused(collection, template, message):
    page = collection(count=10)
    thrown = page.evaluate(
        "(template) => { try { view.template = template } catch (error) { return [error.name, error.message] } }", template
    )
    assert thrown == ["TypeError", f"template{message}"]


@pytest.mark.parametrize(
    ("surroundings", "message"),
    [
        ({"header": -1}, "data.header is -1; give a number of px, 0 or more"),
        ({"footer": "tall"}, 'data.footer is "tall"; give a number of px, 0 or more'),
        ({"pinsHeader": 1}, "data.pinsHeader is 1; give true or false"),
    ],
)
def test_a_header_that_makes_no_sense_is_refused(collection, surroundings, message):
    page = collection(count=10)
    thrown = page.evaluate(
        """(surroundings) => {
            try { view.data = { ...view.data, ...surroundings } } catch (error) { return [error.name, error.message] }
        }""",
        surroundings,
    )
    assert thrown == ["TypeError", message]


def assert_all_is_where_it_should_be(page, layout, axis, direction, sections, surroundings=None):
    """Returns the kinds of elements that were seen."""
    arranged = arrange(page, layout, WAYS.index((axis, direction)), sections, surroundings or {})
    kinds = set()
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
        kinds.update(one[0] for one in found)
        assert [one[:2] for one in sorted(found)] == [one[:2] for one in sorted(expected)]
        for drawn, told in zip(sorted(found), sorted(expected)):
            assert drawn[2:] == pytest.approx(told[2:], abs=0.75), f"{drawn} is not where the engine has it: {told}"
    return kinds


def test_new_data_without_breadths_has_none(collection):
    page = collection(count=60)
    page.evaluate(
        """async () => {
            const laidOut = new Promise((isLaidOut) => view.addEventListener("collection-layout", isLaidOut, { once: true }));
            window.given = { sections: [{ count: 60, layout: "flow" }], aspectRatio: 2, keys: (index) => index };
            view.data = { ...given, breadths: (index) => 60 + index };
            await laidOut;
        }"""
    )
    page.settle()
    before = page.frames()
    page.evaluate("view.setItems(given)")
    page.settle()
    after = page.frames()
    page.evaluate("view.data = { ...given, keys: undefined }")
    page.settle()
    assert before[1].width == pytest.approx(61, abs=1) and after != before and after == page.frames()
