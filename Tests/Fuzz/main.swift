import Foundation

guard let options = Options(CommandLine.arguments.dropFirst()) else {
    print(Options.help)
    exit(2)
}

/// Ends the process where a script hangs.
func fail(_ script: Script, isLogged: Bool) -> String? {
    alarm(120)
    return Episode.failure(of: script, isLogged: isLogged)
}

switch options.task {
case .run(let script):
    if let failure = fail(script, isLogged: true) {
        print(failure)
        exit(1)
    }
    print("\(script) runs clean")
case .batch(let numbers):
    for number in numbers where fail(Script(number: number, of: options.seed), isLogged: false) != nil { exit(1) }
case .fuzz:
    fuzz()
}

func fuzz() {
    var done = 0
    var first = 0
    while done < options.steps {
        let batch = first..<(first + Options.batchSize)
        guard Process.succeeds("--seed", "\(options.seed)", "--batch", "\(first)") else { return narrowDown(batch) }
        done += batch.reduce(0) { $0 + Script.stepCount($1) }
        first = batch.upperBound
        print("\(done) steps in \(first) scripts of seed \(options.seed) run clean")
        fflush(nil)
    }
}

/// Finds the script of a batch that fails, and leaves out of it what can be left out.
func narrowDown(_ batch: Range<Int>) {
    func fails(_ script: Script) -> Bool { !Process.succeeds("--run", "\(script)") }
    for number in batch {
        let script = Script(number: number, of: options.seed)
        guard fails(script) else { continue }
        print("script \(number) of seed \(options.seed) fails; narrowing it down")
        fflush(nil)
        let shrunk = script.shrunk(fails)
        print("again: swift run -c release fuzz --run \(shrunk)")
        fflush(nil)
        _ = Process.succeeds("--run", "\(shrunk)", isQuiet: false)
        exit(1)
    }
    print("a batch from \(batch.lowerBound) on fails, but none of its scripts does")
    exit(1)
}
