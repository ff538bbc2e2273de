import CGTK
import CollectionView
import Synchronization
@_spi(Host) import UIKitViews

/// Measures text with the fonts with which it is drawn. The results are cached, because layouts request the same text
/// repeatedly.
final class PangoTextMeasuring: TextMeasuring {
    private struct Key: Hashable {
        let text: String
        let font: UIFont
        let width: CGFloat
        let lines: Int
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
        guard !text.isEmpty else { return .zero }
        let key = Key(text: text, font: font, width: width, lines: lines)
        return state.withLock { state in
            if let known = state.sizes[key] { return known }
            let layout = state.fonts.layout(text, font: font, width: width, lines: lines)
            var (across, down): (Int32, Int32) = (0, 0)
            pango_layout_get_size(layout, &across, &down)
            g_object_unref(UnsafeMutableRawPointer(layout))
            let size = CGSize(width: points(across), height: points(down))
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
