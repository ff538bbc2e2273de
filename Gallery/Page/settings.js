/**
 * The person's settings, stored across visits. Those that select and arrange photos (layout, grouping, order, search) are also in
 * the address, so that a link shows what its sender saw. The address takes precedence over stored settings.
 *
 * @typedef {"layout" | "group" | "sort" | "words" | "shelf" | "folder" | "size" | "theme"} Setting
 */

const inAddress = new Set(["layout", "group", "sort", "words", "shelf", "folder"]);
/** Settings that are not stored, because nobody expects them on another day. */
const forThisVisit = new Set(["words", "shelf", "folder"]);

/**
 * @param {Setting} name
 * @returns {string | null} null if it was never set
 */
export function readSetting(name) {
    const linked = inAddress.has(name) ? new URLSearchParams(location.search).get(name) : null;
    if (linked !== null || forThisVisit.has(name)) return linked;
    try {
        return localStorage.getItem(`gallery.${name}`);
    } catch {
        return null;
    }
}

/**
 * @param {Setting} name
 * @param {string} value
 */
export function writeSetting(name, value) {
    try {
        if (!forThisVisit.has(name)) localStorage.setItem(`gallery.${name}`, value);
    } catch {
        // Private windows may forbid storage. The setting then lasts until the page is left.
    }
    if (!inAddress.has(name)) return;
    const address = new URL(location.href);
    if (value === "") address.searchParams.delete(name);
    else address.searchParams.set(name, value);
    // The entry's state belongs to the lightbox, and must stay.
    history.replaceState(history.state, "", address);
}
