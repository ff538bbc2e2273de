// A collection to which a story happens, as the program `host-scripts` writes it: `begin` it, `perform` its steps one by one,
// and compare what is `shown`.
import { isRareLayout } from "../../Public/collection-section.js";
import { CollectionView } from "../../Public/collection-view.js";

const view = document.querySelector("collection-view");
/** All items of all sections, by their identity. */
let items = [];
/** How often the text of an item has changed. */
const revisions = new Map();
let isVertical = true;

/** The size of an item is a function of its identity, the same in every language. */
const bits = (id) => {
    let bits = Math.imul(id + 1, 0x9e3779b1);
    bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
    return (bits ^ (bits >>> 13)) >>> 0;
};
const lengthPerBreadth = (id) => [0.5, 1, 1, 2][bits(id) & 3];
const textLength = (id) => 40 + (bits(id + 7919 * (revisions.get(id) ?? 0)) >>> 8) % 600;
const extra = (id, breadth) => 16 * Math.ceil(textLength(id) / Math.max(breadth, 16));

view.scroller.style.scrollbarWidth = "none"; // A story's viewport is all there is to see.
view.style.border = "none";
view.style.position = "fixed";
view.style.inset = "0 auto auto 0";
// The style is exact; what is drawn is rounded to device px.
view.measureItem = ({ style }, index) => extra(items[index], parseFloat(isVertical ? style.width : style.height));
view.renderHeader = (node, section) => (node.dataset.name = section);
view.renderFooter = (node, section) => (node.dataset.name = section);
view.renderItem = (node, index) => (node.dataset.name = items[index]);

function describe(sections) {
    items = sections.flatMap(({ items }) => items);
    view.data = {
        sections: sections.map(({ items, header, footer }) => ({ count: items.length, header, footer })),
        aspectRatio: (index) => lengthPerBreadth(items[index]) ** (isVertical ? -1 : 1),
        extras: 40,
        measured: true,
    };
}

function choose([{ name, itemBreadth, spacing, inset }]) {
    Object.assign(view, { layout: name, itemBreadth, spacing, inset });
}

function resize({ width, height }) {
    view.style.width = `${width}px`;
    view.style.height = `${height}px`;
}

async function scroll(distance) {
    // At rest, the scroller has all the way to go that the content has.
    await new Promise((rested) => setTimeout(rested, 250));
    // By a person's wheel, and not by the scrollbar, which a jump would otherwise be taken for.
    view.scroller.dispatchEvent(new WheelEvent("wheel"));
    const sign = !isVertical && document.documentElement.dir === "rtl" ? -1 : 1;
    view.scroller.scrollBy({ [isVertical ? "top" : "left"]: sign * distance, behavior: "instant" });
}

const steps = {
    scroll: ({ by }) => scroll(by),
    resize: ({ to }) => resize(to),
    layout: ({ _0: layouts }) => choose(layouts),
    replace: ({ _0: sections }) => describe(sections),
    answer: ({ _0: changed }) => {
        for (const id of changed) revisions.set(id, (revisions.get(id) ?? 0) + 1);
        for (const id of changed) view.refresh(items.indexOf(id), items.indexOf(id));
    },
};

/** Sizes are observed and scrolls are told in a frame, and what comes of that is shown in the next. */
async function drawn() {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

window.begin = async ({ axis, isRightToLeft, viewport, layouts, sections, scenes }) => {
    const all = [layouts, ...scenes.map(({ step }) => step.layout?._0 ?? [])].flat();
    // The engine of rarer layouts, too, is there before the first step.
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

window.perform = async (step) => {
    const [[name, values]] = Object.entries(step);
    await steps[name](values);
    await drawn();
};

/** Everything that is drawn, from the viewport's upper left corner. */
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
