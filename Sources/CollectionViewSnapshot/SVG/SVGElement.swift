/// An element of an SVG document. Its text is the same for the same content, always and everywhere.
struct SVGElement {
    var name: String
    var attributes: [(String, String)]
    var text: String?
    var children: [SVGElement]

    init(_ name: String, _ attributes: [(String, String)] = [], text: String? = nil, children: [SVGElement] = []) {
        self.name = name
        self.attributes = attributes
        self.text = text
        self.children = children
    }

    /// Returns the element as lines, one for each child.
    func lines(indentation: String = "") -> [String] {
        let attributes = attributes.map { " \($0.0)=\"\(Self.escaped($0.1))\"" }.joined()
        let opening = "\(indentation)<\(name)\(attributes)"
        if let text { return ["\(opening)>\(Self.escaped(text))</\(name)>"] }
        if children.isEmpty { return [opening + "/>"] }
        return [opening + ">"] + children.flatMap { $0.lines(indentation: indentation + "  ") }
            + ["\(indentation)</\(name)>"]
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            // Control characters have no place in XML, not even escaped.
            case "\u{0}"..<" ": escaped += " "
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
