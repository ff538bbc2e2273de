import { longestIncreasingRun } from "./increasing-run.js";

/**
 * Puts nodes that scrolling has shuffled into the order in which they are read, moving as few as possible: screen
 * readers, the Tab key and text selection go by the order in the document.
 *
 * @param {HTMLElement} parent
 * @param {HTMLElement[]} nodes   some of its children, in reading order
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
    // `insertBefore` would take focus, animations and loading frames away from a node: better out of order than that.
    if (parent.moveBefore) parent.moveBefore(node, next);
    else if (!node.contains(document.activeElement) && !node.getAnimations().length) parent.insertBefore(node, next);
}
