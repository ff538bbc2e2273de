import Foundation

/// A folder that is mounted in a test's photo folder, like a disk.
final class TestDisk: Sendable {
    // It is deleted after the disk was unmounted.
    private let folder: TestFolder
    private let point: String
    private let content: String

    init(in folder: TestFolder, at name: String) throws {
        self.folder = folder
        (point, content) = ("\(folder.photos)/\(name)", folder.base + "/disk")
        for folder in [point, content] {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
    }

    deinit { umount2(point, Int32(MNT_DETACH)) }

    func mount() throws { try check(Glibc.mount(content, point, nil, UInt(MS_BIND), nil)) }

    /// Mounts another, empty disk at the same place.
    func mountAnother() throws { try check(Glibc.mount("another", point, "tmpfs", 0, nil)) }

    func unmount() throws { try check(umount2(point, Int32(MNT_DETACH))) }

    private func check(_ result: Int32) throws {
        if result != 0 { throw POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO) }
    }

    /// Whether this process may mount folders.
    static let canBeMounted: Bool = {
        guard let folder = try? TestFolder(), let disk = try? TestDisk(in: folder, at: "usb") else { return false }
        return (try? disk.mount()) != nil
    }()
}
