/**
 * Wraps a page's function so that it does not throw. An error in it is reported with the index that it was called for.
 * @param {string} name
 * @param {(...inputs: Inputs) => Result} callback   takes the index as its last argument
 * @param {Result} otherwise   the result if it throws
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

/**
 * Dispatches an event about an error that is not the fault of a page's callback, and reports it if no listener cancels that.
 * @param {HTMLElement} host
 * @param {unknown} error
 */
export function dispatchError(host, error) {
    const event = new ErrorEvent("error", { error, message: /** @type {Error} */ (error).message, cancelable: true });
    if (host.dispatchEvent(event)) reportError(error);
}
