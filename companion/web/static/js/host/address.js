/** How phones find the table, and how another phone becomes a host's. */

import { find, html } from "../page/dom.js";
import { panel } from "../page/panel.js";
import { text } from "../page/text.js";

/** @returns {(state: import("../types.js").LiveState) => void} */
export const setUpAddress = () =>
  panel(
    find("#host-address"),
    ({ lobby, you }) => [lobby.address, lobby.name_address, you.pin, lobby.secure_address, lobby.fingerprint],
    ([address, name, pin, secure, fingerprint]) => [
      html(
        "div",
        { class: "address" },
        html("img", {
          class: "join-code",
          src: "/join.svg",
          alt: text("host.code", { address: `${address}/join` }),
          width: 160,
          height: 160,
        }),
        html(
          "p",
          {},
          html("b", {}, address),
          name && html("small", {}, name),
          pin && html("span", { class: "pin" }, text("host.pin"), " ", html("b", {}, pin)),
        ),
      ),
      html("p", { class: "hint" }, text(pin ? "host.pin_hint" : "host.pin_elsewhere")),
      secure &&
        html(
          "div",
          { class: "secure" },
          html("p", {}, html("b", {}, text("host.secure")), " ", html("a", { href: `${secure}/join` }, secure)),
          html("p", { class: "hint" }, text("host.secure_hint")),
          html("p", { class: "fingerprint" }, html("small", {}, text("host.fingerprint")), html("code", {}, fingerprint)),
        ),
    ],
  );
