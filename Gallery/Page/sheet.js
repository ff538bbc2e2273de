import { thumbnailAddress } from "./api.js";
import { text } from "./language.js";
import { photoName } from "./photo-name.js";
import { sectionHeader } from "./section-header.js";

/** The most photos printed at once. */
const limit = 200;
/** The thumbnail's width in pixels, sharp on paper with three photos in a row. */
const width = 640;

/**
 * Prints the chosen photos or, if none is chosen, all photos of the list, on as many pages as needed. The list itself cannot be
 * printed, because it contains only the photos on screen. If the list is too long, printing starts at the first visible photo.
 *
 * @param {HTMLElement} sheet   visible only on paper
 * @param {import("./choice.js").Choice} choice
 * @param {object} gallery
 * @param {() => import("./shown-collection.js").ShownCollection} gallery.shown
 * @param {() => Promise<import("./shown-collection.js").ShownCollection>} gallery.whole   opens a collection of all photos
 * @param {() => number | undefined} gallery.first   returns the first visible photo
 * @param {(index: number) => string | undefined} gallery.address   returns the thumbnail that is on screen
 */
export function offerPrinting(sheet, choice, { shown, whole, first, address }) {
    /** Loaded images, by the photo's index in the printed collection. @type {Map<number, HTMLImageElement>} */
    const prepared = new Map();
    /** The collection to print, if it is not the shown one. @type {import("./shown-collection.js").ShownCollection | undefined} */
    let opened;
    let isPreparing = false;

    /** Returns the indices of the photos to print, and how many there would be without a limit. */
    const selection = ({ count: end, start: begin, ids }) => {
        if (choice.size > 0) {
            const indices = range(begin, end).filter((index) => choice.has(ids[index]));
            return { indices: indices.slice(0, limit), total: indices.length };
        }
        const start = end - begin <= limit ? begin : Math.min(first() ?? begin, end - limit);
        return { indices: range(start, Math.min(end, start + limit)), total: end - begin };
    };
    const prepare = async (collection) => {
        await Promise.allSettled(selection(collection).indices.map(async (index) => {
            const image = picture(thumbnailAddress(await collection.load(index), width));
            await image.decode();
            prepared.set(index, image);
        }));
    };
    const close = () => {
        opened?.pages.close();
        opened = undefined;
        prepared.clear();
    };

    addEventListener("beforeprint", () => {
        // Chromium does not wait for images here. Without preparation, only those on screen are loaded.
        const onScreen = (index) => (opened ? undefined : address(index));
        const image = (index) => prepared.get(index) ?? (onScreen(index) && picture(onScreen(index)));
        const printed = opened ?? shown();
        fill(sheet, printed, selection(printed), image);
    });
    addEventListener("afterprint", () => {
        sheet.replaceChildren();
        close();
    });
    addEventListener("keydown", async (event) => {
        const isPrint = event.key.toLowerCase() === "p" && (event.ctrlKey || event.metaKey);
        if (!isPrint || event.altKey || event.shiftKey || document.querySelector("dialog[open]")) return;
        event.preventDefault();
        if (isPreparing) return;
        isPreparing = true;
        document.body.style.cursor = "progress";
        close();
        // Photos stay chosen in search results that do not contain them.
        const isComplete = choice.size === 0 || selection(shown()).total === choice.size;
        if (!isComplete) opened = await whole().catch(() => undefined);
        await prepare(opened ?? shown());
        isPreparing = false;
        document.body.style.cursor = "";
        print();
    });
}

const range = (start, end) => Array.from({ length: end - start }, (_, distance) => start + distance);

const picture = (address) => Object.assign(new Image(), { decoding: "sync", src: address });

function fill(sheet, { collection, pages }, { indices, total }, image) {
    const title = document.createElement("h1");
    title.textContent = collection.title;
    const summary = document.createElement("p");
    sheet.replaceChildren(title, summary);

    let printed = 0;
    let next = 0;
    let end = 0;
    for (const section of collection.sections) {
        const photos = document.createElement("div");
        photos.className = "sheet-photos";
        let videos = 0;
        end += section.count;
        for (; indices[next] < end; next += 1) {
            const photo = pages.photo(indices[next]);
            const shown = photo && image(indices[next]);
            if (!shown) continue;
            photos.append(figure(photo, shown));
            if (photo.video) videos += 1;
        }
        const count = photos.childElementCount;
        if (count > 0) sheet.append(sectionHeader({ ...section, count, videos }), photos);
        printed += count;
    }
    const all = text("photoCount", { count: total });
    summary.textContent = printed < total ? text("printedOf", { printed, all }) : all;
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
