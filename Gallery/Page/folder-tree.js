import { fetchCollection } from "./api.js";
import { countText } from "./count-text.js";
import { locale, text } from "./language.js";
import { textField } from "./text-field.js";

/** The pause after which typed letters begin another name, in milliseconds. */
const pause = 700;

/**
 * @typedef {object} Folder
 * @property {string} path     within the photo folder; empty for the photo folder itself
 * @property {string} name
 * @property {number} count    the number of photos in it and in all folders in it
 * @property {number} videos   how many of them are videos
 * @property {Folder[]} inner
 * @property {Folder} [outer]
 */

/**
 * Makes a tree of sections by folder. A folder without photos of its own is included if folders in it contain some.
 * @param {string} title
 * @param {{ key: string, count: number, videos?: number }[]} sections
 * @returns {Folder}
 */
export function makeTree(title, sections) {
    /** @type {Folder} */
    const root = { path: "", name: title, count: 0, videos: 0, inner: [] };
    const known = new Map([["", root]]);
    const find = (path) => {
        const existing = known.get(path);
        if (existing) return existing;
        const slash = path.lastIndexOf("/");
        const outer = find(path.slice(0, Math.max(0, slash)));
        const folder = { path, name: path.slice(slash + 1), count: 0, videos: 0, inner: [], outer };
        outer.inner.push(folder);
        known.set(path, folder);
        return folder;
    };
    for (const { key, count, videos = 0 } of sections) {
        for (let folder = find(key); folder; folder = folder.outer) {
            folder.count += count;
            folder.videos += videos;
        }
    }
    return root;
}

/**
 * The panel in which a person chooses a folder, with all folders in it. By keyboard: arrows, Home, End, Enter, the
 * first letters of a name, and `*` to open all folders of one level.
 */
export class FolderTree {
    #panel;
    #list;
    #button;
    #chosen;
    #choose;
    #typed = "";
    #typing = 0;
    /** @type {Set<string>} */
    #open = new Set([""]);
    /** The folders in view, by their elements. @type {Map<Element, Folder>} */
    #folders = new Map();

