import test from "node:test";

/** How many stories are told of each property. */
const stories = 500;

/**
 * Tests that something is true whatever happens. A story that fails is told again by its seed:
 *
 *     SEED=17 node --test Web/Tests/*.test.js
 *
 * @param {string} name
 * @param {(chance: Chance) => void} story   throws if it is not true
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

/** What a story leaves to chance: the same for the same seed. */
class Chance {
    #state;

    /** @param {number} seed */
    constructor(seed) {
        this.#state = Math.imul(seed + 1, 0x9e3779b1);
    }

    /** From 0 up to, but not, 1. */
    get share() {
        this.#state = (this.#state + 0x6d2b79f5) | 0;
        let bits = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
        bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
        return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
    }

    /** @param {number} low @param {number} high   which it is never */
    between(low, high) {
        return low + (high - low) * this.share;
    }

    /** A whole number. @param {number} high   which it is never */
    below(high) {
        return Math.floor(this.between(0, high));
    }

    /** @template T @param {T[]} choices */
    of(choices) {
        return choices[this.below(choices.length)];
    }
}
