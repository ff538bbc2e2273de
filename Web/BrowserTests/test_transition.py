"""Switching layouts moves what stays from where it is seen to where it goes."""

import pytest

# Stops all animations at a share of their time.
PAUSE = """(share) => {
    const animations = view.getAnimations({ subtree: true });
    for (const animation of animations) {
        animation.pause();
        animation.currentTime = share * animation.effect.getComputedTiming().duration;
    }
    return animations.length;
}"""
SWITCH = "(name) => { view.layout = name; return Promise.resolve().then(() => view.range); }"


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
    page.evaluate(SWITCH, "justified")
    assert page.evaluate(PAUSE, 0) > 4
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


# Footers and backgrounds that can be seen in the document, by kind, from top to bottom.
SURROUNDINGS = """() => ["footer", "background"].map((kind) =>
    [...view.querySelectorAll(`[data-kind=${kind}]`)]
        .filter((node) => getComputedStyle(node).visibility !== "hidden" && !node.inert)
        .map((node) => node.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height])
        .sort((a, b) => a[1] - b[1]))"""


def test_footers_and_backgrounds_start_where_they_are_seen_and_end_in_place(collection):
    page = collection(count=9, sections=3, header=30, footer=25, background=1, width=1300, height=1100)
    before = page.evaluate(SURROUNDINGS)
    page.evaluate(SWITCH, "justified")
    assert page.evaluate(PAUSE, 0) > 4
    start = page.evaluate(SURROUNDINGS)
    page.evaluate("view.getAnimations({ subtree: true }).forEach((animation) => animation.finish())")
    page.settle()
    end = page.evaluate(SURROUNDINGS)
    for kind, old, begun, new in zip(["footer", "background"], before, start, end):
        assert len(old) == len(begun) == len(new) == 3, kind
        assert begun == [pytest.approx(box, abs=0.5) for box in old], kind
        assert all(abs(a[1] - b[1]) > 5 for a, b in zip(old[1:], new[1:])), f"nothing moved, so nothing was tested: {kind}"


def test_an_interrupted_transition_goes_on_from_where_it_is(collection):
    page = collection(count=2000)
    page.evaluate(SWITCH, "justified")
    page.evaluate(PAUSE, 0.3)
    halfway = page.seen()
    page.evaluate(SWITCH, "grid")
    page.evaluate(PAUSE, 0)
    assert_same(halfway, page.seen())


def test_what_is_gone_fades_and_is_given_back(collection):
    page = collection(count=2000)
    page.evaluate("view.scrollToItem(1000)")
    page.settle()
    for name in ["grid", "justified", "staggered", "waterfall"] * 3:
        page.evaluate(SWITCH, name)
        page.tab.wait_for_timeout(60)
    page.tab.wait_for_timeout(600)
    assert page.evaluate("view.querySelectorAll('[inert]').length") == 0
    assert page.evaluate("view.getAnimations({ subtree: true }).length") == 0
    assert page.evaluate("view.children.length") < 120
    page.assert_complete_waterfall()


def test_scrolling_during_a_transition_ends_in_place(collection):
    page = collection(count=2000)
    page.evaluate(SWITCH, "grid")
    page.evaluate(SWITCH, "waterfall")
    page.wheel(300, times=3)
    page.tab.wait_for_timeout(400)
    page.assert_complete_waterfall()


def test_a_larger_size_is_animated_too(collection):
    page = collection(count=2000)
    before = page.seen()
    page.evaluate("view.itemBreadth = 400; view.range")
    assert page.evaluate(PAUSE, 0) > 2
    assert_same(before, page.seen())


def test_reduced_motion_does_not_move(collection):
    page = collection(count=2000, settings={"reduced_motion": "reduce"})
    page.evaluate(SWITCH, "justified")
    assert page.evaluate("view.getAnimations({ subtree: true }).length") == 0
    assert 0 in page.seen()
