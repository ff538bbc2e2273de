"""A page whose WebAssembly and JavaScript are of different builds reports that, instead of showing wrong layouts."""

import re
from pathlib import Path

import pytest

PUBLIC = Path(__file__).resolve().parent.parent / "Public"


def section(number, *entries):
    body = bytes([len(entries)]) + b"".join(entries)
    return bytes([number, len(body)]) + body


def module_of_contract(digits):
    """A WebAssembly module that has only a contract's hash: four hexadecimal digits, for short."""
    number = int(digits, 16)
    constant = bytes([number & 0x7F | 0x80, number >> 7 & 0x7F | 0x80, number >> 14])
    code = b"\0\x41" + constant + b"\x0b"
    name = b"contractHash"
    return (
        b"\0asm\1\0\0\0"
        + section(1, b"\x60\0\1\x7f")
        + section(3, b"\0")
        + section(7, bytes([len(name)]) + name + b"\0\0")
        + section(10, bytes([len(code)]) + code)
    )


def hash_beside():
    """The hash that the page's JavaScript expects."""
    return re.search(r"hash = 0x(\w{8});", (PUBLIC / "contract.js").read_text())[1]


# Listens before the module can have been compiled.
SCRIPT = """
    import { CollectionView } from "../../Public/collection-view.js";
    window.messages = [];
    document.querySelector("collection-view").addEventListener("error", (event) => {
        event.preventDefault();
        messages.push(`${event.error.name}: ${event.message}`);
    });
    CollectionView.ready.catch((error) => messages.push(`${error.name}: ${error.message}`));
"""


def messages(browser, address, script, until, file, **answer):
    """What a page with another script has reported once a condition holds, if the server answers otherwise for one file."""
    tab = browser.open(1000, 800)
    tab.route(f"**/{file}", lambda route: route.fulfill(**answer))
    tab.route("**/pages/collection.js", lambda route: route.fulfill(body=script, content_type="text/javascript"))
    tab.goto(f"{address}/collection.html")
    # Not `wait_for_function`, which the page's Content-Security-Policy forbids.
    tab.evaluate(f"new Promise((done) => {{ const look = () => ({until} ? done() : setTimeout(look, 20)); look(); }})")
    reported = tab.evaluate("messages")
    browser.close_windows()
    return reported


@pytest.mark.parametrize(
    "module, found",
    [(module_of_contract("1234"), "00001234"), (b"\0asm\1\0\0\0", "none")],
    ids=["another contract", "no contract"],
)
@pytest.mark.browsers("chromium")  # Only its driver can answer requests in place of the server.
def test_a_stale_module_is_refused_with_both_hashes_and_what_to_do(browser, address, module, found):
    # The element and the page's promise both report it.
    until = "window.messages?.length === 2"
    reported = messages(
        browser, address, SCRIPT, until, "collection-layout.wasm", body=module, content_type="application/wasm")
    for message in reported:
        assert message.startswith(f"CollectionLayoutError: the contract of collection-*.wasm is {found}, ")
        assert hash_beside() in message
        assert "Web/build" in message and "together" in message


STAGGERED = SCRIPT + """
    document.querySelector("collection-view").layout = "staggered";
    document.querySelector("collection-view").data = { count: 10 };
"""


@pytest.mark.browsers("chromium")  # As above.
def test_stale_javascript_beside_the_second_module_is_refused(browser, address):
    stale = (PUBLIC / "contract-everything.js").read_text().replace(hash_beside(), "00001234")
    until = "window.messages?.length === 1"
    reported = messages(
        browser, address, STAGGERED, until, "contract-everything.js", body=stale, content_type="text/javascript")
    assert reported == ["Error: collection-everything.js is of another build than its module; copy all files of Web/Public together"]


UNHANDLED = """
    import "../../Public/collection-view.js";
    window.messages = [];
    document.querySelector("collection-view").addEventListener("error", (event) => {
        event.preventDefault();
        setTimeout(() => (window.isDone = true), 300);
    });
    addEventListener("unhandledrejection", ({ reason }) => messages.push(reason.message));
"""


@pytest.mark.browsers("chromium")  # As above.
def test_a_page_need_not_handle_what_its_element_reports(browser, address):
    assert messages(browser, address, UNHANDLED, "window.isDone", "collection-layout.wasm", status=404) == []
