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
    case painting = "GIMP or Krita picture"
    case targa = "Targa picture"
    case netpbm = "Netpbm picture"
    case highRange = "OpenEXR or Radiance picture"
    case postScript = "PostScript or Illustrator drawing"
    case icon = "icon"
    case otherPicture = "picture in a rare format"
    case otherVideo = "video in a rare format"
    /// A name that many programs use. Only the file's content tells whether it is a photo or video.
    case ambiguous
    /// A kind that nobody looks for in a gallery.
    case unknown

    /// - Parameter name: a file name or a path.
    init(named name: String) {
        let name = name.lastIndex(of: "/").map { name[name.index(after: $0)...] } ?? name[...]
        guard let dot = name.lastIndex(of: ".") else {
            self = .ambiguous
            return
        }
        self = Self.kinds[name[name.index(after: dot)...].lowercased()] ?? .unknown
    }

    /// Whether the gallery shows files of this kind.
    var isShown: Bool {
        switch self {
        case .photo, .video, .raw, .bitmap, .jpegXL, .drawing: true
        default: false
        }
    }

    /// The reason why a file of this kind is not shown, as the predicate of a sentence about it.
    var reason: String { "is of a kind that the gallery does not show: \(rawValue)" }

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
            // Cameras with two lenses and those that see all around write JPEG files under names of their own.
            .photo: "jpg jpeg jpe jfif png webp gif tif tiff heic heif hif avif mpo jps insp",
            .video: "mp4 m4v mov qt avi divx mkv webm mpg mpeg vob mts m2ts wmv asf 3gp 3g2 flv f4v ogv insv",
            .raw: """
            dng cr2 cr3 crw nef nrw arw srf sr2 raf orf rw2 rwl pef srw 3fr fff iiq x3f mrw erf kdc dcr gpr raw
            """,
            .bitmap: "bmp dib", .jpegXL: "jxl", .jpeg2000: "jp2 j2k jpf jpx", .drawing: "svg svgz",
            .photoshop: "psd psb", .painting: "xcf kra ora", .targa: "tga", .netpbm: "ppm pgm pbm pnm pam pfm",
            .highRange: "exr hdr", .postScript: "eps ps ai", .icon: "ico icns cur",
            .otherPicture: "pcx pict xbm xpm sgi dds fits wmf emf jng mng qoi flif bpg cdr djvu",
            .otherVideo: "mxf rm rmvb dv m2v mpv y4m", .ambiguous: "ts",
        ]
        return extensions.reduce(into: [:]) { kinds, entry in
            for name in entry.value.split(separator: " ") { kinds[String(name)] = entry.key }
        }
    }()
}
