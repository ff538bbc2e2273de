// The element from its single minified file, which needs nothing else but the engine.
import { CollectionView } from "../../Public/collection-view.min.js";

const view = document.querySelector("collection-view");
view.renderItem = (node, index) => (node.textContent = index);
view.data = { sections: [{ count: 1_000_000, header: 30 }], aspectRatio: 1 };
window.view = view;
window.CollectionView = CollectionView;
