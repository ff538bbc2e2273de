import UIKit

/// The range of each section of a flow layout along the scroll direction.
///
/// Sections follow one another without a gap, so that their ends are enough.
struct SectionSpans {
    private(set) var ends: [CGFloat] = []

    func span(of section: Int) -> ClosedRange<CGFloat> {
        let start = section == 0 ? 0 : ends[section - 1]
        return start...max(start, ends[section])
    }

    func sections(meeting window: ClosedRange<CGFloat>) -> [Int] {
        ends.indices.filter { span(of: $0).overlaps(window) }
    }
}

extension SectionSpans {
    /// - Complexity: O(*n*) for *n* elements of the flow.
    init(of flow: UICollectionViewFlowLayout, elements: [UICollectionViewLayoutAttributes]) {
        guard let collectionView = flow.collectionView else { return }
        let axis = ScrollAxis(flow.scrollDirection)
        var last: [Part: CGFloat] = [:]
        for element in elements {
            guard let part = Part(element) else { continue }
            last[part] = max(last[part] ?? 0, axis.range(of: element.frame).upperBound)
        }
        let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
        for section in 0..<collectionView.numberOfSections {
            let insets =
                delegate?.collectionView?(collectionView, layout: flow, insetForSectionAt: section) ?? flow.sectionInset
            let (leading, trailing) = axis.ends(of: insets)
            if let footer = last[Part(section: section, name: .footer)] {
                ends.append(footer)
            } else if let items = last[Part(section: section, name: .items)] {
                ends.append(items + trailing)
            } else {
                let start = last[Part(section: section, name: .header)] ?? ends.last ?? 0
                ends.append(start + leading + trailing)
            }
        }
    }

    private struct Part: Hashable {
        enum Name { case header, items, footer }

        let section: Int
        let name: Name

        init(section: Int, name: Name) {
            self.section = section
            self.name = name
        }

        init?(_ element: UICollectionViewLayoutAttributes) {
            section = element.indexPath.section
            switch (element.representedElementCategory, element.representedElementKind) {
            case (.cell, _): name = .items
            case (.supplementaryView, UICollectionView.elementKindSectionHeader?): name = .header
            case (.supplementaryView, UICollectionView.elementKindSectionFooter?): name = .footer
            default: return nil
            }
        }
    }
}
