/// The bytes of a file that a request asks for, by RFC 9110: all of them, or one range.
enum ByteRange: Equatable {
    case whole
    case part(Range<Int>)
    /// The range is beyond the end of the file.
    case outside

    /// - Parameters:
    ///   - header: the request's header, such as "bytes=0-99". Anything but a single range means the whole file, as the
    ///     standard permits.
    ///   - size: the file's size, in bytes.
    init(_ header: String?, size: Int) {
        self = .whole
        guard let header, header.hasPrefix("bytes="), !header.contains(",") else { return }
        let ends = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else { return }
        switch (Int(ends[0]), Int(ends[1])) {
        case (let first?, let last?) where first <= last:
            self = first < size ? .part(first..<min(last, size - 1) + 1) : .outside
        case (let first?, nil) where ends[1].isEmpty: self = first < size ? .part(first..<size) : .outside
        case (nil, let count?) where ends[0].isEmpty:
            self = count > 0 && size > 0 ? .part(max(0, size - count)..<size) : .outside
        default: return
        }
    }
}
