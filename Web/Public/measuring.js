/**
 * Asks the page for the real extra lengths of drawn items that have only been estimated, all in one batch, and lets the
 * engine make room. What is at the viewport's start stays where it is.
 *
 * @param {import("./stage.js").Stage} stage
 * @param {import("./viewport.js").Viewport} viewport
 * @returns {boolean} whether anything may have moved
 */
export function measure({ core, data, items, callbacks }, viewport) {
    if (!callbacks.measureItem) return false;
    const measurements = [];
    for (const slot of items.slots) {
        // While its size is animated it is not the size to measure at.
        if (slot.key < 0 || slot.isResizing) continue;
        const breadth = viewport.orientation.breadth(slot.width, slot.height);
        if (slot.askedBreadth === breadth || !data.wantsMeasuring(slot.key, breadth)) continue;
        slot.askedBreadth = breadth;
        const extra = callbacks.measureItem(slot.node, slot.key);
        if (!(extra >= 0 && extra < Infinity)) continue;
        measurements.push({ item: slot.key, extra });
        data.setMeasured(slot.key, breadth);
    }
    if (measurements.length === 0) return false;
    const { isPinnedToEnd } = viewport;
    const offset = core.measure(measurements, viewport.offset);
    viewport.extend(core.extent);
    viewport.correct(isPinnedToEnd ? viewport.maximum : offset);
    return true;
}
