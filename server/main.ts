import { pathToFileURL } from "node:url";
import { fromAnswer, withSecurityHeaders } from "./middleware.ts";
import { contentMiddlewares } from "./content-middlewares.ts";
import { health } from "./health.ts";
import { pages } from "./pages.ts";
import { places } from "./places.ts";
import { run } from "./run.ts";
import type { RenderScreen } from "./shop.ts";
import { goneFiles, staticFiles } from "./static-files.ts";

await run(async (running) => {
  const { settings, store, isEnding } = running;
  const shop: { renderScreen: RenderScreen } = await import(pathToFileURL(places.bundle).href);
  return [
    withSecurityHeaders(settings),
    health(store, isEnding),
    staticFiles(places.client),
    goneFiles,
    ...contentMiddlewares(running),
    fromAnswer(pages(running, shop.renderScreen), settings),
  ];
});
