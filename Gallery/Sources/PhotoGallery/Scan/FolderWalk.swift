import CPhoto
import Foundation

/// A file that may be a photo, as the file system describes it.
struct FoundFile: Sendable, Equatable {
    var path: RelativePath
    /// In bytes.
    var size: Int64
    /// In nanoseconds since 1970.
    var modified: Int64

    /// A text that changes with the file's content.
    var version: String { String(UInt64(bitPattern: modified &* 31 &+ size), radix: 36) }

    /// Returns whether a file with another name is the one that was found, judging by size and date.
    func isSameContent(as other: FoundFile) -> Bool { size == other.size && modified == other.modified }

    /// Returns whether an open file is still the one that was found.
    func isUnchanged(_ file: RegularFile) -> Bool { file.size == size && file.modified == modified }
}

/// The results of a walk through a folder.
struct FolderContents: Sendable {
    var files: [FoundFile] = []
    /// The absolute paths of the folder and of all folders in it.
    var folders: [String] = []
    /// Whether other machines may change one of the folders. The system does not report their changes.
    var isRemote: Bool { fileSystems.values.contains(where: Self.remoteFileSystems.contains) }
    var skipped: [SkippedFile] = []
    /// The files and folders that exist and could not be read. What is in such a folder is not known.
    var unreadable: [RelativePath] = []
    /// The folders where disks are mounted, without the photo folder itself.
    var mountPoints: Set<RelativePath> = []
    /// The types of the file systems that the folders are on, by their devices. Any folder can be a mounted one.
    private var fileSystems: [dev_t: UInt32] = [:]

    /// Linux's numbers for NFS, SMB, CIFS, Coda, AFS, Ceph, 9P and FUSE.
    private static let remoteFileSystems: Set<UInt32> = [
        0x6969, 0x517B, 0xFE53_4D42, 0xFF53_4D42, 0x7375_7245, 0x5346_414F, 0x00C3_6400, 0x0102_1997, 0x6573_5546,
    ]

    fileprivate mutating func add(folder: String, on device: dev_t) {
        folders.append(folder)
        if fileSystems[device] == nil { fileSystems[device] = photo_file_system(folder) }
    }

    /// Returns whether a file may exist although the walk has not found it.
    func mayHide(_ file: RelativePath) -> Bool {
        unreadable.contains { $0 == file || file.isInside(Array($0.string.utf8)) }
    }
}

extension PhotoFolder {
    /// Finds the photo files in this folder and all folders in it by name. Of files whose names do not tell, it reads the
    /// first bytes.
    ///
    /// Ignores hidden files and folders, and those that systems create. Pictures in other formats are listed as skipped.
    /// A link to a file in the folder counts as another file. A link to a folder in it is not followed, because the
    /// walk visits that folder anyway; so loops are harmless. A link that leads out of the folder is skipped.
    ///
    /// - Throws: ``PhotoFolderError`` if the walk could not be finished, for example because the disk was unplugged. The
    ///   files that it has found are only some then.
    func contents() throws(PhotoFolderError) -> FolderContents {
        var contents = FolderContents()
        var root: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
        defer { free(root[0]) }
        guard let walk = fts_open(&root, FTS_PHYSICAL | FTS_NOCHDIR, nil) else {
            throw .interrupted(path, reason: String(cString: strerror(errno)))
        }
        defer { fts_close(walk) }
        var problem: Int32 = 0
        errno = 0
        while let entry = fts_read(walk) {
            if entry.pointee.fts_level == 0, Self.isUnreadable(entry) {
                problem = entry.pointee.fts_errno
            } else {
                visit(entry, in: walk, &contents)
            }
            errno = 0
        }
        if problem == 0 { problem = errno }
        guard isThere else { throw .gone(path) }
        guard problem == 0 else {
            throw .interrupted(path, reason: String(cString: strerror(problem)))
        }
        // A disk that was unplugged during the walk has not been seen whole.
        contents.mountPoints = contents.mountPoints.filter { photo_is_mount_point(path(of: $0)) }
        return contents
    }

    private static func isUnreadable(_ entry: UnsafeMutablePointer<FTSENT>) -> Bool {
        [FTS_DNR, FTS_ERR, FTS_NS].contains(Int32(entry.pointee.fts_info))
    }

