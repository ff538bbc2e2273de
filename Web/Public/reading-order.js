import { focusedNear, revealedIn } from "./focused.js";
import { longestIncreasingRun } from "./increasing-run.js";

/**
 * Puts nodes that scrolling has shuffled into reading order, and moves as few as possible. Screen readers, the Tab key and text
 * selection follow the document's order.
 *
 * @param {HTMLElement} parent
 * @param {HTMLElement[]} nodes   some of the parent's children, in reading order
 */
export function restoreReadingOrder(parent, nodes) {
    // A wrong order is better than a page that scrolls by itself.
    if (revealedIn(parent)) return;
    const children = [...parent.children];
    const places = nodes.map((node) => children.indexOf(node));
    const run = longestIncreasingRun(places);
    const selection = getSelection();
    /** @type {(Node | null)[]} */
    const held = [focusedNear(parent)];
    if (selection && !selection.isCollapsed) held.push(selection.anchorNode, selection.focusNode);
    const fixed = [...nodes.keys()].filter((index) => held.some((node) => nodes[index].contains(node)));
    // Nodes in the wrong order that must not move leave it wrong until one of them may.
    if (longestIncreasingRun(fixed.map((index) => places[index])).size < fixed.length) return;
    // Browsers scroll to a focused node that moves, and so would the page. A selection would lose an end that moves. Instead, all
    // others move around them.
    const staying = fixed.every((index) => run.has(index)) ? run : new Set(fixed);
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
