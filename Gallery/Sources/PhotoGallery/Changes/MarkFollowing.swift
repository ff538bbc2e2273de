/// Keeps a gallery up to date with the marks that other galleries store.
public struct MarkFollowing: Sendable {
    let photos: FolderPhotos
    let interval: Duration

    public init(of photos: FolderPhotos, interval: Duration = .seconds(2)) {
        self.photos = photos
        self.interval = interval
    }

    /// Runs until the task is canceled.
    public func run() async {
        var known: MarkStore.Stamp?
        while true {
            let stamp = photos.marks.stamp
            // Marks that cannot be read now are read the next time. Those that are known stay.
            if stamp != known, (try? await photos.updateMarks()) != nil { known = stamp }
            do { try await Task.sleep(for: interval) } catch { return }
        }
    }
}
