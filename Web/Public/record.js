/**
 * Writes a record for the engine. A field without a value becomes NaN.
 * @param {Float64Array} array
 * @param {number} start   the record's index in `array`
 * @param {Record<string, number>} fields   the fields' indices in the record, and its stride
 * @param {object} values   by field
 */
export function writeRecord(array, start, fields, values) {
    for (const name in fields) {
        if (name !== "stride") array[start + fields[name]] = Number(/** @type {Record<string, unknown>} */ (values)[name]);
    }
}
