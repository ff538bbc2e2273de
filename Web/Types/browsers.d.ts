// What browsers have and Debian's TypeScript does not know yet.

interface HTMLElement {
    showPopover(): void;
    hidePopover(): void;
}

interface ARIAMixin {
    role: string | null;
}

interface Array<T> {
    findLastIndex(isWanted: (element: T, index: number) => boolean): number;
}

interface ParentNode {
    /** Not in every browser. */
    moveBefore?(node: Node, next: Node | null): void;
}
