"""The page edits its data where the element calls it."""

import pytest

DATA = """() => {
    window.items = Array.from({ length: 1000 }, (_, index) => `item ${index}`);
    window.insert = () => {
        window.insert = undefined;
        items.unshift("first", "second", "third");
        view.insert(0, 3);
    };
    view.data = { sections: [{ count: 1000 }], aspectRatio: 1 };
}"""
# The texts of the items in view, and what they should be.
TEXTS = """view.visible.map((index) => [
    view.querySelector(`[aria-posinset='${index + 1}']`).textContent, items[index]
])"""


def assert_texts(page):
    page.settle()
    assert page.evaluate("window.insert === undefined")
    texts = page.evaluate(TEXTS)
    assert texts
    for shown, expected in texts:
        assert shown == expected


@pytest.mark.parametrize(
    "call", ["view.scrollToItem(150, { align: 'start' })", "view.refresh(0, 999)", "view.scroller.scrollTop += 5000"]
)
def test_in_render_item(collection, call):
    page = collection(count=10)
    page.evaluate(DATA)
    page.evaluate(
        """() => {
            view.renderItem = (node, index) => {
                node.textContent = items[index];
                if (window.isTime) window.insert?.();
            };
        }"""
    )
    page.settle()
    page.evaluate(f"window.isTime = true; {call}")
    assert_texts(page)


def test_items_are_measured_by_their_new_indices(collection):
    page = collection(count=10)
    page.evaluate(
        """() => {
            window.heights = Array.from({ length: 1000 }, (_, index) => 40 + (index % 50));
            let isFirst = true;
            view.layout = "list";
            view.renderItem = (node, index) => {
                if (index < 150 || !isFirst) return;
                isFirst = false;
                heights.unshift(200, 201, 202);
                view.insert(0, 3);
            };
            view.measureItem = (node, index) => heights[index];
            view.data = { sections: [{ count: 1000 }], aspectRatio: Infinity, extras: 60, measured: true };
        }"""
    )
    page.settle()
    page.evaluate("view.scrollToItem(160, { align: 'start' })")
    page.settle()
    # What moves is measured when it has arrived.
    page.evaluate("Promise.all(view.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(() => {})")
    page.settle()
    frames = page.seen()
    assert len(frames) > 5
    heights = page.evaluate("heights")
    for index, frame in frames.items():
        assert abs(frame.height - heights[index]) <= 1


@pytest.mark.parametrize("call", ["view.scrollToItem(150, { align: 'start' })", "view.restore({ ...view.place, item: 150 })"])
def test_in_a_listener_for_layouts(collection, call):
    page = collection(count=10)
    page.evaluate(DATA)
    page.evaluate("() => void (view.renderItem = (node, index) => (node.textContent = items[index]))")
    page.settle()
    page.evaluate(f"view.addEventListener('collection-layout', window.insert, {{ once: true }}); view.spacing = 3; {call}")
    assert_texts(page)


@pytest.mark.parametrize("callback", ["renderItem", "measureItem"])
def test_new_data_in_a_callback(collection, callback):
    page = collection(count=10)
    page.evaluate(
        """(callback) => {
            const data = (length) => {
                window.items = Array.from({ length }, (_, index) => `item ${index} of ${length}`);
                view.data = { sections: [{ count: length }], aspectRatio: 1, extras: 10, measured: true };
            };
            window.mistakes = [];
            const given = (node, index) => {
                if (index >= items.length) mistakes.push(index);
                if (index === 3 && items.length === 1000) data(4);
            };
            view.renderItem = (node, index) => {
                node.textContent = items[index];
                if (callback === "renderItem") given(node, index);
            };
            view.measureItem = (node, index) => {
                if (callback === "measureItem") given(node, index);
                return 20;
            };
            data(1000);
        }""",
        callback,
    )
    page.settle()
    assert page.evaluate("[mistakes, errors]") == [[], []]
    texts = page.evaluate(TEXTS)
    assert len(texts) == 4 and all(shown == expected for shown, expected in texts)
    page.evaluate("view.data = { sections: [], measured: true }")
    page.settle()
    assert page.evaluate("errors") == []
