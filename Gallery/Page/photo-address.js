/**
 * The open photo in the page's address: `#photo=<id>`. Opening adds one entry to the history, so Back closes; going
 * from photo to photo replaces it; a reload or a shared link opens the same photo.
 */
export class PhotoAddress {
    #left;

    /**
     * @param {object} events
     * @param {(id: string) => void} events.entered   the address names a photo (Forward, an edited address)
     * @param {() => void} events.left                the address names none any more
     */
    constructor({ entered, left }) {
        this.#left = left;
        addEventListener("popstate", () => {
            const id = this.id;
            if (id === undefined) left();
            else entered(id);
        });
    }

    /** @returns {string | undefined} */
    get id() {
        return new URLSearchParams(location.hash.slice(1)).get("photo") ?? undefined;
    }

    enter(id) {
        history.pushState({ entered: true }, "", this.#address(id));
    }

    replace(id) {
        history.replaceState(history.state, "", this.#address(id));
    }

    leave() {
        // Only an entry that this page added has the gallery behind it; behind a shared link is another page.
        if (history.state?.entered) {
            history.back();
        } else {
            history.replaceState(null, "", location.pathname + location.search);
            this.#left();
        }
    }

    #address(id) {
        return `#photo=${encodeURIComponent(id)}`;
    }
}
