// Features of browsers that Debian's TypeScript does not know yet.

interface HTMLElement {
    showPopover(): void;
    hidePopover(): void;
    checkVisibility(): boolean;
}

interface ARIAMixin {
    role: string | null;
}

interface Array<T> {
    findLastIndex(isWanted: (element: T, index: number) => boolean): number;
}

interface ParentNode {
    /** Missing in some browsers. */
    moveBefore?(node: Node, next: Node | null): void;
}