    private func visit(
        _ entry: UnsafeMutablePointer<FTSENT>, in walk: UnsafeMutablePointer<FTS>, _ contents: inout FolderContents
    ) {
        let isRoot = entry.pointee.fts_level == 0
        let kind = Int32(entry.pointee.fts_info)
        guard kind != FTS_DP else { return }
        if isRoot, kind == FTS_D {
            contents.add(folder: path, on: entry.pointee.fts_statp.pointee.st_dev)
            return
        }
        let start = path == "/" ? 1 : path.utf8.count + 1
        let bytes = UnsafeBufferPointer(start: entry.pointee.fts_path, count: Int(entry.pointee.fts_pathlen))
        let relative = bytes.dropFirst(start).map { UInt8(bitPattern: $0) }
        let shown = String(decoding: relative, as: UTF8.self)
        let name = bytes.suffix(Int(entry.pointee.fts_namelen))
        let isFolder = kind == FTS_D || kind == FTS_DNR
        if !isRoot, name.first == CChar(UInt8(ascii: ".")) || isFolder && FileKind.isSystemFolder(shown) {
            fts_set(walk, entry, FTS_SKIP)
            return
        }
        if Self.isUnreadable(entry) {
            // A file or folder that was deleted during the walk is gone.
            guard entry.pointee.fts_errno != ENOENT else { return }
            let reason = String(cString: strerror(entry.pointee.fts_errno))
            contents.skipped.append(SkippedFile(name: shown, reason: "cannot be read: \(reason)"))
            contents.unreadable.append(RelativePath(shown))
            return
        }
        guard kind != FTS_D else {
            let folder = path(of: RelativePath(shown))
            contents.add(folder: folder, on: entry.pointee.fts_statp.pointee.st_dev)
            if photo_is_mount_point(folder) { contents.mountPoints.insert(RelativePath(shown)) }
            return
        }
        let fileKind = FileKind(named: shown)
        let isShown =
            fileKind.isShown || kind == FTS_F && fileKind == .ambiguous && Self.isMedia(entry.pointee.fts_path)
        let isUTF8 = String(validating: relative, as: UTF8.self) != nil
        switch kind {
        case FTS_SL where isUTF8, FTS_SLNONE where isUTF8:
            visitLink(shown, hasPhotoName: fileKind.isShown, &contents)
        case _ where fileKind == .unknown || fileKind == .ambiguous && !isShown:
            break
        case FTS_F where !isShown:
            contents.skipped.append(SkippedFile(name: shown, reason: fileKind.reason, kind: fileKind.rawValue))
        case _ where !isShown:
            break
        case _ where !isUTF8:
            contents.skipped.append(SkippedFile(name: shown, reason: "has a name that is not UTF-8; rename it"))
        case FTS_F:
            contents.add(RelativePath(shown), entry.pointee.fts_statp.pointee)
        default:
            contents.skipped.append(SkippedFile(name: shown, reason: "is not a regular file"))
        }
    }

    /// Returns whether a file begins like a photo or video.
    private static func isMedia(_ path: UnsafePointer<CChar>) -> Bool {
        guard let file = try? RegularFile(path) else { return false }
        return PhotoFormat(of: .ambiguous, startingWith: file.read(from: 0, count: 400)) != nil
    }

    private func visitLink(_ name: String, hasPhotoName: Bool, _ contents: inout FolderContents) {
        var status = stat()
        let link = path + "/" + name
        guard let target = realPath(link), stat(target, &status) == 0 else {
            let isThere = stat(link, &status) == 0
            let reason = isThere ? "is a link to a file whose path is not UTF-8; rename it" : "is a link to nothing"
            if hasPhotoName { contents.skipped.append(SkippedFile(name: name, reason: reason)) }
            return
        }
        let kind = status.st_mode & S_IFMT
        guard kind == S_IFDIR || hasPhotoName else { return }
        if !contains(target) {
            contents.skipped.append(SkippedFile(name: name, reason: "is a link that leaves the folder"))
        } else if kind == S_IFREG {
            contents.add(RelativePath(name), status)
        }
    }
}

extension FolderContents {
    fileprivate mutating func add(_ path: RelativePath, _ status: stat) {
        files.append(FoundFile(path: path, size: Int64(status.st_size), modified: status.modified))
    }
}
