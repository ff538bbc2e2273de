"""Captions get the room they need, and nothing jumps when they are measured."""

import pytest

from collection_page import assert_no_overlap

# The difference between the length of a node and that of its picture and caption together.
MISFITS = """() => [...view.querySelectorAll("[data-kind=item]")]
    .filter((node) => node.style.visibility !== "hidden")
    .map((node) => {
        const index = node.ariaPosInSet - 1;
        const { width, height } = node.getBoundingClientRect();
        return height - width / window.view.data.aspectRatios[index] - node.lastChild.offsetHeight;
    })"""


def assert_fitting(page):
    misfits = page.evaluate(MISFITS)
    assert len(misfits) > 4
    assert all(abs(misfit) <= 1 for misfit in misfits), misfits
    assert_no_overlap(page.frames().values())


def test_items_are_as_long_as_picture_and_caption(collection):
    page = collection(count=3000, captions=1)
    assert_fitting(page)
    page.assert_complete_waterfall(top=12)
    page.wheel(700, times=5)
    assert_fitting(page)
    page.assert_complete_waterfall()
    page.evaluate("view.scrollToItem(2000, { align: 'start' })")
    assert abs(page.frame(2000).y) <= 1
    assert_fitting(page)


def test_scrolling_up_over_unknown_captions_does_not_jump(collection):
    page = collection(count=3000, captions=1)
    page.evaluate("view.scrollToItem(1500, { align: 'start' })")
    page.settle()
    moves = page.evaluate(
        """async () => {
            const top = view.getBoundingClientRect().top;
            const places = () => new Map([...view.querySelectorAll("[data-kind=item]")]
                .filter((node) => node.style.visibility !== "hidden")
                .map((node) => [node.ariaPosInSet, node.getBoundingClientRect().top - top]));
            const moves = [];
            for (let step = 0; step < 60; step += 1) {
                const before = places();
                view.scroller.scrollTop -= 100;
                await new Promise(requestAnimationFrame);
                await new Promise(requestAnimationFrame);
                // What the eye follows: the item that is the first to begin in the viewport.
                const [index, place] = [...before].map(([index, place]) => [index, place + 100])
                    .filter(([, place]) => place >= 0).sort(([, a], [, b]) => a - b)[0];
                moves.push(Math.abs(places().get(index) - place));
            }
            return moves;
        }"""
    )
    assert len(moves) == 60 and max(moves) <= 1
    page.settle()
    assert_fitting(page)
    page.assert_complete_waterfall()


@pytest.mark.browsers("chromium", "firefox")  # The test drags a scrollbar, which WebKitGTK lays over the content.
def test_both_ends_are_reached_although_lengths_change(collection):
    page = collection(count=3000, captions=1)
    page.drag_scrollbar(1.1)
    frames = page.frames()
    assert 2999 in frames
    assert abs(max(f.bottom for f in frames.values()) - (page.size[1] - 12)) <= 1
    page.wheel(-2500, times=60)
    page.drag_scrollbar(-0.1)
    assert abs(page.frame(0).y - 12) <= 0.5
    page.assert_complete_waterfall(top=12)


@pytest.mark.browsers("chromium", "firefox")  # WebKitGTK's driver does not turn the wheel by px.
def test_an_item_is_asked_once_at_each_breadth(collection):
    page = collection(count=3000, captions=1)
    page.evaluate(
        """() => {
            window.asked = [];
            const measure = view.measureItem;
            view.measureItem = (node, index) => (window.asked.push(index), measure(node));
        }"""
    )
    page.wheel(900, times=4)
    page.wheel(-900, times=4)
    asked = page.evaluate("window.asked")
    assert len(asked) > 10
    assert len(asked) == len(set(asked))
    page.tab.set_viewport_size({"width": 620, "height": 800})
    page.settle()
    assert_fitting(page)
    assert len(page.evaluate("window.asked")) > len(asked)


def test_captions_that_arrive_late(collection):
    page = collection(count=3000, captions=1)
    page.evaluate(
        """() => {
            window.known = new Set();
            const measure = view.measureItem;
            view.measureItem = (node, index) => (window.known.has(index) ? measure(node) : undefined);
            view.data = { ...view.data };
        }"""
    )
    page.evaluate("view.scrollToItem(1500, { align: 'start' })")
    page.settle()
    before = page.frame(1500)
    assert any(abs(misfit) > 1 for misfit in page.evaluate(MISFITS))
    page.evaluate("for (let index = 1400; index < 1600; index += 1) window.known.add(index); view.refresh(1400, 1600)")
    assert_fitting(page)
    assert abs(page.frame(1500).y - before.y) <= 1
    page.settle()
    assert abs(page.frame(1500).y - before.y) <= 1
    page.assert_complete_waterfall()


def test_a_new_layout_measures_at_its_own_size(collection):
    page = collection(count=3000, captions=1)
    page.evaluate("view.itemBreadth = 330")
    page.tab.wait_for_timeout(700)
    assert_fitting(page)
    page.evaluate("view.layout = 'justified'")
    page.tab.wait_for_timeout(700)
    assert_no_overlap(page.frames().values())
