import Foundation

/// An IP address, version 4 or 6, without a port.
struct IPAddress: Hashable, Sendable {
    /// The 4 or 16 bytes, in network order. An IPv4 address that is mapped to IPv6 is stored as IPv4.
    private let bytes: [UInt8]

    private init(bytes: [UInt8]) {
        let isWrapped =
            bytes.count == 16 && bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
        self.bytes = isWrapped ? Array(bytes[12...]) : bytes
    }

    /// Parses an address; `nil` for anything else, including names.
    init?(_ text: String) {
        var four = in_addr()
        var six = in6_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            self.init(bytes: withUnsafeBytes(of: four) { Array($0) })
        } else if inet_pton(AF_INET6, text, &six) == 1 {
            self.init(bytes: withUnsafeBytes(of: six) { Array($0) })
        } else {
            return nil
        }
    }

    fileprivate init?(_ address: UnsafePointer<sockaddr>) {
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            let four = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self).sin_addr
            self.init(bytes: withUnsafeBytes(of: four) { Array($0) })
        case AF_INET6:
            let six = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self).sin6_addr
            self.init(bytes: withUnsafeBytes(of: six) { Array($0) })
        default: return nil
        }
    }

    /// The network of a client. A home gets 2⁶⁴ IPv6 addresses, which count as one.
    var network: IPAddress {
        bytes.count == 16 ? IPAddress(bytes: bytes[..<8] + [UInt8](repeating: 0, count: 8)) : self
    }

    /// The address in the usual notation.
    var text: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        _ = inet_ntop(isIPv4 ? AF_INET : AF_INET6, bytes, &text, socklen_t(text.count))
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Whether only programs on this machine can reach the address: 127.0.0.0/8 and ::1.
    var isLoopback: Bool {
        isIPv4 ? bytes[0] == 127 : bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
    }

    var isIPv4: Bool { bytes.count == 4 }

    /// Whether the address is only valid together with the name of an interface: fe80::/10.
    var needsInterface: Bool { bytes.count == 16 && bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80 }

    /// Returns the addresses of a host, or `nil` if the name is unknown.
    static func addresses(of host: String) -> Set<IPAddress>? {
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, nil, &list) == 0 else { return nil }
        defer { freeaddrinfo(list) }
        let infos = sequence(first: list) { $0?.pointee.ai_next }.prefix { $0 != nil }
        return Set(infos.compactMap { $0?.pointee.ai_addr }.compactMap { IPAddress($0) })
    }

    /// Returns the current addresses of this machine in its networks.
    static func ofThisMachine() -> Set<IPAddress> { Set(InterfaceAddress.ofThisMachine().map(\.address)) }
}

/// An address of this machine in the network of one of its interfaces.
struct InterfaceAddress {
    var interface: String
    var address: IPAddress

    /// Whether the interface connects containers or virtual machines, and not other machines.
    var isVirtual: Bool { ["docker", "br-", "veth", "virbr"].contains { interface.hasPrefix($0) } }

    /// Returns the current addresses.
    static func ofThisMachine() -> [InterfaceAddress] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        return sequence(first: list) { $0?.pointee.ifa_next }.prefix { $0 != nil }.compactMap { entry in
            guard let entry = entry?.pointee, let socketAddress = entry.ifa_addr else { return nil }
            guard let address = IPAddress(socketAddress) else { return nil }
            return InterfaceAddress(interface: String(cString: entry.ifa_name), address: address)
        }
    }
}
