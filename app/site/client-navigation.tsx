import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { type Path, PrefetchPageLinks, useLocation, useMatches, useNavigate } from "react-router";
import { sharedPath } from "#app/ui/language-base.ts";
import { markMotion } from "#app/ui/motion.ts";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { savesData } from "#app/ui/saves-data.ts";
import { rememberDeparture, useRouteFocus } from "./route-focus.ts";
import { prefetchLikelyRoutes } from "./route-modules.ts";
import { rememberScreen } from "./seen-screens.ts";

/** A link that was pointed at or focused for this long is prefetched. */
const INTENT_MS = 65;

/** The pictures on the first screen have usually arrived so long after hydration. */
const IDLE_MS = 1_000;

/** One listener that follows every `ScreenLink` with the router, and prefetches the one that is pointed at. */
export function ClientNavigation({ worksOffline }: { worksOffline: boolean }) {
  const navigate = useNavigate();
  const { key, pathname, search, state } = useLocation();
  const matches = useMatches();
  const [ahead, setAhead] = useState({ address: "", from: "" });
  const OfflineCopies = useOfflineCopies(worksOffline);
  useRouteFocus();
  usePageEvents();

  const prefetch = useEffectEvent((link: HTMLAnchorElement) => setAhead({ address: urlOf(link), from: key }));

  const follow = useEffectEvent((link: HTMLAnchorElement) => {
    rememberDeparture(key, link);
    const dialog = link.closest("dialog");
    const address = urlOf(link);
    if (dialog && address === sharedPath(location.pathname) + location.search) return dialog.close();
    void navigate(address, {
      // A link in a dialog takes the place of it: Back leads to the page below.
      replace:
        "replaces" in link.dataset ||
        link.href === location.href ||
        (dialog !== null && location.hash !== ""),
      preventScrollReset: "keepsScroll" in link.dataset,
      state: "keepsList" in link.dataset ? state : { list: listAround(link) ?? pathname + search },
    });
  });

  // The listeners are set once for all screens: a click during which the listeners were exchanged would reach neither, and load the whole page.
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let intent: ReturnType<typeof setTimeout> | undefined;

    function onIntent({ target }: Event) {
      clearTimeout(intent);
      const link = linkAround(target);
      if (link && !savesData()) intent = setTimeout(() => prefetch(link), INTENT_MS);
    }

    function onClick(event: MouseEvent) {
      const link = linkAround(event.target);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      clearTimeout(intent);
      follow(link);
    }

    // A touch that becomes a scroll cancels the prefetch.
    for (const type of ["pointerover", "focusin", "pointercancel"])
      document.addEventListener(type, onIntent, { signal });
    // The screen's own handlers come first: one of them may have dealt with the click.
    document.addEventListener("click", onClick, { signal });
    return () => {
      clearTimeout(intent);
      listening.abort();
    };
  }, []);

  useEffect(() => {
    const data = Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData]));
    rememberScreen({ pathname, search }, data);
    import("./visit-counter.ts").then(
      ({ countScreen }) => countScreen(data),
      () => undefined,
    );
  }, [pathname, search, matches]);

  return (
    <>
      {ahead.from === key && <PrefetchPageLinks page={ahead.address} />}
      {OfflineCopies && <OfflineCopies />}
    </>
  );
}

/** Its script comes once the page works; without it nothing is kept. */
function useOfflineCopies(isWanted: boolean): ComponentType | undefined {
  const [loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    if (!isWanted) return;
    import("./offline-copies.tsx").then(
      ({ OfflineCopies }) => setLoaded(() => OfflineCopies),
      () => undefined,
    );
  }, [isWanted]);
  return loaded;
}

/** These belong to the page, whatever screen it shows. */
function usePageEvents() {
  useEffect(() => {
    // Those that listen already are not added again.
    addEventListener("pageshow", announceChanges);
    addEventListener("storage", markMotion);
    addEventListener("beforeprint", fetchPictures);
    import("./later-events.ts").then(
      ({ listenLater }) => listenLater(),
      () => undefined,
    );
    fetchWhatNeedsConnection();
    if (savesData()) return;
    const rest = setTimeout(fetchLikely, IDLE_MS);
    return () => clearTimeout(rest);
  }, []);
}

/** A tap on a dress then waits for its data only, also on one with a calendar. */
function fetchLikely() {
  prefetchLikelyRoutes();
  import("#app/product/with-ways.tsx").catch(() => undefined);
  // React shows a screen that comes in motion once its type is there: a dress has italics, which a list has not.
  const family = getComputedStyle(document.body).getPropertyValue("--font-display");
  document.fonts.load(`italic 1em ${family}`).catch(() => undefined);
}

/** These are needed offline, where they cannot be fetched: what is said then, by the search, too. */
function fetchWhatNeedsConnection() {
  void Promise.allSettled([
    import("./error-screen.tsx"),
    import("./list-without-response.ts"),
    import("#app/search/search-panel.tsx"),
  ]);
}

/**
 * Other tabs tell a page what they change on this device, but nobody tells one that Back brings back whole. A storage
 * event without a key says that everything may have changed.
 */
function announceChanges({ persisted }: PageTransitionEvent) {
  if (persisted) dispatchEvent(new StorageEvent("storage"));
}

/** Paper shows the whole page. Pictures further down come only when they are near, and no browser waits for them. */
function fetchPictures() {
  for (const picture of document.images) picture.loading = "eager";
}

/** A link to another site, another window or a file is the browser's. */
function linkAround(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-screen]") : null;
  if (!link || link.origin !== location.origin || link.hasAttribute("download")) return null;
  return link.target === "" || link.target === "_self" ? link : null;
}

function urlOf({ pathname, search, hash }: Path): string {
  return sharedPath(pathname) + search + hash;
}

/** Address of the list that a dress is opened from, where that is not the screen: see product/product-navigation.tsx. */
function listAround(link: HTMLAnchorElement): string | undefined {
  return link.closest<HTMLElement>("[data-list]")?.dataset["list"];
}
