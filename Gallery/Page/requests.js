import { text } from "./language.js";

/** The server does not answer, as opposed to answering with an error. */
export class Unreachable extends Error {
    name = "Unreachable";
}

/**
 * @param {string} path
 * @param {Record<string, any>} [parameters]
 * @param {AbortSignal} [signal]
 * @param {RequestCache} [cache]
 */
export async function get(path, parameters, signal, cache) {
    const address = parameters ? `${path}?${new URLSearchParams(parameters)}` : path;
    return ask(address, { signal, cache });
}

/**
 * @param {string} address
 * @param {RequestInit} options
 * @throws {Unreachable} the server does not answer; any other error is its answer, with its `status` and `wait`
 */
export async function ask(address, options) {
    let response;
    try {
        response = await fetch(address, options);
    } catch (error) {
        if (error.name === "AbortError") throw error;
        throw new Unreachable(text("noServer"));
    }
    if (response.ok) return response;
    const reason = await response.json().then((body) => body.error, () => undefined);
    throw Object.assign(new Error(reason ?? `The server answered ${response.status} to ${address}.`), {
        status: response.status,
        // In seconds, where it is worth to try again.
        wait: Number(response.headers.get("Retry-After") ?? 0),
    });
}