    /**
     * @param {{ panel: HTMLElement, list: HTMLElement, button: HTMLElement }} parts
     * @param {() => import("./api.js").Query} query   the shown query
     * @param {(path: string) => void} choose
     * @param {(error: Error) => void} failed   called when the folders cannot be fetched
     */
    constructor({ panel, list, button }, query, choose, failed) {
        this.#panel = panel;
        this.#list = list;
        this.#button = button;
        this.#choose = choose;
        this.#chosen = () => query().folder ?? "";
        panel.addEventListener("toggle", () => {
            const isOpen = panel.matches(":popover-open");
            button.ariaExpanded = String(isOpen);
            if (isOpen) this.#fill(query()).catch(failed);
        });
        list.addEventListener("click", ({ target }) => this.#clicked(/** @type {Element} */ (target)));
        list.addEventListener("keydown", (event) => this.#pressed(event));
        addEventListener("keydown", (event) => {
            if (event.key !== "t" || event.ctrlKey || event.metaKey || event.altKey || button.hidden) return;
            const target = /** @type {Element} */ (event.target);
            if (target.matches(`${textField}, select`) || document.querySelector("dialog[open], :popover-open")) return;
            event.preventDefault();
            panel.showPopover();
        });
    }

    /** Writes the chosen folder on the button. @param {string} [path] */
    describe(path = "") {
        const name = path ? text("onlyFolder", { folder: path.slice(path.lastIndexOf("/") + 1) }) : text("folders");
        this.#button.lastElementChild.textContent = name;
        this.#button.classList.toggle("chosen", path !== "");
    }

    /** @param {import("./api.js").Query} query */
    async #fill({ shelf }) {
        this.#list.ariaBusy = "true";
        const fetched = fetchCollection({ group: "folder", ...(shelf && { shelf }) });
        const { title, sections } = await fetched.finally(() => (this.#list.ariaBusy = "false"));
        const root = makeTree(title, sections);
        const chosen = this.#chosen();
        for (let slash = chosen.indexOf("/"); slash > 0; slash = chosen.indexOf("/", slash + 1)) this.#open.add(chosen.slice(0, slash));
        this.#folders.clear();
        this.#list.replaceChildren(this.#item(root, 1));
        const items = this.#items;
        this.#focus(items.find((item) => this.#folder(item).path === chosen) ?? items[0]);
    }

    /** @param {Folder} folder */
    #item(folder, level) {
        const item = document.createElement("li");
        const isChosen = folder.path === this.#chosen();
        const photos = countText(folder.count, folder.videos);
        const name = folder.path ? folder.name : text("allFolders");
        item.role = "treeitem";
        item.tabIndex = -1;
        item.ariaLevel = String(level);
        item.ariaSelected = String(isChosen);
        item.ariaLabel = text("folderWith", { folder: name, photos });
        const row = document.createElement("div");
        row.className = "folder-row";
        row.style.setProperty("--level", String(level - 1));
        const marker = Object.assign(document.createElement("span"), { className: "folder-marker" });
        // A name has its own direction, and stays on the page's side.
        const label = Object.assign(document.createElement("span"), { className: "folder-name" });
        label.append(Object.assign(document.createElement("bdi"), { textContent: name }));
        const count = Object.assign(document.createElement("span"), { className: "folder-count", textContent: folder.count.toLocaleString(locale) });
        row.append(marker, label, count);
        item.append(row);
        this.#folders.set(item, folder);
        if (folder.inner.length > 0) this.#show(item, this.#open.has(folder.path));
        return item;
    }

    /** Shows or hides the folders in a folder. */
    #show(item, isOpen) {
        const folder = this.#folder(item);
        item.ariaExpanded = String(isOpen);
        if (isOpen) this.#open.add(folder.path);
        else this.#open.delete(folder.path);
        item.querySelector(":scope > ul")?.remove();
        if (!isOpen) return;
        const inner = document.createElement("ul");
        inner.role = "group";
        inner.append(...folder.inner.map((child) => this.#item(child, Number(item.ariaLevel) + 1)));
        item.append(inner);
    }

    /** The folders in view, from top to bottom. @returns {HTMLElement[]} */
    get #items() {
        return [...this.#list.querySelectorAll("[role=treeitem]")].map((item) => /** @type {HTMLElement} */ (item));
    }

    /** @returns {Folder} */
    #folder(item) {
        return /** @type {Folder} */ (this.#folders.get(item));
    }

    /** @param {HTMLElement | undefined} item */
    #focus(item) {
        if (!item) return;
        for (const other of this.#list.querySelectorAll("[tabindex='0']")) /** @type {HTMLElement} */ (other).tabIndex = -1;
        item.tabIndex = 0;
        item.focus({ preventScroll: true });
        item.firstElementChild.scrollIntoView({ block: "nearest" });
    }

    #clicked(target) {
        const item = /** @type {HTMLElement | null} */ (target.closest("[role=treeitem]"));
        if (!item) return;
        this.#focus(item);
        if (target.closest(".folder-marker") && item.ariaExpanded) this.#show(item, item.ariaExpanded === "false");
        else this.#take(item);
    }

    #take(item) {
        const { path } = this.#folder(item);
        this.#panel.hidePopover();
        this.#choose(path);
    }

    /** @param {KeyboardEvent} event */
    #pressed(event) {
        const items = this.#items;
        const item = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[role=treeitem]"));
        if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
        const at = items.indexOf(item);
        const isForward = event.key === (getComputedStyle(item).direction === "rtl" ? "ArrowLeft" : "ArrowRight");
        const outer = /** @type {HTMLElement | null} */ (item.parentElement.closest("[role=treeitem]"));
        if (event.key === "ArrowDown") this.#focus(items[at + 1]);
        else if (event.key === "ArrowUp") this.#focus(items[at - 1]);
        else if (event.key === "Home") this.#focus(items[0]);
        else if (event.key === "End") this.#focus(items.at(-1));
        else if (event.key === "Enter" || event.key === " ") this.#take(item);
        else if (event.key === "*") {
            for (const sibling of [...item.parentElement.children]) if (sibling.ariaExpanded === "false") this.#show(sibling, true);
        } else if (/^Arrow(Left|Right)$/.test(event.key)) {
            if (isForward && item.ariaExpanded === "false") this.#show(item, true);
            else if (isForward && item.ariaExpanded) this.#focus(items[at + 1]);
            else if (!isForward && item.ariaExpanded === "true") this.#show(item, false);
            else if (!isForward) this.#focus(outer ?? undefined);
        } else if (event.key.length === 1) this.#find(event.key, items, at);
        else return;
        event.preventDefault();
        event.stopPropagation();
    }

    /** Goes to the next folder whose name begins with the typed letters. */
    #find(letter, items, at) {
        clearTimeout(this.#typing);
        this.#typing = setTimeout(() => (this.#typed = ""), pause);
        this.#typed += letter.toLocaleLowerCase();
        // The same letter again goes to the next one.
        const first = this.#typed.length > 1 ? at : at + 1;
        const order = [...items.slice(first), ...items.slice(0, first)];
        this.#focus(order.find((item) => this.#folder(item).name.toLocaleLowerCase().startsWith(this.#typed)));
    }
}
