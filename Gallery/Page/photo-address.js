/**
 * The open photo in the page's address: `#photo=<id>`. Opening a photo adds one entry to the history, so that Back closes it.
 * Going from photo to photo replaces the entry. A reload or a shared link opens the same photo.
 */
export class PhotoAddress {
    #left;

    /**
     * @param {object} events
     * @param {(id: string) => void} events.entered   called when the address names a photo (by Forward, or an edited address)
     * @param {() => void} events.left                called when the address names no photo any more
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
        // Only an entry that this page has added has the gallery before it. Before a shared link, there is another page.
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
