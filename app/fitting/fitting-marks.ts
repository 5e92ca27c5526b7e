import { fittingAddress } from "#app/catalogue/fitting-address.ts";
import { DRESS_PARAM } from "#app/catalogue/url-parameters.ts";
import { announce } from "#app/ui/announce.ts";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { controlNames } from "#words/controls.ts";
import { fittingWords } from "#words/fitting.ts";
import { currentList, subscribe, toggleEntry } from "./device-list.ts";
import { holds, slugsOf } from "./fitting-list.ts";
import { takeTappedMarks } from "./tapped-marks.ts";

/** Links of catalogue/fitting-mark.tsx, and of the header. */
const MARKS = "a[data-fitting]";
const HEADER_LINKS = "a[data-fitting-list]";

let isWatching = false;

/**
 * Makes buttons of the marks: one listener for all, whatever list renders them and when. Those that were tapped before this came
 * (boot/taps.ts) are pressed now.
 */
export function watchFittingMarks(): void {
  if (isWatching) return;
  isWatching = true;
  // Before the document's other listeners, which would follow the link.
  document.addEventListener("click", onClick, { capture: true });
  document.addEventListener("keydown", onKey);
  subscribe(showAll);
  new MutationObserver(showNew).observe(document.documentElement, { childList: true, subtree: true });
  showAll();
  const tapped = new Map(takeTappedMarks());
  for (const mark of document.querySelectorAll<HTMLAnchorElement>(`${MARKS}[data-tapped]`)) {
    mark.removeAttribute("data-tapped");
    tapped.set(slugOf(mark), nameOf(mark));
  }
  // Nobody saw that it was on the list already: a tap was meant to put it there.
  for (const [slug, name] of tapped) if (!holds(currentList().entries, slug)) press(slug, name);
}

function onClick(event: MouseEvent) {
  const mark = markAround(event.target);
  if (!mark || !isPlainClick(event)) return;
  event.preventDefault();
  press(slugOf(mark), nameOf(mark));
}

/** A link is pressed with Enter, a button with the space bar as well. */
function onKey(event: KeyboardEvent) {
  const mark = event.key === " " ? markAround(event.target) : null;
  if (!mark) return;
  event.preventDefault();
  mark.click();
}

function press(slug: string, name: string) {
  const wasListed = holds(currentList().entries, slug);
  const isListed = toggleEntry(slug, name);
  if (!wasListed && !isListed) return openFullList();
  const count = currentList().entries.length;
  announce(isListed ? fittingWords.added(name, count) : fittingWords.takenOff(name));
}

/** Her own list says that it is full, and there she can make room. By the header's link, which the router follows. */
function openFullList() {
  document.querySelector<HTMLAnchorElement>(HEADER_LINKS)?.click();
}

function showAll() {
  const { entries } = currentList();
  for (const mark of document.querySelectorAll<HTMLAnchorElement>(MARKS)) {
    mark.setAttribute("role", "button");
    mark.setAttribute("aria-pressed", String(holds(entries, slugOf(mark))));
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>(HEADER_LINKS)) {
    const { length } = entries;
    link.dataset["count"] = length === 0 ? "" : String(length);
    const name = length === 0 ? controlNames.fittingList : fittingWords.listOf(length);
    link.setAttribute("aria-label", name);
    link.href = fittingAddress(slugsOf(entries));
  }
}

function showNew() {
  if (document.querySelector(`${MARKS}:not([aria-pressed]), ${HEADER_LINKS}:not([data-count])`)) showAll();
}

function markAround(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(MARKS) : null;
}

function nameOf({ dataset }: HTMLAnchorElement): string {
  return dataset["fitting"] ?? "";
}

function slugOf({ href }: HTMLAnchorElement): string {
  return new URL(href).searchParams.get(DRESS_PARAM) ?? "";
}
