import { CollectionView } from "../../Public/collection-view.js";

for (const view of document.querySelectorAll("collection-view")) {
    view.renderItem = (node, index) => (node.textContent = `${view.id} ${index}`);
    view.data = { sections: [{ count: 500 }], aspectRatio: (index) => 1 + (index % 3) / 2 };
}
window.view = document.querySelector("#first");
window.CollectionView = CollectionView;
