/** @typedef {{ isValid: (value: any) => boolean, description: string }} Kind   the valid values of an option, and their description */

/**
 * @param {string} place   the value's name, for messages
 * @param {unknown} value
 * @param {Kind} kind
 * @throws {TypeError} unless the value is of that kind
 */
export function requireKind(place, value, { isValid, description }) {
    if (!isValid(value)) throw new TypeError(`${place} is ${shown(value)}; give ${description}`);
}

/**
 * @param {string} place
 * @param {object} given
 * @param {string[]} options
 * @param {string} owner   the kind of thing that has these options
 * @throws {TypeError} if something given is none of the options
 */
export function requireOptions(place, given, options, owner) {
    for (const name of Object.keys(given)) {
        if (options.includes(name)) continue;
        throw new TypeError(`${place}.${name} is no option of ${owner}; choose from ${options.join(", ")}`);
    }
}

/**
 * Returns a value as messages show it.
 * @param {unknown} value
 */
export function shown(value) {
    return typeof value === "object" || typeof value === "string" ? JSON.stringify(value) : String(value);
}
