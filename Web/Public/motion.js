/** @type {KeyframeAnimationOptions} */
const timing = { duration: 320, easing: "cubic-bezier(0.2, 0, 0, 1)", fill: "both" };

/** @typedef {import("./slot.js").Slot} Slot */
/** @typedef {import("./viewport.js").Viewport} Viewport */

/**
 * Draws the transition that the engine runs: leads every node that is on its way from where it is seen to where it goes.
 * From where to where, the engine says; how far it has come is read from the animations and told to the engine.
 */
export class Motion {
    #ended;
    /** @type {Map<Slot, Animation>} */
    #animations = new Map();
    /** The engine's number of the transition that is drawn. */
    #transition = 0;

    /** Whether the person at the screen wants to see movement. */
    static get isWelcome() {
        return !matchMedia("(prefers-reduced-motion: reduce)").matches;
    }

    /** @param {() => void} ended   the last of the moving nodes has arrived */
    constructor(ended) {
        this.#ended = ended;
    }

    get isRunning() {
        return this.#transition !== 0;
    }

    /** How far the transition has come, eased. */
    get progress() {
        const [animation] = this.#animations.values();
        return animation?.effect?.getComputedTiming().progress ?? 0;
    }

    /**
     * Leads a node on its way, or lets it rest where it is.
     * @param {Slot} slot
     * @param {Viewport} viewport
     */
    put(slot, viewport) {
        const animation = this.#animations.get(slot);
        if (!slot.way) {
            if (animation) this.rest(slot);
        } else if (animation) {
            /** @type {KeyframeEffect} */ (animation.effect).setKeyframes(slot.keyframes(viewport));
        } else {
            this.#start(slot, viewport);
        }
    }

    /**
     * A node is on its way no more, or is of no more use.
     * @param {Slot} slot
     */
    rest(slot) {
        const animation = this.#animations.get(slot);
        if (!animation) return;
        this.#animations.delete(slot);
        animation.cancel();
    }

    /**
     * Everything that is on its way has been put there.
     * @param {number} transition   the engine's number of the running transition, 0 if none runs
     */
    follow(transition) {
        if (transition === this.#transition) return;
        this.#transition = transition;
        // What leads on from another transition begins where that one is now.
        for (const animation of this.#animations.values()) {
            animation.currentTime = 0;
            animation.play();
        }
        if (transition !== 0 && this.#animations.size === 0) {
            queueMicrotask(() => transition === this.#transition && this.#ended());
        }
    }

    /** @param {Slot} slot @param {Viewport} viewport */
    #start(slot, viewport) {
        const [other] = this.#animations.values();
        const animation = slot.subject.animate(slot.keyframes(viewport), timing);
        if (other) animation.currentTime = other.currentTime;
        this.#animations.set(slot, animation);
        animation.onfinish = () => {
            const isLast = [...this.#animations.values()].every(({ playState }) => playState === "finished");
            if (isLast && this.isRunning) this.#ended();
        };
    }
}
