"""Measures contenders in Chromium, side by side: five rounds, taking turns; medians, and ratios to the floor."""

import argparse
import functools
import os
import shutil
import statistics
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parent
FRAMES = 150


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def measure(page, count):
    """Measures one contender, from mounting it on. Times are in ms."""
    protocol = page.context.new_cdp_session(page)
    protocol.send("Performance.enable")

    def spent():
        metrics = {entry["name"]: entry["value"] for entry in protocol.send("Performance.getMetrics")["metrics"]}
        return metrics["ScriptDuration"] * 1000, (metrics["LayoutDuration"] + metrics["RecalcStyleDuration"]) * 1000

    def per_frame(distance):
        before = spent()
        page.evaluate("([frames, distance]) => benchmark.scroll(frames, distance)", [FRAMES, distance])
        return [(after - earlier) / FRAMES for after, earlier in zip(spent(), before)]

    def require_full(moment):
        if not page.evaluate("benchmark.isFull()"):
            raise SystemExit(f"{page.url} does not show items all over the viewport {moment}")

    row = {"mount": page.evaluate("benchmark.mount()")}
    require_full("once mounted")
    # Work that a contender leaves for idle times does not count.
    page.wait_for_timeout(2000)
    row["script/frame, top"], row["layout/frame, top"] = per_frame(100)
    require_full("at the top")
    page.evaluate("benchmark.go(0.5)")
    page.wait_for_timeout(500)
    row["script/frame, middle"], row["layout/frame, middle"] = per_frame(100)
    require_full("in the middle")
    # For a tenth of a second after a scroll, the browser waits for the screen before each frame. At rest, it does not.
    page.wait_for_timeout(500)
    row["new width, middle"] = page.evaluate("benchmark.resize(900)")
    page.wait_for_timeout(300)
    require_full("at another width")
    row["wasm bytes/item"] = page.evaluate("benchmark.memory") / count
    return row


def main():
    names = sorted(file.stem for file in (HERE / "contenders").glob("*.js"))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1_000_000, help="items (default: a million)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("contenders", nargs="*", default=names, help=f"default: {', '.join(names)}")
    options = parser.parse_args()
    for name in options.contenders:
        if name not in names:
            parser.error(f'there is no contender "{name}"; there are {", ".join(names)}')
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(QuietHandler, directory=HERE.parent))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    rows = {name: [] for name in options.contenders}
    with sync_playwright() as playwright:
        program = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-headless-shell")
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for turn in range(options.rounds):
            for name in options.contenders:
                print(f"round {turn + 1} of {options.rounds}: {name}", flush=True)
                page = browser.new_page(viewport={"width": 1200, "height": 900})
                page.goto(
                    f"http://127.0.0.1:{server.server_port}/Benchmark/page.html?contender={name}&count={options.count}"
                )
                page.wait_for_function("window.benchmark")
                rows[name].append(measure(page, options.count))
                page.close()
        browser.close()
    report(rows)


def report(rows):
    floor = "floor" if "floor" in rows else next(iter(rows))
    medians = {
        name: {key: statistics.median(row[key] for row in results) for key in results[0]} for name, results in rows.items()
    }
    width = max(len(key) for key in medians[floor])
    print(f"\n{'':{width}}  " + "  ".join(f"{name:>24}" for name in medians))
    for key, least in medians[floor].items():
        cells = []
        for values in medians.values():
            ratio = f" ({values[key] / least:.2f} x)" if least else ""
            cells.append(f"{values[key]:.3f}{ratio}".rjust(24))
        print(f"{key:{width}}  " + "  ".join(cells))
    print("\nTimes in ms, medians; in parentheses, their ratios to the floor.")


if __name__ == "__main__":
    main()
