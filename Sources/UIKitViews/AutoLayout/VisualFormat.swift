import Foundation

/// A parser of the visual format language, in which characters draw a row or a column of views.
///
/// For example, `H:|-[icon(==24)]-8-[title(>=50@750)]-|` is a view, a space and another view between the edges of their
/// superview. The grammar is in Apple's Auto Layout Guide, "Visual Format Language".
struct VisualFormat {
    /// A condition on a distance or an extent: `>=50@750`, `==other`.
    struct Predicate: Equatable {
        enum Amount: Equatable {
            case number(Double)
            /// The name of a metric or of a view.
            case name(String)
        }

        var relation = NSLayoutConstraint.Relation.equal
        var amount: Amount
        var priority: Amount?
    }

    enum Part: Equatable {
        /// An edge of the superview.
        case edge
        case view(String, [Predicate])
        /// The distance between two parts. An empty list is the standard distance.
        case space([Predicate])
    }

    struct SyntaxError: Error, Equatable {
        let message: String
        /// The number of characters before the mistake.
        let position: Int
    }

    private(set) var isHorizontal = true
    private(set) var parts: [Part] = []

    private let text: [Character]
    private var position = 0

    init(_ format: String) throws(SyntaxError) {
        text = Array(format.filter { !$0.isWhitespace })
        if take("V:") { isHorizontal = false } else { _ = take("H:") }
        if take("|") { parts.append(.edge) }
        if !parts.isEmpty { parts.append(.space(try space(ifMissing: [.zero]))) }
        parts.append(try view())
        while position < text.count {
            let space = try space(ifMissing: [.zero])
            parts.append(.space(space))
            if take("|") {
                parts.append(.edge)
                guard position == text.count else { throw mistake("nothing may follow the second |") }
                return
            }
            parts.append(try view())
        }
    }

    private var next: Character? { position < text.count ? text[position] : nil }

    private func mistake(_ message: String) -> SyntaxError { SyntaxError(message: message, position: position) }

    private mutating func take(_ sign: String) -> Bool {
        guard text[position...].starts(with: sign) else { return false }
        position += sign.count
        return true
    }

    private mutating func space(ifMissing missing: [Predicate]) throws(SyntaxError) -> [Predicate] {
        guard take("-") else { return missing }
        if next == "[" || next == "|" { return [] }
        let predicates = next == "(" ? try self.predicates() : [try predicate()]
        guard take("-") else { throw mistake("a - must follow the distance") }
        return predicates
    }

    private mutating func view() throws(SyntaxError) -> Part {
        guard take("[") else { throw mistake("a view in brackets, such as [icon], is expected") }
        guard let name = name() else { throw mistake("the name of a view is expected") }
        let predicates = next == "(" ? try self.predicates() : []
        guard take("]") else { throw mistake("a ] is missing") }
        return .view(name, predicates)
    }

    private mutating func predicates() throws(SyntaxError) -> [Predicate] {
        guard take("(") else { throw mistake("a ( is missing") }
        var list = [try predicate()]
        while take(",") { list.append(try predicate()) }
        guard take(")") else { throw mistake("a ) is missing") }
        return list
    }

    private mutating func predicate() throws(SyntaxError) -> Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if take("<=") { relation = .lessThanOrEqual } else if take(">=") { relation = .greaterThanOrEqual }
        _ = take("==")
        guard let amount = amount() else { throw mistake("a number, or the name of a metric or a view, is expected") }
        guard take("@") else { return Predicate(relation: relation, amount: amount) }
        guard let priority = self.amount() else { throw mistake("a priority is expected") }
        return Predicate(relation: relation, amount: amount, priority: priority)
    }

    private mutating func amount() -> Predicate.Amount? {
        if let name = name() { return .name(name) }
        let isNegative = take("-")
        let digits = text[position...].prefix { $0.isNumber || $0 == "." }
        guard let number = Double(String(digits)) else { return nil }
        position += digits.count
        return .number(isNegative ? -number : number)
    }

    private mutating func name() -> String? {
        guard let first = next, first.isLetter || first == "_" else { return nil }
        let letters = text[position...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        position += letters.count
        return String(letters)
    }
}

extension VisualFormat.Predicate {
    /// Two parts without a distance between them touch.
    fileprivate static let zero = Self(amount: .number(0))
}
