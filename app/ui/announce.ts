/** The live region of the document, which the layout draws. */
export const ANNOUNCER_ID = "announcer";

/** A region is read out again with the same text only if it was empty for so long. In milliseconds. */
const EMPTY_MS = 50;

/** The texts of the next message. */
const texts = new Set<string>();

/** Assistive technology reads this out after what it is saying. Calls that follow each other at once are one message. */
export function announce(text: string): void {
  if (texts.size === 0) queueMicrotask(emptyRegion);
  texts.add(text);
}

function emptyRegion() {
  const region = regionOfDialog() ?? document.getElementById(ANNOUNCER_ID);
  if (region) region.textContent = "";
  setTimeout(() => {
    if (region) region.textContent = [...texts].map(asSentence).join(" ");
    texts.clear();
  }, EMPTY_MS);
}

/** A pause stands between two texts. */
function asSentence(text: string, index: number, { length }: readonly string[]): string {
  return index === length - 1 || /[.!?…。؟]$/.test(text) ? text : `${text}.`;
}

/** While a dialog is open, nothing outside of it is read out. */
function regionOfDialog(): Element | undefined {
  const dialog = document.querySelector("dialog[open]");
  if (!dialog) return undefined;
  const existingRegion = dialog.querySelector(":scope > [data-announcer]");
  if (existingRegion) return existingRegion;
  const region = Object.assign(document.createElement("p"), { className: "visually-hidden" });
  region.setAttribute("role", "status");
  region.dataset["announcer"] = "";
  dialog.append(region);
  return region;
}
