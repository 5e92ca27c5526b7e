import { sharedPath } from "#app/ui/language-base.ts";
import { partOf } from "#model/documents/part-of.ts";
import type { RouteId } from "#model/screens/route-table.ts";
import {
  COLLECTION_EVENT,
  COUNT_PATH,
  chosenParts,
  dressEvents,
  HOME_EVENT,
  SEARCH_EVENT,
  SOURCE_EVENT,
} from "#model/services/visit-counts.ts";

const PRODUCT_ROUTE: RouteId = "product/product-screen";
const COLLECTION_ROUTE: RouteId = "collection/collection";
const HOME_ROUTE: RouteId = "home/home";

/** After a pause of this length what was typed into the search is all of it. */
const TYPED_MS = 1_500;

/** The events of this page since it was loaded; the same dress or search again is the same view. */
const sentEvents = new Set<string>();

let isWatching = false;

/**
 * Tells the shop which dress is looked at and asked for, and which words found nothing: docs/decisions/012-counter.md. Called with
 * every screen that is shown, and the data of its routes by their ids.
 */
export function countScreen(data: Record<string, unknown>): void {
  if (partOf(data["root"], "countsVisits") !== true || isUncounted()) return;
  const slug = partOf(partOf(data[PRODUCT_ROUTE], "product"), "slug");
  const collection = partOf(partOf(data[COLLECTION_ROUTE], "category"), "slug");
  if (typeof slug === "string") whenSeen(() => tellOnce({ view: slug }));
  if (typeof collection === "string") whenSeen(() => tellOnce({ [COLLECTION_EVENT]: collection }));
  if (data[HOME_ROUTE]) whenSeen(() => tellOnce({ [HOME_EVENT]: "" }));
  if (isWatching) return;
  isWatching = true;
  const source = siteBefore();
  if (source) whenSeen(() => tell({ [SOURCE_EVENT]: source }));
  document.addEventListener("click", countTap);
  document.addEventListener("input", countSearch);
}

/** `data-counts` names what a link or a button stands for: rent or purchase. */
function countTap({ target }: Event) {
  const control = target instanceof Element ? target.closest<HTMLElement>("[data-counts]") : null;
  const kind = dressEvents.find((event) => event === control?.dataset["counts"]);
  const dress = dressAt(sharedPath(location.pathname));
  if (!kind || dress === undefined) return;
  const address = new URLSearchParams(location.search);
  const chosen = chosenParts.flatMap((part) => {
    const value = address.get(part);
    return value === null ? [] : [[part, value]];
  });
  tell({ [kind]: dress, ...Object.fromEntries(chosen) });
}

let typing: ReturnType<typeof setTimeout> | undefined;

/** Words count once the visitor has paused, and only where the dialog or the page says that they found nothing. */
function countSearch({ target }: Event) {
  if (!(target instanceof HTMLInputElement) || target.type !== "search") return;
  clearTimeout(typing);
  typing = setTimeout(() => {
    const isNothing = target.closest("dialog, main")?.querySelector("[data-nothing]");
    const words = target.value.trim();
    if (isNothing && words) tellOnce({ [SEARCH_EVENT]: words });
  }, TYPED_MS);
}

/** The host of the site that led here, and nothing else of its address. A page that is loaded again is no new visit. */
function siteBefore(): string | undefined {
  const loads = performance.getEntriesByType("navigation");
  const [, host] = /^[a-z-]+:\/\/([^/:?#]+)/.exec(document.referrer) ?? [];
  const isAgain = loads.some((load) => partOf(load, "type") !== "navigate");
  return isAgain || host === location.hostname ? undefined : host;
}

function tellOnce(event: Record<string, string>) {
  const key = JSON.stringify(event);
  if (sentEvents.has(key)) return;
  sentEvents.add(key);
  tell(event);
}

function tell(event: Record<string, string>) {
  navigator.sendBeacon(COUNT_PATH, new URLSearchParams(event));
}

/** A page that is opened in another tab, or loaded ahead, is a view once somebody looks at it. */
function whenSeen(callback: () => void) {
  if (document.visibilityState === "visible") return callback();
  document.addEventListener("visibilitychange", () => whenSeen(callback), { once: true });
}

/** The address changes before the data of the screen does. */
function dressAt(pathname: string): string | undefined {
  const [, slug] = /^\/product\/([^/]+)$/.exec(pathname) ?? [];
  return slug && decodeURIComponent(slug);
}

/** Whether the visitor asks not to be tracked, or is a program. */
function isUncounted(): boolean {
  const { doNotTrack, webdriver } = navigator;
  return doNotTrack === "1" || webdriver || partOf(navigator, "globalPrivacyControl") === true;
}
