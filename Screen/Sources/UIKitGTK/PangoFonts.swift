import CGTK
@_spi(Host) import CollectionView

/// Pango's fonts, and text laid out with them. Not thread-safe: everything goes through one owner at a time.
struct PangoFonts {
    private let context: OpaquePointer
    private var descriptions: [UIFont: OpaquePointer] = [:]

    init(_ fonts: ScreenFonts) { context = fonts.makeContext() }

    /// Text that is broken into lines no wider than `width`, and cut off after `lines` of them.
    ///
    /// - Parameters:
    ///   - width: The maximum width of a line; infinite to break lines only at line breaks in the text.
    ///   - lines: The maximum number of lines; 0 for no limit.
    /// - Returns: a layout that the caller has to release.
    mutating func layout(_ text: String, font: UIFont, width: CGFloat, lines: Int) -> OpaquePointer {
        let layout = pango_layout_new(context)!
        pango_layout_set_text(layout, text, -1)
        pango_layout_set_font_description(layout, description(of: font))
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_width(layout, width < 1e6 ? Int32((width * CGFloat(PANGO_SCALE)).rounded(.up)) : -1)
        if lines > 0, width < 1e6 {
            pango_layout_set_height(layout, -Int32(clamping: lines))
            pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        }
        return layout
    }

    mutating func metrics(of font: UIFont) -> FontMetrics {
        let metrics = pango_context_get_metrics(context, description(of: font), nil)
        defer { pango_font_metrics_unref(metrics) }
        let em = font.pointSize
        // Pango does not provide the height of capital letters.
        return FontMetrics(
            ascender: points(pango_font_metrics_get_ascent(metrics)),
            descender: -points(pango_font_metrics_get_descent(metrics)), capHeight: 0.7 * em, xHeight: 0.5 * em)
    }

    private mutating func description(of font: UIFont) -> OpaquePointer {
        if let known = descriptions[font] { return known }
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, font.isMonospaced ? "monospace" : "sans-serif")
        pango_font_description_set_absolute_size(description, font.pointSize * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(UInt32(font.pangoWeight)))
        descriptions[font] = description
        return description
    }
}

/// Pango counts in parts of a point.
func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

extension UIFont {
    /// The weight from 100 to 900, as in style sheets; UIKit's weights go from -1 to 1.
    fileprivate var pangoWeight: Int {
        switch weight.rawValue {
        case ..<(-0.7): 100
        case ..<(-0.5): 200
        case ..<(-0.2): 300
        case ..<0.15: 400
        case ..<0.27: 500
        case ..<0.35: 600
        case ..<0.5: 700
        case ..<0.6: 800
        default: 900
        }
    }
}
