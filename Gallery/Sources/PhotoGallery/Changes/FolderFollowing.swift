import Foundation

/// Keeps a gallery up to date with its folder: rescans it when the system reports a change, and periodically if the
/// system does not.
public struct FolderFollowing: Sendable {
    let photos: FolderPhotos
    /// The time between scans if the system does not report changes, in seconds.
    let interval: Double

    public init(of photos: FolderPhotos, interval: Double = 30) {
        self.photos = photos
        self.interval = interval
    }

    /// Runs until the task is canceled.
    /// - Parameter warn: receives a sentence about why changes are noticed late, once for each reason.
    public func run(warn: @Sendable (String) -> Void) async {
        let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let watch = FolderWatch { signal.yield() }
        var warned: Set<FolderWatch.Gap> = []
        var later: Task<Void, Never>?
        defer { later?.cancel() }
        signal.yield()
        for await _ in signals {
            let start = ContinuousClock.now
            let look = try? await photos.look()
            let took = start.duration(to: .now)
            var (isNew, gap) = watch?.watch(look?.folders ?? []) ?? (false, .remote)
            if look?.isRemote == true { gap = gap ?? .remote }
            if look == nil { gap = nil }
            if let gap, warned.insert(gap).inserted { warn(sentence(about: gap)) }
            later?.cancel()
            let away = look?.away ?? AwayDisks()
            let isDue = look == nil || gap != nil || look?.isUnsettled == true
            if isNew {
                // Files may have come into a new folder before it was watched.
                signal.yield()
            } else if isDue || !away.folders.isEmpty {
                let unwatched = look == nil ? 5 : isDue ? interval : min(interval, 5)
                let pause = look?.isUnsettled == true ? FolderScan.settling : unwatched
                later = Task {
                    // The system does not report that a disk is mounted.
                    repeat {
                        do { try await Task.sleep(for: .seconds(pause)) } catch { return }
                    } while !isDue && !away.isAnyBack
                    signal.yield()
                }
            }
            // Limits scanning to a third of the time. While many files are being copied, they appear in steps.
            do { try await Task.sleep(for: max(.milliseconds(250), took * 2)) } catch { return }
        }
    }

    private func sentence(about gap: FolderWatch.Gap) -> String {
        let seconds = Int(interval)
        return switch gap {
        case .tooManyFolders:
            """
            There are more folders than the system watches (fs.inotify.max_user_watches): changes are looked for every \
            \(seconds) seconds.
            """
        case .remote:
            """
            The system does not report all changes in this folder, because it is on a network or contains such a folder. The \
            gallery looks for changes every \(seconds) seconds.
            """
        }
    }
}
