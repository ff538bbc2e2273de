import assert from "node:assert/strict";

import { NodePool } from "../Public/node-pool.js";
import { property } from "./property.js";

property("a node shows one thing at a time, and none that shows nothing is seen", (chance) => {
    const all = [];
    const pool = new NodePool(() => {
        all.push({ index: -1, isSpare: false, isParked: false, node: { style: { visibility: "" } } });
        return all.at(-1);
    });
    const taken = new Map();
    let most = 0;
    for (let frame = 0; frame < 20; frame += 1) {
        for (let change = chance.below(12); change > 0; change -= 1) {
            const index = chance.below(10);
            if (taken.has(index)) {
                pool.give(taken.get(index));
                taken.delete(index);
            } else {
                const showedIt = all.find((slot) => slot.isSpare && slot.index === index);
                const slot = pool.take(index);
                assert(![...taken.values()].includes(slot), "two things in one node");
                assert(!showedIt || slot.index === index, `another node showed ${index}`);
                slot.index = index;
                taken.set(index, slot);
            }
            most = Math.max(most, taken.size);
        }
        pool.park();
        for (const slot of all) {
            const isShown = [...taken.values()].includes(slot);
            assert.equal(slot.node.style.visibility, isShown ? "" : "hidden");
        }
    }
    assert.equal(all.length, most, "there are more nodes than have been shown at once");
});
