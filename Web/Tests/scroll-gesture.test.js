import assert from "node:assert/strict";
import test from "node:test";

import { ScrollGesture } from "../Public/scroll-gesture.js";
import { property } from "./property.js";

const length = 800;

/** A scroller with a scrollbar of 15 px on its right. A story decides what happens to it, and when. */
class Scroller extends EventTarget {
    clientLeft = 0;
    clientTop = 0;
    clientWidth = 985;
    clientHeight = length;
    gesture = new ScrollGesture(/** @type {any} */ (this));
    time = 10_000;

    getBoundingClientRect() {
        return { left: 0, top: 0 };
    }

    happen(name, fields = {}) {
        const event = new Event(name);
        Object.defineProperty(event, "timeStamp", { value: this.time });
        this.dispatchEvent(Object.assign(event, fields));
    }

    pressScrollbar() {
        this.happen("pointerdown", { clientX: 990, clientY: 100 });
    }

    isByScrollbar(distance) {
        return this.gesture.isByScrollbar(this.time, distance, length);
    }
}

const direct = [["wheel"], ["touchmove"], ["keydown", { key: "ArrowDown" }], ["keydown", { key: "PageDown" }]];

property("what follows wheel, touch and keys without a pause is theirs, however far", (chance) => {
    const scroller = new Scroller();
    scroller.happen(...chance.of(direct));
    for (let event = chance.below(30); event > 0; event -= 1) {
        scroller.time += chance.between(0, 499);
        assert.equal(scroller.isByScrollbar(chance.between(-1e6, 1e6)), false);
    }
    // A jump without any input is by the scrollbar.
    scroller.time += 501;
    assert.equal(scroller.isByScrollbar(chance.of([1, -1]) * chance.between(1.51, 5000) * length), true);
});

property("a jump is the scrollbar's, and so is what follows without a pause, however near", (chance) => {
    const scroller = new Scroller();
    if (chance.share < 0.5) scroller.happen("keydown", { key: chance.of(["Home", "End"]) });
    scroller.isByScrollbar(chance.between(1.51, 5000) * length);
    for (let event = chance.below(30); event > 0; event -= 1) {
        scroller.time += chance.between(0, 499);
        assert.equal(scroller.isByScrollbar(chance.between(-1e6, 1e6)), true);
    }
    // A wheel takes over at once. Without it, a short distance after a pause is no jump.
    if (chance.share < 0.5) scroller.happen(...chance.of(direct));
    else scroller.time += 501;
    assert.equal(scroller.isByScrollbar(chance.between(-1.49, 1.49) * length), false);
});

property("a pressed scrollbar points into the whole, but for pages of its own", (chance) => {
    const scroller = new Scroller();
    if (chance.share < 0.5) scroller.happen(...chance.of(direct));
    scroller.pressScrollbar();
    assert.equal(scroller.isByScrollbar(chance.of([1, -1]) * chance.between(0.96, 5000) * length), true);
    scroller.time += 501;
    assert.equal(scroller.isByScrollbar(chance.of([1, -1]) * 0.875 * length), false);
});

property("content is held by a finger or a pressed scrollbar, until it is let go", (chance) => {
    const scroller = new Scroller();
    /** @type {number[]} */
    const fingers = [];
    let isPressed = false;
    const events = {
        down() {
            fingers.push(chance.below(1e9));
            scroller.happen("touchstart", { changedTouches: [{ identifier: fingers.at(-1) }] });
        },
        up() {
            if (fingers.length === 0) return;
            fingers.splice(chance.below(fingers.length), 1);
            // Another finger stays beside the element.
            const touches = [...fingers, -1].map((identifier) => ({ identifier }));
            scroller.happen(chance.of(["touchend", "touchcancel"]), { touches });
        },
        press: () => (isPressed = true) && scroller.pressScrollbar(),
        clickInside() {
            isPressed = false;
            scroller.happen("pointerdown", { clientX: chance.below(985), clientY: chance.below(length) });
        },
        release() {
            isPressed = false;
            scroller.happen(chance.of(["pointerup", "pointercancel"]));
        },
        drag: () => scroller.happen("pointermove", { buttons: 1 }),
        // The button was released outside of the window.
        comeBack() {
            isPressed = false;
            scroller.happen("pointermove", { buttons: 0 });
        },
        // Firefox dispatches this while the scrollbar is pressed.
        scrollEnds: () => scroller.happen("scrollend"),
    };
    for (let number = 0; number < 20; number += 1) {
        const name = chance.of(Object.keys(events));
        events[name]();
        assert.equal(scroller.gesture.isHeld, fingers.length > 0 || isPressed, `after ${name}`);
    }
});

test("the scrollbar of a page that reads from right to left is on the left", () => {
    const scroller = new Scroller();
    scroller.clientLeft = 15;
    scroller.happen("pointerdown", { clientX: 990, clientY: 100 });
    assert.equal(scroller.gesture.isHeld, false);
    scroller.happen("pointerdown", { clientX: 7, clientY: 100 });
    assert.equal(scroller.gesture.isHeld, true);
});
