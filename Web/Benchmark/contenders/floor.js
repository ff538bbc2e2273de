// A minimal waterfall: positions in typed arrays, a binary search in each lane, and reused nodes. It places everything at once,
// and has no sections, keys, edits, focus, measuring, or content longer than browsers allow.

export const ready = undefined;
const margin = 400;
/** Browsers place nothing farther down, in px. */
const longest = 16_000_000;

export function mount(stage, { count, ratios, render, lanes, spacing }) {
    const scroller = document.createElement("div");
    scroller.style.cssText = "height: 100%; overflow: hidden auto; overflow-anchor: none";
    const content = document.createElement("div");
    content.style.cssText = "position: relative; contain: strict";
    scroller.append(content);
    stage.append(scroller);

    const tops = new Float64Array(count);
    const heights = new Float32Array(count);
    /** The items of each lane, from top to bottom. */
    const members = Array.from({ length: lanes }, () => new Int32Array(count));
    const sizes = new Int32Array(lanes);
    const shown = new Map();
    const spares = [];
    let breadth = 0;
    let origin = 0;

    function place() {
        breadth = (scroller.clientWidth - spacing * (lanes + 1)) / lanes;
        const ends = new Float64Array(lanes).fill(spacing);
        sizes.fill(0);
        for (let index = 0; index < count; index += 1) {
            let lane = 0;
            for (let other = 1; other < lanes; other += 1) if (ends[other] < ends[lane]) lane = other;
            tops[index] = ends[lane];
            heights[index] = breadth / ratios[index];
            ends[lane] += heights[index] + spacing;
            members[lane][sizes[lane]++] = index;
        }
        content.style.height = `${Math.min(longest, Math.max(...ends))}px`;
        for (const node of shown.values()) spares.push(node);
        shown.clear();
        draw();
    }

    function draw() {
        const start = scroller.scrollTop + origin - margin;
        const end = start + scroller.clientHeight + 2 * margin;
        for (const [index, node] of shown) {
            if (tops[index] < end && tops[index] + heights[index] > start) continue;
            shown.delete(index);
            spares.push(node);
        }
        for (let lane = 0; lane < lanes; lane += 1) {
            const items = members[lane];
            let [low, high] = [0, sizes[lane]];
            while (low < high) {
                const middle = (low + high) >> 1;
                if (tops[items[middle]] + heights[items[middle]] <= start) low = middle + 1;
                else high = middle;
            }
            for (; low < sizes[lane] && tops[items[low]] < end; low += 1) show(items[low], lane);
        }
        for (const node of spares) node.style.visibility = "hidden";
    }

    function show(index, lane) {
        if (shown.has(index)) return;
        let node = spares.pop();
        if (!node) {
            node = document.createElement("div");
            node.style.cssText = "position: absolute; contain: strict; inset: 0 auto auto 0";
            content.append(node);
        }
        const { style } = node;
        style.visibility = "";
        style.translate = `${spacing + lane * (breadth + spacing)}px ${tops[index] - origin}px`;
        style.width = `${breadth}px`;
        style.height = `${heights[index]}px`;
        render(node, index);
        shown.set(index, node);
    }

    scroller.addEventListener("scroll", draw, { passive: true });
    new ResizeObserver(place).observe(scroller);
    return {
        scroller,
        go(index) {
            // Content longer than browsers allow is shown from another origin.
            origin = Math.max(0, tops[index] - longest / 2);
            for (const node of shown.values()) spares.push(node);
            shown.clear();
            scroller.scrollTop = tops[index] - origin;
            draw();
        },
    };
}
