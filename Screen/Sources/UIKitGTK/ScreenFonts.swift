import CGTK
import Foundation

/// The fonts with which text is measured and drawn.
public enum ScreenFonts: Hashable, Sendable {
    /// The machine's fonts, as fontconfig selects them.
    case installed
    /// Only the fonts of this package, with the same pixels on every machine. They contain Latin, Greek and Cyrillic
    /// letters.
    case shipped

    /// Creates a context for Pango, which the caller owns.
    func makeContext() -> OpaquePointer {
        let fonts = self == .installed ? pango_cairo_font_map_new() : Self.makeShippedFonts()
        defer { g_object_unref(fonts.map(UnsafeMutableRawPointer.init)) }
        let context = pango_font_map_create_context(fonts)!
        // Otherwise Pango exchanges left and right in paragraphs whose reading direction is not that of the context.
        pango_context_set_base_dir(context, PANGO_DIRECTION_NEUTRAL)
        // The width of text must not depend on the scale.
        pango_context_set_round_glyph_positions(context, 0)
        if self == .shipped {
            // The pixels must not depend on the person's language or the desktop's settings.
            pango_context_set_language(context, pango_language_from_string("en"))
            let options = cairo_font_options_create()
            cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
            cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
            cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
            pango_cairo_context_set_font_options(context, options)
            cairo_font_options_destroy(options)
        }
        return context
    }

    private static let rules = """
        <fontconfig>
        <alias binding="strong"><family>sans-serif</family><prefer><family>Inter</family></prefer></alias>
        <alias binding="strong"><family>monospace</family><prefer><family>JetBrains Mono</family></prefer></alias>
        <!-- There are no italic letters, so upright ones are slanted. -->
        <match target="font">
        <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
        <edit name="matrix"><times><name>matrix</name><matrix>
        <double>1</double><double>0.2</double><double>0</double><double>1</double>
        </matrix></times></edit>
        </match>
        </fontconfig>
        """

    private static func makeShippedFonts() -> UnsafeMutablePointer<PangoFontMap>? {
        let configuration = cgtk_font_configuration(rules)
        let folder = Bundle.module.bundleURL.appendingPathComponent("Fonts").path
        for file in ["Inter-Regular.otf", "Inter-SemiBold.otf", "Inter-Bold.otf", "JetBrainsMono-Regular.ttf"]
        where cgtk_add_font(configuration, "\(folder)/\(file)") == 0 {
            writeToTerminal("The font \(folder)/\(file) is missing: build the package again.")
        }
        return cgtk_font_map(configuration)
    }
}
