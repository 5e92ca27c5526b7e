import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { focusScreen } from "./route-focus.ts";

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
