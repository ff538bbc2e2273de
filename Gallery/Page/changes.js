import { language, text } from "./language.js";

/**
 * Listens to the server for photos that are inserted, deleted or changed.
 * @param {(changes: import("./api.js").Changes) => void} changed   also called with the revision on every new connection
 */
export function followChanges(changed) {
    /** @type {EventSource | undefined} */
    let source;
    let again = 0;
    const close = () => {
        clearTimeout(again);
        source?.close();
        source = undefined;
    };
    const open = () => {
        close();
        source = new EventSource("/api/changes");
        source.addEventListener("message", ({ data }) => changed(JSON.parse(data)));
        // It reconnects by itself if the server is gone, but not after an answer like a proxy's "502 Bad Gateway".
        source.addEventListener("error", ({ target }) => {
            if (/** @type {EventSource} */ (target).readyState === EventSource.CLOSED) again = setTimeout(open, 3000);
        });
    };
    open();
    // Browsers open six connections to a server, and tabs that nobody looks at would hold them.
    document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));
    // A page in the back/forward cache must not hold a connection.
    addEventListener("pagehide", close);
    addEventListener("pageshow", ({ persisted }) => {
        if (persisted) location.reload();
    });
}

/**
 * Returns a summary such as "3 photos added, 1 photo removed"; empty if nothing visible has changed.
 * @param {import("./api.js").Changes} changes
 */
export function changesText({ added, removed, changed, renamed }) {
    const parts = /** @type {const} */ ([["came", added], ["went", removed], ["changed", changed], ["renamed", renamed]]);
    return list.format(parts.filter(([, count]) => count > 0).map(([key, count]) => text(key, { count })));
}

const list = new Intl.ListFormat(language, { style: "short", type: "unit" });
