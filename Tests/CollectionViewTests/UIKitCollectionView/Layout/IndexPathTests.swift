import CollectionView
import Testing

@Suite struct IndexPathTests {
    @Test func anIndexPathNamesSectionAndItem() {
        var path = IndexPath(item: 3, section: 1)
        #expect(path.section == 1 && path.item == 3 && path.row == 3)
        path.item = 4
        #expect(path == IndexPath(row: 4, section: 1))
        #expect(Array(path) == [1, 4])
    }

    @Test func theClassHasTheSameNames() {
        let path = NSIndexPath(item: 3, section: 2)
        #expect(path.item == 3 && path.row == 3 && path.section == 2 && path.length == 2)
        #expect(NSIndexPath(row: 3, section: 2) == path)
    }
}
