internal import Basics

ignoreClosedPipes()
exitProcess(Program.run(Array(CommandLine.arguments.dropFirst())))
