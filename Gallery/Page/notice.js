import { isLive } from "./api.js";
import { icon } from "./icons.js";
import { text } from "./language.js";

/**
 * @param {HTMLElement} notice
 * @param {{ symbol: string, title: string, lines: string[], action?: { title: string, run: () => void } }} said
 */
function show(notice, { symbol, title, lines, action }) {
    const heading = document.createElement("h2");
    heading.dir = "auto";
    heading.textContent = title;
    const paragraphs = lines.map((line) => {
        const paragraph = document.createElement("p");
        paragraph.dir = "auto";
        paragraph.textContent = line;
        return paragraph;
    });
    notice.replaceChildren(icon(symbol), heading, ...paragraphs);
    if (action) {
        const button = document.createElement("button");
        button.type = "button";
        button.className = "button";
        button.textContent = action.title;
        button.addEventListener("click", action.run);
        notice.append(button);
    }
    notice.hidden = false;
}

/**
 * Shows that the folder has no photos, and which files would be photos.
 * @param {HTMLElement} notice
 * @param {import("./api.js").Collection} collection
 */
export function showEmpty(notice, { title, skipped }) {
    const lines = [text("noPhotosText")];
    if (skipped > 0) lines.push(text("notShown", { count: skipped }));
    show(notice, { symbol: "photos", title: text("noPhotosTitle", { title }), lines });
}

/**
 * Shows that a search has found nothing.
 * @param {HTMLElement} notice
 * @param {string} words
 * @param {() => void} clear
 */
export function showNothingFound(notice, words, clear) {
    show(notice, {
        symbol: "photos",
        title: text("nothingFoundTitle", { words }),
        lines: [text("nothingFoundText")],
        action: { title: text("showAllPhotos"), run: clear },
    });
}

/**
 * Shows that a shelf is empty, or has no photos of a folder.
 * @param {HTMLElement} notice
 * @param {import("./api.js").Query} query
 * @param {() => void} showAll
 */
export function showEmptyShelf(notice, { shelf, folder }, showAll) {
    const isHidden = shelf === "hidden";
    const title = folder
        ? text(isHidden ? "noHiddenInTitle" : "noFavoritesInTitle", { folder })
        : text(isHidden ? "noHiddenTitle" : "noFavoritesTitle");
    show(notice, {
        symbol: isHidden ? "hidden" : "heart",
        title,
        lines: [text(isHidden ? "howToHide" : "howToFavor")],
        action: { title: text("showAllPhotos"), run: showAll },
    });
}

/**
 * Shows that there are only hidden photos.
 * @param {HTMLElement} notice
 * @param {() => void} showHidden
 */
export function showAllHidden(notice, showHidden) {
    show(notice, {
        symbol: "hidden",
        title: text("allHiddenTitle"),
        lines: [],
        action: { title: text("hidden"), run: showHidden },
    });
}

/**
 * Shows that a folder has no photos, or none any more.
 * @param {HTMLElement} notice
 * @param {string} folder its path
 * @param {() => void} showAll
 */
export function showEmptyFolder(notice, folder, showAll) {
    show(notice, {
        symbol: "folder",
        title: text("emptyFolderTitle", { folder }),
        lines: [],
        action: { title: text("showAllPhotos"), run: showAll },
    });
}

/**
 * Shows why the gallery cannot be shown, and offers to try again.
 * @param {HTMLElement} notice
 * @param {Error} error
 * @param {() => void} tryAgain
 */
export function showFailure(notice, error, tryAgain) {
    const gone = error.name === "Unreachable";
    show(notice, {
        symbol: "unplugged",
        title: text(gone ? "noServerTitle" : "cannotShowGallery"),
        lines: [gone ? text(isLive ? "startAgain" : "tryLater") : error.message],
        action: { title: text("tryAgain"), run: tryAgain },
    });
}
