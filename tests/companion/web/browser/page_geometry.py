"""Whether everything on a page can be read and tapped: nothing covered, nothing clipped, nothing off to the side."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize

from tests.companion.web.browser.accessibility import STICKS_OUT, come_to_rest

SMALL_PHONE = ViewportSize(width=360, height=640)
PHONE_ON_ITS_SIDE = ViewportSize(width=844, height=390)
MAIN_ACTION_PX = 48

# Everything shown that holds words of its own or can be tapped, in the dialog on top where there is one. Each is brought
# into view as a keyboard's focus would bring it; then its centre and its corners must be its own. What moves with the page
# and is still under a bar is what a bar hides for good, or until somebody happens to scroll. (A toast goes by itself, and can be put away.)
COVERED = """() => {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const shown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !node.closest(".unseen, [aria-hidden=true], svg, noscript") && !getComputedStyle(node).clipPath.startsWith("inset");
  const words = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
  const tapped = "button, a[href], input, select, summary, label, [role=tab], [role=switch]";
  const name = (node) => node.dataset.key ?? (node.id || node.textContent.trim().slice(0, 40) || node.className);
  const found = [];
  for (const node of top.querySelectorAll("*")) {
    if (!(node.matches(tapped) || words(node)) || !shown(node)) continue;
    node.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, right, top: upper, bottom, width, height } = node.getClientRects()[0] ?? new DOMRect();
    if (width < 2 || height < 2) continue;
    const [dx, dy] = [Math.min(width / 4, 24), Math.min(height / 4, 24)];
    const [x, y] = [(left + right) / 2, (upper + bottom) / 2];
    const points = [[x, y], [left + dx, upper + dy], [right - dx, upper + dy], [left + dx, bottom - dy], [right - dx, bottom - dy]];
    const high = height > innerHeight;
    for (const [px, py] of points) {
      if (high && (py < 0 || py > innerHeight)) continue;
      const there = document.elementFromPoint(px, py);
      if (there && (node.contains(there) || there.contains(node) || there.closest(".toast"))) continue;
      const over = there ? `${there.tagName.toLowerCase()} ${name(there)}` : "the screen's edge";
      found.push(`${name(node)} is under ${over} at ${px.toFixed()},${py.toFixed()}`);
      break;
    }
  }
  scrollTo(0, 0);
  return found;
}"""

# What hides what sticks out of it, and has something sticking out.
CLIPPED = """() => [...document.querySelectorAll("body *")]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest(".unseen, svg") && node.clientWidth > 1)
  .map((node) => ({ node, style: getComputedStyle(node) }))
  .filter(({ node, style }) =>
    (["hidden", "clip"].includes(style.overflowX) && node.scrollWidth > node.clientWidth + 1)
    || (["hidden", "clip"].includes(style.overflowY) && node.scrollHeight > node.clientHeight + 1))
  .map(({ node }) => `${node.id || node.className}: ${node.scrollWidth} x ${node.scrollHeight} in ${node.clientWidth} x ${node.clientHeight}`)"""

# Words printed over other words: lines of two elements whose middles, where the letters are, cross, with nothing opaque
# between them. (Behind a bar or a dialog words are covered, which is another fault and found by another look.)
OVERPRINTED = """() => {
  const shown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !node.closest(".unseen, [aria-hidden=true], svg, noscript, script, style") && !getComputedStyle(node).clipPath.startsWith("inset");
  const cut = (rect, node) => {
    for (let at = node; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === "visible") continue;
      const frame = at.getBoundingClientRect();
      if (rect.left >= frame.right || rect.right <= frame.left || rect.top >= frame.bottom || rect.bottom <= frame.top) return true;
    }
    return false;
  };
  const opaque = (node) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(node);
    const alpha = backgroundColor.startsWith("rgba") || backgroundColor.includes("/") ? Number(backgroundColor.match(/([\\d.]+)\\)$/)[1]) : 1;
    return backgroundImage !== "none" || alpha > 0.5;
  };
  const linesOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 3 && height > 3).map(({ left, right, top, height }) => (
      { node, parent: node.parentElement, left: left + 1, right: right - 1, top: top + height * 0.3, bottom: top + height * 0.7 }));
  };
  const crossing = (one, other) => {
    const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
    const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
    return right - left >= 1 && bottom > top ? [(left + right) / 2, (top + bottom) / 2] : null;
  };
  const seenThrough = (one, other) => {
    const at = crossing(one, other);
    let top = at && document.elementFromPoint(...at);
    const shared = (node) => node.contains(one.parent) && node.contains(other.parent);
    if (!top || !(one.parent.contains(top) || other.parent.contains(top) || top.contains(one.parent) || top.contains(other.parent))) return false;
    for (; top && !shared(top); top = top.parentElement) if (opaque(top)) return false;
    return true;
  };
  const walker = document.createTreeWalker(document.querySelector("dialog[open]") ?? document.body, NodeFilter.SHOW_TEXT);
  const lines = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.data.trim() && shown(node.parentElement)) lines.push(...linesOf(node).filter((line) => !cut(line, node.parentElement)));
  }
  lines.sort((a, b) => a.top - b.top);
  const said = ({ node }) => node.data.trim().slice(0, 30);
  const found = new Set();
  const before = scrollY;
  lines.forEach((one, i) => {
    for (let j = i + 1; j < lines.length && lines[j].top < one.bottom; j++) {
      const other = lines[j], at = crossing(one, other);
      if (other.node === one.node || !at) continue;
      // What sticks to the screen's edge lies elsewhere once the page is scrolled.
      if (at[1] < 0 || at[1] > innerHeight) scrollTo(0, before + at[1] - innerHeight / 2);
      const through = linesOf(one.node).some((line) => linesOf(other.node).some((its) => seenThrough(line, its)));
      scrollTo(0, before);
      if (through) found.add(`“${said(one)}” and “${said(other)}” overprint each other`);
    }
  });
  return [...found];
}"""
# Words that nobody reads from 4 m, at 1920 x 1080, and figures of walls too small to be counted on.
TOO_SMALL = """([words_px, walls_px]) => {
  const size = (node) => parseFloat(getComputedStyle(node).fontSize);
  const shown = (node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest(".unseen, svg, option")
    && !getComputedStyle(node).clipPath.startsWith("inset") && size(node) > 0;
  const worded = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
  const least = (node) => (node.matches(".tile-count") ? walls_px : words_px);
  return [...document.querySelectorAll("body *")]
    .filter((node) => worded(node) && shown(node) && size(node) < least(node))
    .map((node) => `${node.className || node.tagName}: ${node.textContent.slice(0, 20)} at ${size(node)} px`);
}"""

# A list that is closed shows less than the whole of what is chosen in it.
CUT_CHOICES = """() => {
  const pen = document.createElement("canvas").getContext("2d");
  return [...document.querySelectorAll("select")].filter((node) => node.checkVisibility({ visibilityProperty: true })).flatMap((node) => {
    const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(node);
    pen.font = font;
    const words = node.selectedOptions[0]?.textContent.trim() ?? "";
    const needed = pen.measureText(words).width + (parseFloat(letterSpacing) || 0) * words.length;
    const room = node.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return needed > room + 1 ? [`“${words}” needs ${needed.toFixed()} of ${room.toFixed()} px`] : [];
  });
}"""

# What on a television could only be seen by scrolling, which nobody does there; the log alone goes on upwards.
PANELS_THAT_SCROLL = """() => [...document.querySelectorAll("body *")]
  .filter((node) => ["auto", "scroll"].includes(getComputedStyle(node).overflowY) && !node.matches(".log-scroll") && node.checkVisibility())
  .filter((node) => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1)
  .map((node) => `${node.id || node.className} holds ${node.scrollWidth} x ${node.scrollHeight} in ${node.clientWidth} x ${node.clientHeight}`)"""

# The step's main action as it stands before anybody scrolls.
# While stones are to be moved on a virtual mat, that is the main action: the mat and the pieces are in sight then.
MAIN_ACTION = """(least) => {
  const work = document.querySelector("#wood[data-work]");
  if (work?.checkVisibility()) {
    scrollTo(0, 0);
    const last = document.querySelector("[role=tablist]")?.getBoundingClientRect().top ?? innerHeight;
    const hidden = [".wood-frame", ".wood-pieces"].filter((part) => work.querySelector(part).getBoundingClientRect().bottom > last);
    return hidden.map((part) => `the main action, moving stones, is out of sight: ${part}`);
  }
  const node = document.querySelector(".now .now-actions .action-main, .join .now-actions .action-main");
  if (!node || !node.checkVisibility()) return [];
  scrollTo(0, 0);
  const { top, bottom, height } = node.getBoundingClientRect();
  const [x, y] = [node.getBoundingClientRect().x + 8, (top + bottom) / 2];
  const found = [];
  if (height < least) found.push(`the main action is ${height.toFixed()} px high`);
  if (bottom > innerHeight || top < 0) found.push(`the main action stands at ${top.toFixed()} to ${bottom.toFixed()} of ${innerHeight}`);
  else if (!node.contains(document.elementFromPoint(x, y))) found.push("the main action is covered");
  return found;
}"""


# What of these is not to be seen and tapped as the page stands, nobody having scrolled.
OUT_OF_SIGHT = """(selectors) => selectors.filter((selector) => {
  const node = document.querySelector(selector);
  if (!node) return true;
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const [x4, y4] = [(right - left) / 4, (bottom - top) / 4];
  return ![[left + x4, top + y4], [right - x4, top + y4], [left + x4, bottom - y4], [right - x4, bottom - y4]]
    .every(([x, y]) => x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight && node.contains(document.elementFromPoint(x, y)));
})"""


def misplaced(page: Page, *sizes: ViewportSize) -> list[str]:
    """What of a page cannot be read or tapped at those sizes; the page is left at the last of them."""
    found = []
    for size in sizes:
        page.set_viewport_size(size)
        come_to_rest(page)
        here = [*page.evaluate(COVERED), *page.evaluate(CLIPPED)]
        if size == SMALL_PHONE:
            here += page.evaluate(MAIN_ACTION, MAIN_ACTION_PX)
        if (sideways := page.evaluate(STICKS_OUT)) > 0:
            here.append(f"{sideways} px to the side")
        found += [f"{size['width']} x {size['height']}: {what}" for what in here]
    return found


def clipped_or_sideways(page: Page, *sizes: ViewportSize) -> list[str]:
    """What sticks out to the side, hides part of what it holds or overprints other words at those sizes; the page is left at the last of them."""
    found = []
    for size in sizes:
        page.set_viewport_size(size)
        come_to_rest(page)
        here = [*page.evaluate(CLIPPED), *page.evaluate(OVERPRINTED), *page.evaluate(CUT_CHOICES)]
        if (sideways := page.evaluate(STICKS_OUT)) > 0:
            here.append(f"{sideways} px to the side")
        found += [f"{size['width']} x {size['height']}: {what}" for what in here]
    return found


def hidden_on_television(page: Page, *sizes: ViewportSize) -> list[str]:
    """What a screen that nobody scrolls does not show at those sizes; the page is left at the last of them."""
    found = []
    for size in sizes:
        page.set_viewport_size(size)
        come_to_rest(page)
        here = [*page.evaluate(CLIPPED), *page.evaluate(PANELS_THAT_SCROLL)]
        height = page.evaluate("document.documentElement.scrollHeight")
        if height != size["height"]:
            here.append(f"the page is {height} high")
        found += [f"{size['width']} x {size['height']}: {what}" for what in here]
    return found


def misplaced_in_large_letters(page: Page, percent: int = 200) -> list[str]:
    """What cannot be read or tapped on a small phone whose owner has set such letters; actions may need scrolling there."""
    device = page.context.new_cdp_session(page)
    device.send("Page.setFontSizes", {"fontSizes": {"standard": 16 * percent // 100}})
    found = [f"{percent} %, {what}" for what in misplaced(page, SMALL_PHONE) if "main action" not in what]
    device.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})
    device.detach()
    return found


def out_of_sight(page: Page, size: ViewportSize, *selectors: str) -> list[str]:
    """Which of these somebody has to scroll for."""
    page.set_viewport_size(size)
    come_to_rest(page)
    found: list[str] = page.evaluate(OUT_OF_SIGHT, list(selectors))
    return found
