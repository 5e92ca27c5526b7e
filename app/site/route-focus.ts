import { announce } from "#app/ui/announcer.tsx";

type Departure = { href: string /** Among the links with this address. */; place: number };

/** The link that a screen was left by, by the screen's key in the history. */
const departures = new Map<string, Departure>();

export function rememberDeparture(key: string, link: HTMLAnchorElement): void {
  const href = link.getAttribute("href") ?? "";
  departures.set(key, { href, place: linksTo(href).indexOf(link) });
}

/**
 * Puts the focus on the link that the screen with this key was left by, or on its heading, and announces the title of the
 * document.
 */
export function focusScreen(key?: string): void {
  const departure = key === undefined ? undefined : departures.get(key);
  const link = departure && linksTo(departure.href)[departure.place];
  if (!hasTaken(link)) focusHeading();
  announce(document.title);
}

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading) heading.tabIndex = -1;
  if (!hasTaken(heading)) hasTaken(document.querySelector<HTMLElement>("main"));
}

/** One of the header's two faces is hidden, and what is behind an open dialog out of reach. */
function hasTaken(element: HTMLElement | null | undefined): boolean {
  element?.focus({ preventScroll: true });
  return document.activeElement === element;
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll("a")].filter((link) => link.getAttribute("href") === href);
}
