import type { IncomingMessage } from "node:http";
import type { ContentStore } from "#app/content/content-store.server.ts";
import { log } from "#server/log.ts";
import { type ProxyConfig, publicOrigin } from "#server/proxy-config.ts";
import { type CacheKey, cacheKeyOf } from "./cache-key.ts";
import { isOwnOrigin } from "./own-origin.ts";

/** `isOwn`: at an origin of the shop. A visitor has chosen any other one. */
type PageRequest = CacheKey & { isOwn: boolean };

export type PageRequests = {
  /** The whole URL of the page that is requested, which is its key. Undefined without a usable host, or a catalogue. */
  read(request: IncomingMessage): PageRequest | undefined;
};

export function createPageRequests(store: ContentStore, proxy: ProxyConfig): PageRequests {
  let hasWarned = false;

  function isOwn(origin: string, { socket }: IncomingMessage): boolean {
    const isKnown = isOwnOrigin(origin, socket, proxy.publicUrl);
    if (!isKnown && !hasWarned) {
      hasWarned = true;
      log("warning", "pages for this origin are not cached", { origin, remedy: "PUBLIC_URL" });
    }
    return isKnown;
  }

  return {
    read(request) {
      const catalogue = store.current();
      const origin = publicOrigin(request, proxy);
      if (!catalogue || !origin) return undefined;
      const { url, isCacheable } = cacheKeyOf(request.url ?? "/", catalogue);
      const isAtOwn = isOwn(origin, request);
      return { url: origin + url, isCacheable: isCacheable && isAtOwn, isOwn: isAtOwn };
    },
  };
}
