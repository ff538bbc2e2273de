import Foundation

guard let options = Options(CommandLine.arguments.dropFirst()) else {
    print(Options.help)
    exit(2)
}

switch options.task {
case .run(let script):
    alarm(Fuzzer.patience)
    let problems = script.problems { say($0) }
    for problem in problems.prefix(5) { say("✘ \(problem)") }
    guard problems.isEmpty else { exit(1) }
    print("\(script) runs clean")
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
