import CGTK
import CollectionView
@_spi(Host) import UIKitViews

extension TextStyle {
    /// Returns Pango's attributes, which the caller has to insert into a list.
    func attributes(_ font: OpaquePointer) -> [UnsafeMutablePointer<PangoAttribute>] {
        var attributes = [pango_attr_font_desc_new(font)]
        func add(_ color: CGColor, _ new: (UInt16, UInt16, UInt16) -> UnsafeMutablePointer<PangoAttribute>?) {
            attributes.append(new(color.red.pango, color.green.pango, color.blue.pango))
        }
        add(color, pango_attr_foreground_new)
        attributes.append(pango_attr_foreground_alpha_new(color.alpha.pango))
        if let background {
            add(background, pango_attr_background_new)
            attributes.append(pango_attr_background_alpha_new(background.alpha.pango))
        }
        attributes += decoration.attributes
        if kern != 0 { attributes.append(pango_attr_letter_spacing_new(kern.pangoUnits)) }
        if baselineOffset != 0 { attributes.append(pango_attr_rise_new(baselineOffset.pangoUnits)) }
        return attributes.compactMap { $0 }
    }
}

extension TextDecoration {
    /// Pango's attributes. Without a range, they apply to the whole text.
    var attributes: [UnsafeMutablePointer<PangoAttribute>?] {
        var attributes: [UnsafeMutablePointer<PangoAttribute>?] = []
        if !underline.isEmpty {
            let lines = underline.isSuperset(of: .double) ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE
            attributes.append(pango_attr_underline_new(lines))
        }
        // Pango can only strike text through with a single line.
        if !strikethrough.isEmpty { attributes.append(pango_attr_strikethrough_new(1)) }
        return attributes
    }
}

extension CGFloat {
    /// A part of a color as an integer.
    fileprivate var pango: UInt16 { UInt16(Swift.min(Swift.max(0, self), 1) * 65_535) }

    /// A length in points in Pango's units.
    fileprivate var pangoUnits: Int32 {
        Int32(clamping: Int(Swift.min(Swift.max(-10_000, self), 10_000) * CGFloat(PANGO_SCALE)))
    }
}
