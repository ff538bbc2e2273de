import Foundation
import Glibc

/// One end of a connection between two processes, which carries messages of any length in order.
struct MessageSocket: Sendable {
    let descriptor: Int32

    /// The length limit for messages, in bytes. Longer ones are rejected: a hostile file may have taken over a decoding
    /// process.
    static let longestMessage = 512 << 20

    enum Failure: Error { case closed, timedOut }

    /// Sends a message, and waits until all of it is handed over.
    func send(_ bytes: [UInt8]) throws(Failure) {
        let length = withUnsafeBytes(of: UInt32(bytes.count).littleEndian) { Array($0) }
        try write(length)
        try write(bytes)
    }

    /// Waits for a message.
    /// - Parameter deadline: the time by which the whole message must have arrived; `nil` waits forever.
    func receive(by deadline: ContinuousClock.Instant? = nil) throws(Failure) -> [UInt8] {
        let length = try read(4, by: deadline).reversed().reduce(0) { $0 << 8 | Int($1) }
        guard length <= Self.longestMessage else { throw .closed }
        return try read(length, by: deadline)
    }

    func send(_ value: some Encodable) throws(Failure) {
        guard let data = try? JSONEncoder().encode(value) else { throw .closed }
        try send([UInt8](data))
    }

    func receive<Value: Decodable>(
        _ type: Value.Type, by deadline: ContinuousClock.Instant? = nil
    ) throws(Failure) -> Value {
        guard let value = try? JSONDecoder().decode(type, from: Data(try receive(by: deadline))) else { throw .closed }
        return value
    }

    private func write(_ bytes: [UInt8]) throws(Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            // Without this flag, the other process's end would kill this one.
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .closed }
            rest = rest.dropFirst(count)
        }
    }

    private func read(_ count: Int, by deadline: ContinuousClock.Instant?) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            try waitForInput(until: deadline)
            var part = [UInt8](repeating: 0, count: min(count - bytes.count, 1 << 20))
            let received = recv(descriptor, &part, part.count, 0)
            if received < 0, errno == EINTR { continue }
            guard received > 0 else { throw .closed }
            bytes += part.prefix(received)
        }
        return bytes
    }

    private func waitForInput(until deadline: ContinuousClock.Instant?) throws(Failure) {
        guard let deadline else { return }
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while true {
            let left = max(0, (deadline - .now) / .milliseconds(1))
            let ready = poll(&state, 1, Int32(min(left, 1e6)))
            if ready > 0 { return }
            guard ready == 0 || errno == EINTR else { throw .closed }
            if .now >= deadline { throw .timedOut }
        }
    }
}
