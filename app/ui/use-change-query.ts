import { type NavigateOptions, useLocation, useNavigate } from "react-router";

/** Changes the query of the page that a control stands on. A control that is touched while the visitor leaves changes nothing. */
export function useChangeQuery() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return async (to: { search: string; hash?: string }, options: NavigateOptions) => {
    // The change would take the place of the page that is on its way.
    if (location.pathname === pathname) await navigate(to, { preventScrollReset: true, ...options });
  };
}
