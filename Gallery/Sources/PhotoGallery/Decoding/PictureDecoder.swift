import Foundation

/// A child process that decodes pictures, one request at a time.
struct PictureDecoder: Sendable {
    private let process: pid_t
    private let socket: MessageSocket

    /// Starts a process; `nil` if the system cannot.
    init?(program: String) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            return nil
        }
        defer { close(ends[1]) }
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        posix_spawn_file_actions_adddup2(&files, ends[1], STDIN_FILENO)
        // The parent prints one line about each odd file. The libraries' own messages are discarded.
        for output in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&files, output, "/dev/null", O_WRONLY, 0)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Control-C in the terminal must reach only the parent: a decoder that it ended would look like a damaged
        // picture.
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        let arguments = [strdup(program), strdup(DecodingProcess.argument)]
        defer { for argument in arguments { free(argument) } }
        var environment = Self.environment
        defer { free(environment[0]) }
        var id: pid_t = 0
        guard posix_spawn(&id, program, &files, &attributes, arguments + [nil], &environment) == 0 else {
            close(ends[0])
            return nil
        }
        process = id
        socket = MessageSocket(descriptor: ends[0])
    }

    /// This process's environment, after a variable to be freed. Without it, Swift would look up the functions in which
    /// a process has crashed, which takes some seconds, and print them to nobody.
    private static var environment: [UnsafeMutablePointer<CChar>?] {
        var variables = [strdup("SWIFT_BACKTRACE=enable=no")]
        var next = environ
        while let variable = next.pointee {
            variables.append(variable)
            next += 1
        }
        return variables + [nil]
    }

    struct Reply: Sendable {
        var answer: DecodingAnswer
        var renditions: [[UInt8]] = []
    }

    /// The way in which a process ended instead of answering.
    enum Death: Error {
        /// The process was ended by a signal that it caused itself.
        case crashed
        case outOfTime
        /// It waited for the disk, and was killed at the deadline.
        case stuck
        /// The process was killed from outside, most likely because the system was out of memory.
        case killed
        /// It was stopped in another way, or could not start.
        case ended
    }

    /// Blocks until the process has answered. After an error, the process has ended.
    func ask(_ request: DecodingRequest) throws(Death) -> Reply {
        do throws(MessageSocket.Failure) {
            let deadline = ContinuousClock.now + .seconds(2 * request.limits.seconds + 30)
            try socket.send(request)
            var reply = Reply(answer: try socket.receive(DecodingAnswer.self, by: deadline))
            if case .rendered(_, let count) = reply.answer.result {
                for _ in 0..<count { reply.renditions.append(try socket.receive(by: deadline)) }
            }
            return reply
        } catch {
            if error == .timedOut { kill(process, SIGKILL) }
            let signal = end() & 0x7F
            if error == .timedOut { throw .stuck }
            switch signal {
            case SIGXCPU: throw .outOfTime
            case SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP, SIGFPE, SIGSYS, SIGXFSZ: throw .crashed
            case SIGKILL: throw .killed
            default: throw .ended
            }
        }
    }

    /// Whether the process, which has answered everything, still waits for a request. One that has ended, by whatever
    /// signal, has closed its end of the socket.
    var isWaiting: Bool {
        var state = pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&state, 1, 0) == 0
    }

    /// Ends an idle process, and returns its status in the form of `waitpid`.
    @discardableResult func end() -> Int32 {
        close(socket.descriptor)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status
    }
}
