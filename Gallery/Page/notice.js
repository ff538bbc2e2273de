import { icon } from "./icons.js";
import { countOf } from "./section-header.js";

const formats = "JPEG, PNG, WebP, GIF, TIFF, HEIC and AVIF";

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
 * Says that the folder has no photos, and what would be one.
 * @param {HTMLElement} notice
 * @param {import("./api.js").Collection} collection
 */
export function showEmpty(notice, { title, skipped }) {
    const lines = [`The gallery shows ${formats} files, in this folder and the folders inside it.`];
    if (skipped > 0) lines.push(`${countOf(skipped, "file")} cannot be shown.`);
    show(notice, { symbol: "photos", title: `No photos found in “${title}”`, lines });
}

/**
 * Says why there is no gallery, and offers to try again.
 * @param {HTMLElement} notice
 * @param {Error} error
 * @param {() => void} tryAgain
 */
export function showFailure(notice, error, tryAgain) {
    const gone = error.name === "Unreachable";
    show(notice, {
        symbol: "unplugged",
        title: gone ? "The gallery’s server does not answer" : "The gallery cannot be shown",
        lines: gone ? ["Start it again with ./gallery, then try again."] : [error.message],
        action: { title: "Try again", run: tryAgain },
    });
}
