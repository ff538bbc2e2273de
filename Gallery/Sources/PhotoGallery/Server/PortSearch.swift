import Foundation
import Hummingbird
import NIOCore

extension GalleryServer {
    /// Where a server may listen.
    public enum Port: Sendable {
        /// Exactly here; 0 lets the system choose.
        case exactly(Int)
        /// Here, or at the next of the following hundred that is free.
        case from(Int)

        var candidates: ClosedRange<Int> {
            switch self {
            case .exactly(let port): port...port
            case .from(let port): port...min(port + 100, 65535)
            }
        }
    }

    /// Serves until the process is asked to stop (SIGINT, SIGTERM) or the task is canceled.
    /// - Parameter running: called with the real port once requests are taken.
    public func run(at port: Port, running: @escaping @Sendable (Int) async -> Void) async throws {
        for candidate in port.candidates {
            do {
                return try await application(port: candidate, running: running).runService()
            } catch let error as IOError where error.errnoCode == EADDRINUSE {
                continue
            } catch let error as IOError {
                throw ListenError.refused(host: host, port: candidate, String(cString: strerror(error.errnoCode)))
            } catch is SocketAddressError {
                throw ListenError.unknownHost(host)
            }
        }
        throw ListenError.taken(port.candidates)
    }
}

public enum ListenError: Error, CustomStringConvertible {
    case taken(ClosedRange<Int>)
    case refused(host: String, port: Int, String)
    case unknownHost(String)

    public var description: String {
        switch self {
        case .taken(let ports) where ports.count == 1:
            "Port \(ports.lowerBound) is taken by another program. Choose another one with --port, or leave --port out."
        case .taken(let ports):
            "The ports \(ports.lowerBound) to \(ports.upperBound) are all taken. Choose another one with --port."
        case .refused(let host, let port, let reason): "Cannot listen at \(host), port \(port): \(reason)."
        case .unknownHost(let host): "There is no host \"\(host)\". Give an address of this machine with --host."
        }
    }
}
