import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A fragment, which opens a dialog, asks the server nothing. By itself the router fetches a page again when its fragment goes. */
export function ignoringFragment(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const isSamePage = currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search;
  return defaultShouldRevalidate && !(isSamePage && currentUrl.hash !== nextUrl.hash);
}

/** Whether the same address is asked for again, as a preview does with each draft. */
export function isRefresh({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && currentUrl.href === nextUrl.href;
}
