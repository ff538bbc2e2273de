import test from "node:test";

/** The number of stories per property. */
const stories = 500;

/**
 * Tests that a property holds in random stories. A story that fails can be repeated by its seed:
 *
 *     SEED=17 node --test Web/Tests/*.test.js
 *
 * @param {string} name
 * @param {(chance: Chance) => void} story   throws if the property does not hold
 */
export function property(name, story) {
    test(name, () => {
        const { SEED } = process.env;
        const seeds = SEED === undefined ? Array.from({ length: stories }, (_, seed) => seed) : [Number(SEED)];
        for (const seed of seeds) {
            try {
                story(new Chance(seed));
            } catch (error) {
                error.message = `SEED=${seed}: ${error.message}`;
                throw error;
            }
        }
    });
}

/** The random numbers of a story, which depend only on its seed. */
class Chance {
    #state;

    /** @param {number} seed */
    constructor(seed) {
        this.#state = Math.imul(seed + 1, 0x9e3779b1);
    }

    /** A number from 0 up to 1, but less than 1. */
    get share() {
        this.#state = (this.#state + 0x6d2b79f5) | 0;
        let bits = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
        bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
        return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
    }

    /** @param {number} low @param {number} high   excluded */
    between(low, high) {
        return low + (high - low) * this.share;
    }

    /** Returns a whole number from 0. @param {number} high   excluded */
    below(high) {
        return Math.floor(this.between(0, high));
    }

    /** @template T @param {T[]} choices */
    of(choices) {
        return choices[this.below(choices.length)];
    }
}
