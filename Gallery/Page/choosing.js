import { textField } from "./text-field.js";

/**
 * Choosing photos by mouse, finger and keyboard. A click chooses on the mark in a photo's corner; on the photo itself, it does so
 * with Control or Shift, or when other photos are chosen. The key x chooses the focused photo, Shift+x all photos up to it,
 * Control+a all photos, and Escape none.
 *
 * @param {import("./collection-view.js").CollectionView} view
 * @param {import("./choice.js").Choice} choice
 * @param {object} photos   the shown photos, by id
 * @param {(index: number) => number | undefined} photos.at   returns the id at a position in the list
 * @param {() => ArrayLike<number> | undefined} photos.all   returns all ids, each once
 */
export function connectChoosing(view, choice, { at, all }) {
    /** @param {EventTarget | null} target */
    const idAt = (target) => {
        const index = target instanceof Node && target !== view ? view.indexOf(target) : -1;
        return index < 0 ? undefined : at(index);
    };
    view.addEventListener("click", (event) => {
        const target = /** @type {Element} */ (event.target);
        const isOnMark = target.closest(".photo-check") !== null;
        const isOnPhoto = isOnMark || target.closest(".photo-image") !== null;
        const isMeant = isOnMark || event.ctrlKey || event.metaKey || event.shiftKey || choice.size > 0;
        const id = isOnPhoto && isMeant ? idAt(target) : undefined;
        if (id === undefined) return;
        // The click must not open the photo as well.
        event.stopPropagation();
        event.preventDefault();
        if (event.shiftKey) choice.extend(id, all() ?? []);
        else choice.toggle(id);
    }, { capture: true });
    // With Shift, browsers would select text.
    view.addEventListener("mousedown", (event) => {
        if (event.shiftKey) event.preventDefault();
    });
    addEventListener("keydown", (event) => {
        const target = /** @type {Element} */ (event.target);
        if (document.querySelector("dialog[open], [popover]:popover-open") || target.matches(`${textField}, select`)) return;
        const isWithControl = event.ctrlKey || event.metaKey;
        const key = event.key.toLowerCase();
        const id = idAt(target);
        if (key === "a" && isWithControl && all()) choice.chooseAll(all());
        else if (key === "escape" && choice.size > 0) choice.clear();
        else if (key !== "x" || isWithControl || event.altKey || id === undefined) return;
        else if (event.shiftKey) choice.extend(id, all() ?? []);
        else choice.toggle(id);
        event.preventDefault();
    });
}
