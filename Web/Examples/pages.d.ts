// Elements are found by name in the pages, so TypeScript does not know which kind of element each one is.

interface EventTarget {
    elements: any;
    value: any;
}

interface ChildNode extends ElementCSSInlineStyle {
    checked: any;
    offsetHeight: any;
}

interface Element extends ElementCSSInlineStyle {}

interface HTMLElement {
    add: any;
}
