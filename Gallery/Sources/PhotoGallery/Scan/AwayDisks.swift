import CPhoto
import Foundation

/// The folders within a photo folder whose disks were mounted in earlier scans and are not now.
///
/// Nobody can delete a folder where a disk is mounted. So if such a folder is empty or gone, its disk was unplugged, and its
/// photos still exist. If the folder has other content, or if its parent is gone, a person has changed the folders.
struct AwayDisks: Sendable, Equatable {
    /// The folders' paths within the photo folder, in order.
    let folders: [RelativePath]
    /// The absolute paths of these folders.
    let paths: [String]

    init() { (folders, paths) = ([], []) }

    /// - Parameters:
    ///   - known: the mount points of earlier scans.
    ///   - mounted: the mount points that a scan has found now.
    init(_ known: Set<RelativePath>, notIn mounted: Set<RelativePath>, of folder: PhotoFolder) {
        var away: [RelativePath] = []
        for point in known.subtracting(mounted).sorted(by: { $0.string < $1.string }) {
            let isInAway = away.contains { point.isInside(Array($0.string.utf8)) }
            if isInAway || Self.isLeft(folder.path(of: point)) { away.append(point) }
        }
        folders = away
        paths = away.map(folder.path(of:))
    }

    /// Returns whether a mount point looks as it does when its disk was unplugged.
    private static func isLeft(_ path: String) -> Bool {
        if let content = try? FileManager.default.contentsOfDirectory(atPath: path) { return content.isEmpty }
        return access(path, F_OK) != 0 && errno == ENOENT && access(String(path[..<path.slash]), F_OK) == 0
    }

    /// Whether one of the disks is mounted again.
    var isAnyBack: Bool { paths.contains { photo_is_mount_point($0) } }

    /// Returns whether a file is on one of the disks.
    func contains(_ file: RelativePath) -> Bool {
        folders.contains { file.isInside(Array($0.string.utf8)) }
    }

    /// The sentence for people; `nil` if all disks are there.
    var trouble: String? {
        switch paths.count {
        case 0: nil
        case 1:
            "The disk of the folder \"\(paths[0])\" is missing. Its photos stay in the gallery until it is back."
        default:
            """
            The disks of several folders are missing, among them \"\(paths[0])\". Their photos stay in the gallery until \
            they are back.
            """
        }
    }
}

extension String {
    /// The position of the last slash.
    fileprivate var slash: Index { lastIndex(of: "/") ?? startIndex }
}
