import Foundation

/// A data source that knows sections by more than their index.
@MainActor protocol SectionNaming: AnyObject {
    /// Nil where there is no such section.
    func name(ofSection index: Int) -> AnyHashable?
    func section(named name: AnyHashable) -> Int?
}

extension UICollectionViewDiffableDataSource: SectionNaming {
    func name(ofSection index: Int) -> AnyHashable? { sectionIdentifier(for: index).map(AnyHashable.init) }

    func section(named name: AnyHashable) -> Int? {
        (name.base as? SectionIdentifierType).flatMap { index(for: $0) }
    }
}
