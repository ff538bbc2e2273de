import CollectionLayout
import FixedColumnsExample
import MixedSectionsExample
import PinterestExample
import ShortestColumnExample
import StaggeredRowsExample
import UIKit

/// The layouts of the five tutorials.
enum Tutorial: Int, CaseIterable, Sendable {
    case photos = 1
    case shortestColumn, mixedSections, staggeredRows, fixedColumns

    /// The form of a layout: as its author wrote it, or as a layout of the core.
    enum Form: CaseIterable, Sendable { case subclass, core }

    /// - Parameter content: the sizes of items, for layouts that ask for them; held weakly.
    @MainActor func layout(_ form: Form, of content: PhotoSizes) -> UICollectionViewLayout {
        switch (self, form) {
        case (.photos, .subclass):
            let layout = PinterestLayout()
            layout.delegate = content
            return layout
        case (.photos, .core):
            let layout = PhotoColumnsLayout()
            layout.delegate = content
            return layout
        case (.shortestColumn, .subclass):
            let layout = ShortestColumnLayout()
            layout.delegate = content
            return layout
        case (.shortestColumn, .core):
            let layout = ShortestColumnsLayout()
            layout.delegate = content
            return layout
        case (.mixedSections, .subclass): return MixedSectionsLayout()
        case (.mixedSections, .core):
            return CollectionLayoutAdapter {
                MixedSections().section(SectionStyle(ofSection: $0), of: $1.itemCount, breadth: $1.breadth)
            }
        case (.staggeredRows, .subclass): return StaggeredRowsLayout()
        case (.staggeredRows, .core): return StaggeredRows().hosted()
        case (.fixedColumns, .subclass): return HeaderedColumnLayout()
        case (.fixedColumns, .core):
            return CollectionLayoutAdapter { FixedColumns().section(of: $1.itemCount, hasHeader: true) }
        }
    }

    /// Returns the numbers of items in all sections, of which the last has `count`. Some layouts show a single section.
    func counts(_ count: Int) -> [Int] {
        switch self {
        case .photos, .shortestColumn, .staggeredRows: [count]
        case .mixedSections: [1, 3, count]
        case .fixedColumns: [7, 0, count]
        }
    }
}
