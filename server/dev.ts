import { createServer } from "vite";
import { contentMiddlewares } from "./content-middlewares.ts";
import { health } from "./health.ts";
import { labelIcons } from "./icons/label-icons.ts";
import { toNodeMiddleware } from "./middleware.ts";
import { oneClickUnsubscribe } from "./newsletter/one-click-unsubscribe.ts";
import { refuseForeignForms } from "./pages/foreign-forms.ts";
import { serveLoadingPage } from "./pages/loading-page.ts";
import { createScreenRenderer } from "./pages/screen-renderer.ts";
import { projectPaths } from "./project-paths.ts";
import { runShop } from "./run-shop.ts";
import { visitorServicesOf } from "./visitor-services.ts";

// The same shop on the same content; modules come from Vite as they are requested, and are replaced as they change.
const exitCode = await runShop(async (running) => {
  const { settings, routes, store } = running;
  const services = visitorServicesOf(running);
  const vite = await createServer({ root: projectPaths.root, server: { middlewareMode: true } });
  const screen = createScreenRenderer({ store, services, countsVisits: false }, async (request, shop) => {
    const { renderScreen } = await vite.ssrLoadModule("./server/render-screen.ts");
    return renderScreen(request, shop);
  });
  return [
    health(running),
    ...(routes?.middlewares ?? []),
    ...contentMiddlewares(running),
    labelIcons(store, projectPaths.fonts, settings),
    vite.middlewares,
    toNodeMiddleware(oneClickUnsubscribe(services.newsletter), settings),
    toNodeMiddleware(refuseForeignForms, settings),
    toNodeMiddleware(serveLoadingPage(store, store.texts().identity), settings),
    toNodeMiddleware(screen, settings),
  ];
});
process.exit(exitCode);
