/**
 * Updates data, nodes and focus after a person has moved an item, and tells the page. The engine already has the move.
 * @returns {boolean} whether the page accepts the move
 * @param {import("./collection-everything.js").Parts} parts
 * @param {{ from: number, to: number, section: number }} move
 */
export function followMove({ host, stage, navigation, CollectionEdit, fail }, { from, to, section }) {
    const { data } = stage;
    const fromSection = data.sectionOf(from);
    if (from === to && section === fromSection) return true;
    const retained = stage.retainedItems;
    const isUpright = data.isUpright(from, stage, true);
    const edit = new CollectionEdit(data.starts);
    edit.move(from, to, 1, section);
    try {
        data.follow(edit);
    } catch (error) {
        fail(error);
    }
    stage.follow(edit);
    stage.renumber();
    navigation.edited(edit, retained);
    // The item has another size in a section that scrolls the other way. It is read once the page has updated its list.
    if (isUpright !== data.isUpright(to, stage, true)) host.reload(to);
    const detail = { from, to, fromSection, section };
    const event = new CustomEvent("collection-reorder", { bubbles: true, cancelable: true, detail });
    const isAccepted = host.dispatchEvent(event);
    if (!isAccepted) host.move(to, from, 1, { section: fromSection });
    return isAccepted;
}
