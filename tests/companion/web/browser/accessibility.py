"""What axe-core says of a page, and the two measures it does not take: fingers and narrow screens."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

FINGER_PX = 44

# What can be tapped and is smaller than a finger, and whatever sticks out to the side.
TOO_SMALL = """(finger) => [...document.querySelectorAll("button, a.tool, summary, input, label.tool")]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest(".unseen, .unseen *") && !node.matches(".unseen"))
  .map((node) => ({ node, box: node.getBoundingClientRect() }))
  .filter(({ node, box }) => box.width && !node.closest(".tile") && (box.width < finger - 0.5 || box.height < finger - 0.5))
  .map(({ node, box }) => `${node.dataset.key ?? node.id ?? node.textContent}: ${box.width.toFixed(0)} x ${box.height.toFixed(0)}`)"""
STICKS_OUT = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"

# A heading that is still fading in has the contrast of that instant; what turns for ever is left turning.
COME_TO_REST = """() => {
  for (const animation of document.getAnimations()) {
    if (animation.effect.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}"""


def come_to_rest(page: Page) -> None:
    """Bring whatever moves on a page to its end, as people see it a moment later."""
    page.evaluate(COME_TO_REST)


def axe_report(page: Page, **options: object) -> str:
    """What axe-core finds wrong with a page at rest, empty if nothing; it need not fetch the style sheets itself for that."""
    come_to_rest(page)
    # Half a megabyte of script, which a page needs but once.
    axe = Axe("0") if page.evaluate("'axe' in window") else Axe()
    results = axe.run(page, options={"resultTypes": ["violations"], "preload": False, **options})
    return "" if results.violations_count == 0 else str(results.generate_report())
