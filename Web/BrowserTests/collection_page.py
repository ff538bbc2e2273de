"""A collection in a page, as a person sees and uses it."""

from dataclasses import dataclass

# All visible items in the document, relative to the viewport's corner, in fractions of a px.
FRAMES = """() => {
    const view = window.view;
    const box = view.getBoundingClientRect();
    // Right to left, the scrollbar is on the left and part of this.
    const left = box.left + view.scroller.clientLeft;
    return [...view.querySelectorAll("[data-kind=item]")]
        .filter((node) => getComputedStyle(node).visibility !== "hidden" && !node.inert)
        .map((node) => {
            const { x, y, width, height } = node.getBoundingClientRect();
            return { index: node.ariaPosInSet - 1, x: x - left, y: y - box.top, width, height };
        })
        .sort((a, b) => a.index - b.index);
}"""

# Not every driver waits for module scripts. The timers with which the element waits for the end of a movement are counted:
# `SETTLED` looks at them.
READY = """(async () => {
    const timers = new Set();
    const { setTimeout: start, clearTimeout: stop } = window;
    window.endedTimers = 0;
    window.setTimeout = (action, pause, ...rest) => {
        if (pause > 200) return start(action, pause, ...rest);
        const timer = start(() => (timers.delete(timer), (window.endedTimers += 1), action(...rest)), pause);
        timers.add(timer);
        return timer;
    };
    window.clearTimeout = (timer) => (timers.delete(timer), stop(timer));
    window.isWaiting = () => timers.size > 0;
    // Timers from before are not counted, and end before this one.
    setTimeout(() => {}, 200);
    const wait = (pause) => new Promise((go) => start(go, pause));

    while (!window.CollectionView || document.readyState !== "complete") await wait(10);
    // The minified element has this module in itself, where a test cannot reach it.
    const module = new URL("/Web/Public/engine-choice.js", location).href;
    if (performance.getEntriesByName(module).length > 0) {
        const { EngineChoice } = await import(module);
        const { request } = EngineChoice.prototype;
        const engines = new Set();
        EngineChoice.prototype.request = function () {
            const isMissing = request.call(this);
            // The others are left alone, so that elements which are gone use no memory.
            if (this.isLoading) engines.add(this);
            return isMissing;
        };
        window.isLoading = () => {
            for (const engine of engines) if (!engine.isLoading) engines.delete(engine);
            return engines.size > 0;
        };
    }
    // The engine that has the rarer layouts comes after the other one.
    const isRare = () => CollectionView.layouts.some(({ name, isCommon }) => name === window.view?.layout && !isCommon);
    while (isRare() && view.range.last < 0) await wait(10);
    await CollectionView.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
})()"""

# The shown items in the order of the document.
IN_ORDER = """[...view.querySelectorAll("[data-kind=item]")].map((node) => view.indexOf(node)).filter((index) => index >= 0)"""

# Waits until nothing has moved for some frames, and the element waits for nothing any more: neither for a timer, which it has while
# it scrolls, nor for an engine. While a finger holds the content a timer follows another one, so many of them end the waiting, too.
# Nothing here depends on how long that takes: a busy browser delays its timers.
SETTLED = """(mayLoad) => new Promise((settled) => {
    const view = window.view;
    const seen = () => {
        const scrollers = view ? [view.scroller, ...view.shadowRoot.querySelectorAll(".shelf")] : [];
        const positions = scrollers.flatMap(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
        const boxes = [...(view?.children ?? [])].flatMap((node) => {
            const { x, y, width, height } = node.getBoundingClientRect();
            return [x, y, width, height];
        });
        return [...positions, ...boxes].join();
    };
    const began = performance.now();
    let [before, ended, frames] = [seen(), window.endedTimers, 0];
    const look = (now) => {
        const current = seen();
        const hasMoved = current !== before;
        if (hasMoved) [before, ended] = [current, window.endedTimers];
        // What a timer starts, like a glide, moves some frames later.
        const isWaiting = window.isWaiting?.() && window.endedTimers - ended < 8;
        frames = hasMoved || isWaiting ? 0 : frames + 1;
        if (frames >= 4 && now - began >= 100 && (mayLoad || !window.isLoading?.())) return settled();
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})"""


@dataclass(frozen=True)
class Frame:
    index: int
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self):
        return self.x + self.width

    @property
    def bottom(self):
        return self.y + self.height

    def overlaps(self, other, tolerance=0.5):
        return (
            self.x < other.right - tolerance
            and other.x < self.right - tolerance
            and self.y < other.bottom - tolerance
            and other.y < self.bottom - tolerance
        )


