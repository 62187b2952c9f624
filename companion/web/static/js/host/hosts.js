/** Who is a host, and how phones become one or stop being one. */

import { wish } from "../server/commands.js";
import { find, html } from "../page/dom.js";
import { panel } from "../page/panel.js";
import { ask } from "../server/requests.js";
import { unreached } from "../server/reached.js";
import { currentLocale, text } from "../page/text.js";

/** @typedef {import("../types.js").LiveState} LiveState */
/** @typedef {NonNullable<LiveState["hosts"]>[number]} HostTold */

const CODE_GROUP = 5;

/** @param {string} key @param {string} label @param {() => void} onclick @param {string} [className] */
const tool = (key, label, onclick, className = "tool") =>
  html("button", { type: "button", class: className, "data-key": key, onclick }, label);

/** @param {HostTold} host @param {LiveState} state */
const nameOf = (host, { lobby }) =>
  (host.seat !== null && lobby.seats[host.seat]?.name) || text(host.own ? "hosts.this_phone" : "hosts.a_phone");

/** @param {HostTold} host */
const since = (host) =>
  host.since_ms &&
  text("hosts.since", {
    time: new Date(host.since_ms).toLocaleString(currentLocale(), { dateStyle: "short", timeStyle: "short" }),
  });

/** @returns {(state: LiveState) => void} */
export function setUpHosts() {
  /** @type {LiveState | null} */
  let newest = null;
  /** The host whose removal is being confirmed, 0 for none, and the code that is shown. */
  let asked = 0;
  /** @type {{code: string, picture: string} | null} */
  let code = null;
  let timer = 0;

  const again = () => {
    if (newest) show(newest, true);
  };

  /** @param {string} address */
  async function act(address) {
    asked = 0;
    find("#hosts-refusal").textContent = (await wish(address)) ?? "";
    again();
  }

  async function drawCode() {
    const outcome = await ask("/api/hosts/code", {});
    clearTimeout(timer);
    code = null;
    if (outcome.done) {
      const drawn = /** @type {{code: string, picture: string, seconds: number}} */ (outcome.data);
      code = drawn;
      timer = window.setTimeout(() => {
        code = null;
        again();
      }, drawn.seconds * 1000);
    }
    find("#hosts-refusal").textContent = outcome.done ? "" : outcome.status === 0 ? unreached() : outcome.message;
    again();
  }

  /** @param {HostTold} host @param {string} name */
  const question = (host, name) =>
    html(
      "div",
      { class: "free-question", role: "group", "aria-label": text("hosts.revoke_title", { name }) },
      html("b", {}, text("hosts.revoke_title", { name })),
      html("p", {}, text("hosts.revoke_hint")),
      html(
        "div",
        { class: "more-row" },
        tool("revoke-no", text("host.free_no"), () => {
          asked = 0;
          again();
        }),
        tool(
          "revoke-yes",
          text("hosts.revoke_yes"),
          () => void act(`/api/hosts/${host.number}/revoke`),
          "tool tool-grave",
        ),
      ),
    );

  /** @param {HostTold} host @param {LiveState} state */
  const drawHost = (host, state) =>
    html(
      "li",
      { class: "host-entry", "data-host": host.number },
      html("span", { class: "choice-words" }, html("b", {}, nameOf(host, state)), html("small", {}, since(host))),
      asked !== host.number &&
        tool(`revoke${host.number}`, text(host.own ? "hosts.stop" : "hosts.revoke"), () => {
          asked = host.number;
          again();
        }),
      asked === host.number && question(host, nameOf(host, state)),
    );

  const show = panel(
    find("#host-hosts"),
    (/** @type {LiveState} */ { hosts, lobby }) => [hosts, lobby.seats.map((seat) => seat.name)],
    (_, state) => [
      html("h3", { class: "part-title" }, text("hosts.title")),
      state.hosts?.length
        ? html("ul", { class: "host-list" }, ...state.hosts.map((host) => drawHost(host, state)))
        : html("p", { class: "hint" }, text("hosts.none")),
      html(
        "div",
        { class: "more-row" },
        tool("code", text("hosts.code"), () => void drawCode()),
        tool("new-pin", text("hosts.new_pin"), () => void act("/api/hosts/pin")),
      ),
      code &&
        html(
          "div",
          { class: "address", role: "status" },
          html("img", { class: "join-code", src: code.picture, alt: "", width: 160, height: 160 }),
          html(
            "p",
            {},
            html("b", { class: "host-code" }, `${code.code.slice(0, CODE_GROUP)} ${code.code.slice(CODE_GROUP)}`),
            html("small", {}, text("hosts.code_hint")),
          ),
        ),
    ],
  );
  return (state) => {
    // A used code no longer works: it made a host, who is now in the list.
    if (code && newest && (state.hosts?.length ?? 0) > (newest.hosts?.length ?? 0)) code = null;
    newest = state;
    show(state);
  };
}
