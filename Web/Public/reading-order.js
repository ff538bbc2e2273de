import { longestIncreasingRun } from "./increasing-run.js";

/**
 * Puts nodes that scrolling has shuffled into reading order, and moves as few as possible. Screen readers, the Tab key and text
 * selection follow the document's order.
 *
 * @param {HTMLElement} parent
 * @param {HTMLElement[]} nodes   some of the parent's children, in reading order
 */
export function restoreReadingOrder(parent, nodes) {
    const children = [...parent.children];
    const run = longestIncreasingRun(nodes.map((node) => children.indexOf(node)));
    const { activeElement } = /** @type {Document | ShadowRoot} */ (parent.getRootNode());
    const focused = nodes.findIndex((node) => node.contains(activeElement));
    // Browsers scroll to a focused node that moves, and so would the page. Instead, all others move around it.
    const staying = focused < 0 || run.has(focused) ? run : new Set([focused]);
    let next = null;
    for (let index = nodes.length - 1; index >= 0; index -= 1) {
        const node = nodes[index];
        if (!staying.has(index)) move(parent, node, next);
        next = node;
    }
}

/**
 * @param {Element & { moveBefore?(node: Node, next: Node | null): void }} parent
 * @param {Element} node
 * @param {Element | null} next
 */
function move(parent, node, next) {
    // `insertBefore` would take animations and loading frames away from a node. A wrong order is better than that.
    if (parent.moveBefore) parent.moveBefore(node, next);
    else if (!node.getAnimations().length) parent.insertBefore(node, next);
}
