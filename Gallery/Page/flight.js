/**
 * The animation of a photo between its position in the list and the lightbox. The large image starts scaled and cropped to
 * exactly what the list shows of it.
 */

const timing = { duration: 260, easing: "cubic-bezier(0.2, 0, 0, 1)", fill: "backwards" };

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Returns the style that makes the image at `to` look like the cropped thumbnail at `from`. */
function asThumbnail(from, to) {
    const scale = Math.max(from.width / to.width, from.height / to.height);
    const x = from.x + from.width / 2 - (to.x + to.width / 2);
    const y = from.y + from.height / 2 - (to.y + to.height / 2);
    const cutX = Math.max(0, (to.width - from.width / scale) / 2);
    const cutY = Math.max(0, (to.height - from.height / scale) / 2);
    return {
        transform: `translate(${x}px, ${y}px) scale(${scale})`,
        clipPath: `inset(${cutY}px ${cutX}px round ${10 / scale}px)`,
    };
}

const asItself = { transform: "none", clipPath: "inset(0px round 0px)" };

/**
 * @param {object} scene
 * @param {HTMLElement} scene.image
 * @param {Element[]} scene.surroundings   fade while the image moves
 * @param {DOMRect | undefined} scene.place    the thumbnail's position; undefined if it is not on screen, and the image fades,
 *     too
 * @param {"in" | "out"} direction
 * @returns {Animation[]} the running animations; empty if the user wants reduced motion
 */
export function fly({ image, surroundings, place }, direction) {
    if (calm()) return [];
    const end = image.getBoundingClientRect();
    const start = place && end.width > 0 && end.height > 0 ? asThumbnail(place, end) : undefined;
    const steps = (from, to) => (direction === "in" ? [from, to] : [to, from]);
    /** @type {KeyframeAnimationOptions} */
    const options = { ...timing, fill: direction === "in" ? "backwards" : "forwards" };
    const invisible = [{ opacity: 0 }, { opacity: 1 }];
    const fading = start ? surroundings : [...surroundings, image];
    return [
        ...(start ? [image.animate(steps(start, asItself), options)] : []),
        ...fading.map((element) => element.animate(steps(...invisible), options)),
    ];
}

/** Resolves to true when all animations have ended, or to false if any was canceled. */
export const landed = (animations) =>
    Promise.all(animations.map((animation) => animation.finished)).then(() => true, () => false);
