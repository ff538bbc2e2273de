import CGTK
import CollectionView
@_spi(Host) import UIKitViews

/// Pango's fonts, which lay out text. Not thread-safe.
struct PangoFonts {
    private let context: OpaquePointer
    private var descriptions: [UIFont: OpaquePointer] = [:]
    /// UIKit breaks words that are too long without hyphens.
    private let withoutHyphens: OpaquePointer = {
        let attributes = pango_attr_list_new()!
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        return attributes
    }()

    init(_ fonts: ScreenFonts) { context = fonts.makeContext() }

    /// Returns the layout of a text that is broken into lines no wider than `width`, and cut off after `lines` of them.
    ///
    /// - Parameters:
    ///   - width: Infinite if lines are only broken at the ends of paragraphs.
    ///   - lines: The most lines. 0 for no limit.
    ///   - mode: The way in which the text is cut off.
    ///   - styles: The attributes of the parts of the text. If empty, it has one font.
    /// - Returns: A layout that the caller has to release.
    mutating func layout(
        _ text: String, font: UIFont, width: CGFloat, lines: Int, mode: NSLineBreakMode = .byTruncatingTail,
        styles: [TextStyle] = []
    ) -> OpaquePointer {
        let layout = pango_layout_new(context)!
        pango_layout_set_font_description(layout, description(of: font))
        pango_layout_set_wrap(layout, mode.wrap(lines: lines))
        pango_layout_set_attributes(layout, withoutHyphens)
        pango_layout_set_width(layout, width < 1e6 ? Int32((width * CGFloat(PANGO_SCALE)).rounded(.up)) : -1)
        if !styles.isEmpty { apply(styles.map { ($0, $0.range) }, to: layout) }
        TextCut(lines: lines, mode: mode).apply(to: layout, text) { pieces in
            guard !styles.isEmpty else { return }
            // The lines of a cut text are at other offsets than before.
            apply(
                styles.flatMap { style in pieces.compactMap { $0.moved(style.range).map { (style, $0) } } }, to: layout)
        }
        return layout
    }

    private mutating func apply(_ styles: [(TextStyle, Range<Int>)], to layout: OpaquePointer) {
        let attributes = pango_attr_list_copy(withoutHyphens)!
        defer { pango_attr_list_unref(attributes) }
        for (style, range) in styles {
            for attribute in style.attributes(description(of: style.font)) {
                attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
                attribute.pointee.end_index = UInt32(clamping: range.upperBound)
                pango_attr_list_insert(attributes, attribute)
            }
        }
        pango_layout_set_attributes(layout, attributes)
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
        if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        pango_font_description_set_weight(description, PangoWeight(UInt32(font.pangoWeight)))
        descriptions[font] = description
        return description
    }
}

/// Returns a length in points. Pango's units are parts of a point.
func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

extension UIFont {
    /// The weight from 100 to 900, as in style sheets. UIKit's weights range from -1 to 1.
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
