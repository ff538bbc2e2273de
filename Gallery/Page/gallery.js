import { fetchPosition, fetchStatus } from "./api.js";
import { CollectionView } from "./collection-view.js";
import { Connection } from "./connection.js";
import { drawIcons } from "./icons.js";
import { Lightbox } from "./lightbox.js";
import { ListPlace } from "./list-place.js";
import { showEmpty, showFailure } from "./notice.js";
import { PhotoAddress } from "./photo-address.js";
import { PhotoList } from "./photo-list.js";
import { countOf } from "./section-header.js";
import { offerPrinting } from "./sheet.js";
import { readSetting, writeSetting } from "./settings.js";
import { ShownCollection } from "./shown-collection.js";
import { followStatus } from "./status.js";
import { segmented, themeButton } from "./toolbar.js";
import { connectViewSettings, expectedBreadth } from "./view-settings.js";

const part = (id) => document.getElementById(id);
const view = /** @type {CollectionView} */ (part("photos"));
const groups = [
    { value: "folder", title: "Folders" },
    { value: "month", title: "Months" },
];

/** @type {ShownCollection | undefined} */
let shown;
/** The grouping that was asked for last; what is shown follows when it has arrived. */
let wished;
/** @type {Map<string, { breadth: number, heights: Float32Array }>} */
const heightsOfGroup = new Map();
const list = new PhotoList(view);
const place = new ListPlace(view);
const connection = new Connection(part("disconnected"), () => attempt(resume));
const lightbox = new Lightbox(part("lightbox"), {
    step: (index) => attempt(() => step(index)),
    dismiss: () => address.leave(),
});
const address = new PhotoAddress({
    entered: (id) => attempt(() => enter(id)),
    left: () => attempt(leave),
});

/** Runs what a person asked for; tells when the server is not there to do it. */
async function attempt(action) {
    try {
        await action();
    } catch (error) {
        if (error.name === "Unreachable") connection.lost();
        else if (error.name !== "AbortError") throw error;
    }
}

/** Catches up with what could not be done while the server was away. */
async function resume() {
    if (shown.group !== wished) return showGroup(wished);
    list.reload();
    if (lightbox.isOpen) await lightbox.show(source, lightbox.index);
}

/** @param {number | string | undefined} startAt the photo, by id, to begin with */
function fetchGroup(group, startAt) {
    return ShownCollection.open(group, startAt, {
        arrived: (first, last) => list.refresh(first, last),
        failed: () => connection.lost(),
    });
}

/** Estimates, or what was measured when the same photos were shown before: then each finds its column again. */
function textHeights() {
    const breadth = expectedBreadth(view);
    const known = heightsOfGroup.get(shown.group);
    if (known?.breadth === breadth && known.heights.length === shown.count) return known.heights;
    const heights = shown.estimateTextHeights(breadth, view);
    heightsOfGroup.set(shown.group, { breadth, heights });
    return heights;
}

/** @param {number} [top] how far from the view's top the photo to begin with is to be, in px */
function showFetched(opened, startAt, top) {
    if (opened.shown.group !== wished) return opened.shown.pages.close();
    shown?.pages.close();
    shown = opened.shown;
    const { collection } = shown;
    document.title = collection.title;
    part("title").textContent = collection.title;
    const sections = countOf(collection.sections.length, shown.noun);
    part("summary").textContent = `${countOf(collection.count, "photo")}${
        collection.count > 0 ? ` in ${sections}` : ""}`;

    view.hidden = collection.count === 0;
    if (collection.count === 0) return showEmpty(part("notice"), collection);
    list.show(collection, shown.aspectRatios, textHeights(), shown.pages);
    if (opened.start === undefined) place.reset();
    else place.goTo({ index: opened.start, id: startAt, top });
}

async function showGroup(group) {
    wished = group;
    const { index, id, top } = place.current ?? {};
    const startAt = id ?? (index === undefined ? undefined : (await shown.load(index)).id);
    showFetched(await fetchGroup(group, startAt), startAt, top);
}

const source = {
    get count() {
        return shown.count;
    },
    load: (index) => shown.load(index),
    cell: (index) => list.cell(index),
};

async function open(index) {
    const photo = await shown.load(index);
    address.enter(photo.id);
    await lightbox.show(source, index);
}

async function step(index) {
    const photo = await shown.load(index);
    address.replace(photo.id);
    await lightbox.show(source, index);
}

async function enter(id) {
    const index = await fetchPosition(shown.group, id);
    // The person may have gone back meanwhile.
    if (address.id !== id) return;
    if (index === undefined) address.leave();
    else await lightbox.show(source, index);
}

async function leave() {
    const { index } = lightbox;
    if (index >= 0) view.scrollToItem(index, { align: "nearest" });
    // The view draws what it scrolled to before the next frame: then there is a place to fly back to.
    await new Promise(requestAnimationFrame);
    // The person may have gone forward again meanwhile.
    if (address.id !== undefined) return;
    await lightbox.close();
    if (index >= 0 && !lightbox.isOpen) view.focusItem(index);
}

/** Where the list was when the page was left; null: at its start; undefined: this is no page coming back. */
function rememberedPlace() {
    const [navigation] = performance.getEntriesByType("navigation");
    return navigation?.type === "navigate" ? undefined : JSON.parse(sessionStorage.getItem("gallery.place"));
}

function rememberPlace() {
    const { index, top, id = shown?.pages.photo(index)?.id } = place.current ?? {};
    sessionStorage.setItem("gallery.place", JSON.stringify(id === undefined ? null : { id, top }));
}

async function start() {
    drawIcons();
    themeButton(part("theme"), readSetting("theme"), (name) => writeSetting("theme", name));
    const group = (groups.find(({ value }) => value === readSetting("group")) ?? groups[0]).value;
    wished = group;
    const remembered = rememberedPlace();
    const { id, top } = remembered === undefined ? { id: address.id } : (remembered ?? {});
    // The photos are fetched while the layout engine is.
    const [opened] = await Promise.all([fetchGroup(group, id), CollectionView.ready]);
    view.hidden = false;
    connectViewSettings(view, { layouts: part("layouts"), size: part("size") });
    segmented(part("groups"), groups, group, (chosen) => {
        writeSetting("group", chosen);
        attempt(() => showGroup(chosen));
    });
    showFetched(opened, id, top);

    view.addEventListener("collection-activate", ({ detail }) => attempt(() => open(detail.index)));
    addEventListener("pagehide", rememberPlace);
    document.addEventListener("unreachable", () => connection.lost());
    offerPrinting(part("sheet"), {
        shown: () => shown,
        first: () => view.visible[0],
        address: (index) => list.address(index),
    });
    if (address.id !== undefined) await enter(address.id);
}

start().then(
    () => attempt(() => followStatus(
        { button: part("skipped-button"), list: part("skipped-list"), progress: part("preparing") },
        shown.collection.skipped,
        () => connection.lost(),
    )),
    (error) => {
        view.hidden = true;
        showFailure(part("notice"), error, () => fetchStatus().then(() => location.reload(), () => {}));
        console.error(error);
    },
);
