@testable import PhotoGallery

extension PhotoSource {
    /// Returns the photos in the usual order of a grouping.
    func arranged(_ grouping: Grouping) throws -> any PhotoArrangement {
        try arrangement(PhotoQuery(grouping: grouping))
    }
}
