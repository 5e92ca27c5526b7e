/** What the document says of its scripts, as the router writes it. */
const preload = '<link rel="modulepreload"';
const entry = '<script type="module" async="">';

/** A type and a relation that no browser knows: it leaves both alone. */
const deferredPreload = '<link rel="later-module"';
const deferredEntry = '<script type="later-module">';

/** In milliseconds. On a bad connection some picture may keep the page from ever being complete. */
const LATEST_MS = 4_000;

/**
 * For the beginning of the head: the scripts are requested when the page is complete and painted, or at the first
 * interaction. Every control works before they arrive, and on a slow connection pictures and fonts come sooner. Not before
 * the document has been parsed: until then the entry may be in it without its text, or with half of it. A pointer that
 * rests is no interaction: whatever is laid out under it, the browser says that it moved, by nothing.
 */
export const loaderScript = `{
const signs = ["pointermove", "pointerdown", "touchstart", "keydown"];
const start = () => {
  if (document.readyState === "loading") return addEventListener("DOMContentLoaded", start);
  for (const sign of signs) removeEventListener(sign, act, true);
  const entry = document.querySelector("script[type=later-module]");
  if (!entry) return;
  for (const link of document.querySelectorAll("link[rel=later-module]")) link.rel = "modulepreload";
  const script = document.createElement("script");
  script.type = "module";
  script.text = entry.text;
  entry.replaceWith(script);
};
const act = ({ type, movementX, movementY }) => {
  if (type !== "pointermove" || movementX || movementY) start();
};
addEventListener("DOMContentLoaded", () => {
  for (const sign of signs) addEventListener(sign, act, { capture: true, passive: true });
});
addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)));
setTimeout(start, ${LATEST_MS});
}`.replaceAll(/\n\s*/g, "");

/** Has a page's scripts wait for what a visitor sees. */
export function deferScripts(html: string): string {
  return html
    .replace("<head>", `<head><script>${loaderScript}</script>`)
    .replaceAll(preload, deferredPreload)
    .replace(entry, deferredEntry);
}
