import { icon } from "./icons.js";
import { text } from "./language.js";
import { durationText, photoName } from "./photo-name.js";
import { Thumbnail } from "./thumbnail.js";

function element(name, className, ...children) {
    const made = document.createElement(name);
    made.className = className;
    made.append(...children);
    return made;
}

/** The content of one node of the collection: the image on top, with the caption and the author below it. */
export class PhotoCell {
    /** The photo's index in the collection. */
    index = -1;
    /** @type {import("./api.js").Photo | undefined} undefined until its data has arrived */
    photo;
    /** @type {Thumbnail} */
    thumbnail;
    #image = element("img", "");
    /** The control that chooses the photo by pointer. The keyboard has a key for it. */
    #check = element("div", "photo-check", icon("check"));
    #heart = element("div", "photo-heart", icon("heart"));
    /** The symbol and the name of a video without a poster. */
    #poster = element("div", "photo-poster", icon("video"), element("bdi", ""));
    /** The button that opens the photo. Its accessible name is the image's alternative text. */
    #frame = element("div", "photo-image", this.#image, this.#poster);
    #duration = element("div", "photo-duration");
    #caption = element("p", "photo-caption");
    #author = element("p", "photo-author");
    #text = element("figcaption", "photo-text", this.#caption, this.#author);
    #year = element("bdi", "photo-year");
    #figure;

    /** @param {HTMLElement} node */
    constructor(node) {
        this.#image.decoding = "async";
        this.#image.draggable = false;
        this.#frame.setAttribute("role", "button");
        // photos.css shows this text in place of a damaged photo.
        this.#frame.dataset.failure = text("cannotBeShown");
        this.#frame.dataset.focus = "";
        // The image's alternative text is the same. Screen readers should not read it twice.
        this.#caption.setAttribute("aria-hidden", "true");
        // A text that is too long is cut at its own end.
        this.#caption.dir = this.#author.dir = "auto";
        this.thumbnail = new Thumbnail(this.#image);
        this.#check.setAttribute("role", "checkbox");
        this.#heart.setAttribute("role", "img");
        this.#heart.ariaLabel = text("favorite");
        this.#heart.hidden = true;
        const picture = element("div", "photo-picture", this.#frame, this.#check, this.#heart, this.#year, this.#duration);
        this.#figure = element("figure", "photo", picture, this.#text);
        node.replaceChildren(this.#figure);
    }

    /**
     * @param {number} index
     * @param {import("./api.js").Photo | undefined} photo
     * @param {boolean} [isChosen]
     */
    show(index, photo, isChosen = false) {
        if (this.thumbnail.photo?.id !== photo?.id) this.thumbnail.clear();
        this.index = index;
        this.#showMarks(photo, isChosen);
        if (photo !== undefined && photo === this.photo) return;
        this.photo = photo;
        this.#image.alt = photo ? photoName(photo) : text("photoNumber", { number: index + 1 });
        this.#showVideo(photo);
        this.#frame.style.setProperty("--color", photo?.color ?? "");
        this.#caption.textContent = photo?.caption ?? "";
        this.#author.textContent = photo?.author ?? "";
        this.#caption.hidden = !photo?.caption;
        this.#author.hidden = !photo?.author;
        this.#text.hidden = !photo?.caption && !photo?.author;
        this.#year.textContent = photo?.taken?.slice(0, 4) ?? "";
    }

    /** @param {import("./api.js").Photo | undefined} photo */
    #showVideo(photo) {
        const video = photo?.video;
        const isPosterless = video !== undefined && !video.hasPoster;
        this.#duration.hidden = !video && !photo?.motion;
        this.#duration.classList.toggle("live", photo?.motion !== undefined);
        if (photo?.motion) this.#duration.replaceChildren(icon("live"));
        if (video) this.#duration.replaceChildren(icon("play"), ...(video.duration ? [durationText(video.duration)] : []));
        this.#frame.classList.toggle("posterless", isPosterless);
        // The name is the image's, which is not drawn then.
        if (isPosterless) this.#frame.ariaLabel = photoName(photo);
        else this.#frame.removeAttribute("aria-label");
        this.#poster.lastElementChild.textContent = photo?.name ?? "";
        this.#poster.setAttribute("aria-hidden", "true");
    }

    /** @param {import("./api.js").Photo | undefined} photo @param {boolean} isChosen */
    #showMarks(photo, isChosen) {
        this.#check.ariaChecked = String(isChosen);
        this.#check.ariaLabel = photo ? text("choosePhoto", { name: photoName(photo) }) : text("chooseThis");
        this.#heart.hidden = photo?.favorite !== true;
    }

    /** Starts loading a thumbnail that is sharp at the cell's current size. Reads the layout. */
    load() {
        if (!this.photo || (this.photo.video && !this.photo.video.hasPoster)) return;
        const { clientWidth, clientHeight } = this.#frame;
        // A cell of another shape crops the photo, which must also be wide enough to cover the cell's height.
        const width = Math.max(clientWidth, clientHeight * (this.photo.width / this.photo.height));
        this.thumbnail.load(this.photo, width * devicePixelRatio);
    }

    /** Whether the photo is in the row of anniversaries above the others, with its year instead of its text. */
    get isOnShelf() {
        return this.#figure.classList.contains("on-shelf");
    }

    set isOnShelf(isOnShelf) {
        this.#figure.classList.toggle("on-shelf", isOnShelf);
    }

    /** The height of the text, in px; undefined until the photo's data has arrived. Reads the layout. */
    get textHeight() {
        return this.photo ? this.#text.offsetHeight : undefined;
    }

    /** The image's frame on screen. */
    get imageRect() {
        return this.#frame.getBoundingClientRect();
    }

    /** Hides the image while the photo moves to or from the lightbox. */
    set away(isAway) {
        this.#frame.classList.toggle("away", isAway);
    }
}
