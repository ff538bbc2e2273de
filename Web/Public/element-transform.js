/** The nodes that have an effect's transform. @type {WeakSet<HTMLElement>} */
const transformed = new WeakSet();

/**
 * Applies an effect to a node. Without an effect, `transform` and `opacity` belong to the page.
 * @param {HTMLElement} node
 * @param {Float64Array} doubles
 * @param {number} record
 * @param {typeof import("./contract.js").ElementRecord} fields
 */
export function drawTransform(node, doubles, record, fields) {
    if (doubles[record + fields.isTransformed] !== 1) return clearTransform(node);
    transformed.add(node);
    const { style } = node;
    const number = (/** @type {keyof typeof fields} */ field) => doubles[record + fields[field]];
    const perspective = number("perspective");
    // CSS applies the functions from the last to the first: the scale comes first, the translation last.
    style.transform = [
        `translate(${number("translationX")}px, ${number("translationY")}px)`,
        ...(perspective > 0 ? [`perspective(${perspective}px)`] : []),
        `rotateX(${number("rotationX")}rad)`,
        `rotateY(${number("rotationY")}rad)`,
        `rotate(${number("rotation")}rad)`,
        `scale(${number("scale")})`,
    ].join(" ");
    style.transformOrigin = `calc(50% + ${number("originX")}px) calc(50% + ${number("originY")}px)`;
    style.opacity = String(number("alpha"));
}

/**
 * Removes an effect from a node.
 * @param {HTMLElement} node
 */
export function clearTransform(node) {
    const { style } = node;
    if (transformed.delete(node)) style.transform = style.transformOrigin = style.opacity = "";
}
