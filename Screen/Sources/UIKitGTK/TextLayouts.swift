import CGTK
@_spi(Host) import CollectionView

/// Texts, laid out as it is drawn. What was drawn lately is kept.
@MainActor final class TextLayouts {
    private struct Question: Hashable {
        let text: String
        let font: UIFont
        let width: CGFloat
        let lines: Int
        let alignment: TextRun.Alignment
    }

    private static let maximumLayoutCount = 2000

    private var fonts: PangoFonts
    private var layouts: [Question: OpaquePointer] = [:]

    init(_ fonts: ScreenFonts) { self.fonts = PangoFonts(fonts) }

    /// Returns the layout of a text; nil for empty text. The store owns it, so it must be used at once.
    func layout(of run: TextRun) -> OpaquePointer? {
        guard !run.text.isEmpty, run.bounds.width > 0 else { return nil }
        let lines = run.numberOfLines > 0 ? run.numberOfLines : maximumLineCount(of: run.font, in: run.bounds.height)
        return layout(
            Question(text: run.text, font: run.font, width: run.bounds.width, lines: lines, alignment: run.alignment))
    }

    private func maximumLineCount(of font: UIFont, in height: CGFloat) -> Int {
        max(1, Int(min(10_000, (height + 1) / max(1, font.lineHeight))))
    }

    private func layout(_ question: Question) -> OpaquePointer {
        if let known = layouts[question] { return known }
        if layouts.count >= Self.maximumLayoutCount {
            for layout in layouts.values { g_object_unref(UnsafeMutableRawPointer(layout)) }
            layouts = [:]
        }
        let layout = fonts.layout(question.text, font: question.font, width: question.width, lines: question.lines)
        pango_layout_set_alignment(layout, question.alignment.pango)
        layouts[question] = layout
        return layout
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
