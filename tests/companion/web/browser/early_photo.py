"""A photo that somebody chooses faster than the page opens."""

from __future__ import annotations

from playwright.sync_api import FilePayload, Page, Route


def choose_while_opening(page: Page, address: str, script: str, chooser: str, photo: FilePayload) -> None:
    """Open a page and choose a photo in its ``chooser`` before its script has come."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(f"**/pages/{script}*", hold)
    page.goto(address, wait_until="commit")
    page.locator(chooser).set_input_files(photo)
    page.wait_for_function("document.readyState !== 'loading'")
    for route in held:
        route.continue_()
