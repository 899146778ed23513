internal import Basics

guard let options = BenchmarkOptions(Array(CommandLine.arguments.dropFirst())) else {
  try StandardStream.error.write(Array(BenchmarkOptions.usage.utf8))
  exitProcess(2)
}
do {
  let text = try Benchmark(options: options).run()
  try StandardStream.output.write(Array(text.utf8))
} catch {
  try StandardStream.error.write(Array("\(error)\n".utf8))
  exitProcess(2)
}
