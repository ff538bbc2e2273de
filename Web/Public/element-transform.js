/** Nodes that are drawn in another way than their frames say. @type {WeakSet<HTMLElement>} */
const transformed = new WeakSet();

/**
 * Draws a node as an effect wants it, or as its frame says. Its `transform` and `opacity` are the page's otherwise.
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
    // Scaled first, moved last: what is written first happens last.
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
 * Draws a node as its frame says.
 * @param {HTMLElement} node
 */
export function clearTransform(node) {
    const { style } = node;
    if (transformed.delete(node)) style.transform = style.transformOrigin = style.opacity = "";
}
