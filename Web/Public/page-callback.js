/**
 * A function of the page's, as one that does not throw: a mistake in it is reported with the index for which it was called, and
 * stays the page's.
 * @param {string} name
 * @param {(...inputs: Inputs) => Result} callback   its last input is the index
 * @param {Result} otherwise   what it returns where it throws
 * @returns {(...inputs: Inputs) => Result}
 * @template {unknown[]} Inputs
 * @template Result
 */
export function guarded(name, callback, otherwise) {
    return (...inputs) => {
        try {
            return callback(...inputs);
        } catch (error) {
            const message = error instanceof Error ? error.message : String(error);
            reportError(new Error(`${name}(${inputs.at(-1)}): ${message}`, { cause: error }));
            return otherwise;
        }
    };
}
