"""A frame touches only nodes that come into view or leave it."""

import pytest

# Scrolls frame by frame, and returns the nodes that were written to although they were visible before and after.
SCROLL = """async ([distance, frames]) => {
    const isShown = (node) => node.style.visibility !== "hidden";
    const nodes = () => new Map([...view.querySelectorAll("[data-kind]")].filter(isShown)
        .map((node) => [node, node.ariaPosInSet + node.dataset.kind]));
    const records = [];
    const observer = new MutationObserver((found) => records.push(...found));
    // At rest, which comes early on a slow machine, another item may take the Tab key.
    const attributeFilter = ["style", "class", "aria-posinset", "aria-setsize"];
    observer.observe(view, { attributeFilter, childList: true, characterData: true, subtree: true });
    const touched = [];
    let staying = 0;
    let coming = 0;
    for (let frame = 0; frame < frames; frame += 1) {
        const before = nodes();
        observer.takeRecords();
        records.length = 0;
        view.scroller.scrollTop += distance;
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        records.push(...observer.takeRecords());
        const after = nodes();
        const stays = (node) => before.has(node) && before.get(node) === after.get(node);
        staying += [...after.keys()].filter(stays).length;
        coming += [...after.keys()].filter((node) => !stays(node)).length;
        for (const { target } of records) {
            const node = target.nodeType === 1 ? target.closest("[data-kind]") : target.parentElement.closest("[data-kind]");
            if (stays(node)) touched.push(node.textContent);
        }
    }
    return { staying, coming, touched };
}"""


@pytest.mark.parametrize("sections", [1, 12])
@pytest.mark.parametrize("count", [3000, 1_000_000])
def test_nodes_that_stay_are_not_touched_while_scrolling(collection, count, sections):
    surroundings = {"header": 30, "footer": 20, "background": 1} if sections > 1 else {}
    page = collection(count=count, sections=sections, **surroundings)
    page.evaluate("(index) => view.scrollToItem(index, { align: 'start' })", count // 2)
    page.settle()
    result = page.evaluate(SCROLL, [60, 30])
    assert result["staying"] > 200 and result["coming"] > 10
    assert result["touched"] == []


def test_the_size_of_the_list_is_written_once(collection):
    page = collection(count=3000)
    page.evaluate(
        """() => {
            window.written = [];
            new MutationObserver((records) => records.forEach(({ target }) => window.written.push(target)))
                .observe(view, { attributeFilter: ["aria-setsize"], subtree: true });
        }"""
    )
    page.wheel(800, times=6)
    assert page.evaluate("window.written.length === new Set(window.written).size")
    assert page.evaluate("window.written.length") < 60


def test_the_range_is_reported_once_for_many_scrolls(collection):
    page = collection(count=3000)
    page.evaluate(
        """() => {
            window.told = [];
            view.addEventListener("collection-range", ({ detail }) => window.told.push(detail));
        }"""
    )
    page.evaluate("for (const index of [200, 900, 1500]) view.scrollToItem(index, { align: 'start' })")
    page.settle()
    [told] = page.evaluate("window.told")
    assert told == page.evaluate("view.range") and told["first"] <= 1500 <= told["last"]


def test_a_scrolled_frame_is_one_call_of_the_engine(collection):
    page = collection(count=1_000_000)
    page.evaluate(
        """() => {
            window.calls = [];
            const { instantiate } = WebAssembly;
            WebAssembly.instantiate = async (...inputs) => {
                const { exports } = await instantiate(...inputs);
                const counted = { memory: exports.memory };
                for (const [name, method] of Object.entries(exports)) {
                    if (typeof method !== "function") continue;
                    counted[name] = (...numbers) => {
                        // What is far away is placed between frames.
                        if (name !== "settle") calls.push(name);
                        return method(...numbers);
                    };
                }
                return { exports: counted };
            };
            const { data, renderItem } = view;
            const other = Object.assign(document.createElement("collection-view"), { data, renderItem });
            view.replaceWith(other);
            window.view = other;
        }"""
    )
    page.settle()
    page.evaluate("view.scrollToItem(500000, { align: 'start' })")
    page.settle()
    calls = page.evaluate(
        """async () => {
            const frames = [];
            for (let frame = 0; frame < 12; frame += 1) {
                calls = []; // What was to be done at rest may have come late.
                view.scroller.scrollTop += 70;
                await new Promise((done) => view.scroller.addEventListener("scroll", () => queueMicrotask(done), { once: true }));
                frames.push([...calls]); // What comes at rest is not of this frame.
            }
            return frames;
        }"""
    )
    assert calls == [["scrolled"]] * 12
