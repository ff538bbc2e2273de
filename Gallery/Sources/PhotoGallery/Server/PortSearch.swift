import Foundation
import Hummingbird
import NIOCore

extension GalleryServer {
    /// The ports that a server may use.
    public enum Port: Sendable {
        /// Only this port; 0 lets the system choose.
        case exactly(Int)
        /// This port, or the first free one of the next hundred.
        case from(Int)

        var candidates: ClosedRange<Int> {
            switch self {
            case .exactly(let port): port...port
            case .from(let port): port...min(port + 100, 65535)
            }
        }
    }

    /// Serves until the process is asked to stop (SIGINT, SIGTERM) or the task is canceled.
    /// - Parameter running: called with the actual port when the server accepts requests.
    public func run(at port: Port, running: @escaping @Sendable (Int) async -> Void) async throws {
        for candidate in port.candidates {
            do {
                return try await application(port: candidate, running: running).runService()
            } catch let error as IOError where error.errnoCode == EADDRINUSE {
                continue
            } catch let error as IOError {
                throw ListenError.refused(host: host.host, port: candidate, String(cString: strerror(error.errnoCode)))
            }
        }
        throw ListenError.taken(port.candidates)
    }
}

extension ServedHost {
    /// Listens for a moment, to find out early if the port is taken or the host is not this machine.
    public func tryPort(_ port: GalleryServer.Port) throws(ListenError) {
        for candidate in port.candidates {
            switch Self.listen(host, candidate) {
            case 0: return
            case EADDRINUSE: continue
            case let code: throw .refused(host: host, port: candidate, String(cString: strerror(code)))
            }
        }
        throw .taken(port.candidates)
    }

    /// Returns 0, or an error code.
    private static func listen(_ host: String, _ port: Int) -> Int32 {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_PASSIVE
        var list: UnsafeMutablePointer<addrinfo>?
        // The name was found before. If it is gone now, the server will report that.
        guard getaddrinfo(host, String(port), &hints, &list) == 0, let info = list?.pointee else { return 0 }
        defer { freeaddrinfo(list) }
        let descriptor = socket(info.ai_family, info.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return errno }
        defer { close(descriptor) }
        // Like the server, ignores connections that a former server has closed.
        var on: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout.size(ofValue: on)))
        guard bind(descriptor, info.ai_addr, info.ai_addrlen) == 0, Foundation.listen(descriptor, 1) == 0 else {
            return errno
        }
        return 0
    }
}

public enum ListenError: Error, CustomStringConvertible {
    case taken(ClosedRange<Int>)
    case refused(host: String, port: Int, String)
    case unknownHost(String)

    public var description: String {
        switch self {
        case .taken(let ports) where ports.count == 1:
            "Port \(ports.lowerBound) is used by another program. Choose another port with --port, or omit --port."
        case .taken(let ports):
            "The ports \(ports.lowerBound) to \(ports.upperBound) are all in use. Choose another port with --port."
        case .refused(let host, let port, let reason): "Cannot listen at \(host), port \(port): \(reason)."
        case .unknownHost(let host): "There is no host \"\(host)\". Give an address of this machine with --host."
        }
    }
}
