/** @typedef {{ isValid: (value: any) => boolean, description: string }} Kind   the valid values of an option, and their description */

/** The largest whole number: the engine's integers have 32 bits. */
export const maximumNumber = 2 ** 31 - 1;

/** @type {Record<string, Kind>} */
export const kinds = {
    length: { isValid: (value) => Number.isFinite(value) && value >= 0, description: "a number of px, 0 or more" },
    count: wholeNumber(0, maximumNumber),
    lanes: wholeNumber(1, maximumNumber),
    ratio: { isValid: (value) => Number.isFinite(value) && value > 0, description: "width divided by height, above 0" },
    share: { isValid: (value) => Number.isFinite(value) && value >= 0 && value <= 1, description: "a number from 0 to 1" },
    callback: { isValid: (value) => value == null || typeof value === "function", description: "a function" },
    truth: { isValid: (value) => typeof value === "boolean", description: "true or false" },
};

/**
 * @param {number} least
 * @param {number} most
 * @returns {Kind}
 */
export function wholeNumber(least, most) {
    return {
        isValid: (value) => Number.isInteger(value) && value >= least && value <= most,
        description: `a whole number from ${least} to ${most}`,
    };
}

/**
 * @param {string[]} names   to choose from
 * @param {Kind[]} others   other valid values
 * @returns {Kind}
 */
export function oneOf(names, ...others) {
    return {
        isValid: (value) => names.includes(value) || others.some(({ isValid }) => isValid(value)),
        description: `one of: ${[...names, ...others.map(({ description }) => description)].join(", ")}`,
    };
}

/**
 * @param {string} place
 * @param {unknown} value
 * @param {Kind} kind
 * @param {ErrorConstructor} Failure
 * @throws {TypeError} or another error, unless the value is valid
 */
export function requireValid(place, value, { isValid, description }, Failure = TypeError) {
    if (!isValid(value)) throw new Failure(`${place} is ${shown(value)}; give ${description}`);
}

/**
 * @param {string} place
 * @param {object} given
 * @param {Record<string, Kind | undefined>} options   by name; undefined for those whose values are checked elsewhere
 * @param {string} owner   the kind of thing that has these options
 * @param {string[]} required   the names of options that must not be left out
 * @throws {TypeError} if something given is none of the options, or a value is invalid
 */
export function requireOptions(place, given, options, owner, required = []) {
    for (const name of Object.keys(given)) {
        if (Object.hasOwn(options, name)) continue;
        throw new TypeError(`${place}.${name} is no option of ${owner}; choose from ${Object.keys(options).join(", ")}`);
    }
    for (const [name, kind] of Object.entries(options)) {
        const value = /** @type {Record<string, unknown>} */ (given)[name];
        const isChecked = value !== undefined || required.includes(name);
        if (kind && isChecked) requireValid(`${place}.${name}`, value, kind);
    }
}

/**
 * Returns a value as messages show it.
 * @param {unknown} value
 */
export function shown(value) {
    if (typeof value !== "object" && typeof value !== "string") return String(value);
    try {
        return JSON.stringify(value);
    } catch {
        // It refers to itself, or contains a BigInt.
        return Object.prototype.toString.call(value);
    }
}
