import { tileAddress } from "./api.js";

/** The width and height of a tile, in pixels. The server cuts them in this size. */
const size = 512;

/**
 * The part of a very large photo that is in view, in tiles of the resolution that the zoom needs. So the browser never decodes the
 * whole photo. The tiles lie over the image, and are transformed like it.
 */
export class TileLayer {
    /** @type {import("./api.js").Photo | undefined} */
    #photo;
    #layer;
    #image;
    /** The tiles in the page, by address. @type {Map<string, HTMLImageElement>} */
    #tiles = new Map();

    /**
     * @param {HTMLElement} layer
     * @param {HTMLElement} image
     */
    constructor(layer, image) {
        this.#layer = layer;
        this.#image = image;
    }

    /** @param {import("./api.js").Photo | undefined} photo a photo without tiles shows none */
    show(photo) {
        const isSame = photo?.id === this.#photo?.id && photo?.version === this.#photo?.version;
        this.#photo = photo?.tiles ? photo : undefined;
        if (isSame) return;
        this.#clear();
        if (!this.#photo) return;
        this.#layer.style.setProperty("--ratio", String(photo.width / photo.height));
        this.#layer.style.setProperty("--width", `${photo.width}px`);
    }

    /** Shows the tiles for a scale of the image; 1 is the whole photo, for which there are none. @param {number} scale */
    zoomTo(scale) {
        const photo = this.#photo;
        this.#layer.style.transform = this.#image.style.transform;
        if (!photo || scale <= 1.001) return this.#clear();
        const box = this.#image.getBoundingClientRect();
        const needed = box.width * devicePixelRatio;
        const deepest = Math.ceil(Math.log2(Math.max(photo.width, photo.height)));
        // Each level is half as large as the next. The smallest one is chosen that is sharp.
        const reduced = Math.max(0, Math.floor(Math.log2(photo.width / needed)));
        const level = Math.max(0, deepest - reduced);
        const [width, height] = [photo.width, photo.height].map((length) => Math.ceil(length / 2 ** (deepest - level)));
        const range = (start, extent, room, length) => {
            const visible = [-start, room - start].map((at) => Math.min(Math.max(at / extent, 0), 1) * length);
            return [Math.floor(visible[0] / size), Math.ceil(visible[1] / size)];
        };
        const [left, right] = range(box.left, box.width, innerWidth, width);
        const [top, bottom] = range(box.top, box.height, innerHeight, height);
        /** @type {Set<string>} */
        const wanted = new Set();
        for (let y = top; y < bottom; y += 1) {
            for (let x = left; x < right; x += 1) {
                const address = tileAddress(photo, level, x, y);
                wanted.add(address);
                if (!this.#tiles.has(address)) this.#add(address, x, y, width, height);
            }
        }
        this.#removeOthers(wanted);
    }

    #add(address, x, y, width, height) {
        const tile = document.createElement("img");
        tile.alt = "";
        tile.decoding = "async";
        tile.draggable = false;
        const percent = (length, whole) => `${(length / whole) * 100}%`;
        tile.style.left = percent(x * size, width);
        tile.style.top = percent(y * size, height);
        tile.style.width = percent(Math.min(size, width - x * size), width);
        tile.style.height = percent(Math.min(size, height - y * size), height);
        // A tile that has not arrived must not hide the one below it.
        tile.addEventListener("load", () => tile.classList.add("loaded"));
        tile.addEventListener("error", () => this.#remove(address));
        tile.src = address;
        this.#tiles.set(address, tile);
        this.#layer.append(tile);
    }

    /** Removes tiles that are not wanted any more. Those of another level stay until the wanted ones have arrived. */
    #removeOthers(wanted) {
        const isSharp = [...wanted].every((address) => this.#tiles.get(address)?.complete);
        for (const [address, tile] of this.#tiles) {
            if (wanted.has(address)) continue;
            if (isSharp || !tile.complete || this.#tiles.size > 4 * wanted.size + 16) this.#remove(address);
        }
    }

    #remove(address) {
        const tile = this.#tiles.get(address);
        tile?.removeAttribute("src");
        tile?.remove();
        this.#tiles.delete(address);
    }

    #clear() {
        for (const address of [...this.#tiles.keys()]) this.#remove(address);
    }
}
