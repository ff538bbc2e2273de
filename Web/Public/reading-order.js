/**
 * Puts nodes that scrolling has shuffled into the order in which they are read, moving as few as possible: screen
 * readers, the Tab key and text selection go by the order in the document.
 *
 * @param {HTMLElement} parent
 * @param {HTMLElement[]} nodes   some of its children, in reading order
 */
export function restoreReadingOrder(parent, nodes) {
    const places = new Map();
    for (let node = parent.firstElementChild, place = 0; node; node = node.nextElementSibling, place += 1) {
        places.set(node, place);
    }
    const staying = longestIncreasingRun(nodes.map((node) => places.get(node)));
    let next = null;
    for (let index = nodes.length - 1; index >= 0; index -= 1) {
        const node = nodes[index];
        if (!staying.has(index)) move(parent, node, next);
        next = node;
    }
}

function move(parent, node, next) {
    // `insertBefore` would take focus, animations and loading frames away from a node: better out of order than that.
    if (parent.moveBefore) parent.moveBefore(node, next);
    else if (!node.contains(document.activeElement) && !node.getAnimations().length) parent.insertBefore(node, next);
}

/** Indices of a longest increasing subsequence. O(n log n), by patience sorting. */
function longestIncreasingRun(values) {
    const previous = [];
    const ends = [];
    values.forEach((value, index) => {
        let low = 0;
        let high = ends.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (values[ends[middle]] < value) low = middle + 1;
            else high = middle;
        }
        previous[index] = ends[low - 1];
        ends[low] = index;
    });
    const run = new Set();
    for (let index = ends.at(-1); index !== undefined; index = previous[index]) run.add(index);
    return run;
}
