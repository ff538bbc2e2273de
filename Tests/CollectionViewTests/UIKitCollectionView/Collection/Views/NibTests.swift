import CollectionView
import Testing

@Suite @MainActor struct NibTests {
    @Test func nibsAreNotRead() {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let complaints = CollectionViewDiagnostics.collected {
            view.register(UINib(nibName: "Card", bundle: nil), forCellWithReuseIdentifier: "card")
            layout.register(UINib(nibName: "Line", bundle: nil), forDecorationViewOfKind: "line")
        }
        #expect(complaints.count == 2)
        #expect(complaints.first?.contains("nib Card") == true && complaints.first?.contains("card") == true)
        let later = CollectionViewDiagnostics.collected {
            _ = view.dequeueReusableCell(withReuseIdentifier: "card", for: .item(0))
        }
        #expect(later.isEmpty, "a plain cell stands in")
    }
}
