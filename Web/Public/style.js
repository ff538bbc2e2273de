// A strict Content-Security-Policy would refuse a style element.
/**
 * The style of the scroller and the nodes' initial positions. The page's own style overrides it.
 *
 * Two choices avoid bugs of browsers. The content is not `contain: strict`, although its size does not depend on its children:
 * Firefox would lay it out without the scroller around it, and then stop pinning headers. The scroller's size is not a
 * percentage: in an element that was shrunk to fit beside others, WebKit uses an outdated length when the content changes.
 *
 * In lines of a vertical writing mode, scroll positions and logical insets would have other directions.
 */
export const style = `
    :host {
        display: block;
        height: 100%;
        contain: strict;
    }
    :host([hidden]) { display: none }
    #scroller {
        position: absolute;
        inset: 0;
        writing-mode: horizontal-tb;
        overflow: hidden auto;
        overflow-anchor: none;
        scrollbar-gutter: stable;
        scroll-padding-block: var(--collection-header) var(--collection-footer);
        outline: none;
    }
    :host([axis=horizontal]) #scroller {
        overflow: scroll hidden;
        scrollbar-gutter: auto;
        scroll-padding: 0;
        scroll-padding-inline: var(--collection-header) var(--collection-footer);
    }
    #content { position: relative; contain: content; height: 100% }
    #frame { position: absolute }
    ::slotted(*) { position: absolute; box-sizing: border-box; inset: 0 auto auto 0 }
    ::slotted([data-kind=item]) { contain: strict }
    ::slotted([data-kind=track]) { pointer-events: none }
`;
