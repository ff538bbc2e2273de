import { CollectionView } from "./collection-view.js";
import { hasLayoutTitle, layoutTitle } from "./layout-title.js";
import { readSetting, writeSetting } from "./settings.js";
import { segmented, sizeSlider } from "./toolbar.js";

/** The layouts in which every photo is as wide as the view, or a share of it, so that a size would change nothing. */
const withoutSize = new Set(["list", "carousel"]);

const narrow = matchMedia("(max-width: 640px)");

/**
 * Connects the collection view to the toolbar's controls and the stored settings.
 * @param {CollectionView} view
 * @param {{ layouts: HTMLFieldSetElement, size: HTMLInputElement }} controls
 */
export function connectViewSettings(view, { layouts, size }) {
    const apply = (name) => {
        const layout = CollectionView.layouts.find((offered) => offered.name === name) ?? CollectionView.layouts[0];
        view.layout = layout.name;
        size.disabled = withoutSize.has(layout.name);
        // Uniform cells have no room for long texts. photos.css shortens them to one line.
        const isUniform = layout.isUniform === true;
        if (view.classList.contains("uniform") !== isUniform) {
            view.classList.toggle("uniform", isUniform);
            view.refresh(view.range.first, view.range.last);
        }
        return layout.name;
    };
    const chosen = apply(readSetting("layout"));
    // The others need a description of groups, cells or breadths, which nobody can choose with a button.
    const offeredLayouts = CollectionView.layouts.filter(hasLayoutTitle);
    const options = offeredLayouts.map((offered) => ({ value: offered.name, title: layoutTitle(offered), icon: true }));
    segmented(layouts, options, chosen, (name) => {
        apply(name);
        writeSetting("layout", name);
    });

    const requested = Number(readSetting("size")) || fittingSize();
    view.itemBreadth = sizeSlider(size, requested, (breadth) => {
        view.itemBreadth = breadth;
        writeSetting("size", String(breadth));
    });

    const space = () => {
        view.spacing = narrow.matches ? 10 : 20;
        view.inset = narrow.matches ? 12 : 24;
    };
    narrow.addEventListener("change", space);
    space();
}

/** Chosen so that a phone shows two photos in a row, and a large screen not twenty. */
const fittingSize = () => (narrow.matches ? 140 : innerWidth < 1800 ? 240 : 300);

/** Estimates the width of the view's cells in px, before anything is laid out. */
export function expectedBreadth({ scroller, inset, itemBreadth, spacing }) {
    const available = scroller.clientWidth - 2 * inset;
    const lanes = Math.max(1, Math.floor((available + spacing) / (itemBreadth + spacing)));
    return Math.max(1, (available - (lanes - 1) * spacing) / lanes);
}
