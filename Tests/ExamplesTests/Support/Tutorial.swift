import CollectionLayout
import FixedColumnsExample
import MixedSectionsExample
import PinterestExample
import ShortestColumnExample
import StaggeredRowsExample
import UIKit

/// The five tutorials, by their layouts.
enum Tutorial: Int, CaseIterable, Sendable {
    case photos = 1
    case shortestColumn, mixedSections, staggeredRows, fixedColumns

    /// Whether a layout is written as its author meant it, or as a layout of the core.
    enum Form: CaseIterable, Sendable { case subclass, core }

    /// - Parameter content: the sizes of items, for those layouts that ask for them; it is held weakly.
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

    /// How many items the sections have if the last one has so many. Some layouts show a single section.
    func counts(_ count: Int) -> [Int] {
        switch self {
        case .photos, .shortestColumn, .staggeredRows: [count]
        case .mixedSections: [1, 3, count]
        case .fixedColumns: [7, 0, count]
        }
    }
}
