import { changesText } from "./changes.js";
import { text } from "./language.js";

/** The time that a line stays, in milliseconds. */
const duration = 20_000;

/** A line about changes in the folder. If there are new photos, it links to the first of them. */
export class News {
    #place;
    #open;
    #timer = 0;
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

    /** @param {string} line */
    say(line) {
        this.#shown = undefined;
        this.#show(document.createTextNode(line));
    }

    #show(content) {
        const line = document.createElement("bdi");
        line.append(content);
        this.#place.replaceChildren(line);
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => {
            this.#shown = undefined;
            this.#place.replaceChildren();
        }, duration);
    }
}
