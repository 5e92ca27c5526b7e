import { NEWSLETTER_FIELD } from "#app/site/newsletter-form.ts";
import { MOTION_KEY } from "#app/ui/motion.ts";
import { startScripts } from "./scripts.ts";
import { reloadOfOldPage } from "./stale-page.ts";

// Runs in the head of each document, before the first paint, and does what cannot wait for React. The build makes one
// text of it (vite.config.ts), which every page has inside.

const root = document.documentElement;
root.dataset["script"] = "";
try {
  if (localStorage.getItem(MOTION_KEY) === "paused") root.dataset["motion"] = "paused";
} catch {
  // Private windows may refuse storage.
}

startEntryAnimation();
startScripts();
reloadOfOldPage();
addEventListener("submit", noteTime, true);

/**
 * The entry animation is for a screen that is entered from another site: not after back, forward or reload, not on the
 * home page, not with reduced motion. The first input ends it.
 */
function startEntryAnimation() {
  const [entry] = performance.getEntriesByType("navigation");
  const isEntered = !(entry instanceof PerformanceNavigationTiming) || entry.type === "navigate";
  // The home page is "/", or "/fr" in French: no other path is so short.
  if (isEntered && location.pathname.length > 3 && !matchMedia("(prefers-reduced-motion: reduce)").matches)
    root.dataset["entryAnimation"] = "mark";
  const end = () => delete root.dataset["entryAnimation"];
  for (const type of ["pointerdown", "keydown", "wheel", "touchstart", "click"])
    addEventListener(type, end, { passive: true, capture: true });
}

/** The newsletter's form says how long the page has been open when it is sent: programs are quicker than hands. */
function noteTime({ target }: Event) {
  const opened = target instanceof HTMLFormElement ? target.elements.namedItem(NEWSLETTER_FIELD) : null;
  if (opened instanceof HTMLInputElement) opened.value = String(Math.round(performance.now()));
}
