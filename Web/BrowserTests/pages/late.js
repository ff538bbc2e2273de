// Sets properties of an element that is not defined yet, as frameworks do.
const view = document.querySelector("collection-view");
view.renderItem = (node, index) => (node.textContent = index);
view.layout = "grid";
view.reorderable = true;
view.data = { sections: [{ count: 500 }] };
const { CollectionView } = await import("../../Public/collection-view.js");
window.view = view;
window.CollectionView = CollectionView;
