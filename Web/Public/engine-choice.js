import { isRare, isRareLayout } from "./collection-section.js";
import { compile, Core } from "./core.js";

/** @typedef {typeof import("./collection-everything.js").Everything} Everything   the class */

const common = compile(new URL("collection-layout.wasm", import.meta.url));
/** @type {Promise<[WebAssembly.Module, { Everything: Everything }]> | undefined} */
let everything;

/** The engine that every page loads. */
export const ready = common.then(Core.instantiate).then(() => {});

/** The engine that has everything, and the JavaScript for what only that has: loaded once, for the first element that needs it. */
function loadEverything() {
    everything ??= Promise.all([
        compile(new URL("collection-everything.wasm", import.meta.url)),
        import("./collection-everything.js"),
    ]);
    // Another element may try again.
    everything.catch(() => (everything = undefined));
    return everything;
}

/**
 * Which of two engines an element has: the common one that every page loads, or the one with everything, for an element that
 * names a layout or an option that only this has.
 */
export class EngineChoice {
    #host;
    #started;
    #failed;
    #areSectionsRare = false;
    #isLoading = false;
    #hasEverything = false;

    /**
     * @param {import("./collection-view.js").CollectionView} host
     * @param {(core: Core, everything?: Everything) => void} started   an engine is there, or another one in its place
     * @param {(error: unknown) => void} failed
     */
    constructor(host, started, failed) {
        this.#host = host;
        this.#started = started;
        this.#failed = failed;
        common.then(Core.instantiate).then((core) => this.#hasEverything || started(core), failed);
    }

    /** @param {import("./collection-view.js").CollectionSection[]} sections   that the element has now */
    describe(sections) {
        this.#areSectionsRare = sections.some(isRare);
    }

    /**
     * Gets the engine that the element needs now.
     * @returns {boolean} whether that is not there yet
     */
    awaitsOther() {
        const { layout, reorderable } = this.#host;
        const isRare = this.#areSectionsRare || isRareLayout(layout) || reorderable;
        if (!isRare || this.#hasEverything) return false;
        if (!this.#isLoading) this.#load().catch(this.#failed);
        this.#isLoading = true;
        return true;
    }

    async #load() {
        const [module, { Everything }] = await loadEverything();
        const core = await Core.instantiate(module);
        this.#hasEverything = true;
        this.#started(core, Everything);
    }
}
