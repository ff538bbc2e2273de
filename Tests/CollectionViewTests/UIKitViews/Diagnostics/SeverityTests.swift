import CollectionView
import Synchronization
import Testing

@testable import UIKitViews

/// The handler of diagnostics can tell exceptions of UIKit from its log messages.
@Suite @MainActor struct SeverityTests {
    private func severities(_ body: () -> Void) -> [CollectionViewDiagnostic.Severity] {
        let severities = Mutex<[CollectionViewDiagnostic.Severity]>([])
        CollectionViewDiagnostics.withHandler(
            { diagnostic in severities.withLock { $0.append(diagnostic.severity) } }, body)
        return severities.withLock { $0 }
    }

    @Test func anExceptionOfUIKitIsAMistake() {
        let stage = Stage(TextSource([["a"]]), ListLayout())
        stage.show()
        #expect(severities { stage.view.deleteItems(at: [.item(3)]) } == [.mistake])
    }

    @Test func aDescriptionThatUIKitOnlyLogsIsAWarning() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(-1), heightDimension: .absolute(20)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let stage = Stage(TextSource([["a"]]), layout)
        let found = severities { stage.show() }
        #expect(!found.isEmpty && found.allSatisfy { $0 == .warning })
    }
}
