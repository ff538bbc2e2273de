import { drawIcons } from "./icons.js";
import { text, writeTexts } from "./language.js";
import { ask } from "./requests.js";

const form = /** @type {HTMLFormElement} */ (document.getElementById("sign-in"));
const password = /** @type {HTMLInputElement} */ (document.getElementById("password"));
const failure = document.getElementById("failure");
const button = form.querySelector("button");

writeTexts();
drawIcons();
password.focus();
form.addEventListener("submit", async (event) => {
    event.preventDefault();
    failure.textContent = "";
    button.disabled = true;
    try {
        await ask("/api/sign-in", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ password: password.value }),
        });
        // Now the server answers this address with the gallery.
        location.reload();
    } catch (error) {
        failure.textContent = sentence(error);
        button.disabled = false;
        password.select();
    }
});

/** @param {Error & { status?: number, wait?: number }} error */
function sentence({ status, wait, message }) {
    if (status === 401) return text("wrongPassword");
    if (status === 404) return text("noPassword");
    return status === 429 && wait ? text("tooManyAttempts", { count: wait }) : message;
}
