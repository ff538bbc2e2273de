"""Removed elements use no memory, and scrolling for longer uses no more memory."""

import pytest

pytestmark = pytest.mark.browsers("chromium")  # Only its protocol reports memory.

# Mounts elements, some at a time, and removes them in the middle of whatever they do.
MOUNT = """async ([times, together]) => {
    const mount = (time) => {
        const view = document.createElement("collection-view");
        view.style.height = "300px";
        view.renderItem = (node, index) => (node.innerHTML = `<p>${index}</p>`);
        const keys = Array.from({ length: 300 }, (_, index) => index);
        view.data = { sections: [{ count: 300, header: 20 }], keys, measured: time % 2 === 0 };
        document.body.append(view);
        return () => {
            if (time % 3 === 0) view.layout = "grid";
            if (time % 3 === 1) {
                keys.splice(3, 0, "a", "b", "c", "d", "e");
                view.insert(3, 5);
            }
            return () => view.remove();
        };
    };
    for (let time = 0; time < times; time += together) {
        let steps = Array.from({ length: together }, (_, index) => mount(time + index));
        for (let step = 0; step < 2; step += 1) {
            await new Promise(requestAnimationFrame);
            steps = steps.map((next) => next());
        }
    }
}"""

SCROLL = """async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) {
        view.scroller.scrollTop += frame % 200 < 150 ? 170 : -90;
        await new Promise(requestAnimationFrame);
    }
}"""


class Memory:
    def __init__(self, page):
        self.page = page
        self.protocol = page.tab.context.new_cdp_session(page.tab)

    @property
    def used(self):
        """Bytes of the JavaScript heap, nodes, and listeners, after a garbage collection."""
        for _ in range(2):
            self.protocol.send("HeapProfiler.collectGarbage")
            self.page.tab.wait_for_timeout(100)
        counters = self.protocol.send("Memory.getDOMCounters")
        return self.protocol.send("Runtime.getHeapUsage")["usedSize"], counters["nodes"], counters["jsEventListeners"]


def test_elements_that_are_gone_leave_nothing_behind(collection):
    page = collection(count=100)
    memory = Memory(page)
    page.evaluate(MOUNT, [200, 20])
    before = memory.used
    page.evaluate(MOUNT, [10_000, 20])
    after = memory.used
    # An engine has 1.5 MB. Compiled code may be freed or added.
    assert after[0] - before[0] < 600_000
    assert after[1:] == before[1:]


def test_scrolling_leaves_nothing_behind(collection):
    page = collection(count=100_000, captions=1, sections=20, header=30)
    memory = Memory(page)
    page.evaluate(SCROLL, 400)
    page.settle()
    before = memory.used
    page.evaluate(SCROLL, 1600)
    page.settle()
    after = memory.used
    assert after[0] - before[0] < 600_000
    assert after[1] - before[1] < 100
    assert after[2] == before[2]
