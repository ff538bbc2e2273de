// Mounts the contender and the number of items that the address names. All measurements are made from outside.
const query = new URLSearchParams(location.search);
const count = Number(query.get("count"));
const stage = document.getElementById("stage");

// Remembers the contender's WebAssembly memories, to measure them.
const memories = [];
const instantiate = /** @type {any} */ (WebAssembly.instantiate);
WebAssembly.instantiate = async (...inputs) => {
    const result = await instantiate(...inputs);
    memories.push((result.instance ?? result).exports.memory);
    return result;
};

/** Width divided by height, the same for all contenders. */
const ratios = new Float32Array(count);
for (let index = 0, bits = 1; index < count; index += 1) {
    bits = (Math.imul(bits, 1664525) + 1013904223) >>> 0;
    ratios[index] = 0.6 + (1.2 * bits) / 2 ** 32;
}
const render = (node, index) => {
    node.className = "item";
    node.textContent = index;
};
const contender = await import(`./contenders/${query.get("contender")}.js`);
await contender.ready;

const frame = () => new Promise(requestAnimationFrame);
/** Resolves when the changes so far are on the screen. */
const shown = async () => {
    await frame();
    await frame();
};
const time = async (action) => {
    const start = performance.now();
    await action();
    await shown();
    return performance.now() - start;
};
let mounted;

/** @type {any} */ (window).benchmark = {
    mount: () => time(() => (mounted = contender.mount(stage, { count, ratios, render, lanes: 4, spacing: 12 }))),
    resize: (width) => time(() => (stage.style.width = `${width}px`)),
    go: (share) => time(() => mounted.go(Math.floor(share * (count - 1)))),
    async scroll(frames, distance) {
        for (let step = 0; step < frames; step += 1) {
            mounted.scroller.scrollTop += distance;
            await frame();
        }
    },
    /** Returns whether the viewport looks full of items. */
    isFull() {
        const { left, top, width, height } = stage.getBoundingClientRect();
        const seen = (x, y) => document.elementsFromPoint(left + x, top + y).some((node) => node.className === "item");
        let hits = 0;
        for (let x = 30; x < width - 30; x += 20) for (let y = 30; y < height - 30; y += 20) hits += seen(x, y) ? 1 : 0;
        return hits / (Math.ceil((width - 60) / 20) * Math.ceil((height - 60) / 20)) > 0.85;
    },
    get memory() {
        return memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
    },
};
