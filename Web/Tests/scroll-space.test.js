import assert from "node:assert/strict";

import { ScrollSpace } from "../Public/scroll-space.js";
import { property } from "./property.js";

/** Returns a space with content and a viewport of random lengths, as after a layout. */
function anySpace(chance) {
    const space = new ScrollSpace();
    space.length = chance.of([1, 320, 800, 2160, chance.between(1, 5000)]);
    space.limit = 4_000_000 / chance.of([1, 1.25, 2, 3]);
    space.extent = chance.of([0, space.length, space.limit, 10 ** chance.between(1, 10)]);
    space.settle(anyOffset(chance, space));
    return space;
}

function anyOffset(chance, { maximum }) {
    return chance.of([0, maximum, chance.between(0, maximum), Math.min(maximum, chance.between(0, 5000))]);
}

/** Returns whether two sums are equal, apart from rounding errors of doubles of this size. */
const near = (one, other, { extent }) => Math.abs(one - other) <= Math.max(1e-6, extent * 1e-15);

/** Scrolls like the browser, at most to the scroller's end. Settles a cramped space, like `Viewport`. */
function scroll(space, distance) {
    space.move(Math.min(Math.max(0, space.position + distance), space.reach), false);
    if (space.isCramped) space.settle(space.offset);
}

property("what is settled shows the offset, in a scroller that browsers can take", (chance) => {
    const space = anySpace(chance);
    const offset = anyOffset(chance, space);
    space.settle(offset);
    assert(near(space.offset, offset, space), `${space.offset} is not ${offset}`);
    assert(space.position >= 0 && space.position <= space.reach + 1e-6, `${space.position} of ${space.reach}`);
    assert(space.span <= Math.max(space.limit, 4 * space.length), `${space.span} is too long`);
    assert(space.isSettled && !space.isCramped);
});

property("content that browsers can take is as long as the scroller", (chance) => {
    const space = anySpace(chance);
    space.extent = Math.min(space.extent, space.limit);
    const offset = anyOffset(chance, space);
    space.settle(offset);
    assert.equal(space.span, space.extent);
    assert.equal(space.origin, 0);
    assert.equal(space.position, offset);
});

property("the scrollbar's ends are the content's", (chance) => {
    const space = anySpace(chance);
    space.move(space.reach, true);
    assert(near(space.offset, space.maximum, space), `${space.offset} is not ${space.maximum}`);
    space.move(0, true);
    assert.equal(space.offset, 0);
});

property("farther down on the scrollbar is farther down in the content", (chance) => {
    const space = anySpace(chance);
    const [upper, lower] = [chance.between(0, space.reach), chance.between(0, space.reach)].sort((a, b) => a - b);
    space.move(upper, true);
    const first = space.offset;
    space.move(lower, true);
    // The origin moves in steps.
    assert(space.offset >= first - 1024, `${lower} shows ${space.offset}, but ${upper} shows ${first}`);
    assert(space.offset >= 0 && space.offset <= space.maximum + 1e-6);
});

property("wheels and keys move content and scroller alike", (chance) => {
    const space = anySpace(chance);
    const { offset, position } = space;
    // The last px is the next property's.
    const next = chance.between(0, Math.max(0, space.reach - 1));
    space.move(next, false);
    assert(near(space.offset - offset, next - position, space));
});

property("the ends of the scroll range are the content's ends, however the browser rounds them", (chance) => {
    const space = anySpace(chance);
    const rounding = chance.of([Math.floor, Math.ceil, Math.round, (position) => position]);
    for (const end of [space.maximum, 0]) {
        space.settle(end);
        // Rounding errors of earlier corrections, which nobody could see.
        space.origin += chance.between(-0.99, 0.99);
        space.move(end > 0 ? rounding(space.reach) : chance.of([0, -1]), chance.of([true, false]));
        assert(near(space.offset, end, space), `${space.offset} is not ${end}`);
    }
});

property("by wheel, every place is reached, and nothing is left out", (chance) => {
    const space = anySpace(chance);
    // Less than a viewport at a time, so that new items are beside the visible ones.
    const distance = chance.between(0.1, 1) * space.length * chance.of([1, -1]);
    const last = distance > 0 ? space.maximum : 0;
    space.settle(Math.min(Math.max(0, last - distance * chance.between(0, 400)), space.maximum));
    for (let turn = 0; turn < 402; turn += 1) {
        const { offset } = space;
        scroll(space, distance);
        const expected = distance > 0 ? Math.min(offset + distance, last) : Math.max(offset + distance, last);
        // Within a px of the end, the scroller's end counts as the content's.
        assert(Math.abs(space.offset - expected) <= 1 + 1e-6, `from ${offset} to ${space.offset}, not ${expected}`);
    }
    assert(Math.abs(space.offset - last) <= 1 + 1e-6, `stuck at ${space.offset}, short of ${last}`);
});

property("measuring moves the content's end, and nothing that is seen", (chance) => {
    const space = anySpace(chance);
    for (let event = 0; event < 30; event += 1) {
        const { offset, position } = space;
        space.extent = Math.max(space.offset + space.length, space.extent * chance.between(0.5, 2));
        assert.equal(space.offset, offset);
        const corrected = chance.between(0, space.maximum);
        space.correct(corrected);
        assert.equal(space.position, position);
        assert(near(space.offset, corrected, space));
        // When scrolling has stopped, the scrollbar has its true position again.
        if (!space.isSettled) space.settle(space.offset);
        assert(near(space.offset, corrected, space));
        assert(space.isSettled && !space.isCramped, JSON.stringify([space, space.isSettled, space.isCramped]));
    }
});
