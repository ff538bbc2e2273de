import { CollectionView } from "../../Public/collection-view.js";

export const { ready } = CollectionView;

export function mount(stage, { count, ratios, render, lanes, spacing }) {
    const view = document.createElement("collection-view");
    view.renderItem = render;
    view.data = {
        sections: [{ count, layout: "waterfall", lanes, spacing, inset: spacing, tolerance: 0 }],
        aspectRatios: ratios,
    };
    stage.append(view);
    return { scroller: view.scroller, go: (index) => view.scrollToItem(index, { align: "start" }) };
}
