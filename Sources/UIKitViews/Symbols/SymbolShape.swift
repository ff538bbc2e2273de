import Foundation

/// A part of a symbol, in a square of 20 × 20 points.
struct SymbolShape: Sendable {
    /// How a part is drawn in the outlined and in the filled variant of its symbol.
    enum Role: Sendable {
        /// Lines, in both variants.
        case lines
        /// An area, in both variants.
        case area
        /// An outline, which is an area in the filled variant.
        case body
        /// Lines on the body. They are light in the filled variant.
        case linesOnBody
        /// An area on the body. It is light in the filled variant.
        case areaOnBody
    }

    let role: Role
    let outline: PathOutline

    /// The length of the edges of the square, in points.
    static let side: CGFloat = 20

    /// Reads parts from a description such as `S M3 10 L17 10`: a letter for the role of each part, and the elements of
    /// its path, which are letters with the numbers after them.
    ///
    /// Roles: `S` lines, `F` area, `B` body, `D` lines on the body, `E` area on the body. Elements: `M` start, `L` line,
    /// `C` curve, `Z` end of a closed line, `O` circle (center, radius), `R` rectangle (origin, size, corner radius),
    /// `A` arc (center, radius, start and end in degrees, clockwise), `P` star (center, outer and inner radius, points).
    static func parts(of description: String) -> [SymbolShape] {
        var parts: [SymbolShape] = []
        var (role, outline) = (Role.lines, PathOutline())
        func finish() { if !outline.isEmpty { parts.append(SymbolShape(role: role, outline: outline)) } }
        for (letter, numbers) in tokens(of: description) {
            switch letter {
            case "S", "F", "B", "D", "E":
                finish()
                outline = PathOutline()
                role =
                    switch letter {
                    case "S": .lines
                    case "F": .area
                    case "B": .body
                    case "D": .linesOnBody
                    default: .areaOnBody
                    }
            default: append(letter, numbers, to: &outline)
            }
        }
        finish()
        return parts
    }

    private static func tokens(of description: String) -> [(Character, [CGFloat])] {
        var tokens: [(Character, [CGFloat])] = []
        for word in description.split(separator: " ") {
            var word = word
            if let letter = word.first, letter.isLetter {
                tokens.append((letter, []))
                word = word.dropFirst()
            }
            if let number = Double(word), !tokens.isEmpty { tokens[tokens.count - 1].1.append(number) }
        }
        return tokens
    }

    private static func append(_ letter: Character, _ numbers: [CGFloat], to outline: inout PathOutline) {
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
        switch (letter, numbers.count) {
        case ("M", 2): outline.append(.move(to: point(0)))
        case ("L", 2): outline.append(.line(to: point(0)))
        case ("C", 6): outline.append(.curve(to: point(4), control1: point(0), control2: point(2)))
        case ("Z", 0): outline.append(.close)
        case ("O", 3):
            let radius = numbers[2]
            let square = CGRect(
                x: numbers[0] - radius, y: numbers[1] - radius, width: 2 * radius, height: 2 * radius)
            outline.append(PathOutline(ovalIn: square))
        case ("R", 5):
            let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            let radii = CGSize(width: numbers[4], height: numbers[4])
            outline.append(PathOutline(rect: rect, rounding: .allCorners, radii: radii))
        case ("A", 5):
            let (start, end) = (numbers[3] * .pi / 180, numbers[4] * .pi / 180)
            var arc = PathOutline()
            arc.appendArc(center: point(0), radius: numbers[2], startAngle: start, sweep: end - start)
            outline.append(arc)
        case ("P", 5):
            let tips = Int(numbers[4])
            for index in 0..<2 * tips {
                let angle = CGFloat(index) * .pi / CGFloat(tips) - .pi / 2
                let radius = index.isMultiple(of: 2) ? numbers[2] : numbers[3]
                let tip = CGPoint(x: numbers[0] + radius * cos(angle), y: numbers[1] + radius * sin(angle))
                outline.append(index == 0 ? .move(to: tip) : .line(to: tip))
            }
            outline.append(.close)
        default: assertionFailure("A symbol has an unknown element: \(letter) \(numbers).")
        }
    }
}
