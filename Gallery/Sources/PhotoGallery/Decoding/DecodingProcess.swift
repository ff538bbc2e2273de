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
            if let facts = PhotoFacts(describing: request.path) { result = .described(facts) }
        case .detail:
            result = .detailed(CaptureDetails(of: request.path))
        case .render(let widths):
            renditions = widths.map { photo_rendition(width: Int32($0), bytes: nil, size: 0) }
            var color: [UInt8] = [0, 0, 0]
            if photo_render(request.path, &renditions, renditions.count, &color) == 0 {
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
    fileprivate init?(describing path: String) {
        var header = photo_header()
        guard photo_read_header(path, &header) == 0, let format = PhotoFormat(rawValue: Int(header.format.rawValue)),
            header.width > 0, header.height > 0
        else { return nil }
        self.init(
            width: Int(header.width), height: Int(header.height), format: format, loadingMemory: header.memory,
            metadata: PhotoMetadata())
        guard let file = MetadataFile(path) else { return }
        metadata = PhotoMetadata(of: file)
        contentIdentifier = AppleMakerNote(file.makerNote).contentIdentifier
    }
}
