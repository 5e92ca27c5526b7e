import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Whether the same address is asked for again, as a preview does with each draft. */
export function isRefresh({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && currentUrl.href === nextUrl.href;
}
