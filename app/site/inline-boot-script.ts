import { TAPPED_KEY } from "#app/catalogue/fitting-address.ts";
import { MOTION_KEY } from "#app/ui/motion.ts";
import { modifierKeys } from "#app/ui/plain-click.ts";
import { NEWSLETTER_FIELD } from "./newsletter-form.ts";
import { staleScriptsGuard } from "./stale-scripts.ts";

/** The router's own, of its `<ScrollRestoration />`. */
const SCROLL_KEY = "react-router-scroll-positions";

/** As a double tap is: within so many milliseconds, at most so many CSS pixels from the first. */
const SECOND_TAP_MS = 500;
const SECOND_TAP_PX = 24;

/**
 * Runs before the first paint, and does only what cannot wait for React. It marks the document as one with script, and as
 * one where the visitor has paused motion. It starts the entry animation on a screen that is entered from another site
 * (not after back, forward or reload, not on the home page, not with reduced motion); any touch, key, wheel or click ends it.
 * It opens and closes dialogs in browsers without invoker commands (before Safari 26.2 and Chrome 135), and opens the one
 * that the submit button of a form stands for; their button has the focus, which Safari does not give it, so that the dialog
 * can give it back. And a picture tapped before the scripts have come is marked, so that it is
 * enlarged as soon as they have; a second tap follows the link.
 * The second tap of a double tap that has opened or closed a dialog is for nothing that the dialog has brought, or left, at this place,
 * and takes the focus from nothing.
 * A dress whose mark is tapped is put on the fitting list as soon as the scripts for that have come, be it on the next page.
 * The newsletter's form says how long the page has been open when it is sent: programs are quicker than hands.
 * It watches for scripts that are gone. Where the browser refuses to store anything, there is a storage that is empty and takes nothing: the
 * router's own script, which restores the scroll position, would end in an error that nobody catches. So it would where something other than
 * offsets by their keys is stored in their place: that is removed.
 */
export function inlineBootScript(): string {
  return `${staleScriptsGuard}
(root => {
  root.dataset.script = "";
  try { sessionStorage.length } catch {
    Reflect.defineProperty(window, "sessionStorage", { value: { getItem: () => null, removeItem() {} } });
  }
  let offsets;
  try { offsets = JSON.parse(sessionStorage.getItem("${SCROLL_KEY}")); } catch {}
  if (offsets?.constructor !== Object) sessionStorage.removeItem("${SCROLL_KEY}");
  try { if (localStorage.getItem("${MOTION_KEY}") === "paused") root.dataset.motion = "paused"; } catch {}
  const entry = performance.getEntriesByType("navigation")[0];
  const isAnimated = location.pathname !== "/" && (!entry || entry.type === "navigate")
    && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isAnimated) root.dataset.entryAnimation = location.pathname.startsWith("/product/") ? "beside-picture" : "";
  for (const type of ["pointerdown", "keydown", "wheel", "touchstart", "click"])
    addEventListener(type, () => { delete root.dataset.entryAnimation; }, { passive: true, capture: true });
  let last = {};
  for (const type of ["mousedown", "click"]) addEventListener(type, event => {
    if (!event.detail) return;
    const { timeStamp, clientX, clientY } = event;
    const dialogs = document.querySelectorAll("dialog[open]").length;
    const isSecond = timeStamp - last.timeStamp < ${SECOND_TAP_MS} && Math.hypot(clientX - last.clientX, clientY - last.clientY) < ${SECOND_TAP_PX};
    if (isSecond && dialogs !== last.dialogs) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (type === "click") last = { timeStamp, clientX, clientY, dialogs };
  }, true);
  addEventListener("click", event => {
    if (!event.target.closest) return;
    const link = event.target.closest("a[data-enlarges]");
    const isPlain = !event.button && !${JSON.stringify(modifierKeys)}.some(key => event[key]);
    if (link && isPlain && "script" in root.dataset && !("hydrated" in root.dataset)) {
      link.dataset.tapped = "";
      event.preventDefault();
    }
    const mark = event.target.closest("a[data-fitting]");
    if (mark && isPlain && !event.defaultPrevented) {
      mark.toggleAttribute("data-tapped");
      event.preventDefault();
      try {
        sessionStorage["${TAPPED_KEY}"] = (sessionStorage["${TAPPED_KEY}"] || "") + mark.search + " " + mark.dataset.fitting + "\\n";
      } catch {}
    }
    const button = event.target.closest("button[commandfor],button[data-opens]");
    if (button) button.focus();
    if (!button || button.hasAttribute("commandfor") && "commandForElement" in button) return;
    const dialog = document.getElementById(button.dataset.opens || button.getAttribute("commandfor"));
    if (!dialog) return;
    event.preventDefault();
    if (button.getAttribute("command") === "close") dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
  addEventListener("submit", ({ target }) => {
    const opened = target.elements.namedItem("${NEWSLETTER_FIELD}");
    if (opened) opened.value = Math.round(performance.now());
  }, true);
})(document.documentElement);`;
}
