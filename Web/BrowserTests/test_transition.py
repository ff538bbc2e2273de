"""A change of layout moves items from their present positions to the new ones."""

import pytest

# WebKit does not draw a paused animation at once.
pytestmark = pytest.mark.browsers("chromium", "firefox")

# Pauses all animations at a fraction of their time.
PAUSE = """(share) => {
    const animations = view.getAnimations({ subtree: true });
    for (const animation of animations) {
        animation.pause();
        animation.currentTime = share * animation.effect.getComputedTiming().duration;
    }
    return animations.length;
}"""
SWITCH = "(name) => { view.layout = name; return Promise.resolve().then(() => view.range); }"


def begin(page, change, share):
    """Makes a change and pauses its animations at a share of their way, in one message: on a busy machine, they can be over before
    the next one. Returns their number."""
    return page.evaluate(f"(share) => {{ {change}; view.range; return ({PAUSE})(share); }}", share)


def assert_same(before, after):
    staying = before.keys() & after.keys()
    assert len(staying) >= 4
    for index in staying:
        a, b = before[index], after[index]
        for one, other in [(a.x, b.x), (a.y, b.y), (a.width, b.width), (a.height, b.height)]:
            assert abs(one - other) <= 0.5, f"{a} jumps to {b}"


@pytest.mark.parametrize("count, index", [(2000, 0), (2000, 1000), (1_000_000, 700_000)])
def test_items_start_where_they_are_seen_and_end_in_place(collection, count, index):
    page = collection(count=count)
    page.evaluate("(index) => view.scrollToItem(index, { align: 'start' })", index)
    page.settle()
    before = page.seen()
    assert begin(page, "view.layout = 'justified'", 0) > 4
    assert_same(before, page.seen())
    page.evaluate(PAUSE, 0.5)
    halfway = page.seen()
    page.evaluate("view.getAnimations({ subtree: true }).forEach((animation) => animation.finish())")
    page.settle()
    end = page.seen()
    for place in end:
        told = page.evaluate("(index) => view.frameOf(index)", place)
        assert abs(told["x"] - end[place].x) <= 0.5 and abs(told["y"] - end[place].y) <= 0.5
        assert abs(told["width"] - end[place].width) <= 0.5
    moved = [i for i in before.keys() & end.keys() & halfway.keys() if abs(before[i].x - end[i].x) > 20]
    assert moved and all(abs(halfway[i].x - before[i].x) > 1 for i in moved)


# The visible footers and backgrounds in the document, by kind, from top to bottom.
SURROUNDINGS = """() => ["footer", "background"].map((kind) =>
    [...view.querySelectorAll(`[data-kind=${kind}]`)]
        .filter((node) => getComputedStyle(node).visibility !== "hidden" && !node.inert)
        .map((node) => node.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height])
        .sort((a, b) => a[1] - b[1]))"""


def test_footers_and_backgrounds_start_where_they_are_seen_and_end_in_place(collection):
    page = collection(count=9, sections=3, header=30, footer=25, background=1, width=1300, height=1100)
    before = page.evaluate(SURROUNDINGS)
    assert begin(page, "view.layout = 'justified'", 0) > 4
    start = page.evaluate(SURROUNDINGS)
    page.evaluate("view.getAnimations({ subtree: true }).forEach((animation) => animation.finish())")
    page.settle()
    end = page.evaluate(SURROUNDINGS)
    for kind, old, begun, new in zip(["footer", "background"], before, start, end):
        assert len(old) == len(begun) == len(new) == 3, kind
        assert begun == [pytest.approx(box, abs=0.5) for box in old], kind
        assert all(abs(a[1] - b[1]) > 5 for a, b in zip(old[1:], new[1:])), f"nothing moved, so nothing was tested: {kind}"


@pytest.mark.parametrize("axis, direction", [("vertical", "ltr"), ("horizontal", "ltr"), ("horizontal", "rtl")])
@pytest.mark.parametrize("index", [0, 130])
def test_headers_start_where_they_are_seen_and_end_in_place(collection, index, axis, direction):
    page = collection(count=300, sections=100, header=30, axis=axis, dir=direction, item_breadth=150)
    page.evaluate("(index) => view.scrollToItem(index, { align: 60 })", index)
    page.settle()
    before = {box["text"]: box for box in page.header_boxes()}
    assert begin(page, "view.itemBreadth = 190", 0) > 4
    begun = {box["text"]: box for box in page.header_boxes()}
    page.evaluate(PAUSE, 0.5)
    halfway = {box["text"]: box for box in page.header_boxes()}
    page.evaluate("view.getAnimations({ subtree: true }).forEach((animation) => animation.finish())")
    page.settle()
    end = {box["text"]: box for box in page.header_boxes()}
    moved = 0
    for text in before.keys() & begun.keys() & halfway.keys() & end.keys():
        for side in ["top", "bottom", "left", "right"]:
            a, b, c, d = (boxes[text][side] for boxes in (before, begun, halfway, end))
            assert b == pytest.approx(a, abs=0.75), f"{text} jumps at the start"
            assert min(a, d) - 1 <= c <= max(a, d) + 1, f"{text} is not on its way"
            moved += abs(a - d) > 20 and abs(a - c) > 2
    assert moved, "nothing moved, so nothing was tested"


