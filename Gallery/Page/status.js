import { fetchStatus } from "./api.js";
import { text } from "./language.js";
import { serverText } from "./server-text.js";

/** The intervals between requests for the progress, in milliseconds: while thumbnails are made, and while they cannot be made. */
const pause = 2000;
const longPause = 10_000;

/**
 * Shows the skipped files with reasons, and the progress of the thumbnails until all are made.
 * @param {{ button: HTMLButtonElement, list: HTMLElement, progress: HTMLProgressElement }} places
 * @param {number} skipped the number of skipped files, known before the reasons
 * @param {() => void} lost called when the server does not answer; it is asked again
 * @param {(sentence?: string) => void} troubled called with the reason why the folder cannot be scanned or no more thumbnails are
 *     made, or with none
 */
export async function followStatus({ button, list, progress }, skipped, lost, troubled) {
    // A file that is found to be damaged when it is shown is one of the photos, so it does not count as skipped.
    const showCounts = (skipped, damaged) => {
        const counts = [
            { count: skipped, short: "skippedCount", long: "skippedFiles" },
            { count: damaged, short: "damagedCount", long: "damagedFiles" },
        ].filter(({ count }) => count > 0);
        /** @param {"short" | "long"} form */
        const counted = (form) =>
            counts.map((entry) => text(/** @type {any} */ (entry[form]), { count: entry.count })).join(", ");
        button.hidden = counts.length === 0;
        button.firstElementChild.textContent = counted("short");
        button.ariaLabel = text("showWhich", { files: counted("long") });
    };
    showCounts(skipped, 0);

    for (let wait = pause; ; await new Promise((resolve) => setTimeout(resolve, wait))) {
        const status = await fetchStatus().catch((error) => {
            if (error.name !== "Unreachable") throw error;
            lost();
        });
        if (!status) continue;
        const { reading, thumbnails, thumbnailTrouble, skipped, damaged, trouble = thumbnailTrouble } = status;
        troubled(trouble && (await serverText(trouble)));
        showCounts(skipped.length, damaged.length);
        list.replaceChildren(...(await Promise.all([...damaged, ...skipped].map(skippedFile))));
        // A thumbnail that cannot be made is not waited for.
        const busy = !trouble && thumbnails.done < thumbnails.total;
        progress.hidden = !busy;
        const { done, total } = reading ?? thumbnails;
        progress.max = Math.max(1, total);
        progress.value = done;
        progress.title = text(reading ? "readingOf" : "preparingOf", { done, total });
        // The cause, such as a full disk, may pass without a change of the photos.
        if (!busy && !thumbnailTrouble) return;
        wait = busy ? pause : longPause;
    }
}

async function skippedFile({ name, reason }) {
    const item = document.createElement("li");
    for (const text of [name, await serverText(reason)]) {
        const line = document.createElement("bdi");
        line.textContent = text;
        const paragraph = document.createElement("div");
        paragraph.append(line);
        item.append(paragraph);
    }
    return item;
}
