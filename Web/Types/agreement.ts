// Compiles only if the element has what its declarations tell, of the same types, and nothing else. `Web/check` puts both
// here: an import of collection-view.js itself would get the declarations twice.
import { CollectionView as Declared } from "../.build/types/collection-view.js";
import { CollectionView as Written } from "../.build/types/collection-view-as-written.js";

/** What the browser calls, and no page. */
type Lifecycle = "connectedCallback" | "disconnectedCallback" | "attributeChangedCallback";

type Same<A, B> = [A, B] extends [B, A] ? true : { missing: Exclude<A, B>; undeclared: Exclude<B, A> };

export const members: Same<keyof Declared, Exclude<keyof Written, Lifecycle>> = true;
export const statics: Same<keyof typeof Declared, Exclude<keyof typeof Written, "observedAttributes">> = true;

export const element: Declared = new Written();
export const { ready, layouts }: Pick<typeof Declared, "ready" | "layouts"> = Written;
