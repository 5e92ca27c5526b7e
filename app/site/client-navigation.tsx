import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation, useNavigate } from "react-router";
import { savesData } from "#app/ui/saves-data.ts";
import { prefetchLikelyRoutes } from "./route-modules.ts";

/** A link that was pointed at or focused for this long is prefetched. */
const INTENT_MS = 65;

/** After hydration: the pictures on the first screen have usually arrived by then. */
const IDLE_MS = 1_000;

/** One listener that follows every `ScreenLink` with the router, and prefetches the one that is pointed at. */
export function ClientNavigation() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [ahead, setAhead] = useState({ address: "", from: "" });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let intent: ReturnType<typeof setTimeout> | undefined;

    function consider({ target }: Event) {
      clearTimeout(intent);
      const link = linkAround(target);
      if (!link || savesData()) return;
      intent = setTimeout(() => setAhead({ address: urlOf(link), from: key }), INTENT_MS);
    }

    function follow(event: MouseEvent) {
      const link = linkAround(event.target);
      if (!link || opensElsewhere(event)) return;
      event.preventDefault();
      clearTimeout(intent);
      void navigate(urlOf(link), {
        replace: "replaces" in link.dataset || link.href === location.href,
        preventScrollReset: "keepsScroll" in link.dataset,
      });
    }

    // A touch that becomes a scroll cancels the prefetch.
    for (const type of ["pointerover", "focusin", "pointercancel"])
      document.addEventListener(type, consider, { signal });
    // In the capture phase, so that the data request starts before the screen's own handlers render anything.
    document.addEventListener("click", follow, { signal, capture: true });
    return () => {
      clearTimeout(intent);
      listening.abort();
    };
  }, [navigate, key]);

  useEffect(() => {
    if (savesData()) return;
    const rest = setTimeout(prefetchLikelyRoutes, IDLE_MS);
    return () => clearTimeout(rest);
  }, []);

  return ahead.from === key && <PrefetchPageLinks page={ahead.address} />;
}

function linkAround(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-screen]") : null;
  return link?.origin === location.origin ? link : null;
}

function urlOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}

/** In a new tab or window, or as a download. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
