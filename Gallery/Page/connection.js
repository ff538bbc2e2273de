import { fetchStatus } from "./api.js";
import { text } from "./language.js";

/** The time between attempts, in milliseconds. */
const pause = 3000;

/** Shows when the server is gone while the gallery is open, and notices when it is back. */
export class Connection {
    #banner;
    #restored;
    #timer = 0;

    /**
     * @param {HTMLElement} banner
     * @param {() => void} restored
     */
    constructor(banner, restored) {
        this.#banner = banner;
        this.#restored = restored;
    }

    lost() {
        // The popover opened last is on top. Reopening puts the banner above a lightbox that was opened since.
        if (document.querySelector("dialog[open]")) this.#banner.hidePopover();
        this.#banner.textContent = text("waitingForServer");
        if (!this.#banner.matches(":popover-open")) this.#banner.showPopover();
        if (this.#timer) return;
        this.#timer = setInterval(() => this.#attempt(), pause);
    }

    async #attempt() {
        try {
            await fetchStatus();
        } catch {
            return;
        }
        clearInterval(this.#timer);
        this.#timer = 0;
        this.#banner.hidePopover();
        this.#restored();
    }
}
