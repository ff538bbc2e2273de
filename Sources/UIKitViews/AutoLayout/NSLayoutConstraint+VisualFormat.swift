import Foundation

extension NSLayoutConstraint {
    /// How the parts of a visual format are aligned, and in which direction they follow each other.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left edges of all views are on one line.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// The right edges of all views are on one line.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// The top edges of all views are on one line.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// The bottom edges of all views are on one line.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The leading edges of all views are on one line.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The trailing edges of all views are on one line.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// The centers of all views are on one vertical line.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// The centers of all views are on one horizontal line.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// The last baselines of all views are on one line.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// The first baselines of all views are on one line.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The views follow each other in the reading direction. This is the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// The views follow each other from the left to the right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The views follow each other from the right to the left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        fileprivate var alignments: [Attribute] {
            let table: [(FormatOptions, Attribute)] = [
                (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
                (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
                (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
                (.alignAllFirstBaseline, .firstBaseline),
            ]
            return table.filter { contains($0.0) }.map(\.1)
        }
    }

    /// Returns the constraints that a visual format describes, such as `H:|-[icon(24)]-8-[title]-|`.
    ///
    /// A format that cannot be read, or that names a view or a metric that does not exist, is reported as a mistake and has no
    /// constraints.
    ///
    /// - Parameters:
    ///   - metrics: The numbers for names in the format.
    ///   - views: The views for names in the format.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try VisualConstraints(VisualFormat(format), options: opts, metrics: metrics ?? [:], views: views)
                .constraints
        } catch let error as VisualFormat.SyntaxError {
            CollectionViewDiagnostics.mistake(
                "Unable to parse constraint format: \(error.message), at character \(error.position) of \(format)")
        } catch let error as VisualConstraints.UnknownName {
            CollectionViewDiagnostics.mistake(
                "Unable to interpret '\(error.name)', which is neither a view nor a metric, in the constraint format \(format)"
            )
        } catch {
            CollectionViewDiagnostics.mistake("Unable to parse constraint format \(format)")
        }
        return []
    }
}

/// The standard distances between views and from the edges of the superview, in points.
let standardDistances = (views: CGFloat(8), edges: CGFloat(20))

/// The constraints of a visual format.
@MainActor private struct VisualConstraints {
    struct UnknownName: Error { let name: String }

    private(set) var constraints: [NSLayoutConstraint] = []
    private let isHorizontal: Bool
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]

    init(
        _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) throws {
        (isHorizontal, self.options, self.metrics, self.views) = (format.isHorizontal, options, metrics, views)
        let named = try format.parts.compactMap { part -> AnyObject? in
            if case .view(let name, _) = part { try view(name) } else { nil }
        }
        guard let first = named.first else { return }
        let superview = (first as? UIView)?.superview ?? (first as? UILayoutGuide)?.owningView
        var last: (item: AnyObject, isEdge: Bool)?
        var space: [VisualFormat.Predicate] = []
        var index = 0
        for part in format.parts {
            switch part {
            case .space(let predicates): space = predicates
            case .edge:
                guard let superview else { continue }
                if let last { try add(space, from: last, to: (superview, true)) }
                last = (superview, true)
            case .view(_, let predicates):
                let item = named[index]
                index += 1
                if let last { try add(space, from: last, to: (item, false)) }
                for predicate in predicates { try add(predicate, to: item) }
                last = (item, false)
            }
        }
        align(named)
    }

    private func view(_ name: String) throws -> AnyObject {
        guard let view = views[name] else { throw UnknownName(name: name) }
        return view as AnyObject
    }

    private func number(_ amount: VisualFormat.Predicate.Amount) throws -> CGFloat {
        switch amount {
        case .number(let number): return CGFloat(number)
        case .name(let name):
            switch metrics[name] {
            case let value as CGFloat: return value
            case let value as Int: return CGFloat(value)
            case let value as Float: return CGFloat(value)
            case let value as NSNumber: return CGFloat(value.doubleValue)
            default: throw UnknownName(name: name)
            }
        }
    }

    private var sides: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        if !isHorizontal { return (.top, .bottom) }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }

    private mutating func add(
        _ predicates: [VisualFormat.Predicate], from first: (item: AnyObject, isEdge: Bool),
        to second: (item: AnyObject, isEdge: Bool)
    ) throws {
        let sides = sides
        // A distance grows in the direction of the row, which is to the left between a left and a right side.
        let isBackward = options.contains(.directionRightToLeft) && isHorizontal
        let standard = first.isEdge || second.isEdge ? standardDistances.edges : standardDistances.views
        let all = predicates.isEmpty ? [VisualFormat.Predicate(amount: .number(Double(standard)))] : predicates
        for predicate in all {
            let distance = try number(predicate.amount)
            let relation = isBackward ? predicate.relation.reversed : predicate.relation
            try add(
                NSLayoutConstraint(
                    item: second.item, attribute: second.isEdge ? sides.end : sides.start, relatedBy: relation,
                    toItem: first.item, attribute: first.isEdge ? sides.start : sides.end, multiplier: 1,
                    constant: isBackward ? -distance : distance),
                priority: predicate.priority)
        }
    }

    private mutating func add(_ predicate: VisualFormat.Predicate, to item: AnyObject) throws {
        let extent: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
        if case .name(let name) = predicate.amount, let other = views[name] {
            try add(
                NSLayoutConstraint(
                    item: item, attribute: extent, relatedBy: predicate.relation, toItem: other, attribute: extent,
                    multiplier: 1, constant: 0), priority: predicate.priority)
        } else {
            try add(
                NSLayoutConstraint(
                    item: item, attribute: extent, relatedBy: predicate.relation, toItem: nil,
                    attribute: .notAnAttribute, multiplier: 1, constant: number(predicate.amount)),
                priority: predicate.priority)
        }
    }

    private mutating func add(
        _ constraint: NSLayoutConstraint, priority: VisualFormat.Predicate.Amount?
    ) throws {
        if let priority { constraint.priority = UILayoutPriority(rawValue: Float(try number(priority))) }
        constraints.append(constraint)
    }

    private mutating func align(_ items: [AnyObject]) {
        for attribute in options.alignments {
            for (first, second) in zip(items, items.dropFirst()) {
                constraints.append(
                    NSLayoutConstraint(
                        item: second, attribute: attribute, relatedBy: .equal, toItem: first, attribute: attribute,
                        multiplier: 1, constant: 0))
            }
        }
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var reversed: Self { Self(rawValue: -rawValue) ?? .equal }
}
