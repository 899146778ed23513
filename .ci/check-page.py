#!/usr/bin/env python3
"""Checks the page of an audit in Chromium.

Usage: check-page.py make FOLDER          Writes a repository with hostile names.
       check-page.py look PAGE JSON       Operates the page, and compares it with the JSON report.
"""
import json
import pathlib
import struct
import sys
import time
import urllib.parse
import zlib

NAMES = [
    "<img src=x onerror=alert(1)>", "'><script>alert(2)</script>", "</script><b>bold", "<!--", "=1+1",
    "javascript:alert(3)", "\u202egnp.exe", "名前", "שם", "اسم", "a'; DROP TABLE", "%s%n", "$(touch x)", "𝒳🎨",
]


def png(red, green, blue, side=24):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = b"".join(b"\0" + bytes([red, green, blue]) * side for _ in range(side))
    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 0)) + chunk(b"IEND", b"")


def make(folder):
    catalog = pathlib.Path(folder) / "App" / "Assets.xcassets"
    for number, name in enumerate(NAMES * 40):
        own = catalog / f"{name.replace('/', ':')}{number // len(NAMES) or ''}.imageset"
        own.mkdir(parents=True)
        files = {"a.png": png(number % 256, number // 2 % 256, 40), "b.svg": SVG.encode()}
        file = "b.svg" if number % 7 == 3 else "a.png"
        (own / file).write_bytes(files[file])
        contents = {"images": [{"filename": file, "idiom": "universal"}], "info": {"author": "xcode", "version": 1}}
        (own / "Contents.json").write_text(json.dumps(contents))
    (catalog.parent / "App.swift").write_text('func f() { show(UIImage(named: "<!--"), UIImage(named: "=1+1")) }\n')


SVG = ('<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" onload="alert(4)"><script>alert(5)</script>'
       '<image href="https://example.com/x.png" width="9" height="9"/><circle cx="12" cy="12" r="9" fill="#c60"/></svg>')


class Page:
    def __init__(self, file):
        from selenium import webdriver
        options = webdriver.ChromeOptions()
        for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1280,900"):
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        options.binary_location = "/usr/bin/chromium"
        self.driver = webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
        self.address = pathlib.Path(file).resolve().as_uri()

    def open(self, place=""):
        self.driver.get("about:blank")
        self.driver.get(self.address + place)
        for _ in range(300):
            if self.run("return document.documentElement.dataset.pictured"):
                return
            time.sleep(0.1)
        raise AssertionError("the page does not come to life")

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def text(self, selector):
        return self.run("return document.querySelector(arguments[0]).textContent", selector)

    def press(self, *keys):
        self.driver.switch_to.active_element.send_keys(*keys)
        time.sleep(0.1)

    def search(self, query):
        self.run("const s = document.getElementById('search'); s.value = arguments[0]; s.dispatchEvent(new Event('input'))", query)
        return self.text(".summary")


def look(file, report):
    from axe_core_python.selenium import Axe
    from selenium.webdriver.common.keys import Keys
    document = json.loads(pathlib.Path(report).read_text())
    page = Page(file)
    try:
        page.open()
        figures = page.run("return [...document.querySelectorAll('.figure strong')].map(e => e.textContent)")
        summary = document["summary"]
        assert figures[0] == str(summary["assets"]), figures
        assert figures[3:6] == [str(summary[key]) for key in ("unused", "doubtful", "duplicate_groups")], figures

        page.open("#view=assets")
        assert page.text(".summary").startswith(f"{summary['assets']} asset"), page.text(".summary")
        first = document["assets"][0]
        assert page.search(first["set"].rsplit(".", 1)[0].rsplit("/", 1)[1].split()[0]).split()[0] != "0"
        address = page.run("return location.href")
        before = page.text(".summary")
        page.driver.refresh()
        time.sleep(1)
        assert page.run("return location.href") == address and page.text(".summary") == before, "a reload changes the page"
        assert page.search("nothing is called like that").startswith("0 of")
        page.search("")

        page.run("document.activeElement.blur()")
        page.press("/")
        assert page.run("return document.activeElement.id") == "search"
        page.run("document.querySelector('[data-row=\"0\"]').focus()")
        page.press(Keys.ARROW_DOWN)
        page.press(Keys.ENTER)
        assert not page.run("return document.getElementById('panel').hidden"), "Enter does not open the panel"
        opened = page.text("#panel-title")
        assert opened in {asset["name"] for asset in document["assets"]}, opened
        page.press(Keys.ESCAPE)
        assert page.run("return document.getElementById('panel').hidden"), "Escape does not close the panel"

        for catalog in document["catalogs"]:
            for destination in (catalog.get("moving") or {}).get("destinations", []):
                page.open("#" + urllib.parse.urlencode({"view": "migration", "move": catalog["path"]}))
                time.sleep(0.2)
                chosen = page.run("""
                    const select = document.querySelector('.move[open] select');
                    select.value = arguments[0]; select.dispatchEvent(new Event('change'));
                    return document.querySelector('.move[open]').textContent""", destination["catalog"])
                assert destination["command"] in chosen and destination["remark"] in chosen, chosen
                assert not destination["lines"] or f"{destination['lines']} line" in chosen, chosen

        strangers = page.run("return document.querySelectorAll('body b, img:not([src^=\"data:\"]), body script:not([id]):not(:last-of-type), iframe, object').length")
        assert strangers == 0, "a name became an element"

        serious = []
        for scheme in ("light", "dark"):
            page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
            for width in (1280, 420):
                page.driver.set_window_size(width, 900)
                for view in ("overview", "assets", "groups", "findings", "modules", "coverage", "migration"):
                    page.open(f"#view={view}")
                    overflow = page.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth")
                    assert overflow <= 1, f"{view} is wider than a window of {width}"
                    for violation in Axe().run(page.driver)["violations"]:
                        if violation["impact"] in ("serious", "critical"):
                            serious.append(f"{scheme} {width} {view}: {violation['id']}: {violation['nodes'][0]['html'][:160]}")
        assert not serious, "\n".join(serious)
        noise = [entry["message"] for entry in page.driver.get_log("browser") if entry["level"] == "SEVERE"]
        assert not noise, noise
        page.open("#view=assets")
        times = page.run("const d = document.documentElement.dataset; return [d.ready, d.filtered]")
        print(f"{pathlib.Path(file).name}: {summary['assets']} assets, ready after {times[0]} ms, filtered in {times[1]} ms")
    finally:
        page.driver.quit()


{"make": make, "look": look}[sys.argv[1]](*sys.argv[2:])
