import { text } from "./language.js";
import { dateTitle, sectionTitle } from "./section-title.js";

/** The length of the content, in viewports, from which the scrubber is shown. */
const fewest = 3;
/** The smallest distances between two marks, in px, with and without labels. */
const labelDistance = 19;
const dashDistance = 6;
/** The time that the handle stays after scrolling, in milliseconds. */
const linger = 1400;
/** The pause after a layout before marks are placed, in milliseconds. Measuring moves them while the list scrolls. */
const rest = 250;

const monthTitle = ({ year, month }) => dateTitle(`${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}`);

/**
 * @typedef {object} Mark
 * @property {number} index    the first photo of the mark
 * @property {string} title    the name of the mark
 * @property {string} [label]  the text beside the scrollbar, for years only
 */

/**
 * A scrubber for the whole collection, beside the scrollbar. Marks are at the positions of their photos in the content. A label
 * names the current position during a drag. For assistive technology, it is a slider.
 */
export class Scrubber {
    #element;
    #view;
    #thumb = part("scrubber-thumb");
    #label = part("scrubber-label");
    /** @type {Mark[]} */
    #marks = [];
    #count = 0;
    #timer = 0;
    #lingering = 0;
    #frame = 0;
    /** @type {number | undefined} */
    #target;

    /**
     * @param {HTMLElement} element
     * @param {import("./collection-view.js").CollectionView} view
     */
    constructor(element, view) {
        this.#element = element;
        this.#view = view;
        Object.assign(element, { role: "slider", tabIndex: 0, ariaLabel: text("place") });
        element.ariaOrientation = "vertical";
        view.addEventListener("collection-layout", () => this.#placeSoon());
        view.scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
        this.#listen();
    }

    /** @param {import("./api.js").Collection} collection */
    show({ months, sections, count }) {
        this.#count = count;
        let year;
        let start = 0;
        this.#marks = months.length > 0
            ? months.map((mark) => {
                const label = mark.year === year ? undefined : String(mark.year);
                year = mark.year;
                return { index: mark.index, title: monthTitle(mark), label };
            })
            : sections.map((section) => {
                start += section.count;
                return { index: start - section.count, title: sectionTitle(section) };
            });
        this.#placeSoon();
    }

    #placeSoon() {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#place(), rest);
    }

    /** Returns the start of a photo, in px from the start of the content. */
    #top(index) {
        return (this.#view.frameOf(index)?.y ?? 0) - (this.#view.frameOf(0)?.y ?? 0);
    }

    /** The scroll distance from the first photo at the viewport's top to the last one at its bottom, in px. */
    get #scrollLength() {
        const last = this.#view.frameOf(this.#count - 1);
        return last ? this.#top(this.#count - 1) + last.height - this.#view.clientHeight : 0;
    }

    #place() {
        const length = this.#scrollLength;
        const height = this.#view.clientHeight;
        this.#element.hidden = this.#view.hidden || this.#count === 0 || length < height * fewest || this.#marks.length === 0;
        if (this.#element.hidden) return;
        const { scroller } = this.#view;
        this.#element.style.setProperty("--scrollbar", `${scroller.offsetWidth - scroller.clientWidth}px`);
        const nodes = [];
        let [lastLabel, lastDash] = [-Infinity, -Infinity];
        for (const mark of this.#marks) {
            const y = Math.min(1, this.#top(mark.index) / length) * (height - 24) + 12;
            const isLabel = mark.label !== undefined && y - lastLabel >= labelDistance;
            if (!isLabel && (y - lastDash < dashDistance || y - lastLabel < labelDistance / 2)) continue;
            const node = part(isLabel ? "scrubber-mark" : "scrubber-mark minor");
            node.textContent = isLabel ? mark.label : "";
            node.style.insetBlockStart = `${y}px`;
            nodes.push(node);
            if (isLabel) lastLabel = y;
            lastDash = y;
        }
        this.#element.replaceChildren(...nodes, this.#thumb, this.#label);
        this.#show();
    }

    /** Shows the current position. */
    #show() {
        const { visible } = this.#view;
        const first = visible[0] ?? 0;
        const share = this.#target ?? Math.min(1, Math.max(0, -(this.#view.frameOf(0)?.y ?? 0) / this.#scrollLength));
        const y = `${share * (this.#view.clientHeight - 24) + 12}px`;
        this.#thumb.style.insetBlockStart = y;
        this.#label.style.insetBlockStart = y;
        const title = this.#markAt(first)?.title ?? "";
        this.#label.textContent = title;
        const element = this.#element;
        element.ariaValueMin = "1";
        element.ariaValueMax = String(this.#count);
        element.ariaValueNow = String(first + 1);
        element.ariaValueText = title;
    }

    #markAt(index) {
        const next = this.#marks.findIndex((mark) => mark.index > index);
        return this.#marks[next < 0 ? this.#marks.length - 1 : Math.max(0, next - 1)];
    }

    #scrolled() {
        if (this.#element.hidden) return;
        this.#frame ||= requestAnimationFrame(() => {
            this.#frame = 0;
            this.#show();
        });
        this.#linger();
    }

    #linger() {
        this.#element.classList.add("active");
        clearTimeout(this.#lingering);
        this.#lingering = setTimeout(() => {
            if (this.#target === undefined) this.#element.classList.remove("active");
        }, linger);
    }

    /**
     * Scrolls to a fraction of the content. It uses photos instead of scroll positions, which browsers limit for very long
     * content.
     * @param {number} share
     */
    #goTo(share) {
        const requested = share * this.#scrollLength;
        let [low, high] = [0, this.#count - 1];
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.#top(middle) < requested) low = middle + 1;
            else high = middle;
        }
        this.#view.scrollToItem(low, { align: this.#top(low) - requested });
    }

    #listen() {
        const element = this.#element;
        const shareAt = ({ clientY }) => {
            const { top, height } = element.getBoundingClientRect();
            return Math.min(1, Math.max(0, (clientY - top - 12) / (height - 24)));
        };
        const drag = (event) => {
            this.#target = shareAt(event);
            this.#goTo(this.#target);
            this.#show();
        };
        element.addEventListener("pointerdown", (event) => {
            if (event.button !== 0) return;
            event.preventDefault();
            element.setPointerCapture(event.pointerId);
            element.classList.add("dragged");
            drag(event);
        });
        element.addEventListener("pointermove", (event) => {
            if (this.#target !== undefined) drag(event);
        });
        const release = () => {
            this.#target = undefined;
            element.classList.remove("dragged");
            this.#linger();
        };
        element.addEventListener("pointerup", release);
        element.addEventListener("pointercancel", release);
        element.addEventListener("keydown", (event) => {
            const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 12, PageUp: -12, Home: -Infinity, End: Infinity }[event.key];
            if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            const present = this.#marks.indexOf(this.#markAt(this.#view.visible[0] ?? 0));
            const next = this.#marks[Math.min(this.#marks.length - 1, Math.max(0, present + step))];
            this.#view.scrollToItem(next.index, { align: "start" });
            requestAnimationFrame(() => this.#show());
        });
    }
}

function part(className) {
    const made = document.createElement("div");
    made.className = className;
    return made;
}
