"""Sections that scroll across, and their resting positions."""

import pytest

WAYS = [("vertical", "ltr"), ("vertical", "rtl"), ("horizontal", "ltr"), ("horizontal", "rtl")]
BREADTH, SPACING, INSET = 100, 10, 12

# Opens two shelves between two grids. The scripts below return and change the first shelf's scroll offset.
OPEN = """(shelf) => {
    const section = { layout: "list", scrolls: "across", itemBreadth: 100, spacing: 10, ...shelf };
    view.data = { ...view.data, sections: [
        { count: 20, layout: "grid", lanes: 5 },
        { count: 200, ...section }, { count: 80, ...section },
        { count: 1000, layout: "grid", lanes: 5 }] };
}"""
SCROLLED = """() => {
    const [shelf] = view.shadowRoot.querySelectorAll(".shelf");
    return Math.abs(view.axis === "vertical" ? shelf.scrollLeft : shelf.scrollTop);
}"""
SCROLL = """(distance) => {
    const [shelf] = view.shadowRoot.querySelectorAll(".shelf");
    const isReversed = view.axis === "vertical" && getComputedStyle(view).direction === "rtl";
    shelf.scrollBy(view.axis === "vertical" ? { left: isReversed ? -distance : distance } : { top: distance });
}"""


@pytest.fixture
def shelves(collection):
    """A page with two shelves. The first one has the items 20 to 219, and starts in view."""

    def open_shelves(axis="vertical", direction="ltr", **shelf):
        page = collection(count=1300, axis=axis, dir=direction)
        page.evaluate(OPEN, shelf)
        page.evaluate("view.scrollToItem(20, { align: 'start' })")
        page.settle()
        return page

    return open_shelves


def along(frame, page, axis, direction):
    """The start and end of a frame along a shelf, from the shelf's start."""
    if axis == "horizontal":
        return frame.y, frame.bottom
    if direction == "ltr":
        return frame.x, frame.right
    width, _ = page.size
    return width - frame.right, width - frame.x


def assert_row(page, axis, direction, scrolled):
    """The shelf's items follow one another from start to end, and none is missing in view."""
    row = {index: along(frame, page, axis, direction) for index, frame in page.frames().items() if 20 <= index < 220}
    width, height = page.size
    length = width if axis == "vertical" else height
    items = sorted(row)
    assert items == list(range(items[0], items[-1] + 1))
    for index in items[:-1]:
        assert row[index + 1][0] - row[index][1] == pytest.approx(SPACING, abs=0.3)
    assert row[items[-1]][1] > length
    assert row[items[0]][0] <= INSET + 0.5
    if items[0] == 20:
        assert row[20][0] == pytest.approx(INSET - scrolled, abs=0.6)
    # Only items near the viewport are in the document.
    assert row[items[0]][1] > -length and row[items[-1]][0] < 2 * length
    breadths = {round(f.height if axis == "vertical" else f.width) for i, f in page.frames().items() if 20 <= i < 220}
    assert breadths == {BREADTH}


@pytest.mark.parametrize("axis, direction", WAYS)
def test_items_stand_beside_each_other_and_scroll_across(shelves, axis, direction):
    page = shelves(axis, direction)
    assert_row(page, axis, direction, 0)
    others = {index: frame for index, frame in page.frames().items() if not 20 <= index < 220}
    for distance in [70, 900, 3000]:
        before = page.evaluate(SCROLLED)
        page.evaluate(SCROLL, distance)
        page.settle()
        assert page.evaluate(SCROLLED) == pytest.approx(before + distance, abs=1)
        assert_row(page, axis, direction, before + distance)
    # Nothing else has moved.
    assert {index: frame for index, frame in page.frames().items() if not 20 <= index < 220} == others
    # Items that are scrolled away from are not visible.
    visible = [index for index in page.evaluate("view.visible") if 20 <= index < 220]
    assert visible == list(range(visible[0], visible[-1] + 1)) and 20 < visible[0] and len(visible) < 20
    assert page.evaluate("window.errors") == []


