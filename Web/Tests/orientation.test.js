import assert from "node:assert/strict";

import { Orientation } from "../Public/orientation.js";
import { property } from "./property.js";

const anyOrientation = (chance) => new Orientation(chance.of(["vertical", "horizontal"]), chance.of(["ltr", "rtl"]));

/** A length that doubles add up without rounding. */
const anyLength = (chance) => chance.below(100_000) / 64;

property("content is seen where it starts, less what is scrolled", (chance) => {
    const orientation = anyOrientation(chance);
    const viewport = [anyLength(chance), anyLength(chance)];
    const [width, height] = [anyLength(chance), anyLength(chance)];
    const frame = { x: anyLength(chance) * (orientation.isReversed ? -1 : 1), y: anyLength(chance), width, height };
    const position = anyLength(chance);
    const seen = orientation.seen(frame, position, viewport[0]);
    assert.deepEqual([seen.width, seen.height], [width, height]);
    // In right-to-left layouts, reading starts at the right edge.
    const { isVertical, isReversed } = orientation;
    const start = isVertical ? seen.y : isReversed ? viewport[0] - seen.x - width : seen.x;
    assert.equal(start, orientation.start(frame.x, frame.y, width) - position);
    assert.equal(isVertical ? seen.x : seen.y, isVertical ? frame.x : frame.y);
});

property("length is the side along the axis", (chance) => {
    const orientation = anyOrientation(chance);
    const [width, height] = [1, 2];
    assert.equal(orientation.length(width, height), orientation.isVertical ? height : width);
});

property("positions are not negative on the other side of the start", (chance) => {
    const beyond = 1 + anyLength(chance);
    const position = (direction, scrollLeft) =>
        new Orientation("horizontal", direction).position(/** @type {any} */ ({ scrollLeft }));
    assert.equal(position("rtl", beyond), 0);
    assert.equal(position("ltr", -beyond), 0);
    assert.equal(position("rtl", -beyond), beyond);
});

property("what is scrolled to is the position", (chance) => {
    const orientation = anyOrientation(chance);
    /** @type {any} */
    const scroller = {
        scrollTop: 0,
        scrollLeft: 0,
        scrollTo({ top = this.scrollTop, left = this.scrollLeft }) {
            [this.scrollTop, this.scrollLeft] = [top, left];
        },
    };
    const position = anyLength(chance);
    orientation.scroll(scroller, position);
    assert.equal(orientation.position(scroller), position);
    // Browsers have negative scroll positions if reading starts on the right.
    assert(orientation.isReversed ? scroller.scrollLeft <= 0 : scroller.scrollLeft >= 0);
});
