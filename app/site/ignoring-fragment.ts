import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A fragment, which opens a dialog, asks the server nothing. By itself the router fetches a page again when its fragment goes. */
export function ignoringFragment(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const isSamePage = currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search;
  return defaultShouldRevalidate && !(isSamePage && currentUrl.hash !== nextUrl.hash);
}
