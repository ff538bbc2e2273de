import { fetchStatus } from "./api.js";
import { countOf } from "./section-header.js";

/** Between looks at the thumbnails' progress, in milliseconds. */
const pause = 2000;

/**
 * Shows which files were skipped and why, and how far the thumbnails are while they are being prepared.
 * @param {{ button: HTMLButtonElement, list: HTMLElement, progress: HTMLProgressElement }} places
 * @param {number} skipped known from the collection, before the reasons are
 * @param {() => void} lost the server does not answer; it is asked again
 */
export async function followStatus({ button, list, progress }, skipped, lost) {
    const showCount = (count) => {
        button.hidden = count === 0;
        button.firstElementChild.textContent = `${count.toLocaleString()} skipped`;
        button.ariaLabel = `${countOf(count, "file")} skipped. Show which`;
    };
    showCount(skipped);

    for (;; await new Promise((resolve) => setTimeout(resolve, pause))) {
        const status = await fetchStatus().catch((error) => {
            if (error.name !== "Unreachable") throw error;
            lost();
        });
        if (!status) continue;
        const { thumbnails, skipped: files } = status;
        showCount(files.length);
        if (files.length !== list.childElementCount) list.replaceChildren(...files.map(skippedFile));
        const busy = thumbnails.done < thumbnails.total;
        progress.hidden = !busy;
        progress.max = Math.max(1, thumbnails.total);
        progress.value = thumbnails.done;
        progress.title = `Preparing thumbnails: ${thumbnails.done.toLocaleString()} of ${
            thumbnails.total.toLocaleString()}`;
        if (!busy) return;
    }
}

function skippedFile({ name, reason }) {
    const item = document.createElement("li");
    for (const text of [name, reason]) {
        const line = document.createElement("bdi");
        line.textContent = text;
        const paragraph = document.createElement("div");
        paragraph.append(line);
        item.append(paragraph);
    }
    return item;
}
