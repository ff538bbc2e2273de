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
    // A damaged file that was found when it was to be shown is one of the photos, and not counted as skipped.
    const showCounts = (skipped, damaged) => {
        const counts = [[skipped, "skipped"], [damaged, "damaged"]].filter(([count]) => count > 0);
        button.hidden = counts.length === 0;
        button.firstElementChild.textContent = counts.map(([count, word]) => `${count.toLocaleString()} ${word}`)
            .join(", ");
        button.ariaLabel = `${counts.map(([count, word]) => `${countOf(count, "file")} ${word}`).join(", ")}. Show which`;
    };
    showCounts(skipped, 0);

    for (;; await new Promise((resolve) => setTimeout(resolve, pause))) {
        const status = await fetchStatus().catch((error) => {
            if (error.name !== "Unreachable") throw error;
            lost();
        });
        if (!status) continue;
        const { thumbnails, skipped, damaged } = status;
        showCounts(skipped.length, damaged.length);
        const files = [...damaged, ...skipped];
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
