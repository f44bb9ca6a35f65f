"""The browser that is installed, without anything of its own going out."""

import shutil

from playwright.sync_api import Browser, Playwright

PATH = shutil.which("chromium") or shutil.which("chromium-browser")
WINDOW = (1280, 800)
PHONE = (390, 844)
ARGUMENTS = [
    "--no-sandbox",
    "--headless=new",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]


def launched(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=PATH, args=ARGUMENTS)
