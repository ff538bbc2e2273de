import { isRareLayout } from "./collection-section.js";
import { compile, Core } from "./core.js";

/** @typedef {typeof import("./collection-everything.js").Everything} Everything   the class itself */

const common = compile(new URL("collection-layout.wasm", import.meta.url));
/** @type {Promise<[WebAssembly.Module, { Everything: Everything }]> | undefined} */
let everything;

/** Resolves when the engine that every page loads is ready. */
export const ready = common.then(Core.instantiate).then(() => {});
// Elements report a failure themselves.
ready.catch(() => {});

/** Loads the engine with everything and its JavaScript, once, for the first element that needs them. */
function loadEverything() {
    everything ??= Promise.all([
        compile(new URL("collection-everything.wasm", import.meta.url)),
        import("./collection-everything.js"),
    ]);
    // After a failure, the next element tries again.
    everything.catch(() => (everything = undefined));
    return everything;
}

/**
 * The engine of an element: the common one that every page loads, or the one with everything, which an element needs if it uses a
 * rare layout or option or is reorderable.
 */
export class EngineChoice {
    #host;
    #started;
    #failed;
    #isDataRare = false;
    #hasEverything = false;
    /** Whether the engine with everything is being loaded. */
    isLoading = false;

    /**
     * @param {import("./collection-view.js").CollectionView} host
     * @param {(core: Core, everything?: Everything) => void} started   called with each engine, the first one and its replacement
     * @param {(error: unknown) => void} failed
     */
    constructor(host, started, failed) {
        this.#host = host;
        this.#started = started;
        this.#failed = failed;
        common.then(Core.instantiate).then((core) => this.#hasEverything || started(core), failed);
    }

    /** @param {import("./collection-data.js").CollectionData} data   the element's current data */
    describe({ isRare }) {
        this.#isDataRare = isRare;
    }

    /**
     * Begins to load the engine that the element needs now. After a failure, it tries again.
     * @returns {boolean} whether that engine is not loaded yet
     */
    request() {
        const { layout, reorderable } = this.#host;
        const isRare = this.#isDataRare || isRareLayout(layout) || reorderable;
        if (!isRare || this.#hasEverything) return false;
        if (!this.isLoading) this.#load();
        return true;
    }

    async #load() {
        this.isLoading = true;
        try {
            const [module, { Everything }] = await loadEverything();
            const core = await Core.instantiate(module);
            this.#hasEverything = true;
            this.isLoading = false;
            this.#started(core, Everything);
        } catch (error) {
            this.isLoading = false;
            this.#failed(error);
        }
    }
}
