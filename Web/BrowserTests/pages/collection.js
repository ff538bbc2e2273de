// A collection of plain cards. Parameters of the address: count, sections (their number), layout, axis, dir, header, footer and
// background (lengths in px), global-header and global-footer (lengths in px; with pinned, they stay in view), captions
// (1: below each card is a text whose length only the browser knows), buttons (1: each card has a button that takes the
// focus).
import { CollectionView } from "../../Public/collection-view.js";

const query = new URLSearchParams(location.search);
const number = (name, otherwise) => Number(query.get(name) ?? otherwise);

/** Returns a number between 0 and 1, always the same for an index. */
const chance = (index) => {
    let bits = Math.imul(index + 1, 0x9e3779b1);
    bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
    return ((bits ^ (bits >>> 13)) >>> 0) / 2 ** 32;
};
export const aspectRatio = (index) => 0.6 + 1.2 * chance(index);
const words = (index) => "lorem ipsum dolor ".repeat(Math.floor(8 * chance(index * 7)));

const count = number("count", 1000);
const sectionCount = number("sections", 1);
const sections = Array.from({ length: sectionCount }, (_, index) => ({
    count: Math.floor((count * (index + 1)) / sectionCount) - Math.floor((count * index) / sectionCount),
    header: number("header", 0),
    footer: number("footer", 0),
    background: query.has("background"),
}));
const hasCaptions = query.has("captions");
const hasButtons = query.has("buttons");

document.documentElement.dir = query.get("dir") ?? "ltr";
const view = document.querySelector("collection-view");
for (const name of ["layout", "axis", "item-breadth", "spacing", "inset"]) {
    if (query.has(name)) view.setAttribute(name, query.get(name));
}
view.renderItem = (node, index) => {
    if (!node.firstChild) {
        node.className = "card";
        node.append(document.createElement("span"), document.createElement("p"));
    }
    if (hasButtons) {
        node.firstChild.setAttribute("role", "button");
        node.firstChild.dataset.focus = "";
        node.firstChild.ariaLabel = `Card ${index}`;
    }
    node.firstChild.textContent = index;
    node.lastChild.textContent = hasCaptions ? words(index) : "";
    node.style.setProperty("--hue", (index * 47) % 360);
};
view.renderHeader = (node, section) => (node.textContent = `Section ${section}`);
view.renderFooter = (node, section) => (node.textContent = `End of section ${section}`);
view.renderGlobalHeader = (node) => (node.textContent = "Start");
view.renderGlobalFooter = (node) => (node.textContent = "End");
if (hasCaptions) view.measureItem = (node) => node.lastChild.offsetHeight;

window.activated = [];
view.addEventListener("collection-activate", ({ detail }) => window.activated.push(detail.index));
window.errors = [];
view.addEventListener("error", ({ message }) => window.errors.push(message));

const ratios = new Float32Array(count).map((_, index) => aspectRatio(index));
const surroundings = { header: number("global-header", 0), footer: number("global-footer", 0) };
const pins = { pinsHeader: query.has("pinned"), pinsFooter: query.has("pinned") };
view.data = { sections, ...surroundings, ...pins, aspectRatios: ratios, extras: hasCaptions ? 36 : 0, measured: hasCaptions };
window.view = view;
window.CollectionView = CollectionView;
await CollectionView.ready;
