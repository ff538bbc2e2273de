/**
 * Shows or hides a part of the page. If a hidden part had the focus, the list of photos receives it. Otherwise, the browser would
 * give the focus to the whole page, and a person at the keyboard would have to begin at the top.
 * @param {HTMLElement} part
 * @param {boolean} isHidden
 */
export function setHidden(part, isHidden) {
    const hadFocus = part.contains(document.activeElement);
    part.hidden = isHidden;
    if (isHidden && hadFocus) document.querySelector("collection-view").focus({ preventScroll: true });
}
