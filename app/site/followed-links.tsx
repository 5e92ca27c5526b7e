import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation, useNavigate } from "react-router";
import { loadLikelyScreens } from "./route-modules.ts";

/** A hand that stays this long on a link means it: its screen is fetched ahead. */
const INTENT_MS = 65;

/** After the page works. The pictures on its first screen are there by then. */
const AT_REST_MS = 1_000;

/** Leads from screen to screen without a new document. See ui/screen-link.tsx. */
export function FollowedLinks() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [ahead, setAhead] = useState<{ address: string | undefined; from: string }>();

  useEffect(() => {
    let intent: ReturnType<typeof setTimeout> | undefined;

    function consider({ target }: Event) {
      clearTimeout(intent);
      const link = linkAround(target);
      if (link) intent = setTimeout(() => setAhead({ address: addressOf(link), from: key }), INTENT_MS);
    }

    function follow(event: MouseEvent) {
      const link = linkAround(event.target);
      if (!link || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      clearTimeout(intent);
      void navigate(addressOf(link), {
        replace: "replaces" in link.dataset || link.href === location.href,
        preventScrollReset: "keepsScroll" in link.dataset,
      });
    }

    // A finger that turns out to scroll has meant nothing.
    for (const type of ["pointerover", "focusin", "pointercancel"]) document.addEventListener(type, consider);
    document.addEventListener("click", follow, { capture: true });
    return () => {
      clearTimeout(intent);
      for (const type of ["pointerover", "focusin", "pointercancel"])
        document.removeEventListener(type, consider);
      document.removeEventListener("click", follow, { capture: true });
    };
  }, [navigate, key]);

  useEffect(() => {
    const rest = setTimeout(loadLikelyScreens, AT_REST_MS);
    return () => clearTimeout(rest);
  }, []);

  return ahead?.address && ahead.from === key && <PrefetchPageLinks page={ahead.address} />;
}

function linkAround(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-screen]") : null;
}

function addressOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}

/** In a new tab or window, or to the disk. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
