import { language, text } from "./language.js";

/**
 * Hears from the server of photos that come, go or become others.
 * @param {(changes: import("./api.js").Changes) => void} changed   also told the revision whenever the connection begins
 */
export function followChanges(changed) {
    // Asks again by itself when the connection is lost; that the server is away is told by what asks it for photos.
    const source = new EventSource("/api/changes");
    source.addEventListener("message", ({ data }) => changed(JSON.parse(data)));
    // A page that is kept for Back must not hold a connection.
    addEventListener("pagehide", () => source.close());
    addEventListener("pageshow", ({ persisted }) => {
        if (persisted) location.reload();
    });
}

/**
 * "3 photos came, 1 photo went"; empty when nothing changed that can be seen.
 * @param {import("./api.js").Changes} changes
 */
export function changesText({ added, removed, changed, renamed }) {
    const parts = /** @type {const} */ ([["came", added], ["went", removed], ["changed", changed], ["renamed", renamed]]);
    return list.format(parts.filter(([, count]) => count > 0).map(([key, count]) => text(key, { count })));
}

const list = new Intl.ListFormat(language, { style: "short", type: "unit" });
