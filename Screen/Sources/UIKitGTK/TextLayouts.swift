import CGTK
import CollectionView
@_spi(Host) import UIKitViews

/// The layouts of the texts that were drawn recently.
@MainActor final class TextLayouts {
    private struct Key: Hashable {
        let text: String
        let font: UIFont
        let width: CGFloat
        let lines: Int
        let alignment: TextRun.Alignment
        let lineSpacing: CGFloat
        let mode: NSLineBreakMode
        let decoration: TextDecoration
        let styles: [TextStyle]
    }

    private static let maximumLayoutCount = 2000

    private var fonts: PangoFonts
    private var layouts: [Key: OpaquePointer] = [:]

    init(_ fonts: ScreenFonts) { self.fonts = PangoFonts(fonts) }

    /// Returns the layout of a text; nil for empty text. It must be used at once, because the next call may release it.
    func layout(of run: TextRun) -> OpaquePointer? {
        guard !run.text.isEmpty, run.bounds.width > 0 else { return nil }
        let lines = run.numberOfLines > 0 ? run.numberOfLines : maximumLineCount(of: run)
        return layout(
            Key(
                text: run.text, font: run.font, width: run.bounds.width, lines: lines, alignment: run.alignment,
                lineSpacing: run.lineSpacing, mode: run.lineBreakMode, decoration: run.decoration,
                styles: run.styles))
    }

    private func maximumLineCount(of run: TextRun) -> Int {
        let (height, pitch) = (run.bounds.height + run.lineSpacing + 1, run.font.lineHeight + run.lineSpacing)
        return max(1, Int(min(10_000, height / max(1, pitch))))
    }

    private func layout(_ key: Key) -> OpaquePointer {
        if let known = layouts[key] { return known }
        if layouts.count >= Self.maximumLayoutCount {
            for layout in layouts.values { g_object_unref(UnsafeMutableRawPointer(layout)) }
            layouts = [:]
        }
        let layout = fonts.layout(
            key.text, font: key.font, width: key.width, lines: key.lines, mode: key.mode, styles: key.styles)
        pango_layout_set_alignment(layout, key.alignment.pango)
        pango_layout_set_spacing(layout, Int32(min(10_000, key.lineSpacing) * CGFloat(PANGO_SCALE)))
        key.decoration.apply(to: layout)
        layouts[key] = layout
        return layout
    }
}

extension TextDecoration {
    fileprivate func apply(to layout: OpaquePointer) {
        guard self != TextDecoration() else { return }
        let attributes = pango_attr_list_copy(pango_layout_get_attributes(layout)) ?? pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        // An attribute without a range applies to the whole text, even after its end has been cut off.
        for attribute in self.attributes { pango_attr_list_insert(attributes, attribute) }
        pango_layout_set_attributes(layout, attributes)
    }
}

extension TextRun.Alignment {
    fileprivate var pango: PangoAlignment {
        switch self {
        case .left: PANGO_ALIGN_LEFT
        case .center: PANGO_ALIGN_CENTER
        case .right: PANGO_ALIGN_RIGHT
        }
    }
}
