import Foundation

/// Writes a line for the person who started the program.
func writeToTerminal(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
