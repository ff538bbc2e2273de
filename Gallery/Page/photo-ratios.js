/** Cells are at most this many times as wide as high, or as high as wide. Of longer photos they show the middle. */
const longest = 3;

/**
 * Width over height of every photo's cell. One pass and one array: a million photos are decoded in a few milliseconds.
 * @param {Uint16Array} shares   of the width in width and height together, 65535 being all
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
