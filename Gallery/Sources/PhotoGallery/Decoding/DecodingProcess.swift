import CPhoto
import Foundation

/// A mode of this program in which it decodes pictures for another process.
///
/// Pictures come from anywhere, and decoders are large. If one crashes, loops or takes all memory, the server must
/// survive.
public enum DecodingProcess {
    /// The only argument of such a process.
    public static let argument = "--decode-pictures"

    /// Answers requests on the standard input, which is a socket, until its other end is closed.
    public static func run() -> Never {
        endWithParent()
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 5)  // The server and the browser come first.
        let socket = MessageSocket(descriptor: STDIN_FILENO)
        do {
            try PhotoLibraries.start()
            while true { try answer(try socket.receive(DecodingRequest.self), on: socket) }
        } catch {
            exit(0)
        }
    }

    /// Ends this process when its parent has ended, even during a decode, which may take a minute.
    private static func endWithParent() {
        Thread.detachNewThread {
            var state = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
            while poll(&state, 1, -1) <= 0 {}
            _exit(0)
        }
    }

    private static func answer(_ request: DecodingRequest, on socket: MessageSocket) throws {
        photo_limit(request.limits.memory, Int32(request.limits.seconds))
        var renditions: [photo_rendition] = []
        defer { for index in renditions.indices { photo_rendition_free(&renditions[index]) } }
        var result = DecodingAnswer.Result.undecodable
        switch request.task {
        case .describe:
            if let facts = PhotoFacts(describing: request) { result = .described(facts) }
        case .detail:
            let file = try? RegularFile(request.path)
            result = .detailed(file.map(CaptureDetails.init) ?? CaptureDetails())
        case .cutTiles(let folder):
            let isCut = PictureSource(request).withSource { photo_cut_tiles($0, folder + "/x", Int32(Tile.size)) == 0 }
            if isCut { result = .cut }
        case .reserve:
            if photo_can_reserve(request.limits.memory) { result = .reserved }
        case .render(let widths, let format):
            renditions = widths.map {
                photo_rendition(width: Int32($0), is_jpeg: format == .jpeg ? 1 : 0, bytes: nil, size: 0)
            }
            var color: [UInt8] = [0, 0, 0]
            let isRendered = PictureSource(request).withSource {
                photo_render($0, &renditions, renditions.count, &color) == 0
            }
            if isRendered {
                result = .rendered(color: color.reduce(0) { $0 << 8 | UInt32($1) }, count: renditions.count)
            }
        }
        try socket.send(DecodingAnswer(result: result, memoryHeld: photo_memory_held()))
        for rendition in renditions where rendition.bytes != nil {
            try socket.send([UInt8](UnsafeRawBufferPointer(start: rendition.bytes, count: rendition.size)))
        }
    }
}

extension PhotoFacts {
    fileprivate init?(describing request: DecodingRequest) {
        var header = photo_header()
        let picture = PictureSource(request)
        guard picture.withSource({ photo_read_header($0, &header) == 0 }),
            let format = PhotoFormat(rawValue: Int(header.format.rawValue)),
            header.width > 0, header.height > 0
        else { return nil }
        self.init(
            width: Int(header.width), height: Int(header.height), format: request.isRaw ? .raw : format,
            loadingMemory: header.memory + Int64(picture.bytes.count),
            turningMemory: header.turning < 0 ? nil : header.turning, metadata: PhotoMetadata())
        guard let file = picture.metadata else { return }
        metadata = PhotoMetadata(of: file)
        contentIdentifier = AppleMakerNote(file.makerNote).contentIdentifier
    }
}
