import { Thumbnail } from "./thumbnail.js";

function element(name, className, ...children) {
    const made = document.createElement(name);
    made.className = className;
    made.append(...children);
    return made;
}

/** What the page puts into one node of the collection: the image on top, its caption and author under it. */
export class PhotoCell {
    /** The photo's place in the collection. */
    index = -1;
    /** @type {import("./api.js").Photo | undefined} undefined until its details have arrived */
    photo;
    /** @type {Thumbnail} */
    thumbnail;
    #image = element("img", "");
    /** The button that opens the photo. Its name is the image's alternative text. */
    #frame = element("div", "photo-image", this.#image);
    #caption = element("bdi", "");
    #captionLine = element("p", "photo-caption", this.#caption);
    #author = element("p", "photo-author");
    #text = element("figcaption", "photo-text", this.#captionLine, this.#author);

    /** @param {HTMLElement} node */
    constructor(node) {
        this.#image.decoding = "async";
        this.#image.draggable = false;
        this.#frame.setAttribute("role", "button");
        this.#frame.dataset.focus = "";
        // The image's alternative text says the same: nobody wants to hear it twice.
        this.#captionLine.setAttribute("aria-hidden", "true");
        this.thumbnail = new Thumbnail(this.#image);
        node.replaceChildren(element("figure", "photo", this.#frame, this.#text));
    }

    /**
     * @param {number} index
     * @param {import("./api.js").Photo | undefined} photo
     */
    show(index, photo) {
        if (this.thumbnail.photo?.id !== photo?.id) this.thumbnail.clear();
        this.index = index;
        if (photo !== undefined && photo === this.photo) return;
        this.photo = photo;
        this.#image.alt = photo ? photo.caption || photo.name : `Photo ${(index + 1).toLocaleString()}`;
        this.#frame.style.backgroundColor = photo?.color ?? "";
        this.#caption.textContent = photo?.caption ?? "";
        this.#author.textContent = photo?.author ?? "";
        this.#captionLine.hidden = !photo?.caption;
        this.#author.hidden = !photo?.author;
        this.#text.hidden = !photo?.caption && !photo?.author;
    }

    /** Starts loading the thumbnail that is sharp at the size the cell has now. Reads the layout. */
    load() {
        if (!this.photo) return;
        const { clientWidth, clientHeight } = this.#frame;
        // A cell of another shape shows the photo cropped: it must be wide enough to cover the cell's height, too.
        const width = Math.max(clientWidth, clientHeight * (this.photo.width / this.photo.height));
        this.thumbnail.load(this.photo, width * devicePixelRatio);
    }

    /** The height of the text, in px; undefined until the details are known. Reads the layout. */
    get textHeight() {
        return this.photo ? this.#text.offsetHeight : undefined;
    }

    /** The image's place on screen. */
    get imageRect() {
        return this.#frame.getBoundingClientRect();
    }

    /** Leaves the image's place empty while the photo itself flies to or from the lightbox. */
    set away(isAway) {
        this.#frame.classList.toggle("away", isAway);
    }
}
