import { pathToFileURL } from "node:url";
import { pictureHostOf } from "#app/content/pictures.server.ts";
import { contentMiddlewares } from "./content-middlewares.ts";
import { health } from "./health.ts";
import { onlyReadable, toNodeMiddleware } from "./middleware.ts";
import { createFinish } from "./pages/finished-page.ts";
import { readStyles } from "./pages/inlined-styles.ts";
import { createPages } from "./pages/pages.ts";
import { whileEmpty } from "./pages/screens.ts";
import { places } from "./places.ts";
import { createPasses, readPreviewSecret } from "./preview/passes.ts";
import { previewDoor } from "./preview/preview-door.ts";
import { previewScreens, unlessPreviewing } from "./preview/preview-screens.ts";
import type { RenderScreen } from "./render-screen.ts";
import { run } from "./run-shop.ts";
import { withSecurityHeaders } from "./security-headers.ts";
import { goneFiles, plainRanges, releasedFiles, staticFiles } from "./static-files.ts";
import { contentWebhook } from "./webhook.ts";

await run(async (running) => {
  const { settings, store, freshness, backstage, isEnding } = running;
  const shop: { renderScreen: RenderScreen } = await import(pathToFileURL(places.bundle).href);
  const finish = createFinish(await readStyles(places.client), pictureHostOf(settings.content));
  const passes = createPasses(readPreviewSecret(settings.dataFolder));
  const pages = createPages(store, shop.renderScreen, finish, settings);
  return [
    unlessPreviewing(passes, pages.kept),
    withSecurityHeaders(settings),
    health(store, isEnding),
    onlyReadable(settings),
    plainRanges,
    releasedFiles,
    staticFiles(places.client),
    goneFiles,
    ...contentMiddlewares(running),
    toNodeMiddleware(contentWebhook(settings.webhookSecret, freshness.changed), settings),
    toNodeMiddleware(previewDoor({ passes, backstage }), settings),
    toNodeMiddleware(
      previewScreens({ passes, backstage, renderScreen: shop.renderScreen, finish }),
      settings,
    ),
    toNodeMiddleware(whileEmpty(store), settings),
    pages.drawn,
    pages.sent,
  ];
});
