/**
 * Returns the element that has the focus in the tree of a node, or will have it when the window has the focus again.
 * @param {Node} node
 */
export function focusedNear(node) {
    return /** @type {Document | ShadowRoot} */ (node.getRootNode()).activeElement;
}
