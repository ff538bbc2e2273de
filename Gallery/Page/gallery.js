import { fetchPosition, fetchStatus, isLive, markPhotos, rescan } from "./api.js";
import { followChanges } from "./changes.js";
import { Choice } from "./choice.js";
import { choiceBar } from "./choice-bar.js";
import { connectChoosing } from "./choosing.js";
import { CollectionView } from "./collection-view.js";
import { Connection } from "./connection.js";
import { FolderTree } from "./folder-tree.js";
import { setHidden } from "./hiding.js";
import { drawIcons } from "./icons.js";
import { text, writeTexts } from "./language.js";
import { Lightbox } from "./lightbox.js";
import { ListPlace } from "./list-place.js";
import { News } from "./news.js";
import { showAllHidden, showEmpty, showEmptyFolder, showEmptyShelf, showFailure, showNothingFound } from "./notice.js";
import { PhotoAddress } from "./photo-address.js";
import { PhotoList } from "./photo-list.js";
import { QueryControls } from "./query-controls.js";
import { followRubberBands } from "./rubber-band-gestures.js";
import { Scrubber } from "./scrubber.js";
import { offerPrinting } from "./sheet.js";
import { readSetting, writeSetting } from "./settings.js";
import { ShownCollection } from "./shown-collection.js";
import { followStatus } from "./status.js";
import { themeButton } from "./toolbar.js";
import { connectViewSettings, expectedBreadth } from "./view-settings.js";

writeTexts();
/** @type {(id: string) => any} returns an element of index.html, of any type */
const part = (id) => document.getElementById(id);
const view = /** @type {CollectionView} */ (part("photos"));
/** @type {ShownCollection | undefined} */
let shown;
/** The query requested last. It is shown when its photos have arrived. @type {import("./api.js").Query} */
let requested;
/** The list's position before the search. @type {{ id?: number | string, top?: number | "start" } | undefined} */
let placeBeforeSearch;
/** Text heights by grouping and order. @type {Map<string, { breadth: number, heights: Float32Array, ids?: Uint32Array }>} */
const knownHeights = new Map();
const list = new PhotoList(view);
const place = new ListPlace(view);
const scrubber = new Scrubber(part("scrubber"), view);
const news = new News(part("news"), (id) => attempt(() => goToPhoto(id)));
const controls = new QueryControls(
    { groups: part("groups"), orders: part("sort"), shelf: part("shelf"), search: part("search") },
    (query) => attempt(() => showQuery(query)),
);
const folderTree = new FolderTree(
    { panel: part("folder-panel"), list: part("folder-tree"), button: part("folders") },
    () => requested,
    (path) => controls.showFolder(path),
    tell,
);
const choice = new Choice(() => showChoice());
const showCount = choiceBar(part("choice"), choice, {
    shelf: () => requested?.shelf ?? "",
    failed: tell,
});
const connection = new Connection(part("disconnected"), () => attempt(resume));
const lightbox = new Lightbox(part("lightbox"), {
    step: (index) => attempt(() => step(index)),
    dismiss: () => address.leave(),
    mark: (photo) => attempt(() => toggleFavorite(photo)),
});
const address = new PhotoAddress({
    entered: (id) => attempt(() => enter(id)),
    left: () => attempt(leave),
});

/** Runs an action of a person, and tells them if the server could not do it. */
async function attempt(action) {
    try {
        await action();
    } catch (error) {
        tell(error);
    }
}

/** Shows why the server could not do something, or that it does not answer. Other errors are mistakes of the page. */
function tell(error) {
    if (error.name === "Unreachable") connection.lost();
    else if (error.status && lightbox.isOpen) lightbox.tell(error.message);
    else if (error.status) news.say(error.message);
    else if (error.name !== "AbortError") throw error;
}

function showChoice() {
    showCount();
    view.classList.toggle("choosing", choice.size > 0);
    view.refresh(view.range.first, view.range.last);
}

