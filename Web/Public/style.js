// Not a style element: a strict Content-Security-Policy would refuse it.
/**
 * How the element scrolls and where its nodes start from; the page's own style comes after it.
 *
 * The content is not of `contain: strict`, although its size is that of nothing in it: Firefox would lay it out without the
 * scroller around it, and then forgets to keep headers in view. And the scroller's size is no percentage: in an element that has
 * been shrunk to fit beside others, WebKit takes one of the length before that as soon as the content changes.
 */
export const style = new CSSStyleSheet();

style.replaceSync(`
    :host {
        display: block;
        block-size: 100%;
        contain: strict;
    }
    :host([hidden]) { display: none }
    #scroller {
        position: absolute;
        inset: 0;
        overflow: hidden auto;
        overflow-anchor: none;
        scrollbar-gutter: stable;
        scroll-padding-block-start: var(--collection-header, 0);
        outline: none;
    }
    :host([axis="horizontal"]) #scroller {
        overflow: scroll hidden;
        scrollbar-gutter: auto;
        scroll-padding: 0;
        scroll-padding-inline-start: var(--collection-header, 0);
    }
    #content { position: relative; contain: content; block-size: 100% }
    #frame { position: absolute }
    ::slotted(*) { position: absolute; box-sizing: border-box; inset: 0 auto auto 0 }
    ::slotted([data-kind="item"]) { contain: strict }
    ::slotted([data-kind="track"]) { pointer-events: none }
`);
