// Compiles only if the element has exactly the members of its declarations, with the same types. `Web/check` copies both here:
// importing collection-view.js directly would find the declarations twice.
import { CollectionView as Declared } from "../.build/types/collection-view.js";
import { CollectionView as Written } from "../.build/types/collection-view-as-written.js";

/** The members for the browser, not for pages. */
type Lifecycle =
    | "connectedCallback"
    | "connectedMoveCallback"
    | "disconnectedCallback"
    | "adoptedCallback"
    | "attributeChangedCallback";

type Same<A, B> = [A, B] extends [B, A] ? true : { missing: Exclude<A, B>; undeclared: Exclude<B, A> };

export const members: Same<keyof Declared, Exclude<keyof Written, Lifecycle>> = true;
export const statics: Same<keyof typeof Declared, Exclude<keyof typeof Written, "observedAttributes">> = true;

export const element: Declared = new Written();
export const { ready, layouts }: Pick<typeof Declared, "ready" | "layouts"> = Written;