/** Repeats what failed while the server or the folder was gone. */
async function resume() {
    if (shown.query !== requested) return showQuery(requested);
    await update();
    list.reload();
    if (lightbox.isOpen) await show(lightbox.index);
}

/**
 * @param {import("./api.js").Query} query
 * @param {number | string | undefined} startAt the id of the photo to start at
 */
function fetchQuery(query, startAt) {
    return ShownCollection.open(query, startAt, {
        arrived: (first, last) => list.refresh(first, last),
        failed: tell,
        outdated: () => attempt(update),
    });
}

/**
 * Returns estimates, and earlier measurements of the same photos, so that each photo gets its column again.
 * @param {ShownCollection} collection
 */
function textHeights(collection) {
    const { query, ids } = collection;
    const order = `${query.group} ${query.sort ?? ""} ${query.shelf ?? ""} ${query.folder ?? ""}\n${query.words ?? ""}`;
    const breadth = expectedBreadth(view);
    const known = knownHeights.get(order);
    const isSameBreadth = known?.breadth === breadth;
    if (isSameBreadth && known.ids === ids && known.heights.length === collection.count) return known.heights;
    const heights = collection.estimateTextHeights(breadth, view);
    if (isSameBreadth && known.ids && ids) {
        const measured = new Map();
        known.ids.forEach((id, index) => measured.set(id, known.heights[index]));
        ids.forEach((id, index) => {
            if (index >= collection.start) heights[index] = measured.get(id) ?? heights[index];
        });
    }
    // Each typed letter starts another search. Heights of searches are kept only for the latest.
    for (const other of knownHeights.keys()) if (query.words && !other.endsWith("\n")) knownHeights.delete(other);
    knownHeights.set(order, { breadth, heights, ids });
    return heights;
}

function describe() {
    const { collection, summary, query } = shown;
    folderTree.describe(query.folder);
    document.title = collection.title;
    part("title").textContent = collection.title;
    part("summary").textContent = summary;
    view.hidden = collection.count === 0;
    setHidden(part("notice"), collection.count > 0);
    if (collection.count > 0) return;
    const showAll = () => controls.showAll();
    if (query.words) showNothingFound(part("notice"), query.words, showAll);
    else if (query.shelf) showEmptyShelf(part("notice"), query, showAll);
    else if (query.folder) showEmptyFolder(part("notice"), query.folder, showAll);
    else if (collection.hidden > 0) showAllHidden(part("notice"), () => controls.showHidden());
    else showEmpty(part("notice"), collection);
}

/** @param {number | "start"} [top] the distance of the first photo from the view's top, in px */
function showFetched(opened, startAt, top) {
    if (opened.shown.query !== requested) return opened.shown.pages.close();
    shown?.pages.close();
    shown = opened.shown;
    place.start = shown.start;
    describe();
    if (shown.count === 0) return scrubber.show(shown.collection);
    list.show(shown, textHeights(shown));
    if (opened.start === undefined) place.reset();
    else place.goTo({ index: opened.start, id: startAt, top });
    scrubber.show(shown.collection);
}

/** @param {import("./api.js").Query} query */
async function showQuery(query) {
    const before = shown.query;
    requested = query;
    try {
        const { id, top } = await placeAfter(before, query);
        showFetched(await fetchQuery(query, id), id, top);
    } catch (error) {
        // Photos of another query would look like the answer.
        if (error.status && requested === query) showRefusal(error, query);
        else throw error;
    }
}

/** Shows why the photos of a query cannot be shown, in their place. */
function showRefusal(error, query) {
    view.hidden = true;
    part("scrubber").hidden = true;
    part("summary").textContent = "";
    showFailure(part("notice"), error, () => attempt(() => showQuery(query)));
}

/** Returns the new position of the list. It stays at the same photo, but search results start at the first photo. */
async function placeAfter(before, query) {
    const { index, id, top } = place.current ?? {};
    const photo = id ?? (index === undefined ? undefined : (await shown.load(index))?.id);
    const here = { id: photo, top };
    if (query.words === before.words) return here;
    if (!before.words) placeBeforeSearch = here;
    if (query.words) return {};
    return photo === undefined ? (placeBeforeSearch ?? {}) : here;
}

