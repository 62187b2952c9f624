/** The tabs at the lower edge; arrow keys move between them. */

import { find } from "../page/dom.js";

/** @returns {(name: string) => void} shows the panel of that name */
export function setUpTabs() {
  const list = find("#tabs");
  const tabs = /** @type {HTMLButtonElement[]} */ ([...list.querySelectorAll("[role=tab]")]);

  /** @param {HTMLButtonElement} chosen */
  function choose(chosen) {
    for (const tab of tabs) {
      const selected = tab === chosen;
      tab.setAttribute("aria-selected", String(selected));
      tab.tabIndex = selected ? 0 : -1;
      find(`#${tab.getAttribute("aria-controls")}`).toggleAttribute("data-open", selected);
    }
    document.body.dataset.tab = chosen.dataset.tab;
    window.scrollTo(0, 0);
  }

  for (const tab of tabs) tab.addEventListener("click", () => choose(tab));
  list.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const focused = document.activeElement;
    const place = focused instanceof HTMLButtonElement ? tabs.indexOf(focused) : -1;
    const next = tabs[(place + step + tabs.length) % tabs.length];
    choose(next);
    next.focus();
  });
  return (name) => {
    const tab = tabs.find((candidate) => candidate.dataset.tab === name);
    if (tab) choose(tab);
  };
}
