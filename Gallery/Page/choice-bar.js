import { downloadPhotos, markPhotos } from "./api.js";
import { setHidden } from "./hiding.js";
import { text } from "./language.js";

/**
 * Connects the bar of actions for chosen photos.
 * @param {HTMLElement} bar
 * @param {import("./choice.js").Choice} choice
 * @param {{ shelf: () => string, failed: (error: Error) => void }} page
 * @returns {() => void} updates the bar for the current choice
 */
export function choiceBar(bar, choice, { shelf, failed }) {
    const part = (action) => /** @type {HTMLButtonElement} */ (bar.querySelector(`[data-action=${action}]`));
    const count = bar.querySelector("[role=status]");
    const isOn = (name) => shelf() === name;

    const mark = async (name, isSet) => {
        // The person may choose others until the server has answered.
        const ids = [...choice.ids];
        await markPhotos(ids, name, isSet);
        choice.remove(ids);
    };
    const when = (action, run) => part(action).addEventListener("click", () => run().catch(failed));
    when("favorite", () => mark("favorite", !isOn("favorites")));
    when("hide", () => mark("hidden", !isOn("hidden")));
    when("save", () => downloadPhotos(choice.ids));
    part("none").addEventListener("click", () => choice.clear());

    return () => {
        count.textContent = choice.size === 0 ? "" : text("chosenCount", { count: choice.size });
        part("favorite").lastElementChild.textContent = text(isOn("favorites") ? "noFavorite" : "favorite");
        part("hide").lastElementChild.textContent = text(isOn("hidden") ? "showAgain" : "hide");
        setHidden(bar, choice.size === 0);
    };
}
