import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation, useNavigate } from "react-router";
import { savesData } from "#app/ui/saves-data.ts";
import { prefetchLikelyRoutes } from "./route-modules.ts";

/** A hand that stays this long on a link means it: its screen is fetched ahead. */
const INTENT_MS = 65;

/** After the page works. The pictures on its first screen are there by then. */
const IDLE_MS = 1_000;

/** Leads from screen to screen without a new document. See ui/screen-link.tsx. */
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

    // A finger that turns out to scroll has meant nothing.
    for (const type of ["pointerover", "focusin", "pointercancel"])
      document.addEventListener(type, consider, { signal });
    // Ahead of the screen's own handlers, so that the data sets out before anything is drawn.
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

/** In a new tab or window, or to the disk. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
