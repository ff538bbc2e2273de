import Foundation

/// A data source with names for its sections. Unlike indices, names stay the same when other sections are inserted.
@MainActor protocol SectionNaming: AnyObject {
    /// Returns the name of a section; nil if there is no such section.
    func name(ofSection index: Int) -> AnyHashable?
    func section(named name: AnyHashable) -> Int?
}

extension UICollectionViewDiffableDataSource: SectionNaming {
    func name(ofSection index: Int) -> AnyHashable? { sectionIdentifier(for: index).map(AnyHashable.init) }

    func section(named name: AnyHashable) -> Int? {
        (name.base as? SectionIdentifierType).flatMap { index(for: $0) }
    }
}
