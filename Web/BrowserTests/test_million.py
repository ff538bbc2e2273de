"""A million items are about 90 million px long: longer than any element can be."""

import pytest

LAST = 999_999


def assert_at_end(page):
    frames = page.frames()
    assert LAST in frames
    _, height = page.size
    lowest = max(frame.bottom for frame in frames.values())
    assert abs(lowest - (height - 12)) <= 1, "the content does not end where the viewport does"


def assert_at_start(page):
    assert abs(page.frame(0).y - 12) <= 0.5


@pytest.mark.browsers("chromium", "firefox")  # The test drags a scrollbar, which WebKitGTK lays over the content.
@pytest.mark.parametrize("scale", [1, 2, 3])
def test_the_scrollbar_reaches_both_ends(collection, scale):
    page = collection(count=LAST + 1, scale=scale)
    page.drag_scrollbar(1.1)
    assert_at_end(page)
    page.drag_scrollbar(-0.1)
    assert_at_start(page)


@pytest.mark.parametrize("scale", [1, 2, 3])
def test_nothing_is_missing_anywhere(collection, scale):
    page = collection(count=LAST + 1, scale=scale)
    page.assert_complete_waterfall(top=12)
    for index in [1000, 60_000, 500_000, 876_543, LAST - 5000]:
        page.evaluate("(index) => view.scrollToItem(index, { align: 'start' })", index)
        assert abs(page.frame(index).y) <= 1
        page.assert_complete_waterfall()
        page.settle()
        assert abs(page.frame(index).y) <= 1
        page.assert_complete_waterfall()


@pytest.mark.browsers("chromium", "firefox")  # The test drags a scrollbar, which WebKitGTK lays over the content.
def test_a_dragged_scrollbar_points_into_the_whole(collection):
    page = collection(count=LAST + 1)
    page.drag_scrollbar(0.5)
    middle = sorted(page.seen())[0]
    assert 440_000 < middle < 560_000
    page.assert_complete_waterfall()
    page.drag_scrollbar(0.75)
    assert 690_000 < sorted(page.seen())[0] < 820_000


@pytest.mark.browsers("chromium", "firefox")  # WebKitGTK's driver does not turn the wheel by px.
def test_the_wheel_moves_content_px_by_px(collection):
    page = collection(count=LAST + 1)
    page.evaluate("view.scrollToItem(500000, { align: 'start' })")
    page.settle()
    before = page.frames()
    page.wheel(100, times=3)
    after = page.frames()
    common = before.keys() & after.keys()
    assert common
    for index in common:
        assert abs(before[index].y - after[index].y - 300) <= 0.5


@pytest.mark.browsers("chromium", "firefox")  # WebKitGTK's driver does not turn the wheel by px.
def test_the_wheel_reaches_both_ends(collection):
    page = collection(count=LAST + 1)
    page.evaluate(f"view.scrollToItem({LAST - 40})")
    page.settle()
    page.wheel(400, times=20)
    assert_at_end(page)
    page.evaluate("view.scrollToItem(40)")
    page.settle()
    page.wheel(-400, times=20)
    assert_at_start(page)


def test_a_long_flight_never_stops_at_a_wall(collection):
    """The wheel scrolls through more content than is left in the scroller."""
    page = collection(count=LAST + 1)
    # The middle of the content is at the very end of the scroller, as after long scrolling without a pause.
    page.evaluate("view.scrollToItem(500000, { align: 'start' })")
    page.evaluate(
        """async () => {
            view.scroller.addEventListener("wheel", () => {}, { passive: true });
            for (let step = 0; step < 60; step += 1) {
                view.scroller.dispatchEvent(new WheelEvent("wheel", { deltaY: 40000 }));
                view.scroller.scrollTop += 40000;
                await new Promise(requestAnimationFrame);
            }
        }"""
    )
    page.settle()
    first = sorted(page.seen())[0]
    rows = 60 * 40_000 / 270
    assert 500_000 + 2.5 * rows < first < 500_000 + 3.6 * rows
    page.assert_complete_waterfall()


def test_home_and_end(collection):
    page = collection(count=LAST + 1)
    page.evaluate("view.focusItem(0)")
    page.press("End")
    assert page.focused == LAST
    assert LAST in page.seen()
    page.press("Home")
    assert page.focused == 0
    assert_at_start(page)
    # Outside of items, keys scroll as in any page.
    page.tab.mouse.click(5, 400)
    assert page.focused is None
    page.press("End")
    page.settle()
    assert_at_end(page)


@pytest.mark.browsers("chromium", "firefox")  # The test drags a scrollbar, which WebKitGTK lays over the content.
def test_nodes_are_few_and_never_removed(collection):
    page = collection(count=LAST + 1)
    page.evaluate(
        """window.removed = 0;
        new MutationObserver((records) => records.forEach((record) => (window.removed += record.removedNodes.length)))
            .observe(view, { childList: true })"""
    )
    page.evaluate(
        """async () => {
            window.most = 0;
            for (let step = 0; step < 120; step += 1) {
                view.scroller.scrollTop += 173;
                await new Promise(requestAnimationFrame);
                window.most = Math.max(window.most, view.children.length);
            }
            window.removedWhileScrolling = window.removed;
        }"""
    )
    assert page.evaluate("window.removedWhileScrolling") == 0
    assert 20 < page.evaluate("window.most") < 60
    page.drag_scrollbar(1)
    page.drag_scrollbar(0.3)
    assert page.evaluate("view.children.length") < 60


def test_short_scrolls_touch_no_node_until_they_add_up(collection):
    page = collection(count=LAST + 1)
    page.settle()
    page.evaluate("view.scroller.scrollTop = 2000")
    page.settle()
    # Soon after a jump, scrolls count as those of a dragged scrollbar, which show the new margin at once.
    page.evaluate("new Promise((resolve) => setTimeout(resolve, 600))")
    touched = page.evaluate(
        """async () => {
            const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
            let touched = 0;
            const options = { subtree: true, attributes: true, childList: true, characterData: true };
            new MutationObserver(() => (touched += 1)).observe(view, options);
            const counts = [];
            for (let step = 0; step < 40; step += 1) {
                view.scroller.scrollTop += 10;
                await frame();
                counts.push(touched);
            }
            return counts;
        }"""
    )
    assert touched[3] == 0, "a scroll by much less than half of the margin draws something"
    assert touched[-1] > 0, "nothing is drawn after 400 px"
    page.assert_complete_waterfall()


def test_the_most_items_are_shown_to_the_last(collection):
    """Equal items are one number for the engine, whose integers have 32 bits."""
    page = collection(count=60)
    last = 2**31 - 2
    # Otherwise, they would replace the other items one by one.
    page.evaluate("view.layout = 'grid'; view.data = { sections: [] }")
    page.settle()
    page.evaluate("(count) => (view.data = { sections: [{ count }] })", last + 1)
    for index in [2**29, 2**30, last]:
        page.evaluate("(index) => view.scrollToItem(index, { align: 'start' })", index)
        page.settle()
        assert index in page.seen()
    assert page.frame(last).bottom <= page.size[1]
