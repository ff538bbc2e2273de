/// The kind of a file, judging by its name, for files that people keep among their photos.
///
/// The raw value is a noun for such a file.
enum FileKind: String {
    case photo, video
    case raw = "raw photo"
    case bitmap = "BMP picture"
    case jpegXL = "JPEG XL picture"
    case jpeg2000 = "JPEG 2000 picture"
    case drawing = "SVG drawing"
    case photoshop = "Photoshop document"
    /// A kind that nobody looks for in a gallery.
    case unknown

    /// - Parameter name: a file name or a path.
    init(named name: String) {
        let start = name.lastIndex(of: ".").map { name.index(after: $0) } ?? name.endIndex
        self = Self.kinds[name[start...].lowercased()] ?? .unknown
    }

    /// Whether the gallery shows files of this kind.
    var isShown: Bool { ![.jpeg2000, .photoshop, .unknown].contains(self) }

    /// The reason why a file of this kind is not shown, as the predicate of a sentence about it.
    var reason: String { "is a \(rawValue), which the gallery does not show" }

    /// Returns whether a folder belongs to a system: it contains generated versions of the photos beside it, or deleted
    /// files.
    static func isSystemFolder(_ path: String) -> Bool {
        let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
        return systemFolders.contains(String(name))
    }

    /// The folders that network disks by Synology and QNAP, archives made by macOS, and Windows create.
    private static let systemFolders: Set<String> = [
        "@eaDir", "#recycle", "@Recycle", "@Recently-Snapshot", "__MACOSX", "$RECYCLE.BIN",
        "System Volume Information",
    ]

    private static let kinds: [String: FileKind] = {
        let extensions: [FileKind: String] = [
            .photo: "jpg jpeg jpe jfif png webp gif tif tiff heic heif hif avif",
            .video: "mp4 m4v mov qt avi mkv webm mpg mpeg mts m2ts wmv 3gp 3g2 flv ogv",
            .raw: """
            dng cr2 cr3 crw nef nrw arw srf sr2 raf orf rw2 rwl pef srw 3fr fff iiq x3f mrw erf kdc dcr gpr raw
            """,
            .bitmap: "bmp dib", .jpegXL: "jxl", .jpeg2000: "jp2 j2k jpf jpx", .drawing: "svg svgz",
            .photoshop: "psd psb",
        ]
        return extensions.reduce(into: [:]) { kinds, entry in
            for name in entry.value.split(separator: " ") { kinds[String(name)] = entry.key }
        }
    }()
}
