/** @type {KeyframeAnimationOptions} */
const timing = { duration: 320, easing: "cubic-bezier(0.2, 0, 0, 1)", fill: "both" };

/** @typedef {import("./slot.js").Slot} Slot */
/** @typedef {import("./viewport.js").Viewport} Viewport */

/** Returns whether animations are welcome: the user has not asked for reduced motion. */
export function isMotionWelcome() {
    return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Draws the engine's transition: animates each moving node from where it is now to its end. The engine supplies both. The
 * animations' progress is passed back to the engine.
 */
export class Motion {
    #ended;
    /** @type {Map<Slot, Animation>} */
    #animations = new Map();
    /** The engine's number of the transition that is being drawn. */
    #transition = 0;

    /** @param {() => void} ended   called when the moving nodes have arrived */
    constructor(ended) {
        this.#ended = ended;
    }

    get isRunning() {
        return this.#transition !== 0;
    }

    /** The progress of the transition, with easing, from 0 to 1. */
    get progress() {
        const [animation] = this.#animations.values();
        return animation?.effect?.getComputedTiming().progress ?? 0;
    }

    /**
     * Starts or updates the animation of a node that moves; ends that of one that does not.
     * @param {Slot} slot
     * @param {Viewport} viewport
     */
    put(slot, viewport) {
        const animation = this.#animations.get(slot);
        if (!slot.path) {
            if (animation) this.rest(slot);
        } else if (animation) {
            /** @type {KeyframeEffect} */ (animation.effect).setKeyframes(slot.keyframes(viewport));
        } else {
            this.#start(slot, viewport);
        }
    }

    /**
     * Ends the animation of a node, because it stops moving or no longer shows anything.
     * @param {Slot} slot
     */
    rest(slot) {
        const animation = this.#animations.get(slot);
        if (!animation) return;
        this.#animations.delete(slot);
        animation.cancel();
    }

    /**
     * Restarts the animations if a new transition runs. Call it after `put` for all moving nodes.
     * @param {number} transition   the engine's number of the running transition, 0 if none runs
     */
    follow(transition) {
        if (transition === this.#transition) return;
        this.#transition = transition;
        // A transition that interrupts another one starts from its current state, so all animations start over.
        this.#animations.forEach((animation) => {
            animation.cancel();
            animation.play();
        });
        // Browsers start the animations of some properties a frame later than others. All of them begin with the first one.
        Promise.any([...this.#animations.values()].map(({ ready }) => ready)).then(
            ({ startTime }) => startTime && this.#animations.forEach((animation) => (animation.startTime = startTime)),
            // Nothing moves.
            () => transition && transition === this.#transition && this.#ended(),
        );
    }

    /** @param {Slot} slot @param {Viewport} viewport */
    #start(slot, viewport) {
        const [other] = this.#animations.values();
        const animation = slot.subject.animate(slot.keyframes(viewport), timing);
        // Without a start time, both wait for their first frame.
        if (other?.startTime) animation.startTime = other.startTime;
        this.#animations.set(slot, animation);
        // All of them end together. One that was restarted since has not finished.
        animation.onfinish = () => animation.playState === "finished" && this.#ended();
    }
}
