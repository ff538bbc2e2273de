/**
 * Returns the indices of a longest increasing subsequence. O(n log n), by patience sorting.
 * @param {number[]} values
 */
export function longestIncreasingRun(values) {
    /** @type {number[]} */
    const previous = [];
    /** @type {number[]} */
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
    /** @type {Set<number>} */
    const run = new Set();
    for (let index = ends.at(-1); index !== undefined; index = previous[index]) run.add(index);
    return run;
}
