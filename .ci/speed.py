"""Compares assetlint with other programs that read the same files, as a Markdown table.

    speed.py [--rounds N] FOLDER...

Measures a copy of each folder with the programs in PATH, which take turns, several times. Fails only if assetlint prints
something different with a cache than without.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

CATALOGS = "find . -name '*.xcassets' -not -path './.git/*' -print0"
OTHERS = {
    "git status": "git status",
    "rg, one pattern": "rg --count UIImage .",
    "all files, read": "git ls-files -z | xargs -0 cat",
    "jdupes on the catalogs": f"{CATALOGS} | xargs -0 jdupes --recurse --quiet",
}
NEEDS = {"rg, one pattern": "rg", "jdupes on the catalogs": "jdupes"}


class Repository:
    """A copy of a checkout that can be changed, with caches of its own."""

    def __init__(self, origin, folder):
        self.folder = os.path.join(folder, "repository")
        self.caches = os.path.join(folder, "caches")
        self.edits = 0
        shutil.copytree(origin, self.folder, symlinks=True)
        # The benchmark's folders are not git repositories yet.
        if self.shell("git rev-parse --quiet --verify HEAD", check=False).returncode != 0:
            shutil.rmtree(os.path.join(self.folder, ".git"), ignore_errors=True)
            self.shell("git init --quiet && git add --all && git commit --quiet --message Everything")
        sources = self.shell("git ls-files '*.swift'").stdout.decode().split("\n")
        self.source = sources[len(sources) // 2]
        self.edit()
        self.shell("git commit --quiet --all --no-verify --message Edit")
        # A file that has just been written may change again without a new timestamp.
        time.sleep(2.5)
        self.shell("git update-index -q --refresh", check=False)

    def shell(self, command, check=True):
        names = ["--config-env=user.name=SPEED", "--config-env=user.email=SPEED"]
        command = command.replace("git commit", f"git {' '.join(names)} commit")
        environment = os.environ | {"SPEED": "speed"}
        return subprocess.run(command, shell=True, cwd=self.folder, check=check, capture_output=True, env=environment)

    def edit(self):
        self.edits += 1
        with open(os.path.join(self.folder, self.source), "a") as file:
            file.write(f"// Edit {self.edits}\n")

    def measure(self, command):
        """The time in seconds and the memory in kilobytes that a command takes."""
        start = time.perf_counter()
        process = subprocess.Popen(
            command, shell=True, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, _, usage = os.wait4(process.pid, 0)
        process.returncode = 0
        return time.perf_counter() - start, usage.ru_maxrss // (1024 if sys.platform == "darwin" else 1)

    def lint(self, arguments, keeps=True):
        return f"exec assetlint {arguments} " + (f"--cache-path '{self.caches}'" if keeps else "--no-cache")

    def check(self, arguments):
        kept, anew = (self.shell(self.lint(arguments, keeps), check=False) for keeps in (True, False))
        if (kept.returncode, kept.stdout, kept.stderr) != (anew.returncode, anew.stdout, anew.stderr):
            sys.exit(f"assetlint {arguments} says something else with what it has kept:\n{kept.stdout.decode()}")


def rounds_of(repository, rounds):
    """The measurements of each case; the cases take turns."""
    figures = {}

    def note(case, command):
        figures.setdefault(case, []).append(repository.measure(command))

    repository.check("--staged")
    repository.check("--since HEAD~1")
    for _ in range(rounds):
        for case, command in OTHERS.items():
            if case not in NEEDS or shutil.which(NEEDS[case]):
                note(case, command)
        note("assetlint, nothing kept", repository.lint("", keeps=False))
        repository.check("")
        time.sleep(2.5)
        repository.measure(repository.lint(""))
        note("assetlint, nothing changed", repository.lint(""))
        repository.edit()
        note("assetlint, one source changed", repository.lint(""))
        note("assetlint --since HEAD~1, one source changed", repository.lint("--since HEAD~1"))
        repository.shell(f"git add '{repository.source}'")
        note("assetlint --staged, one file", repository.lint("--staged"))
        note("assetlint --staged, again", repository.lint("--staged"))
        repository.check("--staged")
        repository.check("--since HEAD~1")
    return figures


def table(name, repository, figures):
    unit = statistics.median(seconds for seconds, _ in figures["git status"])
    files = len(repository.shell("git ls-files").stdout.splitlines())
    print(f"\n**{name}**: {files} files\n\n| run | ms | × git status | MB |\n| --- | ---: | ---: | ---: |")
    for case, runs in figures.items():
        seconds = statistics.median(seconds for seconds, _ in runs)
        memory = max(memory for _, memory in runs)
        print(f"| {case} | {seconds * 1000:.0f} | {seconds / unit:.1f} | {memory / 1000:.0f} |")
    stages = repository.shell("assetlint --no-cache --timings", check=False).stderr.decode()
    stages = [line.removesuffix(" µs").split(": ") for line in stages.splitlines() if line.endswith(" µs")]
    print("\nStages, ms: " + ", ".join(f"{stage} {int(time) / 1000:.0f}" for stage, time in stages))


def main(arguments):
    rounds = 5
    if arguments[:1] == ["--rounds"]:
        rounds, arguments = int(arguments[1]), arguments[2:]
    if not arguments:
        sys.exit(__doc__)
    for origin in arguments:
        with tempfile.TemporaryDirectory() as folder:
            repository = Repository(origin, folder)
            table(os.path.basename(os.path.abspath(origin)), repository, rounds_of(repository, rounds))


main(sys.argv[1:])
