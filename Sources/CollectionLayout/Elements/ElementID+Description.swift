#if !$Embedded
    extension ElementKind: CustomStringConvertible {
        /// The kind in words, such as `header`, `global footer` or `custom 3`.
        public var description: String {
            switch self {
            case .item: "item"
            case .header: "header"
            case .footer: "footer"
            case .background: "background"
            case .globalHeader: "global header"
            case .globalFooter: "global footer"
            case .boundary: "boundary item"
            case .globalBoundary: "global boundary item"
            case .separator: "separator"
            case .badge: "badge"
            default: customNumber.map { "custom \($0)" } ?? "kind \(raw)"
            }
        }
    }

    extension ElementID: CustomStringConvertible {
        /// The element in words, such as `item 4 of section 0`, `header of section 2` or `badge on item 4 of section 0`.
        public var description: String {
            switch kind {
            case .globalHeader, .globalFooter: "\(kind)"
            case .globalBoundary: "\(kind) \(item)"
            case .header, .footer, .background: "\(kind) of section \(section)"
            case .item, .boundary: "\(kind) \(item) of section \(section)"
            default: "\(kind) on item \(item) of section \(section)"
            }
        }
    }
#endif