@pytest.mark.browsers("chromium", "firefox")  # WebKit's driver turns the wheel along one axis only.
def test_the_wheel_scrolls_the_shelf_across_and_the_page_along(shelves):
    page = shelves()
    box = page.evaluate("(() => { const { x, y } = view.getBoundingClientRect(); return [x, y] })()")
    frame = page.frame(21)
    page.tab.mouse.move(box[0] + frame.x + 20, box[1] + frame.y + 20)
    page.tab.mouse.wheel(300, 0)
    page.settle()
    assert page.evaluate(SCROLLED) == pytest.approx(300, abs=2)
    top = page.evaluate("view.scroller.scrollTop")
    page.tab.mouse.wheel(0, 200)
    page.settle()
    assert page.evaluate("view.scroller.scrollTop") == pytest.approx(top + 200, abs=2)
    assert page.evaluate(SCROLLED) == pytest.approx(300, abs=2)


@pytest.mark.parametrize("axis, direction", WAYS)
@pytest.mark.parametrize("resting", ["boundary", "group", "center", "page"])
def test_it_comes_to_rest_where_it_should(shelves, resting, axis, direction):
    page = shelves(axis, direction, resting=resting, layout="grid")
    page.evaluate(SCROLL, 130)
    page.settle()
    width, height = page.size
    length = (width if axis == "vertical" else height) - 2 * INSET
    row = [along(frame, page, axis, direction) for index, frame in sorted(page.frames().items()) if 20 <= index < 220]
    if resting == "page":
        # A page is as long as the viewport without the insets.
        assert page.evaluate(SCROLLED) == pytest.approx(length, abs=1.5)
    elif resting == "center":
        middles = [(start + end) / 2 for start, end in row]
        assert min(abs(middle - INSET - length / 2) for middle in middles) <= 1.5
    else:
        assert min(abs(start - INSET) for start, _ in row) <= 1.5
        assert page.evaluate(SCROLLED) == pytest.approx(220 if resting == "group" else 110, abs=1.5)


@pytest.mark.parametrize("way", [1, -1])
@pytest.mark.parametrize("resting", ["group", "center", "page"])
def test_it_stays_where_a_page_scrolls_it_to_a_resting_position(shelves, resting, way):
    page = shelves(resting=resting, layout="grid")
    page.evaluate(SCROLL, 1300)
    page.settle()
    stop = page.evaluate(SCROLLED)
    page.evaluate(SCROLL, -700 * way)
    page.settle()
    page.evaluate(SCROLL, stop - page.evaluate(SCROLLED))
    page.settle()
    assert page.evaluate(SCROLLED) == pytest.approx(stop, abs=1)


@pytest.mark.parametrize("axis, direction", WAYS)
@pytest.mark.parametrize("resting", ["page", "center"])
def test_it_rests_at_the_same_page_or_item_in_another_size(shelves, resting, axis, direction):
    page = shelves(axis, direction, resting=resting, layout="grid")
    page.evaluate(SCROLL, 130)
    page.settle()
    length = lambda: page.size[0 if axis == "vertical" else 1] - 2 * INSET
    edges = lambda index: along(page.frame(index), page, axis, direction)
    side = "maxWidth" if axis == "vertical" else "maxHeight"
    middle = lambda index: sum(edges(index)) / 2 - INSET
    [centered] = [index for index in page.seen() if 20 <= index < 220 and abs(middle(index) - length() / 2) <= 1.5] or [None]
    assert resting == "page" or centered is not None
    # The end of the shelf limits nothing here.
    for size in ["500px", "620px", ""]:
        page.evaluate("([side, size]) => { view.style[side] = size }", [side, size])
        page.settle()
        if resting == "page":
            assert page.evaluate(SCROLLED) == pytest.approx(length(), abs=1.5)
        else:
            assert middle(centered) == pytest.approx(length() / 2, abs=1.5)


@pytest.mark.parametrize("before", WAYS)
@pytest.mark.parametrize("after", WAYS)
def test_it_turns(collection, before, after):
    """An item may stay where it is in the viewport although it moves in its shelf."""
    page = collection(count=0, axis=before[0], dir=before[1])
    page.evaluate("""() => {
        Object.assign(view.style, { width: "324px", height: "324px", border: "none" });
        view.scroller.style.scrollbarWidth = "none";
        view.inset = 12;
        view.data = { sections: [{ count: 3, layout: "grid", lanes: 1, itemBreadth: 300, scrolls: "across" }] };
    }""")
    page.settle()
    page.evaluate("([axis, direction]) => Object.assign(view, { axis, dir: direction })", after)
    page.settle()
    frames = page.frames()
    assert sorted(frames)[:2] == [0, 1]
    for index, frame in frames.items():
        told = page.evaluate("index => view.frameOf(index)", index)
        assert (frame.x, frame.y) == pytest.approx((told["x"], told["y"]), abs=0.5), index


