"""A player's thumb: every command of the rules carried out by tapping the seat's page, as somebody would."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, Page

from companion.games.raja import commands as c
from companion.games.raja.pieces import Cell, Columns, Goods, ShieldCounts

LARGE_STEP = 5
MOST_BUTTONS = 10


# Where a finger can reach it, as soon as it is neither hidden nor covered, may be tapped and rests for a frame; null if
# it never does. A page may still move under the finger, as when a list above comes late: what else the touch or its
# click strikes then is not tapped, and the answer to MISSED says so.
REACHED = """async ([name, patience_ms]) => {
  const reached = () => {
    const node = [...document.querySelectorAll("[data-key]")].find((other) => other.dataset.key === name);
    if (!node || node.getAttribute("aria-disabled") === "true") return null;
    node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { x, y, width, height } = node.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    return node.contains(document.elementFromPoint(left, top)) ? [left, top] : null;
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const end = performance.now() + patience_ms;
  let before = null;
  let place = reached();
  while ((place === null || String(place) !== String(before)) && performance.now() < end) {
    await frame();
    [before, place] = [place, reached()];
  }
  if (place === null) return null;
  window.missed = new Promise((resolve) => {
    const listening = new AbortController();
    const answer = (missed) => { listening.abort(); clearTimeout(late); resolve(missed); };
    const late = setTimeout(() => answer(true), patience_ms);
    const strays = (event) => !event.target.closest(`[data-key="${CSS.escape(name)}"]`);
    const held = (event) => { event.preventDefault(); event.stopImmediatePropagation(); answer(true); };
    const touched = (event) => { if (strays(event)) held(event); };
    const clicked = (event) => { if (strays(event)) held(event); else answer(false); };
    const how = { capture: true, passive: false, signal: listening.signal };
    window.addEventListener("touchstart", touched, how);
    window.addEventListener("click", clicked, how);
  });
  return place;
}"""
MISSED = "() => window.missed"
# Whether the page came to show that state, or a newer one.
TOLD = """([sequence, patience_ms]) => new Promise((resolve) => {
  const page = document.documentElement;
  const told = () => Number(page.dataset.sequence ?? 0) >= sequence;
  if (told()) { resolve(true); return; }
  const watcher = new MutationObserver(() => { if (told()) answer(true); });
  const late = setTimeout(() => answer(false), patience_ms);
  const answer = (found) => { watcher.disconnect(); clearTimeout(late); resolve(found); };
  watcher.observe(page, { attributes: true, attributeFilter: ["data-sequence"] });
})"""
# Whether the page for joining wants its question about recording answered first, or took the tap.
ASKED_OR_GONE = """async ([name, patience_ms]) => {
  const found = () => {
    if (!document.querySelector(`[data-key="${name}"]`)) return "gone";
    if (document.querySelector(".now-actions .refusal")?.textContent) return "asked";
    return null;
  };
  const end = performance.now() + patience_ms;
  let answer = found();
  while (answer === null && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    answer = found();
  }
  return answer;
}"""
ASKED_AGAIN_MS = 5_000
PATIENCE_S = 120
POLL_MS = 10


def key(page: Page, name: str) -> Locator:
    """What is tapped, by the name the page gives it."""
    return page.locator(f'[data-key="{name}"]')


def tap(page: Page, name: str) -> None:
    """Touch it as soon as a finger can reach it."""
    missed = True
    while missed:
        place = asked_until_answered(page, REACHED, name)
        assert place is not None, f"nobody can tap {name} on {page.url}"
        page.touchscreen.tap(*place)
        missed = evaluated(page, MISSED)


def join(page: Page) -> None:
    """Sit down on the page for it, once its question about recording is answered, if there is one.

    A recording may begin while somebody types their name; the page then asks at the tap.
    """
    tap(page, "join")
    if asked_until_answered(page, ASKED_OR_GONE, "join") == "asked":
        tap(page, "recorded.true")
        tap(page, "join")


def wait_told(page: Page, sequence: int) -> None:
    """Wait until a page shows that state or a newer one. (Its policy forbids what ``wait_for_function`` does.)"""
    assert asked_until_answered(page, TOLD, sequence), f"{page.url} was not told state {sequence}"


def asked_until_answered(page: Page, question: str, about: str | int) -> Any:
    """What a page answers to a question that takes ``[about, patience_ms]``; None or False if it never does."""
    deadline = time.monotonic() + PATIENCE_S
    while True:
        answer = evaluated(page, question, [about, ASKED_AGAIN_MS])
        if answer or time.monotonic() > deadline:
            return answer


def evaluated(page: Page, question: str, about: object = None) -> Any:
    """What a page answers; None if it goes over to another one and takes the question with it."""
    try:
        return page.evaluate(question, about)
    except Error as gone:
        if "Execution context was destroyed" not in gone.message:
            raise
        return None


def at(cell: Cell) -> str:
    """A cell as the page's keys name it."""
    return f"{cell[0]},{cell[1]}"


def set_stepper(page: Page, name: str, value: int) -> None:
    """Tap more and less until the number stands there; a stepper that is not shown must be meant to stay at 0."""
    output = page.locator(f'[data-stepper="{name}"] output')
    if output.count() == 0:
        assert value == 0, f"{name} cannot be set to {value}"
        return
    while (now := int((output.text_content() or "").lstrip("$"))) != value:
        step = 1 if value > now else -1
        far = key(page, f"{name}{step * LARGE_STEP}")
        if abs(value - now) >= LARGE_STEP and far.count():
            step *= LARGE_STEP
        tap(page, f"{name}{step}")


def choose_number(page: Page, name: str, value: int) -> None:
    """Tap one of the numbers, or type it where it is not among them."""
    button = key(page, f"{name}={value}")
    if button.count() == 0:
        pad = page.locator(f'[data-choice="{name}"] + .pad')
        if pad.get_attribute("open") is None:
            pad.locator("summary").tap()
        for digit in str(value):
            pad.get_by_role("button", name=digit, exact=True).tap()
        pad.locator(".pad-send").tap()
        button.wait_for()
    if button.get_attribute("aria-pressed") != "true":
        button.tap()


def report_wall(page: Page, name: str, standing: int, width: int) -> None:
    """Say what stands."""
    choose_number(page, f"{name}.standing", standing)
    if standing:
        choose_number(page, f"{name}.width", width)


def set_goods(page: Page, name: str, goods: Goods) -> None:
    """Set every stepper of a form for goods."""
    for good in ("money", "elephants", "grain"):
        set_stepper(page, f"{name}.{good}", getattr(goods, good))
    for value, count in enumerate(goods.shields, start=1):
        set_stepper(page, f"{name}.shield{value}", count)


def choose_columns(page: Page, name: str, columns: Columns) -> None:
    """Say from which columns grain is taken; () leaves it to the rules."""
    if not columns:
        return
    source = key(page, f"{name}.source")
    if source.count() == 0:
        return
    if source.get_attribute("open") is None:
        tap(page, f"{name}.summary")
    wanted = dict(columns)
    shown = page.locator(f'[data-key="{name}.source"] [data-stepper]')
    names = [shown.nth(place).get_attribute("data-stepper") or "" for place in range(shown.count())]
    for stepper in names:
        row, col = map(int, stepper.removeprefix(f"{name}.").split(","))
        set_stepper(page, stepper, wanted.get((row, col), 0))


# --- one function a command ------------------------------------------------------------------------


def _lay_lands(page: Page, command: c.LayLands) -> None:
    """Tap each cell until it is as wanted: the grid may begin as the camera sees it."""
    turns = ("none", "red", "blue")
    wanted = {f"lay:{at(cell)}": turns.index(side) for cell, side in command.tiles}
    for name, shown in page.locator('[data-key^="lay:"]').evaluate_all(
        "nodes => nodes.map((n) => [n.dataset.key, n.matches('.tile-red') ? 1 : n.matches('.tile-blue') ? 2 : 0])"
    ):
        for _ in range((wanted.get(name, 0) - shown) % len(turns)):
            tap(page, name)
    tap(page, "lay.send")


def _place_nobles(page: Page, command: c.PlaceNobles) -> None:
    wanted = {f"noble:{at(cell)}" for cell in command.cells}
    shown = page.locator('[data-key^="noble:"][aria-pressed="true"]').evaluate_all(
        "nodes => nodes.map((n) => n.dataset.key)"
    )
    for name in sorted({*shown, *wanted}, key=lambda name: (name in wanted, name)):
        if (name in wanted) != (name in shown):
            tap(page, name)
    tap(page, "nobles.send")


def _build_first_wall(page: Page, command: c.BuildFirstWall) -> None:
    if key(page, "show.walls").count():
        tap(page, "show.walls")
    tap(page, f"wall:{at(command.cell)}")
    set_stepper(page, "walls.stones", command.stones)
    report_wall(page, "walls", command.standing, command.width)
    tap(page, "walls.send")


def _place_shields(page: Page, command: c.PlaceShields) -> None:
    if key(page, "show.shields").count():
        tap(page, "show.shields")
    for value, cell in command.shields:
        tap(page, f"shield{value}")
        tap(page, f"shield:{at(cell)}")
    tap(page, "shields.send")


def _harvest(page: Page, command: c.Harvest) -> None:
    tap(page, f"harvest:{at(command.cell)}")
    set_stepper(page, "harvest.fallen", command.fallen)
    tap(page, "harvest.send")


def _place_bid(page: Page, command: c.PlaceBid) -> None:
    set_stepper(page, "bid", command.amount)
    tap(page, "bid.send")


def _set_shields(page: Page, name: str, shields: ShieldCounts) -> None:
    for value, count in enumerate(shields, start=1):
        set_stepper(page, f"{name}.shield{value}", count)


def _propose_trade(page: Page, command: c.ProposeTrade) -> None:
    tap(page, f"{command.action}.{command.market}")
    if command.market == "shields":
        _set_shields(page, "trade", command.shields)
    else:
        set_stepper(page, "trade.count", command.count)
    choose_columns(page, "trade.grain", command.grain_from)
    tap(page, "trade.send")


def _fill_trade(page: Page, command: c.FillTrade) -> None:
    choose_columns(page, "fill", command.grain_from)
    tap(page, "fill.yes")


def _place_grain(page: Page, command: c.PlaceGrain) -> None:
    tap(page, f"grain:{at(command.cell)}")
    set_stepper(page, "grain.units", command.units)
    set_stepper(page, "grain.fallen", command.fallen)
    tap(page, "grain.send")


def _offer_barter(page: Page, command: c.OfferBarter) -> None:
    tap(page, "barter")
    tap(page, "to:all" if command.to is None else f"to:{command.to}")
    _barter(page, command)


def _counter_barter(page: Page, command: c.CounterBarter) -> None:
    tap(page, "counter")
    _barter(page, command)


def _barter(page: Page, command: c.OfferBarter | c.CounterBarter) -> None:
    set_goods(page, "give", command.give)
    set_goods(page, "take", command.take)
    choose_columns(page, "give.grain", command.grain_from)
    tap(page, "barter.send")


def _accept_barter(page: Page, command: c.AcceptBarter) -> None:
    choose_columns(page, f"picked{command.maker}", command.grain_from)
    tap(page, f"accept{command.maker}")


def _declare_build(page: Page, command: c.DeclareBuild) -> None:
    tap(page, f"build:{at(command.cell)}")
    set_stepper(page, "build.stones", command.stones)
    choose_columns(page, "build.grain", command.grain_from)
    tap(page, "build.send")


def _finish_build(page: Page, command: c.FinishBuild) -> None:
    report_wall(page, "build", command.standing, command.width)
    tap(page, "build.report")


def _deploy_shield(page: Page, command: c.DeployShield) -> None:
    tap(page, "deploy")
    tap(page, f"value{command.value}")
    tap(page, f"deploy:{at(command.cell)}")
    tap(page, "deploy.send")


def _declare_siege(page: Page, command: c.DeclareSiege) -> None:
    tap(page, f"defender{command.defender}")
    tap(page, f"marker:{at(command.marker)}")
    for cell, elephants in command.targets:
        set_stepper(page, f"target.{at(cell)}", elephants)
    tap(page, "siege.declare")


def _assign_shields(page: Page, command: c.AssignShields) -> None:
    parts = page.locator("#now .part")
    left = list(command.shields)
    for place in range(parts.count()):
        heading = parts.nth(place).locator(".part-title").text_content() or ""
        for assigned in left:
            cell, value, city = assigned
            name = f"{'ABCDE'[cell[1]]}{cell[0] + 1}"
            if heading == f"Shield {value} on {name}":
                tap(page, f"shield{place}:{at(city)}")
                left.remove(assigned)
                break
    assert not left
    tap(page, "assign.send")


def _roll(page: Page, command: c.RollSiegeDice) -> None:
    for face in command.dice:
        tap(page, f"face{face}")
    tap(page, "roll.send")


def _finish_removal(page: Page, command: c.FinishRemoval) -> None:
    report_wall(page, "removal", command.standing, command.width)
    tap(page, "removal.send")


def _demand_ransom(page: Page, command: c.DemandRansom) -> None:
    tap(page, "spoils.ransom")
    set_goods(page, "ransom", command.ransom)
    tap(page, "spoils.send")


def _take_noble(page: Page, command: c.TakeNoble) -> None:
    tap(page, "spoils.take")
    tap(page, "spoils.send")


def _leave_noble(page: Page, command: c.LeaveNoble) -> None:
    tap(page, "spoils.leave")
    tap(page, "spoils.send")


def _pay_ransom(page: Page, command: c.PayRansom) -> None:
    choose_columns(page, "pay", command.grain_from)
    tap(page, "pay.send")


def _just(name: str) -> Callable[[Page, Any], None]:
    return lambda page, command: tap(page, name)


_TOUCHES: dict[type, Callable[[Page, Any], None]] = {
    c.LayLands: _lay_lands,
    c.PlaceNobles: _place_nobles,
    c.BuildFirstWall: _build_first_wall,
    c.PlaceShields: _place_shields,
    c.FinishSetUp: _just("ready"),
    c.Harvest: _harvest,
    c.PlaceBid: _place_bid,
    c.PassBid: _just("pass"),
    c.ProposeTrade: _propose_trade,
    c.FillTrade: _fill_trade,
    c.DeclineFill: _just("fill.no"),
    c.PlaceGrain: _place_grain,
    c.OfferBarter: _offer_barter,
    c.CounterBarter: _counter_barter,
    c.AcceptBarter: _accept_barter,
    c.DeclineBarter: lambda page, command: tap(page, f"decline{command.maker}"),
    c.WithdrawBarter: _just("withdraw"),
    c.EndCommerce: _just("commerce.done"),
    c.DeclareBuild: _declare_build,
    c.FinishBuild: _finish_build,
    c.DeployShield: _deploy_shield,
    c.EndBuilding: _just("build.done"),
    c.DeclareSiege: _declare_siege,
    c.PassSiege: _just("siege.pass"),
    c.AssignShields: _assign_shields,
    c.RollSiegeDice: _roll,
    c.FinishRemoval: _finish_removal,
    c.TakeNoble: _take_noble,
    c.LeaveNoble: _leave_noble,
    c.DemandRansom: _demand_ransom,
    c.PayRansom: _pay_ransom,
    c.RefuseRansom: _just("pay.refuse"),
}


def touch(page: Page, command: c.Command) -> None:
    """Carry the command out on its seat's page."""
    _TOUCHES[type(command)](page, command)
