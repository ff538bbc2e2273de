import Foundation

/// The host of a gallery: an address or a name of this machine, and the names that requests may use.
public struct ServedHost: Sendable {
    let host: String
    /// Whether only programs on this machine can reach the gallery.
    public let isLoopback: Bool
    /// The names in lowercase, without ports.
    private let names: Set<String>

    /// - Parameters:
    ///   - host: an address or a name, which is looked up now.
    ///   - others: more names of this machine, such as those of a router or a proxy.
    public init(_ host: String, alsoAllowing others: [String] = []) throws(ListenError) {
        self.host = host
        guard let addresses = IPAddress.addresses(of: host), !addresses.isEmpty else { throw .unknownHost(host) }
        isLoopback = addresses.allSatisfy(\.isLoopback)
        var names: Set = ["localhost", host.lowercased()]
        for name in others { names.insert(Self.name(ofAuthority: name)) }
        if !isLoopback {
            // In a local network, mDNS completes a name without a domain.
            let own = ProcessInfo.processInfo.hostName.lowercased()
            let short = String(own.prefix { $0 != "." })
            names.formUnion([own, short, short + ".local"])
        }
        self.names = names
    }

    /// Returns whether a request was sent to one of this machine's names or addresses.
    ///
    /// A hostile page can make its own host name point here (DNS rebinding), and would have the gallery's origin then.
    /// The `Host` header reveals it.
    func isOwn(authority: String) -> Bool {
        let name = Self.name(ofAuthority: authority)
        if names.contains(name) { return true }
        guard let address = IPAddress(name) else { return false }
        // The addresses are looked up every time, because networks change while the program runs.
        return address.isLoopback || !isLoopback && IPAddress.ofThisMachine().contains(address)
    }

    /// Returns the address to open in a browser.
    public func address(port: Int) -> String { Self.address(of: host, port) }

    /// Returns the address to open on other machines. If the gallery is served at all addresses, it is one of these.
    public func addressForOthers(port: Int) -> String {
        guard ["0.0.0.0", "::"].contains(host) else { return address(port: port) }
        let address = Self.addressForOthers(at: host, among: InterfaceAddress.ofThisMachine())
        return Self.address(of: address?.text ?? host, port)
    }

    /// Returns the address that other machines are most likely to reach and that is the easiest to type.
    static func addressForOthers(at host: String, among own: [InterfaceAddress]) -> IPAddress? {
        // A socket at 0.0.0.0 receives no IPv6, but one at :: receives both.
        let served = own.filter {
            !$0.address.isLoopback && !$0.address.needsInterface && ($0.address.isIPv4 || host == "::")
        }
        func rank(_ own: InterfaceAddress) -> (Int, Int, Int, String) {
            let text = own.address.text
            return (own.isVirtual ? 1 : 0, own.address.isIPv4 ? 0 : 1, text.utf8.count, text)
        }
        return served.min { rank($0) < rank($1) }?.address
    }

    private static func address(of host: String, _ port: Int) -> String {
        "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
    }

    /// Returns the name without brackets and port: "::1" for "[::1]:8080" and "[::1]".
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
