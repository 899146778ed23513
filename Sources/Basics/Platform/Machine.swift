#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

extension Jobs {
  /// One thread for each processor; on Linux without `/proc`, only one.
  public static var all: Jobs {
    #if !canImport(Darwin)
      // On Linux, Dispatch finds the threads of the process in this folder, and aborts the program if the folder is
      // missing.
      guard unsafe access("/proc/self/task", F_OK) == 0 else { return Jobs(1) }
    #endif
    return Jobs(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}

/// The time in seconds on a clock that never jumps, for measuring durations.
public func monotonicSeconds() -> Double {
  var now = timespec()
  _ = unsafe clock_gettime(CLOCK_MONOTONIC, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}

/// The processor time that this process has used so far, in seconds.
public func processorSeconds() -> Double {
  var used = timespec()
  _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used)
  return Double(used.tv_sec) + Double(used.tv_nsec) / 1e9
}

/// The number of days from January 1, 1970, to today, in UTC.
public func daysSince1970() -> Int {
  time(nil) / 86_400
}

/// The most memory that this process has used at any time so far, in bytes.
public func peakMemory() -> Int {
  var usage = rusage()
  #if canImport(Glibc)
    let ourselves = Int32(RUSAGE_SELF.rawValue)
  #else
    let ourselves = RUSAGE_SELF
  #endif
  let outcome = unsafe getrusage(ourselves, &usage)
  guard outcome == 0 else { return 0 }
  #if canImport(Darwin)
    return usage.ru_maxrss
  #else
    return usage.ru_maxrss * 1024
  #endif
}

public func environmentVariable(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  // SAFETY: the environment holds terminated strings, and nothing in this program changes it.
  return unsafe String(cString: value)
}

public func exitProcess(_ code: Int32) -> Never {
  exit(code)
}

/// The platform's cache folder, relative to the user's home folder.
#if canImport(Darwin)
  public let cachesFolder = "Library/Caches"
#else
  public let cachesFolder = ".cache"
#endif

public func programPath() -> FilePath? {
  #if canImport(Darwin)
    var size: UInt32 = 0
    _ = unsafe _NSGetExecutablePath(nil, &size)
    var buffer = [CChar](repeating: 0, count: Int(size) + 1)
    guard unsafe _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
    return FilePath(bytes: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
  #else
    return try? resolveLinks(FilePath("/proc/self/exe"))
  #endif
}
