import assert from "node:assert/strict";
import test from "node:test";

import { CollectionData } from "../Public/collection-data.js";
import { CollectionEdit } from "../Public/collection-edit.js";

/** Makes edits in the element's data, whose arrays the page has changed before. */
function follow(data, change) {
    const edit = new CollectionEdit(data.starts);
    change(edit);
    data.follow(edit);
}

test("keys follow edits", () => {
    const keys = ["a", "b", "c", "d"];
    const data = new CollectionData({ sections: [{ count: 2 }, { count: 2 }], keys });
    keys.splice(0, 4, "d", "x", "y", "a", "c");
    follow(data, (edit) => {
        edit.delete(1, 1);
        edit.move(2, 0, 1, 0);
        edit.insert(1, 2, 0);
        edit.reload(3, 1);
    });
    assert.deepEqual(data.keys, keys);
    // The key of a deleted item is free again.
    keys.splice(0, 1, "b", "d");
    follow(data, (edit) => edit.insert(0, 1, 0));
    assert.deepEqual(data.keys, keys);
});

for (const [what, keys, message] of [
    ["are too few", ["a", "b", "c"], "data.keys has 3 values for 4 items; give one for each item"],
    ["are given twice", ["c", "a", "b", "c"], 'data.keys is "c" twice: for 3 and 0'],
    ["are missing", [undefined, "a", "b", "c"], "data.keys is undefined for item 0; give one for each item"],
]) {
    test(`keys that ${what} after an edit are refused, and the items go on without keys`, () => {
        const given = ["a", "b", "c"];
        const data = new CollectionData({ sections: [{ count: 3 }], keys: given });
        given.splice(0, 3, ...keys);
        assert.throws(() => follow(data, (edit) => edit.insert(0, 1)), { name: "TypeError", message });
        assert.equal(data.count, 4);
        assert.equal(data.keys, undefined);
        given.push("d", "e");
        follow(data, (edit) => edit.insert(4, 1));
        assert.equal(data.count, 5);
    });
}

test("a key that is no number is found again", () => {
    const message = "data.keys is NaN twice: for 1 and 3";
    const keys = ["a", NaN, "b", NaN];
    assert.throws(() => new CollectionData({ sections: [{ count: 4 }], keys }), { name: "TypeError", message });
});

test("ratios that are too few after an edit are refused", () => {
    const data = new CollectionData({ sections: [{ count: 2 }], aspectRatios: new Float32Array(2) });
    const message = "data.aspectRatios has 2 values for 3 items; give one for each item";
    assert.throws(() => follow(data, (edit) => edit.insert(0, 1)), { name: "TypeError", message });
});

test("a field that there is not is refused", () => {
    const names =
        "sections, aspectRatio, measured, aspectRatios, extras, keys, laneSpans, rowSpans, breadths, header, footer, pinsHeader, " +
        "pinsFooter";
    for (const name of ["aspectRatois", "pinHeader"]) {
        const message = `data.${name} is no option of data; choose from ${names}`;
        assert.throws(() => new CollectionData({ sections: [], [name]: true }), { name: "TypeError", message });
    }
});

test("a section's key that is given twice is refused", () => {
    const message = 'a key in data.sections is "a" twice: for 1 and 2';
    const sections = [{ count: 1 }, { count: 1, key: "a" }, { count: 1, key: "a" }];
    assert.throws(() => new CollectionData({ sections }), { name: "TypeError", message });
});
