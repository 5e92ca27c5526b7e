import { SCRIPT_MARK_HEADER } from "#app/security-headers.ts";
import { deferScripts, loaderScript } from "./deferred-scripts.ts";
import type { InlineStyles } from "./inline-styles.ts";
import { takeKnownScripts } from "./known-scripts.ts";
import { createContentSecurityPolicy, headersOfPage } from "./page-headers.ts";

export type TransformDocument = (response: Response, url: string) => Promise<Response>;

/** What is done to each response of the router: styles inlined, scripts deferred, headers of caching and security. */
export function createTransformDocument(
  inlineStyles: InlineStyles,
  pictureHost: string | undefined,
): TransformDocument {
  const policyFor = createContentSecurityPolicy(pictureHost);
  return async (response, url) => {
    const headers = headersOfPage(response, url);
    const mark = headers.get(SCRIPT_MARK_HEADER);
    headers.delete(SCRIPT_MARK_HEADER);
    const { status } = response;
    if (!headers.get("Content-Type")?.startsWith("text/html"))
      return new Response(response.body, { status, headers });
    const known = takeKnownScripts(await response.text(), mark);
    const html = deferScripts(inlineStyles(known.html));
    headers.set("Content-Security-Policy", policyFor(html, [...known.scripts, loaderScript]));
    return new Response(html, { status, headers });
  };
}
