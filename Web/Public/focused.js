/**
 * Returns the element that has the focus in the tree of a node, or will have it when the window has the focus again.
 * @param {Node} node
 */
export function focusedNear(node) {
    return /** @type {Document | ShadowRoot} */ (node.getRootNode()).activeElement;
}

/**
 * Returns the `input` with the focus in an element if the browser scrolls to it whenever children of the element are added or
 * moved. WebKit does: it renders all of them anew then, and reveals the input as if it had just got the focus.
 * @param {Element & { moveBefore?: unknown }} host
 * @returns {Element | undefined}
 */
export function revealedIn(host) {
    const focused = focusedNear(host);
    // Other browsers, and those to come, do not render anew what is moved.
    return !host.moveBefore && focused?.localName === "input" && host.contains(focused) ? focused : undefined;
}
