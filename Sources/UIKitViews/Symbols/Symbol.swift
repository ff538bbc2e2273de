import Foundation

/// A symbol whose name is known: its parts and its variants.
struct Symbol: Sendable {
    /// The shape around the symbol.
    enum Enclosure: String, CaseIterable, Sendable {
        case circle, square
    }

    private let parts: [SymbolShape]
    private let enclosure: Enclosure?
    private let isFilled: Bool
    private let isCrossedOut: Bool

    /// Finds a symbol. Returns nil if no symbol of that name is drawn.
    ///
    /// Names end in their variants: `.fill`, `.circle`, `.square` and `.slash`.
    init?(named name: String) {
        if let description = Self.descriptions[name] {
            (parts, enclosure, isFilled, isCrossedOut) = (SymbolShape.parts(of: description), nil, false, false)
            return
        }
        var words = name.split(separator: ".").map(String.init)
        var enclosure: Enclosure?
        func known() -> String? { Self.descriptions[words.joined(separator: ".")] }
        func drop(_ variant: String) -> Bool {
            guard words.count > 1, words.last == variant else { return false }
            words.removeLast()
            return true
        }
        let isFilled = drop("fill")
        let isCrossedOut = drop("slash")
        if known() == nil, let last = words.last.flatMap(Enclosure.init(rawValue:)), drop(last.rawValue) {
            enclosure = last
        }
        guard let description = known() else { return nil }
        parts = SymbolShape.parts(of: description)
        (self.enclosure, self.isFilled, self.isCrossedOut) = (enclosure, isFilled, isCrossedOut)
    }

    /// Returns the commands that draw the symbol in a square of ``SymbolShape/side``.
    ///
    /// - Parameter lineWidth: The width of lines, in points of that square.
    func commands(color: CGColor, lineWidth: CGFloat) -> [DrawingCommand] {
        var commands: [DrawingCommand] = []
        var (inner, isInnerFilled, color) = (CGAffineTransform.identity, isFilled, color)
        let middle = SymbolShape.side / 2
        if let enclosure {
            let body = SymbolShape(role: .body, outline: enclosure.outline)
            commands.append(body.command(color, lineWidth, isFilled: isFilled))
            // The symbol is light on a filled body.
            if isFilled { color = Self.light }
            isInnerFilled = false
            inner = CGAffineTransform(translationX: middle, y: middle).scaledBy(x: 0.56, y: 0.56)
                .translatedBy(x: -middle, y: -middle)
        }
        for part in parts {
            let part = SymbolShape(role: part.role, outline: part.outline.applying(inner))
            commands.append(part.command(color, lineWidth, isFilled: isInnerFilled))
        }
        if isCrossedOut {
            let line = SymbolShape.parts(of: "S M3 2 L17 18")
            commands += line.map { $0.command(color, lineWidth, isFilled: false) }
        }
        return commands
    }

    fileprivate static let light = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
}

extension Symbol.Enclosure {
    fileprivate var outline: PathOutline {
        switch self {
        case .circle: PathOutline(ovalIn: CGRect(x: 1.25, y: 1.25, width: 17.5, height: 17.5))
        case .square:
            PathOutline(
                rect: CGRect(x: 2, y: 2, width: 16, height: 16), rounding: .allCorners,
                radii: CGSize(width: 3, height: 3))
        }
    }
}

extension SymbolShape {
    fileprivate func command(_ color: CGColor, _ lineWidth: CGFloat, isFilled: Bool) -> DrawingCommand {
        let isOnBody = role == .linesOnBody || role == .areaOnBody
        let color = isFilled && isOnBody ? Symbol.light : color
        let isArea = role == .area || role == .areaOnBody || role == .body && isFilled
        return .path(
            outline,
            PathPaint(
                fill: isArea ? color : nil, stroke: role == .area || role == .areaOnBody ? nil : color,
                lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
    }
}

extension UIImage.SymbolWeight {
    /// The width of lines in a square of ``SymbolShape/side``, in points.
    var lineWidth: CGFloat {
        switch self {
        case .ultraLight: 0.7
        case .thin: 0.9
        case .light: 1.2
        case .unspecified, .regular: 1.5
        case .medium: 1.7
        case .semibold: 1.9
        case .bold: 2.2
        case .heavy: 2.6
        case .black: 3
        }
    }
}
