import { join } from "node:path";
import { watchAssets } from "#app/content/asset-watch.server.ts";
import { log } from "#server/log.ts";
import type { Settings } from "#server/settings.ts";
import type { ContentSource } from "./content-source.ts";
import type { UpgradeHandler } from "./http-server.ts";
import type { Middleware } from "./middleware.ts";
import { cachedPictures } from "./pictures/cached-pictures.ts";
import { openPictureCache } from "./pictures/picture-cache.ts";
import { createContentProxy } from "./proxy/content-proxy.ts";

/** The content host at the shop's own origin: its pictures from the shop's disk, the rest passed on. */
export type ContentRoutes = { middlewares: Middleware[]; upgrade: UpgradeHandler; close(): void };

/** Undefined where browsers request from the content host directly. */
export function openContentRoutes(
  { content, client, lake, store }: ContentSource,
  settings: Settings,
): ContentRoutes | undefined {
  const { apiHost: url } = content;
  if (url === undefined) return undefined;
  const proxy = createContentProxy(
    {
      url,
      isResponsive: () => !lake || lake.state() === "running",
      firstStart: lake?.firstStart,
      secret: lake?.proxySecret,
      identity: () => store.texts().identity,
    },
    settings,
  );
  const cache = openPictureCache(join(settings.dataFolder, "pictures"));
  const report = (error: unknown) => log("error", "deleted picture still cached", { error });
  let isClosed = false;
  let stopWatching: () => void = () => undefined;
  void (lake?.firstStart ?? Promise.resolve()).then(() => {
    if (isClosed) return;
    const deleted = (asset: string) => void cache.remove(asset).catch(report);
    const listed = (assets: ReadonlySet<string>) => void cache.retainOnly(assets).catch(report);
    stopWatching = watchAssets(client, { deleted, listed }, log);
  });
  return {
    middlewares: [cachedPictures(cache, proxy, content), proxy.middleware],
    upgrade: proxy.upgrade,
    close() {
      isClosed = true;
      stopWatching();
    },
  };
}