def test_a_shelf_stays_where_it_was_while_it_is_away(shelves):
    page = shelves()
    page.evaluate(SCROLL, 500)
    page.settle()
    before = {index: frame for index, frame in page.seen().items() if 20 <= index < 220}
    page.evaluate("view.scrollToItem(1200)")
    page.settle()
    assert page.evaluate("view.shadowRoot.querySelectorAll('.shelf').length") == 0
    page.evaluate("view.scrollToItem(27, { align: 'start' })")
    page.settle()
    after = {index: frame for index, frame in page.seen().items() if 20 <= index < 220}
    assert sorted(after) == sorted(before)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_arrows_go_along_the_shelf_and_bring_items_into_view(shelves, direction):
    page = shelves(direction=direction)
    page.evaluate("view.focusItem(20)")
    ahead, back = ("ArrowRight", "ArrowLeft") if direction == "ltr" else ("ArrowLeft", "ArrowRight")
    for step in range(1, 16):
        page.press(ahead)
        assert page.focused == 20 + step
        start, end = along(page.frame(20 + step), page, "vertical", direction)
        assert start >= -0.5 and end <= page.size[0] + 0.5
    page.press(back)
    assert page.focused == 34
    page.press("ArrowDown")
    assert 220 <= page.focused < 300
    page.press("ArrowUp")
    assert 20 <= page.focused < 220


def test_going_to_an_item_scrolls_its_shelf(shelves):
    page = shelves()
    page.evaluate("view.scrollToItem(1200)")
    page.settle()
    page.evaluate("view.scrollToItem(180)")
    page.settle()
    frame = page.frame(180)
    assert frame.x >= 0 and frame.right <= page.size[0] and 0 <= frame.y <= page.size[1] - BREADTH
    seen = page.evaluate("view.frameOf(180)")
    assert (seen["x"], seen["y"]) == pytest.approx((frame.x, frame.y), abs=1)
    assert 180 in page.evaluate("view.visible") and 60 not in page.evaluate("view.visible")


def test_a_focused_item_keeps_its_node_out_of_sight(shelves):
    page = shelves()
    page.evaluate("view.focusItem(21)")
    page.evaluate(SCROLL, 5000)
    page.settle()
    assert page.focused == 21
    page.evaluate("view.scrollToItem(1200)")
    page.settle()
    assert page.focused == 21


def test_edits_move_items_on_and_off_shelves(shelves):
    page = shelves()
    page.evaluate("view.focusItem(22)")
    page.evaluate("view.move(22, 1)")
    page.settle()
    assert page.focused == 1
    assert page.evaluate("document.activeElement.slot") == "section-0"
    page.evaluate("view.delete(21, 3); view.insert(25, 2, { section: 1 })")
    page.settle()
    page.evaluate("view.scrollToItem(21, { align: 'start' })")
    page.settle()
    frames = page.frames()
    assert [frames[i].y for i in range(21, 26)] == [frames[21].y] * 5
    assert page.evaluate("window.errors") == []


def test_an_item_that_moves_to_a_shelf_or_from_one_keeps_its_shape(shelves):
    page = shelves()
    # The page's values are those after the edits.
    page.evaluate(
        """() => {
            const sections = view.data.sections.map(({ lanes, ...section }) => ({ ...section, layout: "list" }));
            window.ratios = Array.from({ length: 1300 }, (_, index) => [2, 3, 4][index % 3]);
            const move = (from, to) => (ratios.splice(to, 0, ...ratios.splice(from, 1)), view.move(from, to));
            view.data = { sections, aspectRatio: (index) => ratios[index] };
            view.scrollToItem(20, { align: "start" });
            move(1, 21);
            move(23, 2);
        }"""
    )
    page.settle()
    assert page.evaluate("view.data.sections[0].count") == 20
    for index in [2, 20, 21, 22]:
        frame = page.evaluate("(index) => view.frameOf(index)", index)
        assert frame["width"] / frame["height"] == pytest.approx(page.evaluate("(index) => ratios[index]", index), abs=0.1), index


