import { text } from "./language.js";
import { serverText } from "./server-text.js";

/** The error for a server that does not answer at all. */
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
    const address = parameters ? `${path}?${queryOf(parameters)}` : path;
    return ask(address, { signal, cache });
}

/**
 * `URLSearchParams` writes a space as `+`, as in forms, and a plus as `%2B`. The server only decodes percent signs (RFC 3986).
 * @param {Record<string, any>} parameters
 */
const queryOf = (parameters) => String(new URLSearchParams(parameters)).replaceAll("+", "%20");

/**
 * @param {string} address
 * @param {RequestInit} options
 * @throws {Unreachable} if the server does not answer; any other error is its answer, with its `status` and `wait`
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
    const said = await response.json().then((body) => body.error, () => undefined);
    throw Object.assign(new Error(said ? await serverText(said) : `The server answered ${response.status} to ${address}.`), {
        status: response.status,
        // The time to wait before trying again, in seconds.
        wait: Number(response.headers.get("Retry-After") ?? 0),
    });
}
