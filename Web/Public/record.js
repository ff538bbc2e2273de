/**
 * Writes a record for the engine. A field without a value becomes NaN.
 * @param {Float64Array} array
 * @param {number} start   the record's index in `array`
 * @param {readonly string[]} fields   the names of the fields, in order
 * @param {object} values   by field
 */
export function writeRecord(array, start, fields, values) {
    fields.forEach((name, index) => {
        array[start + index] = Number(/** @type {Record<string, unknown>} */ (values)[name]);
    });
}