# Runs a script, which must return places from before it, and compares them with the places after it of the first shelf's items in
# view. Returns the number of items that are seen before and after it, and those that have jumped.
JUMPS = """async () => {
    // The page is where it was in its last frame, but an animation's progress goes on. At the start of a frame, both are alike.
    await new Promise(requestAnimationFrame);
    const places = () => Object.fromEntries([...view.querySelectorAll("[data-kind=item][slot^=shelf]")]
        .filter((node) => getComputedStyle(node).visibility !== "hidden" && !node.inert)
        .map((node) => [node.textContent, node.getBoundingClientRect()])
        .filter(([, { right, left }]) => right > 0 && left < view.clientWidth)
        .map(([name, { x }]) => [name, Math.round(x)]));
    const [shelf] = view.shadowRoot.querySelectorAll(".shelf");
    const before = (() => { SCRIPT })();
    const after = places();
    const staying = Object.keys(before).filter((name) => name in after);
    return [staying.length, staying.filter((name) => Math.abs(after[name] - before[name]) > 1).map((name) => [name, before[name], after[name]])];
}"""


def jumps(page, script):
    return page.evaluate(JUMPS.replace("SCRIPT", script))


@pytest.fixture
def moving_shelf(collection):
    """A page with a shelf whose items have names, between two grids."""
    page = collection(page="edits.html", layout="grid", counts="10,40,60")
    page.evaluate(
        """() => {
            const base = dataOf;
            window.dataOf = (keyed) => {
                const data = base(keyed);
                Object.assign(data.sections[1], { layout: "list", scrolls: "across", itemBreadth: 100, spacing: 10 });
                return data;
            };
            view.data = dataOf(true);
            view.scrollToItem(10, { align: "start" });
        }"""
    )
    page.settle()
    return page


def test_items_of_a_shelf_move_from_where_they_are_seen_when_an_edit_shortens_it(moving_shelf):
    # The browser has not yet dispatched its event when the edit is made.
    script = """const before = places();
        shelf.scrollBy({ left: 60, behavior: "instant" });
        change.delete(40, 10);
        view.range;
        for (const name in before) before[name] -= 60;
        return before"""
    moving_shelf.evaluate(SCROLL, 3400)
    moving_shelf.settle()
    count, jumped = jumps(moving_shelf, script)
    assert count > 3 and jumped == []
    moving_shelf.settle()
    assert moving_shelf.evaluate("errors") == []
    # The rest of the shelf fills the viewport.
    assert moving_shelf.frame(39).right == pytest.approx(moving_shelf.size[0] - INSET, abs=1.5)


def test_a_shelf_is_scrolled_while_its_items_move(moving_shelf):
    script = """change.delete(10, 2);
        view.range;
        shelf.scrollBy({ left: 150, behavior: 'instant' });
        const before = places();
        shelf.dispatchEvent(new Event("scroll"));
        return before"""
    count, jumped = jumps(moving_shelf, script)
    assert count > 3 and jumped == []
    script = "const before = places(); change.insert(12, 1, 1); view.range; return before"
    count, jumped = jumps(moving_shelf, script)
    assert count > 3 and jumped == []
    moving_shelf.settle()
    assert moving_shelf.evaluate(SCROLLED) == pytest.approx(150, abs=1)
    assert moving_shelf.frame(10).x == pytest.approx(INSET - 150, abs=1)


def test_options_of_shelves_are_checked(collection):
    page = collection()
    told = """(section) => { try { view.data = { sections: [{ count: 3, ...section }] } } catch (error) { return error.message } }"""
    assert page.evaluate(told, {"layout": "list", "scrolls": "down"}) == (
        'data.sections[0].scrolls is "down"; give one of: across'
    )
    assert page.evaluate(told, {"layout": "list", "scrolls": "across", "resting": "centre"}) == (
        'data.sections[0].resting is "centre"; give one of: anywhere, boundary, page, group, center'
    )
    assert "scrolls is no option" in page.evaluate(told, {"layout": "staggered", "scrolls": "across"})
    assert page.evaluate(told, {"layout": "list", "resting": "page"}) == (
        'data.sections[0].resting needs a section that scrolls; give scrolls: "across", too'
    )


