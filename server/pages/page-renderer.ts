import type { ContentStore } from "#app/content/content-store.server.ts";
import { securityHeadersFor } from "#server/security-headers-middleware.ts";
import { cacheKeyOf } from "./cache-key.ts";
import { cachedResponseOf } from "./cached-response.ts";
import type { PageRenderer } from "./page-cache.ts";
import type { TransformDocument } from "./transform-document.ts";

/** Renders pages by their key, which is a whole URL. */
export function createPageRenderer(
  store: ContentStore,
  screen: (request: Request) => Promise<Response>,
  transformDocument: TransformDocument,
): PageRenderer {
  return {
    async render(url) {
      const { revision } = store.current() ?? (await store.whenReady());
      // The same for everybody: nothing of the visitor's request but its URL is in this one.
      const response = await transformDocument(await screen(new Request(url)), url);
      for (const [name, value] of Object.entries(securityHeadersFor(url))) response.headers.set(name, value);
      return cachedResponseOf(response, revision);
    },
    isKey(key) {
      const catalogue = store.current();
      const { pathname, search } = new URL(key);
      const current = catalogue && cacheKeyOf(pathname + search, catalogue);
      return current?.isCacheable === true && current.url === pathname + search;
    },
  };
}
