/** Icons as paths in a 20 × 20 box, drawn in the text's color. */

const box = (x, y, width, height) => `M${x} ${y}h${width}v${height}h${-width}z`;

const filled = {
    waterfall: box(2, 2, 7, 9) + box(2, 13, 7, 5) + box(11, 2, 7, 5) + box(11, 9, 7, 9),
    justified: box(2, 2, 10, 7) + box(14, 2, 4, 7) + box(2, 11, 5, 7) + box(9, 11, 9, 7),
    grid: box(2, 2, 7, 7) + box(11, 2, 7, 7) + box(2, 11, 7, 7) + box(11, 11, 7, 7),
    staggered: box(2, 2, 7, 11) + box(2, 15, 7, 3) + box(11, 2, 7, 3) + box(11, 7, 7, 11),
    packed: box(2, 2, 10, 10) + box(14, 2, 4, 4) + box(14, 8, 4, 4) + box(2, 14, 4, 4) + box(8, 14, 4, 4)
        + box(14, 14, 4, 4),
    carousel: box(6, 3, 8, 14) + box(1, 5, 3, 10) + box(16, 5, 3, 10),
    generic: box(2, 2, 16, 7) + box(2, 11, 16, 7),
};

const stroked = {
    smaller: "M4 6h12v8h-12z",
    larger: "M2 3h16v14h-16zM3 14l5-5 4 4 2-2 4 4",
    previous: "M12.5 4l-6 6 6 6",
    next: "M7.5 4l6 6-6 6",
    close: "M4.5 4.5l11 11M15.5 4.5l-11 11",
    original: "M8 4H4v12h12v-4M11 3.5h5.5V9M16 4l-7 7",
    auto: "M3 4h14v10H3zM7 17h6",
    light: "M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4"
        + "M14.6 14.6L16 16M4 16l1.4-1.4M14.6 5.4L16 4",
    dark: "M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5z",
    check: "M4.5 10.5l3.5 3.5 7.5-8",
    heart: "M10 16.5S3 12.3 3 7.6C3 5.3 4.7 3.8 6.6 3.8c1.4 0 2.7.8 3.4 2.2.7-1.4 2-2.2 3.4-2.2 1.9 0 3.6 1.5 3.6 3.8 0 4.7-7 8.9-7 8.9z",
    hidden: "M2.5 10S5.5 5 10 5s7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5zM3 17L17 3",
    info: "M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 9v5M10 6.2h.01",
    download: "M10 3v10M5.5 8.5L10 13l4.5-4.5M4 16.5h12",
    copy: "M7 6.5h10v10.5H7zM13 3H3v10.5",
    fullscreen: "M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4",
    play: "M6 3.5l10 6.5-10 6.5z",
    pause: "M6.5 4v12M13.5 4v12",
    sound: "M3 8v4h3l4 3.5v-11L6 8zM13 7.5a3.5 3.5 0 0 1 0 5M15 5a7 7 0 0 1 0 10",
    muted: "M3 8v4h3l4 3.5v-11L6 8zM13 8l4 4M17 8l-4 4",
    folder: "M2.5 5h5l2 2.5h8v8.5h-15z",
    live: "M10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM10 5a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM10 1.8a8.2 8.2 0 0 1 8.2 8.2"
        + "M10 18.2A8.2 8.2 0 0 1 1.8 10",
    video: "M2.5 5h11v10h-11zM13.5 9l4-2.5v7l-4-2.5",
    rescan: "M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 2.5V6H13",
    photos: "M2.5 4h15v12h-15zM3 14l4.5-4.5 4 4 2.5-2.5 3.5 3.5M13 7.5h.01",
    unplugged: "M2 2l16 16M6 8.5a9 9 0 0 1 2-1M3 6a13 13 0 0 1 2-1.3M9 4a13 13 0 0 1 8 2.5M12 8a9 9 0 0 1 2.5 1.5"
        + "M7.5 12.5a4 4 0 0 1 4-.8M10 16h.01",
};

/**
 * @param {string} name a name without an icon, such as that of a new layout, gets the generic icon
 * @returns {SVGSVGElement} hidden from assistive technology: the control around it has the name
 */
export function icon(name) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const path = document.createElementNS(svg.namespaceURI, "path");
    const line = Object.hasOwn(stroked, name);
    path.setAttribute("d", line ? stroked[name] : Object.hasOwn(filled, name) ? filled[name] : filled.generic);
    svg.setAttribute("viewBox", "0 0 20 20");
    svg.setAttribute("aria-hidden", "true");
    svg.classList.add("icon", line ? "icon-line" : "icon-solid");
    svg.append(path);
    return svg;
}

/** Draws the icons of all elements with `data-icon`. */
export function drawIcons(root = document) {
    for (const place of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-icon]"))) place.prepend(icon(place.dataset.icon));
}
