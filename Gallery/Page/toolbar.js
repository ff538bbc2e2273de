import { icon } from "./icons.js";
import { text } from "./language.js";

/**
 * A row of options, as radio buttons. The browser provides arrow keys, names and states.
 * @param {HTMLFieldSetElement} fieldset
 * @param {{ value: string, title: string, icon?: boolean }[]} options
 * @param {string} chosen
 * @param {(value: string) => void} changed
 */
export function segmented(fieldset, options, chosen, changed) {
    for (const option of options) {
        const radio = document.createElement("input");
        radio.type = "radio";
        radio.name = fieldset.id;
        radio.value = option.value;
        radio.checked = option.value === chosen;
        const title = document.createElement("span");
        title.textContent = option.title;
        const label = document.createElement("label");
        label.title = option.title;
        label.append(radio, ...(option.icon ? [icon(option.value)] : []), title);
        fieldset.append(label);
    }
    fieldset.classList.toggle("segmented-icons", options.some((option) => option.icon));
    fieldset.addEventListener("change", (event) => changed(/** @type {HTMLInputElement} */ (event.target).value));
}

/**
 * The photos' size: a slider, and the − and + keys anywhere on the page.
 * @param {HTMLInputElement} slider
 * @param {number} size
 * @param {(size: number) => void} changed
 */
export function sizeSlider(slider, size, changed) {
    Object.assign(slider, { min: 120, max: 520, step: 10 });
    slider.valueAsNumber = size;
    slider.addEventListener("input", () => changed(slider.valueAsNumber));
    addEventListener("keydown", (event) => {
        if (slider.disabled || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
        if (event.key === "+" || event.key === "=") slider.stepUp(4);
        else if (event.key === "-" || event.key === "−" || event.key === "_") slider.stepDown(4);
        else return;
        event.preventDefault();
        changed(slider.valueAsNumber);
    });
    return slider.valueAsNumber;
}

const themes = [
    { name: "auto", title: text("themeAuto") },
    { name: "light", title: text("themeLight") },
    { name: "dark", title: text("themeDark") },
];

/**
 * A button that switches between the themes.
 * @param {HTMLButtonElement} button
 * @param {string | null} chosen
 * @param {(name: string) => void} changed
 */
export function themeButton(button, chosen, changed) {
    let current = Math.max(0, themes.findIndex(({ name }) => name === chosen));
    const show = () => {
        const { name, title } = themes[current];
        button.replaceChildren(icon(name));
        button.ariaLabel = text("theme", { name: title });
        button.title = button.ariaLabel;
        if (name === "auto") delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = name;
    };
    show();
    button.addEventListener("click", () => {
        current = (current + 1) % themes.length;
        show();
        changed(themes[current].name);
    });
}
