import CGTK
import CollectionView
import Synchronization
@_spi(Host) import UIKitViews

/// Measures text with the fonts with which it is drawn. The results are cached, because layouts request the same text
/// repeatedly.
final class PangoTextMeasuring: StyledTextMeasuring {
    private struct Key: Hashable {
        let text: String
        let font: UIFont
        let width: CGFloat
        let lines: Int
        var styles: [TextStyle] = []
        var lineSpacing: CGFloat = 0
    }

    private struct State {
        var fonts: PangoFonts
        var sizes: [Key: CGSize] = [:]
        var metrics: [UIFont: FontMetrics] = [:]
    }

    /// The most cached sizes, which take several megabytes.
    private static let maximumEntryCount = 100_000

    private let state: Mutex<State>

    init(_ fonts: ScreenFonts) { state = Mutex(State(fonts: PangoFonts(fonts))) }

    func size(of text: String, font: UIFont, width: CGFloat, lines: Int) -> CGSize {
        size(Key(text: text, font: font, width: width, lines: lines))
    }

    func size(of text: String, styles: [TextStyle], width: CGFloat, lines: Int, lineSpacing: CGFloat) -> CGSize {
        guard let first = styles.first else { return .zero }
        // Colors do not change the size.
        let styles = styles.map { style in
            var style = style
            (style.color, style.background) = (CGColor(red: 0, green: 0, blue: 0, alpha: 1), nil)
            return style
        }
        return size(
            Key(text: text, font: first.font, width: width, lines: lines, styles: styles, lineSpacing: lineSpacing))
    }

    private func size(_ key: Key) -> CGSize {
        guard !key.text.isEmpty else { return .zero }
        return state.withLock { state in
            if let known = state.sizes[key] { return known }
            let layout = state.fonts.layout(
                key.text, font: key.font, width: key.width, lines: key.lines, styles: key.styles)
            if key.lineSpacing > 0 { pango_layout_set_spacing(layout, Int32(key.lineSpacing * CGFloat(PANGO_SCALE))) }
            var (across, down): (Int32, Int32) = (0, 0)
            pango_layout_get_size(layout, &across, &down)
            g_object_unref(UnsafeMutableRawPointer(layout))
            // Pango leaves out the space beside the first and the last letter, but needs room for it.
            let spacing = key.styles.map(\.kern).max() ?? 0
            let width = min(points(across) + max(0, spacing), max(points(across), key.width))
            let size = CGSize(width: width, height: points(down))
            if state.sizes.count >= Self.maximumEntryCount { state.sizes = [:] }
            state.sizes[key] = size
            return size
        }
    }

    func metrics(of font: UIFont) -> FontMetrics {
        state.withLock { state in
            if let known = state.metrics[font] { return known }
            let metrics = state.fonts.metrics(of: font)
            state.metrics[font] = metrics
            return metrics
        }
    }
}
