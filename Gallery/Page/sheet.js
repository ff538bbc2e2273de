import { thumbnailAddress } from "./api.js";
import { text } from "./language.js";
import { photoName } from "./photo-name.js";
import { sectionHeader } from "./section-header.js";

/** The most photos printed at once. */
const limit = 200;
/** The thumbnail's width in pixels, sharp on paper with three photos in a row. */
const width = 640;

/**
 * Prints photos on as many pages as needed. The list itself cannot be printed, because it contains only the photos on screen.
 * If there are too many photos, printing starts at the first visible one.
 *
 * @param {HTMLElement} sheet   visible only on paper
 * @param {object} gallery
 * @param {() => import("./shown-collection.js").ShownCollection} gallery.shown
 * @param {() => number | undefined} gallery.first   returns the first visible photo
 * @param {(index: number) => string | undefined} gallery.address   returns the thumbnail that is on screen
 */
export function offerPrinting(sheet, { shown, first, address }) {
    /** Loaded images, by the photo's index in the collection. @type {Map<number, HTMLImageElement>} */
    const prepared = new Map();
    let isPreparing = false;

    const range = () => {
        const { count: end, start: begin } = shown();
        const start = end - begin <= limit ? begin : Math.min(first() ?? begin, end - limit);
        return Array.from({ length: Math.min(end - begin, limit) }, (_, distance) => start + distance);
    };
    const prepare = async (index) => {
        const image = picture(thumbnailAddress(await shown().load(index), width));
        await image.decode();
        prepared.set(index, image);
    };

    addEventListener("beforeprint", () => {
        // Chromium does not wait for images here. Without preparation, only those on screen are loaded.
        const image = (index) => prepared.get(index) ?? (address(index) && picture(address(index)));
        fill(sheet, shown(), range(), image);
    });
    addEventListener("afterprint", () => {
        sheet.replaceChildren();
        prepared.clear();
    });
    addEventListener("keydown", async (event) => {
        const isPrint = event.key.toLowerCase() === "p" && (event.ctrlKey || event.metaKey);
        if (!isPrint || event.altKey || event.shiftKey || document.querySelector("dialog[open]")) return;
        event.preventDefault();
        if (isPreparing) return;
        isPreparing = true;
        document.body.style.cursor = "progress";
        await Promise.allSettled(range().map(prepare));
        isPreparing = false;
        document.body.style.cursor = "";
        print();
    });
}

const picture = (address) => Object.assign(new Image(), { decoding: "sync", src: address });

function fill(sheet, { collection, pages, count, start: begin }, range, image) {
    const title = document.createElement("h1");
    title.textContent = collection.title;
    const summary = document.createElement("p");
    sheet.replaceChildren(title, summary);

    const first = range[0];
    let printed = 0;
    let start = 0;
    for (const section of collection.sections) {
        const photos = document.createElement("div");
        photos.className = "sheet-photos";
        const end = start + section.count;
        for (let index = Math.max(start, first); index < Math.min(end, first + range.length); index += 1) {
            const photo = pages.photo(index);
            const shown = photo && image(index);
            if (shown) photos.append(figure(photo, shown));
        }
        if (photos.firstChild) sheet.append(sectionHeader(section), photos);
        printed += photos.childElementCount;
        start = end;
    }
    const all = text("photoCount", { count: count - begin });
    summary.textContent = printed < count - begin ? text("printedOf", { printed, all }) : all;
}

function figure(photo, image) {
    const figure = document.createElement("figure");
    image.alt = photoName(photo);
    image.style.setProperty("--ratio", String(photo.width / photo.height));
    figure.append(image);
    for (const text of [photo.caption, photo.author]) {
        if (!text) continue;
        const line = document.createElement("figcaption");
        line.dir = "auto";
        line.textContent = text;
        figure.append(line);
    }
    return figure;
}