def test_scrolling_during_a_transition_does_not_jump(collection):
    page = collection(count=2000, sections=4, header=30)
    page.evaluate("view.scrollToItem(700, { align: 'start' })")
    page.settle()
    begin(page, "view.layout = 'justified'", 0.4)
    before = page.seen()
    for _ in range(6):
        page.evaluate("view.scroller.scrollTop += 40; new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    after = page.frames()
    for index in before.keys() & after.keys():
        assert after[index].y == pytest.approx(before[index].y - 240, abs=1), f"{before[index]} jumps"
    # They also must not jump when scrolling stops while nodes are still moving.
    page.settle()
    assert_same({index: after[index] for index in before.keys() & after.keys()}, page.frames())


def test_resizing_during_a_transition_does_not_jump(collection):
    page = collection(count=2000)
    page.evaluate("view.scrollToItem(700, { align: 'start' })")
    page.settle()
    begin(page, "view.layout = 'justified'", 0.4)
    before = page.seen()
    # The first frame that the browser shows after the change of size.
    page.evaluate(
        """() => new Promise((done) => {
            new ResizeObserver((_, observer) => {
                if (view.clientWidth !== 900) return;
                observer.disconnect();
                done();
            }).observe(view);
            view.style.maxWidth = "900px";
        })"""
    )
    page.evaluate(PAUSE, 0)
    assert_same(before, page.seen())


def test_an_interrupted_transition_goes_on_from_where_it_is(collection):
    page = collection(count=2000)
    begin(page, "view.layout = 'justified'", 0.3)
    halfway = page.seen()
    begin(page, "view.layout = 'grid'", 0)
    assert_same(halfway, page.seen())


def test_everything_moves_at_the_same_time_after_an_interruption(collection):
    page = collection(page="edits.html", keyed=1, layout="grid")
    shuffle = """(step) => {
        content[0] = content[0].map((_, index, items) => items[(index * step) % items.length]);
        items = content.flat();
        view.setItems(dataOf(true));
        view.range;
    }"""
    for step in [7, 11]:
        page.evaluate(shuffle, step)
        page.draw()
    times = page.evaluate("view.getAnimations({ subtree: true }).map(({ currentTime }) => Math.round(currentTime))")
    assert len(times) > 10
    assert len(set(times)) == 1


# The positions of everything visible, by kind and text; those of backgrounds in their order.
EVERYTHING = """() => {
    const top = view.getBoundingClientRect().top;
    const boxes = {};
    for (const node of view.querySelectorAll("[data-kind]")) {
        if (node.dataset.kind === "track" || node.inert || getComputedStyle(node).visibility === "hidden") continue;
        const { x, y, width, height } = node.getBoundingClientRect();
        if (y > top + view.clientHeight || y + height < top || getComputedStyle(node).opacity < 0.99) continue;
        boxes[`${node.dataset.kind} ${node.textContent}`] = [x, y, width, height];
    }
    return boxes;
}"""

CHANGES = {
    "another layout": "view.layout = 'grid'",
    "another size": "view.itemBreadth = 300",
    "another inset": "view.inset = 30",
    "back": "view.layout = 'waterfall'",
}


@pytest.mark.parametrize("index", [0, 100])
@pytest.mark.parametrize("change", CHANGES)
def test_nothing_jumps_when_a_transition_is_interrupted(collection, index, change):
    page = collection(count=300, sections=60, header=30, footer=25, background=1, width=1100)
    page.evaluate("(index) => view.scrollToItem(index, { align: 40 })", index)
    page.settle()
    assert begin(page, "view.layout = 'justified'", 0.4) > 10
    before = page.evaluate(EVERYTHING)
    assert begin(page, CHANGES[change], 0) > 10
    after = page.evaluate(EVERYTHING)
    kinds = {name.split()[0] for name in before.keys() & after.keys()}
    assert kinds >= {"item", "header", "footer"}
    for name in before.keys() & after.keys():
        # Backgrounds have no text, and there are several.
        if not name.startswith("background"):
            assert after[name] == pytest.approx(before[name], abs=0.75), f"{name} jumps"


@pytest.mark.parametrize("change", ["view.insert(299)", "view.spacing = 40", "view.layout = 'grid'"])
def test_nothing_jumps_when_a_change_that_leads_to_a_resting_position_is_interrupted(collection, change):
    page = collection(count=300)
    page.evaluate("view.data = { sections: [{ count: 300 }], aspectRatio: 1 }; view.scrollToItem(100, { align: 40 })")
    page.evaluate("view.reorderable = true")  # It needs the engine that has carousels.
    page.settle()
    assert begin(page, "view.layout = 'carousel'", 0.3) > 4
    before = page.seen()
    begin(page, change, 0)
    after = page.seen()
    assert len(before.keys() & after.keys()) >= 2
    for index in before.keys() & after.keys():
        one, other = before[index], after[index]
        assert [other.x, other.y] == pytest.approx([one.x, one.y], abs=0.75), f"item {index} jumps"


def test_nothing_jumps_when_scrolled_in_a_transition(collection):
    page = collection(count=300, sections=60, header=30, footer=25, background=1, width=1100)
    page.evaluate("view.scrollToItem(100, { align: 40 })")
    page.settle()
    assert begin(page, "view.layout = 'justified'", 0.4) > 10
    before = page.evaluate(EVERYTHING)
    page.evaluate("view.scroller.scrollTop += 30; new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    after = page.evaluate(EVERYTHING)
    moved = [name for name in before.keys() & after.keys() if name.startswith(("item", "footer"))]
    assert len(moved) > 4
    for name in moved:
        x, y, width, height = before[name]
        assert after[name] == pytest.approx([x, y - 30, width, height], abs=0.75), f"{name} jumps"


def test_an_item_that_leaves_for_far_away_arrives_in_place_when_it_is_followed_there(collection):
    page = collection(count=2000)
    assert begin(page, "view.move(3, 400)", 0.4) > 4
    page.evaluate(
        "view.scroller.scrollTop += view.frameOf(400).y - 100; new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
    )
    page.evaluate(PAUSE, 0.9999)
    arriving = page.seen()
    assert 400 in arriving
    page.evaluate(PAUSE, 1)
    page.evaluate("view.getAnimations({ subtree: true }).forEach((animation) => animation.finish())")
    page.settle()
    assert_same(arriving, page.frames())


def test_what_comes_into_view_is_led_in_from_where_it_was(collection):
    page = collection(count=2000)
    page.evaluate("view.scrollToItem(1000, { align: 'start' })")
    page.settle()
    before = page.frames()
    begin(page, "view.itemBreadth = 150", 0)
    start = page.frames()
    end = {index: page.evaluate("(index) => view.frameOf(index)", index) for index in before.keys() & start.keys()}
    height = page.size[1]
    coming = [index for index in end if before[index].y >= height and end[index]["y"] < height]
    assert coming, "nothing comes into view, so nothing was tested"
    for index in coming:
        assert abs(start[index].y - before[index].y) <= 1, f"{before[index]} does not come from where it was"


def test_what_is_gone_fades_and_is_given_back(collection):
    page = collection(count=2000)
    page.evaluate("view.scrollToItem(1000)")
    page.settle()
    for name in ["grid", "justified", "staggered", "waterfall"] * 3:
        page.evaluate(SWITCH, name)
        page.tab.wait_for_timeout(60)
    page.settle()
    assert page.evaluate("view.querySelectorAll('[inert]').length") == 0
    assert page.evaluate("view.getAnimations({ subtree: true }).length") == 0
    assert page.evaluate("view.children.length") < 120
    page.assert_complete_waterfall()


def test_scrolling_during_a_transition_ends_in_place(collection):
    page = collection(count=2000)
    page.evaluate(SWITCH, "grid")
    page.evaluate(SWITCH, "waterfall")
    page.wheel(300, times=3)
    page.assert_complete_waterfall()


def test_a_larger_size_is_animated_too(collection):
    page = collection(count=2000)
    before = page.seen()
    assert begin(page, "view.itemBreadth = 400", 0) > 2
    assert_same(before, page.seen())


def test_reduced_motion_does_not_move(collection):
    page = collection(count=2000, settings={"reduced_motion": "reduce"})
    page.evaluate(SWITCH, "justified")
    assert page.evaluate("view.getAnimations({ subtree: true }).length") == 0
    assert 0 in page.seen()


# Changes the layout in the middle of the content, and returns the scroll position from then on, until nothing moves any more.
SWITCH_AND_WATCH = """(name) => new Promise((watched) => {
    view.layout = name;
    const places = new Set();
    const look = () => {
        view.range;
        places.add(Math.round(view.scroller.scrollTop + Math.abs(view.scroller.scrollLeft)));
        const isMoving = view.getAnimations({ subtree: true }).length > 0 || window.isWaiting();
        if (isMoving || places.size === 0) requestAnimationFrame(look);
        else watched([...places]);
    };
    requestAnimationFrame(look);
})"""


@pytest.mark.parametrize("axis, direction", [("vertical", "ltr"), ("horizontal", "ltr"), ("horizontal", "rtl")])
def test_a_change_to_a_carousel_leads_to_its_resting_position(collection, axis, direction):
    page = collection(count=200, axis=axis, dir=direction)
    page.evaluate("view.layout = 'carousel'")
    page.settle()
    page.evaluate("view.layout = 'grid'")
    page.settle()
    page.evaluate("(sign) => view.scroller.scrollBy(sign * 1357, 1357)", -1 if direction == "rtl" else 1)
    page.settle()
    places = page.evaluate(SWITCH_AND_WATCH, "carousel")
    page.settle()
    rested = page.evaluate("Math.round(view.scroller.scrollTop + Math.abs(view.scroller.scrollLeft))")
    assert places == [pytest.approx(rested, abs=1)], "it glides after the transition"
    page.evaluate("view.layout = 'grid'")
    page.settle()
    before = page.seen()
    assert begin(page, "view.layout = 'carousel'", 0) > 4
    assert_same(before, page.seen())
