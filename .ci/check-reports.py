#!/usr/bin/env python3
"""Checks reports against published schemas, and with other programs.

Usage: check-reports.py FOLDER ...   The end of a file's name determines how it is checked.
"""
import csv
import json
import pathlib
import re
import sys

import cmarkgfm
import jsonschema
import junitparser
import sarif.loader
import xmlschema
from lxml import etree

SCHEMAS = pathlib.Path(__file__).parent.parent / "Fixtures" / "schemas"


def schema(name):
    document = json.loads((SCHEMAS / name).read_text())
    validator = jsonschema.validators.validator_for(document)
    return validator(document, format_checker=validator.FORMAT_CHECKER)


def check_report(path):
    document = json.loads(path.read_text())
    schema("report.schema.json").validate(document)
    return len(document["diagnostics"])


def check_sarif(path):
    schema("sarif-2.1.0.json").validate(json.loads(path.read_text()))
    log = sarif.loader.load_sarif_file(str(path))
    records = log.get_records()
    assert len(records) == log.get_result_count()
    for record in records:
        assert record["Severity"] in ("error", "warning", "note") and record["Code"] and record["Location"]
    return len(records)


def check_gitlab(path):
    entries = json.loads(path.read_text())
    for entry in entries:
        schema("gitlab-codequality.json").validate(entry)
    assert len({entry["fingerprint"] for entry in entries}) == len(entries), "two entries share a fingerprint"
    return len(entries)


def check_rdjson(path):
    document = json.loads(path.read_text())
    schema("rdjson.json").validate(document)
    return len(document["diagnostics"])


def check_checkstyle(path):
    xmlschema.validate(str(path), str(SCHEMAS / "checkstyle-report-1.0.0.xsd"))
    return len(etree.parse(str(path)).findall("file/error"))


def check_junit(path):
    tree = etree.parse(str(path))
    for case in tree.iter("testcase"):
        del case.attrib["file"], case.attrib["line"]
    xmlschema.validate(tree, str(SCHEMAS / "junit-10.xsd"))
    report = junitparser.JUnitXml.fromfile(str(path))
    names = [(case.classname, case.name) for suite in report for case in suite]
    assert len(names) == len(set(names)) > 0, "two cases share a name"
    return len(names)


def check_csv(path):
    with path.open(newline="") as file:
        rows = list(csv.reader(file, strict=True))
    for row in rows:
        assert len(row) == len(rows[0]), row
        for cell in row:
            assert not re.match(r"\s*[=+@\-＝＋－＠]", cell), cell
    return len(rows) - 1


def check_markdown(path):
    """Whatever the names contain, the page has only our own links and tables."""
    text = path.read_text()
    page = cmarkgfm.github_flavored_markdown_to_html(text, cmarkgfm.cmark.Options.CMARK_OPT_UNSAFE)
    tree = etree.HTML(page) if page.strip() else etree.Element("html")
    allowed = {"html", "body", "h3", "p", "table", "thead", "tbody", "tr", "th", "td", "code", "a", "details",
               "summary", "ul", "li", etree.Comment}
    for element in tree.iter():
        assert element.tag in allowed, etree.tostring(element)
    for link in tree.iter("a"):
        assert link.get("href").startswith("https://github.com/assetlint/assetlint/"), link.get("href")
    for row in tree.iter("tr"):
        assert len(row) == 3, etree.tostring(row)
    # The text that remains between the tags must not mention people or issues.
    for words in tree.itertext():
        assert not re.search(r"(^|\W)[@#]\w", words) or words.startswith(" "), words
    return len(list(tree.iter("tr")))


CHECKS = {
    "report.json": check_report,
    ".sarif": check_sarif,
    ".gitlab.json": check_gitlab,
    ".rdjson.json": check_rdjson,
    ".checkstyle.xml": check_checkstyle,
    ".junit.xml": check_junit,
    ".csv": check_csv,
    ".md": check_markdown,
}

seen = {}
for folder in sys.argv[1:]:
    for path in sorted(pathlib.Path(folder).iterdir()):
        for ending, check in CHECKS.items():
            if path.name.endswith(ending):
                seen.setdefault(ending, []).append(check(path))
missing = set(CHECKS) - set(seen)
assert not missing, f"no report of these formats: {sorted(missing)}"
for ending, counts in seen.items():
    print(f"{ending}: {len(counts)} reports, {sum(counts)} entries")
