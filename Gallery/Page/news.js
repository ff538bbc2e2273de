import { changesText } from "./changes.js";
import { text } from "./language.js";

/** The time that a line stays, in milliseconds. */
const duration = 20_000;

/**
 * Sentences about the folder: a lasting one about a problem, and a passing one about changes. If there are new photos,
 * it links to the first of them.
 */
export class News {
    #place;
    #open;
    #timer = 0;
    /** @type {HTMLElement | undefined} */
    #trouble;
    /** @type {HTMLElement | undefined} */
    #line;
    /** The sum of the changes since the line appeared. @type {import("./api.js").Changes | undefined} */
    #shown;

    /**
     * @param {HTMLElement} place   a live region
     * @param {(id: number) => void} open   shows a photo
     */
    constructor(place, open) {
        this.#place = place;
        this.#open = open;
    }

    /** Adds changes to the line, because files often arrive one by one. @param {import("./api.js").Changes} changes */
    tell(changes) {
        const before = this.#shown;
        const sum = { ...changes };
        for (const kind of ["added", "removed", "changed", "renamed"]) sum[kind] += before?.[kind] ?? 0;
        sum.firstAdded = before?.firstAdded ?? changes.firstAdded;
        const line = changesText(sum);
        if (!line) return;
        this.#shown = sum;
        const { firstAdded } = sum;
        if (firstAdded === undefined) return this.#show(document.createTextNode(line));
        const button = document.createElement("button");
        button.type = "button";
        button.className = "link-button";
        button.textContent = line;
        button.title = text("goToNew");
        button.addEventListener("click", () => this.#open(firstAdded));
        this.#show(button);
    }

    /** Shows a sentence for some time. @param {string} line */
    say(line) {
        if (line === this.#trouble?.textContent) return;
        this.#shown = undefined;
        this.#show(document.createTextNode(line));
    }

    /**
     * Shows a problem until it is over.
     * @param {string} [sentence]   undefined if there is none any more
     * @returns {boolean} whether a problem is over with this call
     */
    showTrouble(sentence) {
        if (sentence === this.#trouble?.textContent) return false;
        const isOver = this.#trouble !== undefined && !sentence;
        this.#trouble?.remove();
        this.#trouble = sentence ? isolated(sentence) : undefined;
        if (!this.#trouble) return isOver;
        this.#trouble.className = "trouble";
        // The same sentence may just have been the answer to a request.
        if (this.#line?.textContent === sentence) this.#clear();
        this.#place.prepend(this.#trouble);
        return isOver;
    }

    #show(content) {
        this.#line?.remove();
        this.#line = isolated(content);
        this.#place.append(this.#line);
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#clear(), duration);
    }

    #clear() {
        this.#shown = undefined;
        this.#line?.remove();
        this.#line = undefined;
    }
}

/** Returns a text with its own direction. @param {string | Node} content */
function isolated(content) {
    const element = document.createElement("bdi");
    element.append(content);
    return element;
}
