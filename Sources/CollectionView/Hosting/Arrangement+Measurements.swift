import CollectionLayout

extension Arrangement {
    /// What has been measured so far, to be given to another arrangement of the same elements. O(n).
    var measurements: [MeasuredSize] { measurements(ofSections: Array(sections.indices)) }

    /// O(items of the sections).
    func measurements(ofSections numbers: [Int]) -> [MeasuredSize] {
        numbers.flatMap { number -> [MeasuredSize] in
            let section = sections[number]
            var measured: [(id: ElementID, size: ItemSize)] = []
            if let header = section.header { measured.append((.header(section: number), header)) }
            if let footer = section.footer { measured.append((.footer(section: number), footer)) }
            measured.removeAll { !$0.size.isMeasured }
            if let items = section.items {
                for index in 0..<items.count where items[index].isMeasured {
                    measured.append((.item(index, section: number), items[index]))
                }
            }
            return measured.compactMap { id, size in
                logicalFrame(of: id).map { frame in
                    MeasuredSize(
                        id, length: size.length(forBreadth: frame.breadth),
                        breadth: id.kind == .item ? section.items?.breadth(of: id.item) : nil)
                }
            }
        }
    }

    /// Those of the measurements that still concern something that sizes itself.
    func accepted(_ measurements: [MeasuredSize]) -> [MeasuredSize] {
        measurements.filter { isSelfSizing($0.element) }
    }

    /// Whether measuring an element makes a difference. O(1).
    func isSelfSizing(_ id: ElementID) -> Bool {
        switch id.kind {
        case .globalHeader: return headerAndFooter.header?.isSelfSizing ?? false
        case .globalFooter: return headerAndFooter.footer?.isSelfSizing ?? false
        default: break
        }
        guard sections.indices.contains(id.section) else { return false }
        let section = sections[id.section]
        switch id.kind {
        case .item: return section.items.map { id.item < $0.count && $0[id.item].isSelfSizing } ?? false
        case .header: return section.header?.isSelfSizing ?? false
        case .footer: return section.footer?.isSelfSizing ?? false
        default: return false
        }
    }
}

extension ItemSize {
    var isMeasured: Bool { isSelfSizing && !isEstimate }
}
