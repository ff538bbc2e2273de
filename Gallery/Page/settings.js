/**
 * What the person chose, remembered across visits. What changes the view of the photographs (layout, grouping, order,
 * search) is also in the address, so that a link shows what its sender saw; there it wins over what is remembered.
 *
 * @typedef {"layout" | "group" | "sort" | "words" | "shelf" | "size" | "theme"} Setting
 */

const inAddress = new Set(["layout", "group", "sort", "words", "shelf"]);
/** What nobody wants to find again another day. */
const forThisVisit = new Set(["words", "shelf"]);

/**
 * @param {Setting} name
 * @returns {string | null} null: never chosen
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
        // Private windows may forbid storage: the choice lasts until the page is left.
    }
    if (!inAddress.has(name)) return;
    const address = new URL(location.href);
    if (value === "") address.searchParams.delete(name);
    else address.searchParams.set(name, value);
    // The entry's state is the lightbox's: keep it.
    history.replaceState(history.state, "", address);
}
