import { type NavigateOptions, useLocation, useNavigate } from "react-router";
import { sharedPath } from "./language-base.ts";

/** Changes the query of the page that a control stands on. A control that is touched while the visitor leaves changes nothing. */
export function useChangeQuery() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return async (to: { search: string; hash?: string }, options: NavigateOptions) => {
    // The change would take the place of the page that is on its way.
    if (sharedPath(location.pathname) !== pathname) return;
    // A path makes it this page's: a quick Back has changed the address, but not yet what the router completes a query with.
    await navigate({ pathname, ...to }, { preventScrollReset: true, ...options });
  };
}
