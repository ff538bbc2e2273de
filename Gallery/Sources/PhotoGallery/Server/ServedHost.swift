import Foundation

/// Where a gallery is served: an address or a name of this machine, and the names it may be asked for by.
public struct ServedHost: Sendable {
    let host: String
    /// Whether only programs on this machine can reach the gallery.
    public let isLoopback: Bool
    /// In lowercase, without ports.
    private let names: Set<String>

    /// - Parameters:
    ///   - host: a name is looked up now.
    ///   - others: names that a router or a proxy has for this machine.
    public init(_ host: String, alsoAllowing others: [String] = []) throws(ListenError) {
        self.host = host
        guard let addresses = IPAddress.addresses(of: host), !addresses.isEmpty else { throw .unknownHost(host) }
        isLoopback = addresses.allSatisfy(\.isLoopback)
        var names: Set = ["localhost", host.lowercased()]
        for name in others { names.insert(Self.name(ofAuthority: name)) }
        if !isLoopback {
            // A name without a domain is completed by the local network's own (mDNS).
            let own = ProcessInfo.processInfo.hostName.lowercased()
            let short = String(own.prefix { $0 != "." })
            names.formUnion([own, short, short + ".local"])
        }
        self.names = names
    }

    /// Whether a request was sent to this machine under one of its own names or addresses.
    ///
    /// A hostile page can make its own host name point here (DNS rebinding) and would then be of the same origin as
    /// the gallery; the `Host` header gives it away.
    func isOwn(authority: String) -> Bool {
        let name = Self.name(ofAuthority: authority)
        if names.contains(name) { return true }
        guard let address = IPAddress(name) else { return false }
        // Looked up every time: networks come and go while the program runs.
        return address.isLoopback || !isLoopback && IPAddress.ofThisMachine().contains(address)
    }

    /// What is to be opened in a browser.
    public func address(port: Int) -> String { Self.address(of: host, port) }

    /// What is to be opened on other machines: where the gallery is served at every address, one of these.
    public func addressForOthers(port: Int) -> String {
        guard ["0.0.0.0", "::"].contains(host) else { return address(port: port) }
        let own = IPAddress.ofThisMachine().filter { !$0.isLoopback }.map(\.text)
        // The shortest are those of version 4, which people can type.
        let address = own.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
        return Self.address(of: address ?? host, port)
    }

    private static func address(of host: String, _ port: Int) -> String {
        "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
    }

    /// "[::1]:8080" and "[::1]" are "::1".
    private static func name(ofAuthority authority: String) -> String {
        var name = authority.lowercased()[...]
        if let colon = name.lastIndex(of: ":"), name[name.index(after: colon)...].allSatisfy(\.isNumber),
            name.hasPrefix("[") || name.firstIndex(of: ":") == colon
        {
            name = name[..<colon]
        }
        if name.hasPrefix("["), name.hasSuffix("]") { name = name.dropFirst().dropLast() }
        return String(name)
    }
}
