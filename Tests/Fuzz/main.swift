import CollectionLayout
import Foundation

guard let options = Options(CommandLine.arguments.dropFirst()) else {
    print(Options.help)
    exit(2)
}

/// Prints the problems, and ends the program if there are any.
func tell(_ problems: [String], of name: String) {
    for problem in problems.prefix(5) { say("✘ \(problem)") }
    guard problems.isEmpty else { exit(1) }
    print("\(name) runs clean")
}

switch options.task {
case .run(let script):
    alarm(Fuzzer.patience)
    tell(script.problems { say($0) }, of: "\(script)")
case .record(let script):
    if let text = script.recording?.text { say(text) }
case .replay(let recording):
    tell(recording.problems { say($0) }, of: "the recording")
case .batch(let numbers):
    for number in numbers {
        let script = Script(number: number, of: options.seed)
        guard options.subject == nil || options.subject == script.subject else { continue }
        alarm(Fuzzer.patience)
        guard script.problems().isEmpty else { exit(1) }
    }
case .fuzz:
    let isClean = await Fuzzer(options).run()
    exit(isClean ? 0 : 1)
}
