"""Lists whose items a person reorders, and what the tests of that read."""

import pytest

# Lists of names, which follow the element's events.
OPEN = """({ counts, layout, keyed }) => {
    window.lists = counts.map((count, section) => Array.from({ length: count }, (_, index) => `${section}.${index}`));
    window.told = [];
    view.renderItem = (node, index) => { node.className = "card"; node.textContent = lists.flat()[index] };
    view.addEventListener("collection-reorder", (event) => {
        const { from, to, fromSection, section } = event.detail;
        told.push([from, to, fromSection, section]);
        if (window.isRefused) return event.preventDefault();
        const start = (number) => lists.slice(0, number).flat().length;
        const [name] = lists[fromSection].splice(from - start(fromSection), 1);
        lists[section].splice(to - start(section), 0, name);
    });
    view.measureItem = undefined;
    view.data = {
        sections: counts.map((count) => ({ count, header: 30, layout })), aspectRatio: layout === "list" ? Infinity : 1, extras: 50,
        keys: keyed ? (index) => lists.flat()[index] : undefined,
    };
    view.reorderable = true;
}"""
# The texts in view, in the order of the page. Fails if a node has the wrong index.
ORDER = """() => view.visible.map((index) => {
    const [node] = [...view.querySelectorAll("[data-kind=item]")].filter((node) => view.indexOf(node) === index && !node.inert);
    if (node.ariaPosInSet !== String(index + 1)) throw new Error(`${index} is told as ${node.ariaPosInSet}`);
    return node.textContent;
})"""

# What screen readers announce.
SAID = "view.shadowRoot.querySelector('[role=status]').textContent"


@pytest.fixture
def lists(collection):
    def open_lists(counts=(6, 4, 5), layout="list", keyed=False, **query):
        page = collection(count=100, width=500, height=900, settings={"reduced_motion": "reduce"}, **query)
        page.evaluate(OPEN, {"counts": list(counts), "layout": layout, "keyed": keyed})
        page.settle()
        return page

    return open_lists


def middle(page, index):
    """The center of an item, in window coordinates."""
    return page.evaluate(
        """(index) => {
            const { x, y, width, height } = view.frameOf(index);
            const box = view.getBoundingClientRect();
            return [box.x + view.scroller.clientLeft + x + width / 2, box.y + y + height / 2];
        }""",
        index,
    )


def drag(page, item, over, drop=True):
    page.tab.mouse.move(*middle(page, item))
    page.tab.mouse.down()
    page.tab.mouse.move(*middle(page, over), steps=8)
    if drop:
        page.tab.mouse.up()
        page.settle()
