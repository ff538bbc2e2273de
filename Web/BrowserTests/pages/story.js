// A collection that performs a story of the program `host-scripts`. The test calls `begin`, then `perform` for each step, and
// compares what `shown` returns.
import { isRareLayout } from "../../Public/collection-section.js";
import { CollectionView } from "../../Public/collection-view.js";

const view = document.querySelector("collection-view");
/** The ids of all items of all sections, and the ids of each section. */
let items = [];
let sectionItems = [];
/** The number of changes of each item's text. */
const revisions = new Map();
let isVertical = true;

/** An item's size is a function of its id, the same in every language. */
const bits = (id) => {
    let bits = Math.imul(id + 1, 0x9e3779b1);
    bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
    return (bits ^ (bits >>> 13)) >>> 0;
};
const lengthPerBreadth = (id) => [0.5, 1, 1, 2][bits(id) & 3];
const textLength = (id) => 40 + (bits(id + 7919 * (revisions.get(id) ?? 0)) >>> 8) % 600;
const extra = (id, breadth) => 16 * Math.ceil(textLength(id) / Math.max(breadth, 16));

view.scroller.style.scrollbarWidth = "none"; // A story's viewport has no scrollbar.
view.style.border = "none";
view.style.position = "fixed";
view.style.inset = "0 auto auto 0";
// The style has exact values. What is drawn is rounded to device px.
view.measureItem = ({ style }, index) => extra(items[index], parseFloat(isVertical ? style.width : style.height));
view.renderHeader = (node, section) => (node.dataset.name = section);
view.renderFooter = (node, section) => (node.dataset.name = section);
view.renderItem = (node, index) => (node.dataset.name = items[index]);

function describe(sections) {
    sectionItems = sections.map(({ items }) => items);
    items = sectionItems.flat();
    view.data = {
        sections: sections.map(({ items, header, footer }) => ({ count: items.length, header, footer })),
        aspectRatio: (index) => lengthPerBreadth(items[index]) ** (isVertical ? -1 : 1),
        extras: 40,
        measured: true,
    };
}

/** Tells the element what was deleted and inserted, item by item. It is one edit, because nothing is drawn in between. */
function edit(sections) {
    let start = 0;
    for (const [section, { items: after }] of sections.entries()) {
        const isKept = (id) => after.includes(id);
        for (let index = sectionItems[section].length - 1; index >= 0; index -= 1) {
            if (isKept(sectionItems[section][index])) continue;
            items.splice(start + index, 1);
            view.delete(start + index);
        }
        const before = sectionItems[section].filter(isKept);
        for (const [index, id] of after.entries()) {
            if (before.includes(id)) continue;
            items.splice(start + index, 0, id);
            view.insert(start + index, 1, { section });
        }
        sectionItems[section] = after;
        start += after.length;
    }
}

function choose([{ name, itemBreadth, spacing, inset }]) {
    Object.assign(view, { layout: name, itemBreadth, spacing, inset });
}

function resize({ width, height }) {
    view.style.width = `${width}px`;
    view.style.height = `${height}px`;
}

function scroll(distance) {
    // Without a wheel event, a jump would count as a drag of the scrollbar.
    view.scroller.dispatchEvent(new WheelEvent("wheel"));
    const sign = !isVertical && document.documentElement.dir === "rtl" ? -1 : 1;
    view.scroller.scrollBy({ [isVertical ? "top" : "left"]: sign * distance, behavior: "instant" });
}

const steps = {
    scroll: ({ by }) => scroll(by),
    resize: ({ to }) => resize(to),
    layout: ({ _0: layouts }) => choose(layouts),
    replace: ({ _0: sections }) => describe(sections),
    edit: ({ _0: sections }) => edit(sections),
    answer: ({ _0: changed }) => {
        for (const id of changed) revisions.set(id, (revisions.get(id) ?? 0) + 1);
        for (const id of changed) view.refresh(items.indexOf(id), items.indexOf(id));
    },
};

/** Waits until scrolling counts as stopped. Then what a scroll put off is measured, and the scroller has its full length. */
const rested = () => new Promise((resolve) => setTimeout(resolve, 250));

/** Sizes are observed and scrolls reported in one frame. The results are shown in the next one. */
async function drawn() {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

window.begin = async ({ axis, isRightToLeft, viewport, layouts, sections, scenes }) => {
    const all = [layouts, ...scenes.map(({ step }) => step.layout?._0 ?? [])].flat();
    // So the engine of the rarer layouts is loaded before the first step.
    view.reorderable = all.some(({ name }) => isRareLayout(name));
    isVertical = axis === "vertical";
    document.documentElement.dir = isRightToLeft ? "rtl" : "ltr";
    view.axis = axis;
    resize(viewport);
    choose(layouts);
    describe(sections);
    await CollectionView.ready;
    while (!view.querySelector("[data-kind]")) await drawn();
    await drawn();
};

/** The name of the last step. */
let last;

window.perform = async (step) => {
    const [[name, values]] = Object.entries(step);
    if (name === "scroll" || last === "scroll") await rested();
    last = name;
    steps[name](values);
    await drawn();
};

/** Returns everything that is drawn, relative to the viewport's upper left corner. */
window.shown = () => {
    const corner = view.getBoundingClientRect();
    return ["item", "header", "footer"].flatMap((kind) =>
        [...view.querySelectorAll(`[data-kind=${kind}]`)]
            .filter((node) => getComputedStyle(node).visibility !== "hidden" && !node.closest("[inert]"))
            .map((node) => {
                const { x, y, width, height } = node.getBoundingClientRect();
                return { kind, name: Number(node.dataset.name), x: x - corner.x, y: y - corner.y, width, height };
            }),
    );
};
window.view = view;
window.CollectionView = CollectionView;
