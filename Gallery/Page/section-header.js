import { countText } from "./count-text.js";
import { sectionTitle } from "./section-title.js";

/**
 * Returns a section's header: a folder's path with its last component emphasized, or a date, and the numbers of photos
 * and videos. If there is not enough room, the path is cut off before the name is.
 * @param {import("./api.js").Collection["sections"][number]} section
 * @returns {HTMLElement}
 */
export function sectionHeader(section) {
    const title = sectionTitle(section);
    const heading = document.createElement("h2");
    heading.className = "section-title";
    const slash = title.lastIndexOf("/");
    if (slash > 0) {
        const path = document.createElement("bdi");
        path.className = "section-path";
        path.textContent = title.slice(0, slash).replaceAll("/", " / ");
        const parents = document.createElement("span");
        parents.className = "section-parents";
        parents.append(path, " / ");
        heading.append(parents);
    }
    const name = document.createElement("bdi");
    name.className = "section-name";
    name.textContent = title.slice(slash + 1);
    heading.append(name);

    const number = document.createElement("bdi");
    number.className = "section-count";
    number.textContent = countText(section.count, section.videos);

    const header = document.createElement("div");
    header.className = "section";
    header.append(heading, number);
    return header;
}
