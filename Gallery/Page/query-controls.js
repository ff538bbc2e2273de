import { isLive } from "./api.js";
import { text } from "./language.js";
import { readSetting, writeSetting } from "./settings.js";
import { textField } from "./text-field.js";

const groups = [
    { value: "folder", title: text("groupFolder") },
    { value: "day", title: text("groupDay") },
    { value: "month", title: text("groupMonth") },
    { value: "year", title: text("groupYear") },
    { value: "none", title: text("groupNone") },
];
const shelves = [
    { value: "", title: text("allPhotos") },
    { value: "favorites", title: text("favorites") },
    // Hidden photos are not exported.
    ...(isLive ? [{ value: "hidden", title: text("hidden") }] : []),
];
const orders = [
    { value: "", title: text("sortUsual") },
    { value: "newest", title: text("sortNewest") },
    { value: "oldest", title: text("sortOldest") },
    { value: "name", title: text("sortName") },
];

/** The pause between typing and searching, in milliseconds. */
const pause = 90;

/** The controls for the selection of photos, their sections and their order. Settings are stored. */
export class QueryControls {
    #groups;
    #orders;
    #shelf;
    #search;
    #folder = readSetting("folder") ?? "";
    #changed;
    #timer = 0;

    /**
     * @param {{ groups: HTMLSelectElement, orders: HTMLSelectElement, shelf: HTMLSelectElement,
     *     search: HTMLInputElement }} controls
     * @param {(query: import("./api.js").Query) => void} changed
     */
    constructor({ groups: group, orders: order, shelf, search }, changed) {
        this.#groups = group;
        this.#orders = order;
        this.#shelf = shelf;
        this.#search = search;
        this.#changed = changed;
        fill(group, groups, readSetting("group"));
        fill(order, orders, readSetting("sort"));
        fill(shelf, shelves, readSetting("shelf"));
        search.value = readSetting("words") ?? "";
        group.addEventListener("change", () => this.#tell("group", group.value));
        order.addEventListener("change", () => this.#tell("sort", order.value));
        shelf.addEventListener("change", () => this.#tell("shelf", shelf.value));
        search.addEventListener("input", () => {
            clearTimeout(this.#timer);
            this.#timer = setTimeout(() => this.#tell("words", search.value.trim()), pause);
        });
        search.addEventListener("keydown", ({ key }) => {
            if (key === "Escape" && search.value) this.clearSearch();
        });
        addEventListener("keydown", (event) => {
            if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
            const target = /** @type {Element} */ (event.target);
            if (target.matches(textField) || document.querySelector("dialog[open]") || search.hidden) return;
            event.preventDefault();
            search.select();
        });
    }

    /** @returns {import("./api.js").Query} */
    get query() {
        const words = this.#search.value.trim();
        return {
            group: this.#groups.value,
            ...(this.#orders.value && { sort: this.#orders.value }),
            ...(words && { words }),
            ...(this.#shelf.value && { shelf: /** @type {"favorites" | "hidden"} */ (this.#shelf.value) }),
            ...(this.#folder && { folder: this.#folder }),
            ...(!words && !this.#shelf.value && !this.#folder && { today: today() }),
        };
    }

    clearSearch() {
        clearTimeout(this.#timer);
        this.#search.value = "";
        this.#tell("words", "");
    }

    /** Shows the photos of a folder and of all folders in it. @param {string} path empty for every folder */
    showFolder(path) {
        this.#folder = path;
        this.#tell("folder", path);
    }

    /** Shows the photos of every folder, without a search. */
    showAll() {
        clearTimeout(this.#timer);
        this.#search.value = "";
        this.#shelf.value = "";
        writeSetting("words", "");
        writeSetting("shelf", "");
        this.showFolder("");
    }

    showHidden() {
        this.#shelf.value = "hidden";
        this.#tell("shelf", "hidden");
    }

    /** Hides the controls for searching, sorting and marking, which made-up photos do not support. */
    showGroupsOnly() {
        this.#search.hidden = true;
        this.#orders.hidden = true;
        this.#shelf.hidden = true;
    }

    /** @param {import("./settings.js").Setting} setting @param {string} value */
    #tell(setting, value) {
        writeSetting(setting, value);
        this.#changed(this.query);
    }
}

/** Returns the person's local date, such as "2024-06-01". */
function today() {
    const now = new Date();
    const padded = (number, length) => String(number).padStart(length, "0");
    return `${padded(now.getFullYear(), 4)}-${padded(now.getMonth() + 1, 2)}-${padded(now.getDate(), 2)}`;
}

/** @param {HTMLSelectElement} select */
function fill(select, options, chosen) {
    select.replaceChildren(...options.map(({ value, title }) => new Option(title, value)));
    select.value = options.some(({ value }) => value === chosen) ? chosen : options[0].value;
}
