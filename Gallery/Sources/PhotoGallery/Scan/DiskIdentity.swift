import CPhoto
import Foundation

/// The identity of a mounted disk's file system, by which a disk is recognized when it is mounted again.
///
/// It is the file system's UUID, which every kind of disk has, even the FAT of cameras and sticks. Where the system
/// lists no UUIDs, as in many containers, and for file systems without a disk, it is the number that `statfs` reports
/// (`f_fsid`). Names of devices and sizes would not suffice: two sticks are called `sdb1` one after the other, and one
/// is `sdc1` the next time. A network folder often has neither. Two disks without an identity count as the same one,
/// because photos that are kept by mistake are better than a disk that is read again at each start.
struct DiskIdentity: Hashable, Sendable {
    let text: String

    /// The identity of a disk that cannot be told from others.
    static let unknown = DiskIdentity(text: "")

    init(text: String) { self.text = text }

    /// - Parameter folder: the absolute path of the folder where the disk is mounted.
    init(ofDiskAt folder: String) {
        let number = photo_file_system_identity(folder)
        text = Self.uuid(ofDiskAt: folder) ?? (number == 0 ? "" : String(number, radix: 16))
    }

    private static let listPath = "/dev/disk/by-uuid"

    private static func uuid(ofDiskAt folder: String) -> String? {
        var disk = stat()
        guard stat(folder, &disk) == 0 else { return nil }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: listPath)) ?? []
        return names.first { name in
            var device = stat()
            return stat("\(listPath)/\(name)", &device) == 0 && device.st_mode & S_IFMT == S_IFBLK
                && device.st_rdev == disk.st_dev
        }
    }
}
