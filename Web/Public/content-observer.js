/**
 * Observes the elements in items that are measured, and reports those that have another size than they were measured with. The
 * report comes in the next frame: the browser has laid out this one by then, and would lay it out again.
 */
export class ContentObserver {
    #observer;
    /**
     * The elements that the page has filled since the last report, with the sizes that were measured; undefined for those whose
     * items are known and were not measured again.
     * @type {Map<Element, string | undefined>}
     */
    #filled = new Map();
    /** Whether anything has ever been observed. Pages that measure nothing need not look at the elements in their nodes. */
    #isUsed = false;

    /** @param {(elements: Element[]) => void} resized */
    constructor(resized) {
        this.#observer = new ResizeObserver((entries) => {
            const elements = entries.map(({ target }) => target).filter((element) => this.#isOther(element));
            this.#filled.clear();
            if (elements.length > 0) requestAnimationFrame(() => resized(elements));
        });
    }

    /**
     * Stops observing the elements in a node that the page is about to fill. Of one that it removes, the browser would report an
     * error, and of one that gets the size that it had for another item, nothing.
     * @param {HTMLElement} node
     */
    forget(node) {
        if (!this.#isUsed) return;
        for (const element of node.children) this.#observer.unobserve(element);
    }

    /**
     * Observes the elements directly in a node that the page has filled.
     * @param {HTMLElement} node
     */
    filled(node) {
        this.#isUsed = true;
        for (const element of node.children) {
            this.#observer.observe(element);
            this.#filled.set(element, undefined);
        }
    }

    /**
     * Remembers the sizes with which an item is measured.
     * @param {HTMLElement} node
     */
    measured(node) {
        for (const element of node.children) this.#filled.set(element, sizeOf(element));
    }

    /** @param {Element} element */
    #isOther(element) {
        const size = this.#filled.get(element);
        return size === undefined ? !this.#filled.has(element) : size !== sizeOf(element);
    }
}

/** @param {Element} element */
function sizeOf(element) {
    const { offsetWidth, offsetHeight } = /** @type {HTMLElement} */ (element);
    return `${offsetWidth} ${offsetHeight}`;
}
