import { longestIncreasingRun } from "./increasing-run.js";

/**
 * Puts nodes that scrolling has shuffled into reading order, and moves as few as possible. Screen readers, the Tab key and text
 * selection follow the document's order.
 *
 * @param {HTMLElement} parent
 * @param {HTMLElement[]} nodes   some of the parent's children, in reading order
 */
export function restoreReadingOrder(parent, nodes) {
    const places = new Map();
    for (let node = parent.firstElementChild, place = 0; node; node = node.nextElementSibling, place += 1) {
        places.set(node, place);
    }
    const staying = longestIncreasingRun(nodes.map((node) => places.get(node)));
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
    // `insertBefore` would take focus, animations and loading frames away from a node. A wrong order is better than that.
    if (parent.moveBefore) parent.moveBefore(node, next);
    else if (!node.contains(document.activeElement) && !node.getAnimations().length) parent.insertBefore(node, next);
}
