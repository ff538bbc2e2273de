#if !COMMON_ONLY
    import CollectionLayout

    /// A template that the page describes. Templates cannot be compared, but their records can.
    public struct WebTemplate: Equatable, Sendable {
        /// The records of one outermost group.
        private let records: [TemplateRecord]

        public init(_ records: some Sequence<TemplateRecord>) { self.records = Array(records) }

        /// A large item beside two small ones, for pages that describe no template.
        static let standard = WebTemplate([
            .group(.across, of: 2, 0.5, .ofBreadth, 1, .ofBreadth),
            TemplateRecord(1, .ofLength, 2 / 3, .ofBreadth),
            .group(.along, of: 1, 1, .ofLength, 1 / 3, .ofBreadth),
            TemplateRecord(0.5, .ofLength, 1, .ofBreadth),
        ])

        /// Whether items have extents of their own along the main axis, so that the frames do not follow from the
        /// indices.
        var usesItemLengths: Bool {
            records.contains { $0.nodeKind == .item && $0.lengthUnit == Double(TemplateUnit.estimated.rawValue) }
        }

        /// Returns the template of the layout engine.
        ///
        /// - Parameter spacing: the space between groups, and between the subitems of groups that have none of their
        ///   own.
        func template(spacing: Double) -> Template {
            var next = 0
            return Template(node(&next, spacing), spacing: spacing)
        }

        /// Returns the node whose record is the next one, and moves on to the record after its subitems.
        private func node(_ next: inout Int, _ spacing: Double) -> Template.Node {
            guard records.indices.contains(next) else { return .item() }
            let record = records[next]
            next += 1
            let length = Template.Dimension(record.length, record.lengthUnit)
            let breadth = Template.Dimension(record.breadth, record.breadthUnit)
            let insets = LogicalInsets(all: record.inset)
            if record.nodeKind == .item { return .item(length: length, breadth: breadth, insets: insets) }
            var subitems: [Template.Node] = []
            let count = record.subitemCount.integer(otherwise: 0)
            while subitems.count < count, next < records.count { subitems.append(node(&next, spacing)) }
            let gap = Template.Spacing.fixed(record.spacing < 0 ? spacing : record.spacing)
            let times = record.repetition.integer(otherwise: 0)
            let repetition: Template.Repetition =
                times <= 0 ? .whileFitting : record.sharesEqually == 1 ? .equalParts(times) : .count(times)
            return record.nodeKind == .along
                ? .column(
                    length: length, breadth: breadth, subitems, repeating: repetition, spacing: gap, insets: insets)
                : .row(length: length, breadth: breadth, subitems, repeating: repetition, spacing: gap, insets: insets)
        }
    }

    extension TemplateRecord {
        /// Creates a group.
        public static func group(
            _ kind: TemplateNodeKind, of subitemCount: Int, _ length: Double, _ lengthUnit: TemplateUnit,
            _ breadth: Double, _ breadthUnit: TemplateUnit
        ) -> TemplateRecord {
            var group = TemplateRecord(length, lengthUnit, breadth, breadthUnit)
            group.kind = Double(kind.rawValue)
            group.subitemCount = Double(subitemCount)
            return group
        }

        fileprivate var nodeKind: TemplateNodeKind { TemplateNodeKind(recorded: kind) ?? .item }
    }

    extension Template.Dimension {
        fileprivate init(_ number: Double, _ unit: Double) {
            switch TemplateUnit(recorded: unit) {
            case .ofLength: self = .fractionalLength(number)
            case .ofBreadth: self = .fractionalBreadth(number)
            case .estimated: self = .estimated(number)
            case .absolute, nil: self = .absolute(number)
            }
        }
    }
#endif
