/// The picture of a made-up photo, as a small SVG: a sky, a sun, hills, and its number.
///
/// It uses presentation attributes, because a strict content security policy would drop a style sheet.
struct SyntheticDrawing {
    private let photo: SyntheticPhoto
    private let hue: Int
    private let sunX: Int
    private let sunY: Int
    private let hills: [Int]

    init(of photo: SyntheticPhoto) {
        self.photo = photo
        var mixer = Mixer(photo.index, stream: 6)
        hue = mixer.next(360)
        sunX = 15 + mixer.next(71)
        sunY = 18 + mixer.next(25)
        var shape = Mixer(photo.index, stream: 7)
        hills = (0..<4).map { _ in 48 + shape.next(34) }
    }

    /// A color between those of the sky and the hills, as 0xRRGGBB.
    var averageColor: UInt32 { Self.rgb(hue: hue, saturation: 0.42, lightness: 0.58) }

    func svg(width: Int) -> String {
        // The drawing is always 100 units wide, so that the file's size does not depend on the picture's.
        let (pixelWidth, pixelHeight) = photo.size
        let height = width * pixelHeight / pixelWidth
        let tall = Double(pixelHeight) / Double(pixelWidth)
        func y(_ percent: Int) -> String { Self.short(Double(percent) * tall) }
        func color(_ turn: Int, _ saturation: Double, _ lightness: Double) -> String {
            CSSColor.hex(Self.rgb(hue: (hue + turn) % 360, saturation: saturation, lightness: lightness))
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 100 \(Self.short(100 * tall))">\
            <linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="\(color(0, 0.55, 0.62))"/>\
            <stop offset="1" stop-color="\(color(40, 0.7, 0.86))"/></linearGradient>\
            <rect width="100" height="100%" fill="url(#s)"/>\
            <circle cx="\(sunX)" cy="\(y(sunY))" r="\(Self.short(7 * min(1, tall)))" fill="#fff" fill-opacity=".85"/>\
            <path d="M0 \(y(hills[0]))Q30 \(y(hills[1] - 16)) 55 \(y(hills[2]))T100 \(y(hills[1]))V\(y(100))H0z" \
            fill="\(color(20, 0.35, 0.48))"/>\
            <path d="M0 \(y(hills[3] + 10))Q40 \(y(hills[2] - 4)) 100 \(y(hills[0] + 14))V\(y(100))H0z" \
            fill="\(color(30, 0.4, 0.33))"/>\
            <text x="50" y="\(y(93))" font-family="system-ui,sans-serif" font-size="7" fill="#fff" fill-opacity=".9" \
            text-anchor="middle">\(photo.index + 1)</text></svg>
            """
    }

    private static func short(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
    }

    /// Returns a color from its hue in degrees, and its saturation and lightness from 0 to 1.
    private static func rgb(hue: Int, saturation: Double, lightness: Double) -> UInt32 {
        let amplitude = saturation * min(lightness, 1 - lightness)
        func channel(_ offset: Double) -> UInt32 {
            let k = (offset + Double(hue) / 30).truncatingRemainder(dividingBy: 12)
            return UInt32((255 * (lightness - amplitude * max(-1, min(k - 3, 9 - k, 1)))).rounded())
        }
        return channel(0) << 16 | channel(8) << 8 | channel(4)
    }
}
