import { appointmentFiles } from "./appointments/appointment-file.ts";
import { contentMiddlewares } from "./content-middlewares.ts";
import { countRequests } from "./counting/count-requests.ts";
import { countsFile } from "./counting/counts-file.ts";
import { health } from "./health.ts";
import { labelIcons } from "./icons/label-icons.ts";
import { loadingBranding } from "./loading-branding.ts";
import { log } from "./log.ts";
import { type Middleware, onlyReadable, toNodeMiddleware } from "./middleware.ts";
import { oneClickUnsubscribe } from "./newsletter/one-click-unsubscribe.ts";
import type { RunningShop } from "./open-shop.ts";
import { refuseForeignForms } from "./pages/foreign-forms.ts";
import { serveLoadingPage } from "./pages/loading-page.ts";
import { createPageMiddlewares } from "./pages/page-middlewares.ts";
import { createTransformDocument } from "./pages/transform-document.ts";
import { createKnownEditors } from "./preview/known-editors.ts";
import { previewPages, unlessPreviewing } from "./preview/preview-pages.ts";
import { previewRoutes } from "./preview/preview-routes.ts";
import { createPreviewTokens, readPreviewSecret } from "./preview/preview-tokens.ts";
import { projectPaths } from "./project-paths.ts";
import { warnOfUnknownProxy } from "./proxy-warnings.ts";
import type { RenderScreen } from "./render-screen.ts";
import { withSecurityHeaders } from "./security-headers-middleware.ts";
import { missingFiles, plainRanges, releasedFiles, staticFiles } from "./static-files.ts";
import { visitorServicesOf } from "./visitor-services.ts";
import { contentWebhook } from "./webhook.ts";

/** What `npm run build` makes: the screens, and the folder of scripts, styles and fonts. */
type BuiltShop = { renderScreen: RenderScreen; clientFolder: string };

/** Everything that a visitor, an editor or a monitor can request, in the order in which it is tried. */
export async function shopMiddlewares(
  running: RunningShop,
  { renderScreen, clientFolder }: BuiltShop,
): Promise<Middleware[]> {
  const { settings, content, routes, store, contentRefresh, draftContent, counter } = running;
  const catalogue = () => store.current();
  const identity = () => store.texts().identity;
  const services = visitorServicesOf(running);
  const transformDocument = createTransformDocument(content.assetOrigin || undefined);
  const tokens = createPreviewTokens(readPreviewSecret(settings.dataFolder));
  const pages = createPageMiddlewares(
    { store, services, countsVisits: settings.countsVisits },
    renderScreen,
    transformDocument,
    settings,
  );
  return [
    warnOfUnknownProxy(settings, log),
    unlessPreviewing(tokens, pages.serveCached),
    withSecurityHeaders(settings),
    health(running),
    ...(settings.countsVisits ? [countRequests({ counter, catalogue, proxy: settings })] : []),
    onlyReadable(settings),
    ...(routes?.middlewares ?? []),
    plainRanges,
    releasedFiles,
    labelIcons(store, projectPaths.fonts, settings),
    staticFiles(clientFolder),
    missingFiles,
    ...contentMiddlewares(running),
    toNodeMiddleware(
      appointmentFiles({
        settings: () => store.texts().labelSettings,
        identity,
      }),
      settings,
    ),
    toNodeMiddleware(contentWebhook(settings.webhookSecret, contentRefresh.changed), settings),
    toNodeMiddleware(countsFile({ counter, catalogue, isEditor: draftContent.isEditor }), settings),
    toNodeMiddleware(oneClickUnsubscribe(services.newsletter), settings),
    toNodeMiddleware(previewRoutes({ tokens, draftContent, identity, studios: settings.studios }), settings),
    toNodeMiddleware(refuseForeignForms, settings),
    toNodeMiddleware(
      previewPages({
        tokens,
        draftContent,
        isEditor: createKnownEditors(draftContent.isEditor),
        services,
        identity,
        renderScreen,
        transformDocument,
      }),
      settings,
    ),
    toNodeMiddleware(serveLoadingPage(store, await loadingBranding(settings)), settings),
    pages.render,
    pages.handleForm,
  ];
}
