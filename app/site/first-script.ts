import { VEIL_MS } from "#app/label/house.ts";
import { MOTION_KEY } from "#app/ui/motion.ts";

/**
 * Runs before the first paint, and only does what cannot wait for React: it says that script is there, that the visitor
 * has paused motion, and that the veil shows on a screen entered from outside (never on back, forward or reload, never on
 * the home page, never with reduced motion). Any touch, key, wheel or click lifts the veil. And it opens and closes dialogs
 * in browsers that know no invoker commands (before Safari 26.2 and Chrome 135).
 */
export const firstScript = `(root => {
  root.dataset.script = "";
  try { if (localStorage.getItem("${MOTION_KEY}") === "paused") root.dataset.motion = "paused"; } catch {}
  const entry = performance.getEntriesByType("navigation")[0];
  const veiled = ${VEIL_MS} > 0 && location.pathname !== "/" && (!entry || entry.type === "navigate")
    && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (veiled) root.dataset.veil = location.pathname.startsWith("/product/") ? "beside-picture" : "";
  for (const type of ["pointerdown", "keydown", "wheel", "touchstart", "click"])
    addEventListener(type, () => { delete root.dataset.veil; }, { passive: true, capture: true });
  addEventListener("click", ({ target }) => {
    const button = target.closest && target.closest("button[commandfor]");
    if (!button || "commandForElement" in button) return;
    const dialog = document.getElementById(button.getAttribute("commandfor"));
    if (!dialog) return;
    if (button.getAttribute("command") === "close") dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
})(document.documentElement);`;
