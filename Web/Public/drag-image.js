/** The image of a dragged item, which follows the pointer. The item's own node stays at the position in the layout. */
export class DragImage {
    #image;
    #grip;

    /**
     * @param {HTMLElement} host
     * @param {HTMLElement} node
     * @param {{ x: number, y: number }} point   where the pointer holds the node, in window coordinates
     */
    constructor(host, node, point) {
        const box = node.getBoundingClientRect();
        this.#grip = { x: point.x - box.left, y: point.y - box.top };
        const image = /** @type {HTMLElement} */ (node.cloneNode(true));
        for (const name of ["slot", "tabindex", "data-dragged"]) image.removeAttribute(name);
        image.setAttribute("aria-hidden", "true");
        image.setAttribute("data-drag-image", "");
        image.inert = true;
        Object.assign(image.style, { zIndex: "10000", pointerEvents: "none", width: `${box.width}px`, height: `${box.height}px` });
        this.#image = image;
        host.append(image);
        this.move(point);
    }

    /** @param {{ x: number, y: number }} point   the pointer's position, in window coordinates */
    move(point) {
        const { style } = this.#image;
        const [x, y] = style.translate.split(" ").map(Number.parseFloat);
        const box = this.#image.getBoundingClientRect();
        style.translate = `${x + point.x - this.#grip.x - box.left}px ${(y || 0) + point.y - this.#grip.y - box.top}px`;
    }

    /**
     * Animates to the item's node, and leaves the page; at once if the element is not in the page any more.
     * @param {import("./slot.js").Slot | undefined} slot
     * @param {boolean} isAnimated
     */
    land(slot, isAnimated) {
        const image = this.#image;
        if (!image.isConnected) return image.remove();
        const [from, to] = [image, slot?.node ?? image].map((node) => node.getBoundingClientRect());
        const animation = image.animate(
            { transform: ["none", `translate(${to.left - from.left}px, ${to.top - from.top}px)`] },
            { duration: isAnimated ? 160 : 0, easing: "ease-out" },
        );
        animation.onfinish = () => image.remove();
    }
}
