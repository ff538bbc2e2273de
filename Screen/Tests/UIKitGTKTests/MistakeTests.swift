import CollectionView
import Foundation
import Testing
@_spi(Host) import UIKitViews

@testable import UIKitGTK

/// Mistakes of an app in a window.
@Suite struct MistakeTests {
    @Test func aMistakeIsReportedInUIKitsWordsAndTheAppGoesOn() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                ScreenApplication.reportMistakes()
                let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                _ = view.dequeueReusableCell(withReuseIdentifier: "unknown", for: IndexPath(item: 0, section: 0))
            }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("could not dequeue a view of kind: UICollectionElementKindCell"))
    }
}
