import { deferScripts } from "./deferred-scripts.ts";
import type { InlineStyles } from "./inline-styles.ts";
import { createContentSecurityPolicy, withCachePolicy } from "./page-headers.ts";

export type TransformDocument = (response: Response, url: string) => Promise<Response>;

/** What is done to each response of the router: styles inlined, scripts deferred, headers of caching and security. */
export function createTransformDocument(
  inlineStyles: InlineStyles,
  pictureHost: string | undefined,
): TransformDocument {
  const policyFor = createContentSecurityPolicy(pictureHost);
  return async (response, url) => {
    const headers = withCachePolicy(response, url);
    const { status } = response;
    if (!headers.get("Content-Type")?.startsWith("text/html"))
      return new Response(response.body, { status, headers });
    const html = deferScripts(inlineStyles(await response.text()));
    headers.set("Content-Security-Policy", policyFor(html));
    return new Response(html, { status, headers });
  };
}