/** Updates run one after the other, so that older photos never replace newer ones. */
let updating = Promise.resolve();
function update() {
    updating = updating.catch(() => {}).then(updateNow);
    return updating;
}

/** Shows the current photos, while visible photos hold their positions. */
async function updateNow() {
    const { visible } = view;
    const looked = shown.ids?.[visible[Math.floor(visible.length / 2)]];
    const expected = openPhoto();
    const opened = await fetchQuery(requested, expected ?? looked);
    if (opened.shown.query !== requested) return opened.shown.pages.close();
    if (opened.shown.collection.revision === shown.collection.revision) return opened.shown.pages.close();
    // The person may have gone to another photo meanwhile, or closed the lightbox.
    const openId = openPhoto();
    const isOnShelf = lightbox.index < shown.start;
    const wasEmpty = shown.count === 0;
    shown.pages.close();
    shown = opened.shown;
    place.start = shown.start;
    describe();
    if (wasEmpty && shown.count > 0) list.show(shown, textHeights(shown));
    else list.update(shown, textHeights(shown));
    scrubber.show(shown.collection);
    if (shown.ids && !requested.words && !requested.shelf && !requested.folder) choice.keepOnly(shown.photoIds);
    if (openId === undefined) return;
    const index = openId === expected ? opened.start : shown.index(openId);
    await keepOpen(isOnShelf ? (shown.shelfIndex(openId) ?? index) : index);
}

/** The id of the open photo; undefined if there is none, or if it is being closed. */
function openPhoto() {
    return lightbox.isOpen && address.id !== undefined ? shown.pages.photo(lightbox.index)?.id : undefined;
}

/** Shows the open photo at its new index. If its file is gone, the next photo is shown. */
async function keepOpen(index) {
    if (shown.count === 0) address.leave();
    else if (index === undefined) await step(Math.min(lightbox.index, shown.count - 1));
    else await show(index);
}

/** @param {import("./api.js").Changes} changes */
async function changed(changes) {
    news.tell(changes);
    if (changes.revision !== shown.collection.revision) await update();
    // New files need thumbnails, and others may have become unreadable.
    attempt(followFiles);
}

async function goToPhoto(id) {
    const index = await fetchPosition(shown.query, id);
    if (index !== undefined) view.focusItem(index);
}

async function lookForChanges(button) {
    button.disabled = true;
    try {
        const { added, removed, changed, renamed } = await rescan();
        // If anything has changed, the server reports it to every page.
        if (added + removed + changed + renamed === 0) news.say(text("nothingChanged"));
    } finally {
        button.disabled = false;
        button.focus();
    }
}

const show = (index) => lightbox.show({
    ...shown.neighborhood(index),
    load: (position) => shown.load(position),
    cell: (position) => list.cell(position),
}, index);

async function open(index) {
    const photo = await shown.load(index);
    if (!photo) return;
    address.enter(photo.id);
    await show(index);
}

async function step(index) {
    const from = lightbox.index;
    const photo = await shown.load(index);
    // The person may have gone elsewhere meanwhile.
    if (!photo || lightbox.index !== from || address.id === undefined) return;
    address.replace(photo.id);
    await show(index);
}

/** Marks a photo at once, so that the same key takes the mark back before the server has answered. */
async function toggleFavorite(photo) {
    const isFavorite = photo.favorite === true;
    photo.favorite = !isFavorite;
    try {
        await markPhotos([photo.id], "favorite", !isFavorite);
    } catch (error) {
        photo.favorite = isFavorite;
        throw error;
    }
}

async function enter(id) {
    const index = await fetchPosition(shown.query, id);
    // The person may have gone back meanwhile.
    if (address.id !== id) return;
    if (index !== undefined) return show(index);
    news.say(text("linkedPhotoMissing"));
    address.leave();
}

