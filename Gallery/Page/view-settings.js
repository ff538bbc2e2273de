import { CollectionView } from "./collection-view.js";
import { layoutTitle } from "./layout-title.js";
import { readSetting, writeSetting } from "./settings.js";
import { segmented, sizeSlider } from "./toolbar.js";

const narrow = matchMedia("(max-width: 640px)");

/**
 * Connects the collection view's settings to the toolbar's controls and to what is remembered.
 * @param {CollectionView} view
 * @param {{ layouts: HTMLFieldSetElement, size: HTMLInputElement }} controls
 */
export function connectViewSettings(view, { layouts, size }) {
    const apply = (name) => {
        const layout = CollectionView.layouts.find((offered) => offered.name === name) ?? CollectionView.layouts[0];
        view.layout = layout.name;
        // Cells that are all alike have no room for long texts: there, photos.css shortens them to one line.
        const isUniform = layout.isUniform === true;
        if (view.classList.contains("uniform") !== isUniform) {
            view.classList.toggle("uniform", isUniform);
            view.refresh(view.range.first, view.range.last);
        }
        return layout.name;
    };
    const chosen = apply(readSetting("layout"));
    const options = CollectionView.layouts.map((offered) => ({ value: offered.name, title: layoutTitle(offered), icon: true }));
    segmented(layouts, options, chosen, (name) => {
        apply(name);
        writeSetting("layout", name);
    });

    const wished = Number(readSetting("size")) || fittingSize();
    view.itemBreadth = sizeSlider(size, wished, (breadth) => {
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

/** Two photos beside each other on a phone, not twenty on a large screen. */
const fittingSize = () => (narrow.matches ? 140 : innerWidth < 1800 ? 240 : 300);

/** The width in px that the view's cells will about have, as far as that is known before anything is laid out. */
export function expectedBreadth({ scroller, inset, itemBreadth, spacing }) {
    const available = scroller.clientWidth - 2 * inset;
    const lanes = Math.max(1, Math.floor((available + spacing) / (itemBreadth + spacing)));
    return Math.max(1, (available - (lanes - 1) * spacing) / lanes);
}
