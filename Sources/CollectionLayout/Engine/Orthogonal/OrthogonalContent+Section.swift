// Hosts without sections that scroll across, such as the web element's common engine, are compiled without them.

extension OrthogonalContent {
    /// Returns the content of a section: content that scrolls across, or the given content.
    static func content(_ content: any SectionContent, scrolling: OrthogonalScrolling?) -> any SectionContent {
        #if !WITHOUT_ORTHOGONAL_SECTIONS
            if let scrolling { return OrthogonalContent(content, scrolling) }
        #endif
        return content
    }

    /// Returns content that scrolls across; nil for other content.
    @inline(__always)  // Without such sections, callers become empty.
    static func cast(_ content: any SectionContent) -> OrthogonalContent? {
        #if WITHOUT_ORTHOGONAL_SECTIONS
            nil
        #else
            content as? OrthogonalContent
        #endif
    }
}
