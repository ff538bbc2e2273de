import Foundation

/// The tokens of links to folders, in the user's data folder, where no other user can read them.
public struct LinkStore: Sendable {
    private let folder: String

    public init(folder: String = MarkStore.standardFolder()) { self.folder = folder + "/links" }

    /// Returns the token of a folder's link, and creates it if there is none.
    /// - Parameters:
    ///   - path: the folder's path.
    ///   - isNew: whether to replace, and so revoke, an existing token.
    public func token(for path: String, isNew: Bool) throws(LinkError) -> String {
        let file = "\(folder)/\(SHA256.digits(of: Array(path.utf8)).prefix(32))"
        if !isNew, let data = FileManager.default.contents(atPath: file), data.count == 64 {
            return String(decoding: data, as: UTF8.self)
        }
        let token = Secret.random()
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        guard WholeFile.write(Array(token.utf8), to: file, mode: 0o600) else {
            throw LinkError(path: folder, reason: String(cString: strerror(errno)))
        }
        return token
    }
}

/// The reason why a link cannot be stored.
public struct LinkError: Error, CustomStringConvertible {
    let path: String
    let reason: String

    public var description: String { "The link cannot be stored in \"\(path)\": \(reason). Use a password instead." }
}
