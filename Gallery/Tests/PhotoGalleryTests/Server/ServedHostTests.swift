import Foundation
import Testing

@testable import PhotoGallery

@Suite struct ServedHostTests {
    @Test(arguments: ["127.0.0.1", "127.0.0.2", "localhost", "LOCALHOST", "::1", "::ffff:127.0.0.1"])
    func theMachinesOwnAddressesAreLoopback(_ host: String) throws { #expect(try ServedHost(host).isLoopback) }

    @Test(arguments: ["0.0.0.0", "::", "192.0.2.1"])
    func othersAreNot(_ host: String) throws { #expect(try !ServedHost(host).isLoopback) }

    @Test(arguments: ["127.0.0.1", "0.0.0.0", "::"])
    func foreignNamesAreRefusedAtEveryHost(_ host: String) throws {
        let host = try ServedHost(host, alsoAllowing: ["Photos.example", "proxy.example:443"])
        for name in [
            "evil.example", "evil.example:8080", "127.0.0.1.evil.example", "198.51.100.7", "", ":", "[::2]:80",
        ] {
            #expect(!host.isOwn(authority: name), "\(name)")
        }
        for name in [
            "localhost:1", "127.0.0.1:8080", "[::1]", "photos.EXAMPLE:8080", "photos.example", "proxy.example",
        ] {
            #expect(host.isOwn(authority: name), "\(name)")
        }
    }

    @Test func aHostForOthersAnswersUnderItsNamesAndAddresses() throws {
        let host = try ServedHost("0.0.0.0")
        let name = ProcessInfo.processInfo.hostName
        #expect(host.isOwn(authority: name))
        #expect(host.isOwn(authority: "\(name.prefix { $0 != "." }).local:8080"))
        #expect(try !ServedHost("127.0.0.1").isOwn(authority: "never-\(name)"))
    }

    @Test(arguments: [
        (["lo 127.0.0.1", "eth0 fd00::2", "eth0 192.168.178.20"], "192.168.178.20", "192.168.178.20"),
        (["docker0 172.17.0.1", "br-1f 10.0.0.1", "wlan0 192.168.178.20"], "192.168.178.20", "192.168.178.20"),
        (["virbr0 10.0.0.1", "eth0 fe80::1", "eth0 2001:db8::2"], "10.0.0.1", "2001:db8::2"),
        (["lo ::1", "eth0 fe80::1"], nil, nil),
    ])
    func othersGetAnAddressThatTheyReach(_ own: [String], _ atIPv4: String?, _ atAll: String?) throws {
        let own = try own.map { line in
            let parts = line.split(separator: " ").map(String.init)
            return InterfaceAddress(interface: parts[0], address: try #require(IPAddress(parts[1])))
        }
        #expect(ServedHost.addressForOthers(at: "0.0.0.0", among: own)?.text == atIPv4)
        #expect(ServedHost.addressForOthers(at: "::", among: own)?.text == atAll)
    }

    @Test func anUnknownHostIsExplained() {
        let error = #expect(throws: ListenError.self) { try ServedHost("no.such.host.invalid") }
        #expect(error?.description.hasPrefix("There is no host \"no.such.host.invalid\".") == true)
    }
}