async function leave() {
    const { index } = lightbox;
    if (index >= 0) view.scrollToItem(index, { align: "nearest" });
    // The view draws its new position before the next frame. Then there is a cell for the photo to fly back to.
    await new Promise(requestAnimationFrame);
    // The person may have gone forward again meanwhile.
    if (address.id !== undefined) return;
    await lightbox.close();
    if (index >= 0 && !lightbox.isOpen) view.focusItem(index);
}

/** Opens all photos, in the present grouping and order. */
async function openAll() {
    const { group, sort } = shown.query;
    return (await fetchQuery({ group, sort }, undefined)).shown;
}

/** Returns the list's position when the page was left; null for its start; undefined if the page was not visited before. */
function rememberedPlace() {
    const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
    return navigation?.type === "navigate" ? undefined : JSON.parse(sessionStorage.getItem("gallery.place"));
}

function rememberPlace() {
    const { index, top, id = shown?.pages.photo(index)?.id } = place.current ?? {};
    sessionStorage.setItem("gallery.place", JSON.stringify(id === undefined ? null : { id, top }));
}

async function start() {
    drawIcons();
    themeButton(part("theme"), readSetting("theme"), (name) => writeSetting("theme", name));
    requested = controls.query;
    const remembered = rememberedPlace();
    /** @type {{ id?: string, top?: number }} */
    const { id, top } = remembered === undefined ? { id: address.id } : (remembered ?? {});
    // The photos and the layout engine are fetched at the same time.
    const [opened] = await Promise.all([fetchQuery(requested, id), CollectionView.ready]);
    view.hidden = false;
    connectViewSettings(view, { layouts: part("layouts"), size: part("size") });
    showFetched(opened, id, top);
    if (shown.collection.synthetic) controls.showGroupsOnly();
    part("folders").hidden = shown.collection.synthetic;
    const isFixed = !isLive || shown.collection.synthetic;
    part("rescan").hidden = isFixed;
    part("rescan").addEventListener("click", () => attempt(() => lookForChanges(part("rescan"))));

    list.isChosen = (id) => choice.has(id);
    if (!isFixed) {
        const idAt = (index) => shown.ids?.[index];
        connectChoosing(view, choice, { at: idAt, all: () => shown.photoIds });
        followRubberBands({ view, band: part("rubber-band"), choice, idAt });
    }
    view.classList.toggle("fixed", isFixed);
    view.addEventListener("collection-activate", ({ detail }) => attempt(() => open(detail.index)));
    addEventListener("pagehide", rememberPlace);
    // It may be another day than when the page was last visible.
    document.addEventListener("visibilitychange", () => {
        if (!document.hidden && controls.query.today !== requested.today) attempt(() => showQuery(controls.query));
    });
    document.addEventListener("unreachable", () => connection.lost());
    offerPrinting(part("sheet"), choice, {
        shown: () => shown,
        whole: openAll,
        first: () => view.visible.find((index) => index >= shown.start),
        address: (index) => list.address(index),
    });
    if (address.id !== undefined) await enter(address.id);
}

/** Runs until all thumbnails are made, and only once at a time. */
const followFiles = onceAtATime(() => followStatus(
    { button: part("skipped-button"), list: part("skipped-list"), progress: part("preparing") },
    shown.collection.skipped,
    () => connection.lost(),
    // Photos could not be shown while the folder's disk was away.
    (trouble) => news.showTrouble(trouble) && attempt(resume),
));

/** Returns a function that runs an action. If it is called during a run, the action runs once more. */
function onceAtATime(action) {
    let running;
    let isOutdated = false;
    const run = async () => {
        do {
            isOutdated = false;
            await action();
        } while (isOutdated);
    };
    return () => {
        isOutdated = true;
        return (running ??= run().finally(() => (running = undefined)));
    };
}

start().then(
    () => {
        if (isLive && !shown.collection.synthetic) followChanges((changes) => attempt(() => changed(changes)));
        return attempt(followFiles);
    },
    (error) => {
        view.hidden = true;
        showFailure(part("notice"), error, () => fetchStatus().then(() => location.reload(), () => {}));
        console.error(error);
    },
);
