import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { announce } from "#app/ui/announce.ts";
import { setRecent } from "#app/ui/set-recent.ts";

type Departure = {
  /** The query is left out: a card's link names the chosen colour only once its script has come. */
  path: string;
  /** Its index among the links with this path. */
  index: number;
};

/** Screens whose links are remembered at once: more than anybody goes back. */
const MAX_DEPARTURES = 50;

/** The link that a screen was left by, by the screen's key in the history. */
const departures = new Map<string, Departure>();

/**
 * A new screen takes the focus, as a new document would, and its title is announced: the next key or word read out is its
 * own. Back leads to the link that the screen was left by.
 */
export function useRouteFocus(): void {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    focusScreen(type === "POP" ? key : undefined);
  }, [pathname, key, type]);
}

export function rememberDeparture(key: string, link: HTMLAnchorElement): void {
  // The link may lead elsewhere, or not be there yet, on the way back; then the heading has the focus.
  if ("keepsList" in link.dataset) return;
  // An option of a field, which has the focus itself.
  if (link.tabIndex < 0) return;
  const path = pathIn(link);
  setRecent(departures, key, { path, index: linksTo(path).indexOf(link) }, MAX_DEPARTURES);
}

/** The navigation requested in this task; undefined when there is none. */
let requested: { key: string | undefined } | undefined;

/**
 * Puts the focus on the link that the screen with this key was left by, or on its heading, and announces the title of the
 * document. A screen may come with another address and with an error: both ask, and the focus moves once.
 */
export function focusScreen(key?: string): void {
  if (!requested) setTimeout(focusRequested);
  requested = { key: key ?? requested?.key };
}

function focusRequested() {
  const key = requested?.key;
  requested = undefined;
  // Beside Studio's form the focus stays in the field that is written in.
  if (window.parent !== window && !document.hasFocus()) return;
  const departure = key === undefined ? undefined : departures.get(key);
  const link = departure && linksTo(departure.path)[departure.index];
  if (!takesFocus(link)) focusHeading();
  announce(document.title);
}

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading) heading.tabIndex = -1;
  if (!takesFocus(heading)) takesFocus(document.querySelector<HTMLElement>("main"));
}

/** Called when what had the focus is gone: a notice, or a dialog that an address has opened and no button. */
export function returnFocus(): void {
  if (document.activeElement === document.body) focusHeading();
}

/** One of the header's two variants is hidden, and what is behind an open dialog out of reach. */
function takesFocus(element: HTMLElement | null | undefined): boolean {
  element?.focus({ preventScroll: true });
  return document.activeElement === element;
}

function linksTo(path: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll("a")].filter((link) => pathIn(link) === path);
}

function pathIn(link: HTMLAnchorElement): string {
  return link.getAttribute("href")?.split("?")[0] ?? "";
}
