// A collection whose items are inserted, deleted and moved. Each item is an object in a list, which the page changes before it
// tells the element. Parameters of the address: layout, counts (of the sections, with commas), header.
import { CollectionView } from "../../Public/collection-view.js";

const query = new URLSearchParams(location.search);
const header = Number(query.get("header") ?? 0);
let made = 0;
const chance = (number) => ((Math.imul(number + 1, 0x9e3779b1) ^ 0x5bd1e995) >>> 0) / 2 ** 32;
const make = (name = `item ${made}`) => ({ name, ratio: 0.6 + 1.2 * chance(made++) });

const view = document.querySelector("collection-view");
view.setAttribute("layout", query.get("layout") ?? "waterfall");
/** The items of each section. */
window.content = (query.get("counts") ?? "300").split(",").map((count) => Array.from({ length: Number(count) }, () => make()));
window.items = content.flat();
window.filled = 0;
view.renderItem = (node, index) => {
    window.filled += 1;
    node.className = "card";
    node.textContent = items[index].name;
};
view.renderHeader = (node, section) => (node.textContent = `Section ${section}`);
window.dataOf = (keyed, keys) => ({
    sections: content.map((items, index) => ({ count: items.length, header, key: keys?.[index] })),
    aspectRatio: (index) => items[index].ratio,
    keys: keyed ? (index) => items[index].name : undefined,
});

/** Makes a change in the page's list, and then in the element. */
const place = (index) => {
    let section = 0;
    while (section < content.length - 1 && index >= content[section].length) index -= content[section++].length;
    return [section, index];
};
window.change = {
    insert(first, count, section) {
        const before = content.slice(0, section).reduce((sum, { length }) => sum + length, 0);
        content[section].splice(first - before, 0, ...Array.from({ length: count }, () => make()));
        window.items = content.flat();
        view.insert(first, count, { section });
    },
    delete(first, count) {
        for (let gone = 0; gone < count; gone += 1) {
            const [section, item] = place(first);
            content[section].splice(item, 1);
        }
        window.items = content.flat();
        view.delete(first, count);
    },
    move(from, to) {
        const [section, item] = place(from);
        const [target] = place(to);
        const [moved] = content[section].splice(item, 1);
        content[target].splice(to - content.slice(0, target).reduce((sum, { length }) => sum + length, 0), 0, moved);
        window.items = content.flat();
        view.move(from, to);
    },
    reload(first, count) {
        for (let index = first; index < first + count; index += 1) Object.assign(items[index], make());
        view.reload(first, count);
    },
};
/** Returns the text and frame of every item in view, in the order of the texts. */
window.seen = () => {
    const box = view.getBoundingClientRect();
    return [...view.querySelectorAll("[data-kind=item]")]
        .filter((node) => getComputedStyle(node).visibility !== "hidden" && !node.inert)
        .map((node) => {
            const { x, y, width, height } = node.getBoundingClientRect();
            const round = (number) => Math.round(number * 4) / 4;
            return [node.textContent, node.ariaPosInSet, ...[x - box.x, y - box.y, width, height].map(round)].join(" ");
        })
        .sort();
};
window.errors = [];
view.addEventListener("error", ({ message }) => window.errors.push(message));
window.view = view;
window.CollectionView = CollectionView;
view.data = dataOf(query.has("keyed"));
await CollectionView.ready;