class CollectionPage:
    def __init__(self, tab):
        self.tab = tab

    def evaluate(self, script, argument=None):
        return self.tab.evaluate(script, argument)

    def wait_until_ready(self):
        self.evaluate(READY)

    def reload(self):
        self.tab.reload()
        self.wait_until_ready()

    @property
    def size(self):
        return tuple(self.evaluate("[view.scroller.clientWidth, view.scroller.clientHeight]"))

    def frames(self, right_after=""):
        """All items in the document, in and near the viewport, right after a statement and before anything else happens."""
        found = self.evaluate(f"() => {{ {right_after}; return ({FRAMES})(); }}")
        return {frame["index"]: Frame(**frame) for frame in found}

    def seen(self):
        """The items in the viewport only."""
        width, height = self.size
        window = Frame(-1, 0, 0, width, height)
        return {index: frame for index, frame in self.frames().items() if frame.overlaps(window)}

    def frame(self, index):
        frames = self.frames()
        assert index in frames, f"item {index} is not among {list(frames)}"
        return frames[index]

    def header_boxes(self, kind="header"):
        """The text, top, bottom, left and right of every header in the viewport, or of every element of another kind."""
        return self.evaluate(
            """(kind) => [...view.querySelectorAll(`[data-kind=${kind}]`)]
                .filter((node) => getComputedStyle(node).visibility !== "hidden")
                .map((node) => {
                    const box = view.getBoundingClientRect();
                    const { top, bottom, left, right } = node.getBoundingClientRect();
                    return { text: node.textContent, top: top - box.top, bottom: bottom - box.top,
                             left: left - box.left, right: right - box.left };
                })
                .filter(({ top, bottom, left, right }) =>
                    bottom > 0 && top < view.scroller.clientHeight && right > 0 && left < view.scroller.clientWidth)""",
            kind,
        )

    def settle(self, loaded=True):
        """Waits until scrolling and animations have stopped, the work that waits for it is done, and engines are loaded."""
        self.evaluate(SETTLED, not loaded)
        self.draw()

    def draw(self):
        """Waits until the page has drawn what happened so far."""
        self.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    def wheel(self, distance, times=1, across=False):
        """Turns the wheel over the collection, and waits for the smooth scrolling to end."""
        x, y, width, height = self.evaluate(
            "(() => { const b = view.getBoundingClientRect(); return [b.x, b.y, b.width, b.height] })()"
        )
        self.tab.mouse.move(x + width / 2, y + height / 2)
        for _ in range(times):
            self.tab.mouse.wheel(*((distance, 0) if across else (0, distance)))
            self.tab.wait_for_timeout(20)
        self.settle()

    def drag_scrollbar(self, share):
        """Drags the vertical scrollbar's thumb to a fraction of its track; values below 0 and above 1 are beyond its ends.

        On a busy machine, Chromium counts a drag from its first move instead of from where the button was pressed, and may forget
        the last move. So this does what a person does: it drags again if the thumb has not arrived.
        """
        for _ in range(4):
            x, y, height, current, last = self.evaluate(
                """(() => {
                    const box = view.getBoundingClientRect();
                    const current = view.scroller.scrollTop / (view.scroller.scrollHeight - view.scroller.clientHeight);
                    return [box.right - 7, box.y, box.height, current, innerHeight - 1];
                })()"""
            )
            if abs(current - min(max(0, share), 1)) < 0.003:
                return
            # The buttons at the ends of the scrollbar are 15 px long. The thumb of very long content is about 18 px long. Not
            # every driver can move the mouse out of the window.
            place = lambda share: min(max(0, y + 24 + share * (height - 48)), last)
            self.tab.mouse.move(x, place(current))
            self.tab.mouse.down()
            self.draw()
            self.tab.mouse.move(x, place(share), steps=12)
            self.draw()
            self.tab.mouse.up()
            self.settle()

    def press(self, *keys):
        for key in keys:
            self.tab.keyboard.press(key)

    def click(self, selector):
        """Clicks on the center of an element."""
        x, y, width, height = self.evaluate(
            """(selector) => {
                const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
                return [x, y, width, height];
            }""",
            selector,
        )
        self.tab.mouse.click(x + width / 2, y + height / 2)

    @property
    def focused(self):
        """The index of the focused item; None if no item has the focus."""
        return self.evaluate(
            """() => document.activeElement?.matches("collection-view > [data-kind=item]")
                ? document.activeElement.ariaPosInSet - 1 : null"""
        )

    def assert_complete_waterfall(self, spacing=12, top=None, bottom=None):
        """The lanes fill the viewport from start to end, without gaps and overlaps."""
        width, height = self.size
        top = 0 if top is None else top
        bottom = height if bottom is None else bottom
        frames = list(self.frames().values())
        assert_no_overlap(frames)
        lanes = {}
        for frame in frames:
            lanes.setdefault(round(frame.x), []).append(frame)
        assert len(lanes) == round((width - spacing) / (frames[0].width + spacing)), "a lane is missing"
        for lane in lanes.values():
            lane.sort(key=lambda frame: frame.y)
            assert lane[0].y <= top + 0.5, "an item is missing at the start"
            assert lane[-1].bottom >= bottom - 0.5, "an item is missing at the end"
            for above, below in zip(lane, lane[1:]):
                assert abs(below.y - above.bottom - spacing) <= 0.6, f"gap between {above} and {below}"


def assert_no_overlap(frames):
    frames = list(frames)
    assert frames, "nothing is seen"
    for place, frame in enumerate(frames):
        for other in frames[place + 1 :]:
            assert not frame.overlaps(other), f"{frame} overlaps {other}"
