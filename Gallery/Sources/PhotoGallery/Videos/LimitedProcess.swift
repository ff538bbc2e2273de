import CPhoto
import Foundation

/// A mode of this program in which it limits itself, and then becomes another program.
///
/// `posix_spawn` cannot set limits, and a shell would interpret names.
public enum LimitedProcess {
    /// The first argument of such a process.
    public static let argument = "--run-limited"

    /// Becomes the program in the arguments: memory in bytes, seconds of processor time, largest file in bytes, path of
    /// the program, and the program's own arguments.
    public static func run() -> Never {
        let words = Array(CommandLine.arguments.dropFirst(2))
        guard words.count >= 4, let memory = Int64(words[0]), let seconds = Int32(words[1]), let size = Int64(words[2])
        else { exit(2) }
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 5)  // The server and the browser come first.
        photo_confine(LimitedProgram.lastDescriptor, memory, seconds, size)
        let arguments = words.dropFirst(3).map { strdup($0) }
        execv(words[3], arguments + [nil])
        exit(127)
    }
}

/// A run of another program with limits on time, memory and output. No shell is involved.
struct LimitedProgram {
    /// The absolute path of the program.
    var program: String
    var arguments: [String]
    var limits: DecodingLimits
    /// The most bytes of the standard output. A program that writes more is ended.
    var outputLimit: Int
    /// The largest file that the program may write, in bytes.
    var fileLimit: Int64 = 0

    /// The descriptor of the file that the program reads. Programs get no names of files, which may be hostile.
    static let input: Int32 = 3
    /// The descriptor of the file that the program writes, if there is one.
    static let output: Int32 = 4
    fileprivate static let lastDescriptor = output

    /// The path under which the program opens a descriptor of its own.
    static func path(of descriptor: Int32) -> String { "file:/proc/self/fd/\(descriptor)" }

    /// The way in which a run fails.
    enum Failure: Error {
        /// The system, or the program itself, does not let it start.
        case notStarted
        /// It has reported an error, crashed, or written too much.
        case failed
        case outOfTime
        /// It waited for the disk or the processor, and was ended at the deadline.
        case stuck
    }

    /// Blocks until the program has ended, and returns its standard output.
    func run(reading file: RegularFile, writing output: Int32? = nil, as own: String) throws(Failure) -> [UInt8] {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw .notStarted
        }
        defer { close(ends[0]) }
        let child = spawn(own, output: ends[1], files: [file.descriptor] + (output.map { [$0] } ?? []))
        close(ends[1])
        guard let child else { throw .notStarted }
        // On a busy machine, a process takes a multiple of its processor time.
        let deadline = ContinuousClock.now + .seconds(4 * limits.seconds + 60)
        let collected = Self.read(ends[0], atMost: outputLimit, by: deadline)
        if collected == nil { kill(child, SIGKILL) }
        let status = Self.end(of: child)
        guard let collected else { throw .now >= deadline ? .stuck : .failed }
        switch status {
        case 0: return collected
        case 127 << 8, 2 << 8: throw .notStarted
        case _ where status & 0x7F == SIGXCPU: throw .outOfTime
        default: throw .failed
        }
    }

    private func spawn(_ own: String, output: Int32, files: [Int32]) -> pid_t? {
        // Copies with high numbers cannot be overwritten while they are moved to their places.
        let sources = ([output] + files).map { fcntl($0, F_DUPFD_CLOEXEC, 16) }
        defer { for source in sources { close(source) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        for (source, place) in zip(sources, [STDOUT_FILENO, Self.input, Self.output]) {
            posix_spawn_file_actions_adddup2(&actions, source, place)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Control-C in the terminal must reach only the parent, which ends the others.
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        let words =
            [own, LimitedProcess.argument, "\(limits.memory)", "\(limits.seconds)", "\(fileLimit)", program] + arguments
        let copies = words.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        // Nothing in the environment may change what the program does: FFREPORT would make ffmpeg write a file.
        let environment: [UnsafeMutablePointer<CChar>?] = [strdup("LC_ALL=C"), nil]
        defer { free(environment[0]) }
        var child: pid_t = 0
        return posix_spawn(&child, own, &actions, &attributes, copies + [nil], environment) == 0 ? child : nil
    }

    /// Reads to the end; `nil` if there is too much, or if the deadline passes.
    private static func read(_ descriptor: Int32, atMost limit: Int, by deadline: ContinuousClock.Instant) -> [UInt8]? {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let left = max(0, (deadline - .now) / .milliseconds(1))
            let ready = poll(&state, 1, Int32(min(left, 1e6)))
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else {
                if ready == 0, .now < deadline { continue }
                return nil
            }
            let count = Foundation.read(descriptor, &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0, bytes.count + count <= limit else { return nil }
            if count == 0 { return bytes }
            bytes += part.prefix(count)
        }
    }

    private static func end(of child: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status
    }
}
