import { ElementRecord } from "./contract-everything.js";

/** The nodes that have an effect's transform. @type {WeakSet<HTMLElement>} */
const transformed = new WeakSet();

/**
 * Applies an effect to a node. Without an effect, `transform` and `opacity` belong to the page.
 * @param {HTMLElement} node
 * @param {Float64Array} doubles
 * @param {number} record
 */
export function drawTransform(node, doubles, record) {
    if (doubles[record + ElementRecord.isTransformed] !== 1) return clearTransform(node);
    transformed.add(node);
    const { style } = node;
    const number = (/** @type {number} */ field) => doubles[record + field];
    const perspective = number(ElementRecord.perspective);
    // CSS applies the functions from the last to the first: the scale comes first, the translation last.
    style.transform = [
        `translate(${number(ElementRecord.translationX)}px, ${number(ElementRecord.translationY)}px)`,
        ...(perspective > 0 ? [`perspective(${perspective}px)`] : []),
        `rotateX(${number(ElementRecord.rotationX)}rad)`,
        `rotateY(${number(ElementRecord.rotationY)}rad)`,
        `rotate(${number(ElementRecord.rotation)}rad)`,
        `scale(${number(ElementRecord.scale)})`,
    ].join(" ");
    style.transformOrigin = `calc(50% + ${number(ElementRecord.originX)}px) calc(50% + ${number(ElementRecord.originY)}px)`;
    style.opacity = String(number(ElementRecord.alpha));
}

/**
 * Removes an effect from a node.
 * @param {HTMLElement} node
 */
export function clearTransform(node) {
    const { style } = node;
    if (transformed.delete(node)) style.transform = style.transformOrigin = style.opacity = "";
}
