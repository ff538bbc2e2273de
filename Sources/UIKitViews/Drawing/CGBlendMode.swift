/// How drawing is mixed with what has been drawn before. Hosts only draw in the normal mode.
public enum CGBlendMode: Int32, Sendable {
    /// The new color covers the old one.
    case normal
    /// The product of the colors, which is darker.
    case multiply
    /// The inverse product of the inverse colors, which is lighter.
    case screen
    /// Multiplied where the old color is dark, and screened where it is light.
    case overlay
    /// The darker of the colors.
    case darken
    /// The lighter of the colors.
    case lighten
    /// The old color, lighter where the new one is light.
    case colorDodge
    /// The old color, darker where the new one is dark.
    case colorBurn
    /// A soft light in the new color.
    case softLight
    /// A hard light in the new color.
    case hardLight
    /// The difference of the colors.
    case difference
    /// The difference of the colors, with less contrast.
    case exclusion
    /// The hue of the new color.
    case hue
    /// The saturation of the new color.
    case saturation
    /// The hue and the saturation of the new color.
    case color
    /// The brightness of the new color.
    case luminosity
    /// No color.
    case clear
    /// The new color with its own opacity.
    case copy
    /// The new color where the old one is opaque.
    case sourceIn
    /// The new color where the old one is transparent.
    case sourceOut
    /// The new color on the old one.
    case sourceAtop
    /// The new color behind the old one.
    case destinationOver
    /// The old color where the new one is opaque.
    case destinationIn
    /// The old color where the new one is transparent.
    case destinationOut
    /// The old color on the new one.
    case destinationAtop
    /// Either color, where only one is opaque.
    case xor
    /// The sum of the colors, but dark.
    case plusDarker
    /// The sum of the colors.
    case plusLighter
}
