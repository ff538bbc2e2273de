import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";

import { CollectionData } from "../Public/collection-data.js";
import { layouts } from "../Public/contract.js";
import { Core } from "../Public/core.js";
import { EverythingContent } from "../Public/everything-content.js";

// The memory of WebAssembly never shrinks, so these tests measure the most that it has ever been.

const COUNT = 1_000_000;
const various = Float32Array.from({ length: COUNT }, (_, item) => 0.6 + ((item * 7919) % 1000) / 800);
const lengths = various.map((value) => Math.round(value * 64));

/** A page with one element, without the element: the engine, and the page's data. */
class Page {
    #core;
    #stage;

    constructor(core, everything) {
        this.#core = core;
        this.#stage = { core, everything, layout: undefined };
    }

    /** @param {string} file */
    static async open(file) {
        const module = await WebAssembly.compile(await readFile(new URL(`../Public/${file}`, import.meta.url)));
        const core = await Core.instantiate(module);
        const content = file === "collection-layout.wasm" ? undefined : new EverythingContent(core);
        return new Page(core, content && { content });
    }

    /** The memory of the engine, in bytes. */
    get bytes() {
        return this.#core.exports.memory.buffer.byteLength;
    }

    /** Shows content, and waits until every item has its final position. */
    show(name, data, width = 1200) {
        const core = this.#core;
        const layout = layouts.find((layout) => layout.name === name);
        this.#stage.layout = layout;
        new CollectionData(data).write(/** @type {any} */ (this.#stage), true);
        core.choose(layout, { itemBreadth: 280, spacing: 12, inset: 12 });
        core.layOut({ width, height: 900, margin: 450, orientation: { code: 0 }, isAnimated: false });
        while (core.wantsSettling) {
            core.exports.settle(100_000);
            core.scrolled(core.offset, 2);
        }
    }
}

const sections = [{ count: COUNT }];
const common = "collection-layout.wasm";
const everything = "collection-everything.wasm";

for (const [what, file, most, name, data] of /** @type {const} */ ([
    ["a grid", common, 0.5, "grid", {}],
    ["a list of equal rows", common, 4, "list", { aspectRatio: Infinity, extras: 44 }],
    ["a list of rows to be measured", common, 4, "list", { aspectRatio: Infinity, extras: 44, measured: true }],
    ["a list of different rows", common, 8, "list", { aspectRatio: Infinity, extras: lengths }],
    ["a waterfall of pictures", common, 13.5, "waterfall", { aspectRatios: various }],
    ["a waterfall of captions to be measured", common, 13.5, "waterfall", { aspectRatios: various, extras: 40, measured: true }],
    ["a waterfall of different pictures and captions", common, 17.5, "waterfall", { aspectRatios: various, extras: lengths }],
    ["justified rows", common, 8, "justified", { aspectRatios: various }],
    ["a waterfall with spans", everything, 22, "waterfall", { aspectRatios: various, laneSpans: (item) => 1 + (item % 3) }],
])) {
    test(`${what} of a million takes at most ${most} bytes an item`, async () => {
        const page = await Page.open(file);
        const before = page.bytes;
        page.show(name, { sections, ...data });
        const bytes = (page.bytes - before) / COUNT;
        assert.ok(bytes <= most, `it takes ${bytes}`);
    });
}

test("items of many sections take no more than those of one", async () => {
    const page = await Page.open(common);
    const before = page.bytes;
    page.show("waterfall", { sections: Array.from({ length: 100 }, () => ({ count: COUNT / 100 })), aspectRatios: various });
    const bytes = (page.bytes - before) / COUNT;
    assert.ok(bytes <= 14, `they take ${bytes}`);
});

test("content that is replaced again and again takes little more than content and its replacement", async () => {
    const page = await Page.open(common);
    const before = page.bytes;
    for (let time = 0; time < 5; time += 1) page.show("waterfall", { sections, aspectRatios: various }, 1000 + time);
    const bytes = (page.bytes - before) / COUNT;
    assert.ok(bytes <= 18.5, `it takes ${bytes}`);
});
