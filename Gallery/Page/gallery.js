import { fetchPosition, fetchStatus } from "./api.js";
import { CollectionView } from "./collection-view.js";
import { Connection } from "./connection.js";
import { drawIcons } from "./icons.js";
import { Lightbox } from "./lightbox.js";
import { showEmpty, showFailure } from "./notice.js";
import { PhotoAddress } from "./photo-address.js";
import { PhotoList } from "./photo-list.js";
import { countOf } from "./section-header.js";
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
const list = new PhotoList(view);
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
    if (shown.group === wished) list.reload();
    else await showGroup(wished, place());
}

/** @param {string | undefined} startAt the photo, by id, to have at the top */
function fetchGroup(group, startAt) {
    wished = group;
    return ShownCollection.open(group, startAt, {
        arrived: (first, last) => list.refresh(first, last),
        failed: () => connection.lost(),
    });
}

function showFetched(opened) {
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
    const textHeights = shown.estimateTextHeights(expectedBreadth(view), view);
    list.show(collection, shown.aspectRatios, textHeights, shown.pages);
    if (opened.start !== undefined) view.scrollToItem(opened.start, { align: "start" });
}

const showGroup = async (group, startAt) => showFetched(await fetchGroup(group, startAt));

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
    if (index === undefined) address.leave();
    else await lightbox.show(source, index);
}

async function leave() {
    if (!lightbox.isOpen) return;
    const { index } = lightbox;
    view.scrollToItem(index, { align: "nearest" });
    // The view draws what it scrolled to before the next frame: then there is a place to fly back to.
    await new Promise(requestAnimationFrame);
    await lightbox.close();
    view.focusItem(index);
}

/** The photo at the top of the list, unless the list is at its start. */
function place() {
    const first = view.visible[0];
    return first > 0 ? shown?.pages.photo(first)?.id : undefined;
}

/** Where the list was when the page was left, if this is the same page coming back. */
function rememberedPlace() {
    const [navigation] = performance.getEntriesByType("navigation");
    return navigation?.type === "navigate" ? undefined : (sessionStorage.getItem("gallery.place") ?? undefined);
}

async function start() {
    drawIcons();
    themeButton(part("theme"), readSetting("theme"), (name) => writeSetting("theme", name));
    const group = (groups.find(({ value }) => value === readSetting("group")) ?? groups[0]).value;
    // The photos are fetched while the layout engine is.
    const [opened] = await Promise.all([fetchGroup(group, address.id ?? rememberedPlace()), CollectionView.ready]);
    view.hidden = false;
    connectViewSettings(view, { layouts: part("layouts"), size: part("size") });
    segmented(part("groups"), groups, group, (chosen) => {
        writeSetting("group", chosen);
        attempt(() => showGroup(chosen, place()));
    });
    showFetched(opened);

    view.addEventListener("collection-activate", ({ detail }) => attempt(() => open(detail.index)));
    addEventListener("pagehide", () => {
        const id = place();
        if (id === undefined) sessionStorage.removeItem("gallery.place");
        else sessionStorage.setItem("gallery.place", String(id));
    });
    if (address.id !== undefined) await enter(address.id);
}

start().then(
    () => attempt(() => followStatus(
        { button: part("skipped-button"), list: part("skipped-list"), progress: part("preparing") },
        shown.collection.skipped,
    )),
    (error) => {
        view.hidden = true;
        showFailure(part("notice"), error, () => fetchStatus().then(() => location.reload(), () => {}));
        console.error(error);
    },
);
