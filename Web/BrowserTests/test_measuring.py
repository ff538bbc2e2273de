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


@pytest.mark.parametrize("busy", [0, 60])  # for how long the page blocks each frame, in ms: then, no time is idle
def test_scrolling_up_over_unknown_captions_does_not_jump(collection, busy):
    page = collection(count=3000, captions=1)
    page.evaluate("view.scrollToItem(1500, { align: 'start' })")
    page.settle()
    moves = page.evaluate(
        """async (busy) => {
            const top = view.getBoundingClientRect().top;
            const places = () => new Map([...view.querySelectorAll("[data-kind=item]")]
                .filter((node) => node.style.visibility !== "hidden")
                .map((node) => [node.ariaPosInSet, node.getBoundingClientRect().top - top]));
            const moves = [];
            for (let step = 0; step < 100; step += 1) {
                const before = places();
                view.scroller.scrollTop -= 100;
                await new Promise(requestAnimationFrame);
                for (const end = performance.now() + busy; performance.now() < end; );
                await new Promise(requestAnimationFrame);
                // What the eye follows: the item that is the first to begin in the viewport.
                const [index, place] = [...before].map(([index, place]) => [index, place + 100])
                    .filter(([, place]) => place >= 0).sort(([, a], [, b]) => a - b)[0];
                moves.push(Math.abs(places().get(index) - place));
            }
            return moves;
        }""",
        busy,
    )
    assert len(moves) == 100 and max(moves) <= 1
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
    page.settle()
    assert_fitting(page)
    page.evaluate("view.layout = 'justified'")
    page.settle()
    assert_no_overlap(page.frames().values())


# A feed whose items only say that they are measured: no callback, and no observer of the page.
FEED = """() => {
    view.measureItem = undefined;
    view.renderItem = (node, index) => {
        node.innerHTML = `<section><img><div>Item ${index}</div></section>`;
    };
    view.data = { sections: [{ count: 400, layout: "list" }], aspectRatio: Infinity, extras: 50, measured: true };
    view.range;
}"""
# The difference between each item's height and its content's.
REST = """() => [...view.querySelectorAll("[data-kind=item]")].filter((node) => node.style.visibility !== "hidden")
    .map((node) => node.clientHeight - node.firstElementChild.offsetHeight)"""


@pytest.fixture
def feed(collection):
    page = collection(count=400)
    page.evaluate(FEED)
    page.settle()
    assert page.evaluate("view.frameOf(1).y - view.frameOf(0).y") < 50
    return page


def assert_feed_fits(page):
    page.settle()
    # Images may load later than in the next frames.
    for _ in range(30):
        page.tab.wait_for_timeout(100)
        if set(page.evaluate(REST)) <= {-1, 0, 1}:
            break
    assert set(page.evaluate(REST)) <= {-1, 0, 1}
    assert_no_overlap(page.frames().values())
    assert page.evaluate("window.errors") == []


@pytest.mark.parametrize(
    "change",
    [
        "node(3).querySelector('img').src = 'picture.svg'",
        "node(3).querySelector('div').textContent = 'a longer text '.repeat(200)",
        "view.style.fontSize = '40px'",
        "node(3).querySelector('div').remove()",
        "for (const item of [2, 3, 4, 5]) node(item).querySelector('img').src = `picture.svg?${item}`",
    ],
    ids=["an image loads", "a text grows", "the font changes", "a text goes", "many images load"],
)
def test_content_that_changes_later_is_measured_by_itself(feed, change):
    assert_feed_fits(feed)
    before = feed.frame(4).y
    # An error of an observer's loop is an event of the window.
    feed.evaluate("() => { window.addEventListener('error', ({ message }) => window.errors.push(message)) }")
    feed.evaluate(f"() => {{ const node = (item) => view.querySelector(`[aria-posinset='${{item + 1}}']`); {change} }}")
    assert_feed_fits(feed)
    assert feed.frame(4).y != before


def test_items_that_come_again_fit_their_content(feed):
    feed.evaluate("""() => {
        view.renderItem = (node, index) => {
            if (!node.querySelector("img")) node.innerHTML = "<section><img></section>";
            node.querySelector("img").src = index % 3 ? `picture.svg?${index}` : "";
        };
    }""")
    for index in [0, 200, 399, 100, 0]:
        feed.evaluate("(index) => view.scrollToItem(index, { align: 'start' })", index)
        assert_feed_fits(feed)


def test_all_that_changes_in_a_frame_is_one_batch(collection):
    page = collection(count=3000, captions=1)
    page.settle()
    counts = page.evaluate(
        """async () => {
            const frames = (count) => new Promise((isOver) => {
                const next = () => (count-- > 0 ? requestAnimationFrame(next) : isOver());
                next();
            });
            const measure = view.measureItem;
            const asked = [];
            view.measureItem = (node, index) => (asked.push(index), measure(node));
            await frames(4);
            asked.length = 0;
            for (const item of view.visible) {
                view.querySelector(`[aria-posinset="${item + 1}"]`).lastChild.textContent = "longer ".repeat(60);
            }
            const { visible } = view;
            await frames(6);
            return [asked.filter((item) => visible.includes(item)).length, visible.length];
        }"""
    )
    # Each was asked once, and what came into view instead was asked, too.
    assert counts[0] == counts[1]
    assert_fitting(page)
    page.assert_complete_waterfall(top=12)


def test_what_an_item_marks_is_its_extra_length(collection):
    page = collection(count=200)
    page.evaluate(
        """() => {
            view.renderItem = (node, index) => {
                node.innerHTML = "<b>Picture</b><p data-extra></p>";
                node.lastChild.style.height = `${20 + index % 3 * 10}px`;
            };
            view.data = { ...view.data, sections: [{ count: 200, layout: "waterfall", lanes: 3 }],
                aspectRatios: undefined, aspectRatio: 2, measured: true };
        }"""
    )
    page.settle()
    for index, frame in page.seen().items():
        assert frame.height == pytest.approx(frame.width / 2 + 20 + index % 3 * 10, abs=1)


def test_a_new_size_of_the_element_is_no_error_if_items_are_filled_with_other_elements(collection):
    page = collection(count=300, layout="list")
    errors = page.evaluate(
        """async () => {
            const errors = [];
            addEventListener("error", ({ message }) => errors.push(message));
            const frame = () => new Promise(requestAnimationFrame);
            view.renderItem = (node, index) => (node.innerHTML = `<div>${"word ".repeat(10 + ((index * 7) % 50))}</div>`);
            view.data = { sections: [{ count: 300 }], aspectRatio: Infinity, extras: 40, measured: true };
            for (let width = 300; width < 900; width += 23) {
                view.style.maxWidth = `${width}px`;
                await frame();
                await frame();
            }
            return errors;
        }"""
    )
    assert errors == []


def test_content_of_a_fraction_of_a_px_is_not_cut_off(collection):
    page = collection(count=10)
    page.evaluate(
        """() => {
            view.measureItem = undefined;
            view.renderItem = (node) => {
                node.replaceChildren(document.createElement("div"));
                node.firstChild.style.height = "20.4px";
            };
            view.data = { sections: [{ count: 50, layout: "list" }], aspectRatio: Infinity, extras: 30, measured: true };
        }"""
    )
    page.settle()
    lengths = page.evaluate("view.visible.map((index) => view.frameOf(index).height)")
    assert len(lengths) > 5 and set(lengths) == {21}
