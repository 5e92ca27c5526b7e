/** On a bad connection some picture may keep the page from ever being complete. In milliseconds. */
const LATEST_MS = 4_000;

const signs = ["pointermove", "pointerdown", "touchstart", "keydown"];

/**
 * The page's scripts wait in a template (server/pages/transform-document.ts), so that pictures and fonts come sooner on a slow
 * connection. They are taken out when the page is complete and painted, or at the first interaction.
 */
export function startScripts(): void {
  addEventListener("DOMContentLoaded", () => {
    for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
  });
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)));
  setTimeout(start, LATEST_MS);
}

function start() {
  // A part of the template may be missing until the document has been parsed.
  if (document.readyState === "loading") return addEventListener("DOMContentLoaded", start);
  for (const sign of signs) removeEventListener(sign, onSign, true);
  const waiting = document.getElementById("scripts");
  if (waiting instanceof HTMLTemplateElement) waiting.replaceWith(waiting.content);
}

/** Browsers report a move by nothing when something is laid out under a pointer that rests. */
function onSign(event: Event) {
  if (!(event instanceof PointerEvent) || event.type !== "pointermove" || event.movementX || event.movementY)
    start();
}
