import Foundation

/// A caption (or a name) as a person wrote it, without the markup of metadata formats and the boilerplate of cameras.
struct Caption {
    let text: String

    /// The most characters of a caption, which appears under a picture. Longer ones are cut.
    static let longest = 2000

    /// Cleans a raw caption; `nil` if nothing that a person wrote is left.
    init?(raw: String) {
        var text = raw[...]
        // Exiv2 returns XMP's language alternatives as `lang="x-default" Text`, and EXIF's comments as `charset=Ascii
        // Text`.
        if text.hasPrefix("lang=\"") || text.hasPrefix("charset=") {
            text = text.firstIndex(of: " ").map { text[text.index(after: $0)...] } ?? ""
        }
        let visible = text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
        let words = String(String.UnicodeScalarView(visible)).split(whereSeparator: \.isWhitespace)
        let clean = String(words.joined(separator: " ").prefix(Self.longest))
        guard !clean.isEmpty, !Self.isBoilerplate(clean) else { return nil }
        self.text = clean
    }

    /// Returns whether a text is one that cameras and editors write into every photo, or has no letter, digit or emoji.
    private static func isBoilerplate(_ text: String) -> Bool {
        boilerplate.contains(text.uppercased())
            || !text.unicodeScalars.contains {
                $0.properties.isAlphabetic || $0.properties.numericType != nil || $0.properties.isEmojiPresentation
            }
    }

    private static let boilerplate: Set<String> = [
        "OLYMPUS DIGITAL CAMERA", "MINOLTA DIGITAL CAMERA", "KONICA MINOLTA DIGITAL CAMERA",
        "KODAK DIGITAL STILL CAMERA",
        "SAMSUNG DIGITAL CAMERA", "DIGITAL CAMERA", "SONY DSC", "DCF 1.0", "EXIF_JPEG_PICTURE", "CREATED WITH GIMP",
        "PROCESSED WITH VSCO", "SCREENSHOT", "UNTITLED", "DEFAULT", "UNKNOWN", "NONE", "NULL",
    ]
}
