/** The language of the interface. appearance.js chooses it from the browser's languages, before anything is drawn. */
export const language = document.documentElement.lang;

/** The language with the person's region, for dates and numbers. */
export const locale = navigator.languages.find((tag) => tag.toLowerCase().split("-")[0] === language) ?? language;

/** @type {{ default: typeof import("./Languages/en.js").default }} */
const { default: strings } = await import(`./${language}.js`);

const plurals = new Intl.PluralRules(language);
const numbers = new Intl.NumberFormat(locale);

/** Formats a number in the language. @param {number} number */
export const numberText = (number) => numbers.format(number);

/**
 * Returns a text of the interface in its language.
 * @param {keyof typeof strings} key
 * @param {Record<string, string | number>} [values]   values for the names in braces; `count` also selects the plural form
 * @returns {string}
 */
export function text(key, values = {}) {
    const entry = strings[key];
    /** @type {string} */
    const form = typeof entry === "string" ? entry : entry[plurals.select(Number(values.count))] ?? entry.other;
    return form.replace(/\{(\w+)\}/g, (_, name) => {
        const value = values[name];
        return typeof value === "number" ? numberText(value) : value;
    });
}

/** Writes the texts of elements with `data-text`, `data-label`, `data-title` or `data-placeholder`. */
export function writeTexts(root = document) {
    const write = (name, put) => {
        const all = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(`[data-${name}]`));
        for (const element of all) put(element, text(/** @type {any} */ (element.dataset[name])));
    };
    write("text", (element, said) => (element.textContent = said));
    write("label", (element, said) => (element.ariaLabel = said));
    write("title", (element, said) => (element.title = said));
    write("placeholder", (element, said) => element.setAttribute("placeholder", said));
}