def test_a_scroll_of_a_shelf_that_an_edit_has_removed_is_ignored(shelves):
    page = shelves()
    page.evaluate(SCROLL, 530)
    page.settle()
    # The section at the shelf's old index is a grid now.
    removed = page.evaluate(
        """() => {
            const sections = view.data.sections.map((section, key) => ({ ...section, key }));
            const [shelf] = view.shadowRoot.querySelectorAll(".shelf");
            view.data = { sections, aspectRatio: 1, keys: (index) => index };
            view.range;
            view.setItems({ sections: [{ count: 5, key: "new" }, ...sections], aspectRatio: 1, keys: (index) => index - 5 });
            view.range;
            shelf.dispatchEvent(new Event("scroll"));
            return !shelf.isConnected;
        }"""
    )
    assert removed
    page.settle()
    assert page.evaluate(SCROLLED) == pytest.approx(530, abs=1)


HIDDEN = "view.style.display = 'none'"


@pytest.mark.parametrize(
    "away, back",
    [
        (HIDDEN, "view.style.display = ''"),
        (HIDDEN, "view.delete(1100); view.style.display = ''"),
        ("window.place = view.nextSibling; view.remove()", "place.before(view)"),
        ("view.parentNode.append(view)", "0"),
        ("view.parentNode.dir = 'rtl'", "view.parentNode.dir = ''"),
    ],
)
def test_a_shelf_of_an_element_that_was_away_stays_scrolled(shelves, away, back):
    page = shelves()
    page.evaluate(SCROLL, 530)
    page.settle()
    before = page.seen()
    page.evaluate(away)
    page.settle()
    page.evaluate(back)
    page.settle()
    assert page.evaluate(SCROLLED) == pytest.approx(530, abs=1)
    assert page.seen() == before


def test_keys_and_screen_readers_follow_the_sections(collection):
    page = collection(count=100)
    page.evaluate("""() => {
        view.measureItem = undefined;
        view.renderItem = (node, index) => (node.innerHTML = `<button>${index}</button>`);
        view.renderHeader = view.renderFooter = (node, section) => (node.textContent = section);
        const grid = { layout: "grid", lanes: 5, header: 20, footer: 20 };
        const shelf = { layout: "list", scrolls: "across", itemBreadth: 150, header: 20, footer: 20 };
        view.data = { aspectRatio: 4, sections: [{ count: 3, ...shelf }, { count: 7, ...grid }, { count: 3, ...shelf }, { count: 9, ...grid }] };
    }""")
    page.settle()
    # All that is drawn, in the order in which the browser composes the document.
    composed = page.evaluate("""() => {
        const found = [];
        const visit = (element) => {
            const kind = element.dataset?.kind;
            if (kind === "item" && view.indexOf(element) >= 0) found.push(view.indexOf(element));
            else if ((kind === "header" || kind === "footer") && element.textContent) found.push(kind + element.textContent);
            else if (element.localName === "slot") element.assignedElements().forEach(visit);
            else [...(element.shadowRoot ?? element).children].forEach(visit);
        };
        visit(view);
        return found;
    }""")
    first, grid, second, last = ([*range(start, end)] for start, end in [(0, 3), (3, 10), (10, 13), (13, 22)])
    expected = ["header0", *first, "footer0", "header1", *grid, "footer1", "header2", *second, "footer2", "header3", *last]
    assert composed[: len(expected)] == expected
    page.evaluate("view.querySelector('button').blur(); view.focusItem(2)")
    seen = []
    for _ in range(4):
        page.press("Tab")
        seen.append(page.evaluate("document.activeElement.textContent"))
    assert seen == ["2", "3", "4", "5"]
    # The focus and the shelf's position stay when a section before them comes and goes.
    page.evaluate("view.shadowRoot.querySelector('.shelf').scrollLeft = 40")
    page.settle()
    node = page.evaluate("(window.node = document.activeElement).textContent")
    page.evaluate("view.scroller.scrollTop = 10000")
    page.settle()
    page.evaluate("view.scroller.scrollTop = 0")
    page.settle()
    assert page.evaluate("document.activeElement === node && node.isConnected") and node == "5"
    assert page.evaluate("view.shadowRoot.querySelector('.shelf').scrollLeft") == pytest.approx(40, abs=1)
    assert page.evaluate("window.errors") == []
