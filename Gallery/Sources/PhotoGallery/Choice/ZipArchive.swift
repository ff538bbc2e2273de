import CZlib

/// A ZIP archive that is written while it is sent. Photos are compressed already, so its files are stored uncompressed.
///
/// Follows APPNOTE 6.3: names in UTF-8, and 64-bit fields where a size or position needs them.
struct ZipArchive {
    private struct Member {
        var path: [UInt8]
        var checksum: UInt32
        var size: UInt64
        var position: UInt64
        var date: UInt32
    }

    private var members: [Member] = []
    private var paths: Set<[UInt8]> = []
    private var position: UInt64 = 0

    /// Returns the bytes that precede the content of a file.
    ///
    /// - Parameters:
    ///   - path: the file's path in the archive, different for every file. Backslashes become underscores, because Windows
    ///     takes them for folders.
    ///   - checksum: the content's checksum, from ``checksum(_:_:)``.
    ///   - moment: the modification date.
    mutating func begin(_ path: String, size: UInt64, checksum: UInt32, moment: Moment) -> [UInt8] {
        let member = Member(
            path: distinctPath(for: path), checksum: checksum, size: size, position: position, date: Self.date(moment))
        members.append(member)
        var header = Bytes()
        let isLong = size >= Self.limit
        header.add(0x0403_4B50 as UInt32)
        addCommon(member, isLong: isLong, to: &header)
        header.add(UInt16(isLong ? 20 : 0))
        header.bytes += member.path
        if isLong {
            header.add(1 as UInt16)
            header.add(16 as UInt16)
            header.add(size)
            header.add(size)
        }
        position += UInt64(header.bytes.count) + size
        return header.bytes
    }

    private mutating func distinctPath(for path: String) -> [UInt8] {
        var bytes = path.utf8.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "_") : $0 }
        while !paths.insert(bytes).inserted {
            let name = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
            bytes.insert(UInt8(ascii: "_"), at: name)
        }
        return bytes
    }

    /// Returns the bytes that follow the last file: the directory of the archive.
    func end() -> [UInt8] {
        var directory = Bytes()
        for member in members {
            let isLong = member.size >= Self.limit || member.position >= Self.limit
            directory.add(0x0201_4B50 as UInt32)
            directory.add(Self.madeOnUnix)
            addCommon(member, isLong: isLong, to: &directory)
            directory.add(UInt16(isLong ? 28 : 0))
            // No comment, first disk, no DOS attributes.
            for _ in 0..<3 { directory.add(0 as UInt16) }
            directory.add(0o100_644 << 16 as UInt32)
            directory.add(isLong ? .max : UInt32(member.position))
            directory.bytes += member.path
            guard isLong else { continue }
            directory.add(1 as UInt16)
            directory.add(24 as UInt16)
            directory.add(member.size)
            directory.add(member.size)
            directory.add(member.position)
        }
        let size = UInt64(directory.bytes.count)
        let isLong = members.count >= 0xFFFF || position + size >= Self.limit
        if isLong { addLongEnd(directorySize: size, to: &directory) }
        directory.add(0x0605_4B50 as UInt32)
        directory.add(0 as UInt32)
        for _ in 0..<2 { directory.add(isLong ? .max : UInt16(members.count)) }
        directory.add(isLong ? .max : UInt32(size))
        directory.add(isLong ? .max : UInt32(position))
        directory.add(0 as UInt16)
        return directory.bytes
    }

    /// Returns the checksum of some content followed by `bytes`. The checksum of no content is 0.
    static func checksum(_ sum: UInt32, _ bytes: [UInt8]) -> UInt32 {
        UInt32(truncatingIfNeeded: crc32(uLong(sum), bytes, uInt(bytes.count)))
    }

    /// The first size or position that needs 64 bits.
    private static let limit: UInt64 = 0xFFFF_FFFF
    /// Version 4.5 of the specification, Unix file attributes.
    private static let madeOnUnix: UInt16 = 3 << 8 | 45

    /// Adds the fields that a file's header and its directory entry share, up to the length of the name.
    private func addCommon(_ member: Member, isLong: Bool, to bytes: inout Bytes) {
        bytes.add(UInt16(isLong ? 45 : 20))
        bytes.add(1 << 11 as UInt16)  // names are in UTF-8
        bytes.add(0 as UInt16)  // not compressed
        bytes.add(member.date)
        bytes.add(member.checksum)
        for _ in 0..<2 { bytes.add(isLong ? .max : UInt32(member.size)) }
        bytes.add(UInt16(member.path.count))
    }

    private func addLongEnd(directorySize: UInt64, to bytes: inout Bytes) {
        let start = position + directorySize
        bytes.add(0x0606_4B50 as UInt32)
        bytes.add(44 as UInt64)
        bytes.add(Self.madeOnUnix)
        bytes.add(45 as UInt16)
        bytes.add(0 as UInt64)
        for _ in 0..<2 { bytes.add(UInt64(members.count)) }
        bytes.add(directorySize)
        bytes.add(position)
        bytes.add(0x0706_4B50 as UInt32)
        bytes.add(0 as UInt32)
        bytes.add(start)
        bytes.add(1 as UInt32)
    }

    /// Returns a DOS date, with the time in the lower half. DOS has no year before 1980.
    private static func date(_ moment: Moment) -> UInt32 {
        guard moment.year >= 1980 else { return 1 << 21 | 1 << 16 }
        let day =
            UInt32(min(moment.year, 2107) - 1980) << 9 | UInt32(moment.monthOfYear) << 5 | UInt32(moment.dayOfMonth)
        let clock = moment.digits % 1_000_000
        let time = UInt32(clock / 10_000) << 11 | UInt32(clock / 100 % 100) << 5 | UInt32(clock % 100 / 2)
        return day << 16 | time
    }
}

/// A list of bytes, to which numbers are added in little-endian order.
private struct Bytes {
    var bytes: [UInt8] = []

    mutating func add<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }
}
