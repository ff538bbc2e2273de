/** The largest ratio of a cell's longer side to its shorter one. Longer photos are cropped. */
const longest = 3;

/**
 * Returns the aspect ratio of every photo's cell. One pass over one array decodes a million photos in a few milliseconds.
 * @param {Uint16Array} shares   the width divided by the sum of width and height, times 65535
 * @returns {Float32Array}
 */
export function cellRatios(shares) {
    const ratios = new Float32Array(shares.length);
    for (let index = 0; index < shares.length; index += 1) {
        const share = shares[index];
        ratios[index] = Math.min(Math.max(share / (65535 - share), 1 / longest), longest);
    }
    return ratios;
}
