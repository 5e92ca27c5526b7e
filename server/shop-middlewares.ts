import type { RenderScreen } from "#model/services/shop.ts";
import { tableRoute } from "./csv-import/table-route.ts";
import { personRoute } from "./enquiries/person-route.ts";
import { foundFiles } from "./found/found-files.ts";
import { startIndexNow } from "./found/index-now.ts";
import { securityContact } from "./found/security-contact.ts";
import { health } from "./health.ts";
import {
  type FetchHandler,
  fetchHandlers,
  type Middleware,
  onlyReadable,
  withSecurityHeaders,
} from "./http/middleware.ts";
import { warnOfUnknownProxy } from "./http/proxy-config.ts";
import { missingFiles, plainRanges, releasedFiles, staticFiles, studioFiles } from "./http/static-files.ts";
import { countRequests } from "./insights/count-requests.ts";
import { countsFile } from "./insights/counts-file.ts";
import { languageFolders, openLanguages } from "./languages/languages.ts";
import { log } from "./log.ts";
import { oneClickUnsubscribe } from "./newsletter/newsletter-links.ts";
import { serveLoadingPage } from "./pages/loading-page.ts";
import { openPages, visitorServicesOf } from "./pages/open-pages.ts";
import { createScreenRenderer } from "./pages/screen-renderer.ts";
import { refuseForeignForms } from "./pages/visitor-forms.ts";
import { labelIcons } from "./pictures/icons/label-icons.ts";
import { createPictureBytes, socialPictures } from "./pictures/open-graph/social-pictures.ts";
import { previewRoutes } from "./preview/preview-routes.ts";
import { createPreviewTokens, readPreviewSecret } from "./preview/preview-tokens.ts";
import { createRecentAnswers } from "./preview/recent-answers.ts";
import { projectPaths } from "./project-paths.ts";
import { rentalDays } from "./rental-days.ts";
import { rentalFeed } from "./rental-feed.ts";
import type { RunningShop } from "./start.ts";
import { watchShop } from "./watch/shop-watch.ts";
import { watchRequests } from "./watch/watch-requests.ts";
import { contentWebhook } from "./webhook.ts";

/** `npm run build` makes these: the screens, and the folder of scripts, styles and fonts. */
type BuiltShop = { renderScreen: RenderScreen; clientFolder: string };

/** Everything that a visitor, an editor or a monitor can request, in the order in which it is tried. */
export async function shopMiddlewares(
  shop: RunningShop,
  { renderScreen, clientFolder }: BuiltShop,
): Promise<Middleware[]> {
  const { settings, client, routes, store, contentRefresh, draftContent, counter } = shop;
  const { calendarRefresh, enquiries } = shop;
  const catalogue = () => store.current();
  const identity = () => store.texts().identity;
  const tokens = createPreviewTokens(readPreviewSecret(settings.dataFolder));
  const { canConfirm } = enquiries.newsletter;
  // Somebody may have mended a fault: another revision is checked anew.
  const issuesAt = createRecentAnswers((_revision) => draftContent.issues({ canConfirm }));
  const issues = () => issuesAt(catalogue()?.revision ?? "");
  const { publicUrl: origin, dataFolder, countsVisits } = settings;
  const indexNow =
    settings.tellsSearchEngines && origin ? startIndexNow({ store, origin, dataFolder, log }) : undefined;
  const watch = watchShop(shop);
  const languages = openLanguages(shop);
  const pages = await openPages({ ...shop, place: languages.place }, renderScreen);
  return [
    watchRequests({ ...settings, ...watch }),
    warnOfUnknownProxy(settings, log),
    languages.middleware,
    pages.serveCached,
    withSecurityHeaders(settings),
    health(shop, watch),
    ...(countsVisits ? [countRequests({ counter, catalogue, proxy: settings })] : []),
    onlyReadable(settings),
    ...(routes ? [routes.middleware] : []),
    plainRanges,
    releasedFiles,
    labelIcons(store, projectPaths.fonts),
    staticFiles(clientFolder),
    ...languageFolders().map(staticFiles),
    missingFiles,
    ...studio(shop),
    fetchHandlers(settings, [
      securityContact(settings.securityContact),
      ...(indexNow ? [indexNow.keyFile] : []),
      rentalFeed({ client, secret: settings.calendarSecret }),
      contentWebhook(settings.webhookSecret, () => {
        contentRefresh.changed();
        calendarRefresh.changed();
      }),
      tableRoute(client),
      personRoute(shop),
      countsFile({
        counter,
        catalogue,
        collections: () => store.texts().collections,
        isEditor: draftContent.isEditor,
      }),
      previewRoutes({ tokens, draftContent, identity, studios: settings.studios, issues }),
      ...pages.handlers,
    ]),
    pages.render,
  ];
}

/** Serves the same shop without caches: modules come from Vite, which answers in its own place in the chain. */
export function developmentMiddlewares(
  shop: RunningShop,
  vite: Middleware,
  renderScreen: RenderScreen,
): Middleware[] {
  const { settings, routes, store } = shop;
  const services = visitorServicesOf(shop);
  return [
    health(shop, watchShop(shop)),
    ...(routes ? [routes.middleware] : []),
    labelIcons(store, projectPaths.fonts),
    ...studio(shop),
    vite,
    fetchHandlers(settings, [
      linkPictures(shop),
      foundFiles(store),
      rentalDays({
        calendar: shop.calendar,
        catalogue: () => store.current(),
        terms: () => store.texts().terms,
      }),
      oneClickUnsubscribe(services.newsletter),
      refuseForeignForms,
      serveLoadingPage(store, store.texts().identity),
      createScreenRenderer(
        { store, services, calendar: shop.calendar, countsVisits: false, worksOffline: false },
        renderScreen,
      ),
    ]),
  ];
}

function studio({ settings, routes }: RunningShop): Middleware[] {
  return routes ? [studioFiles(projectPaths.studio, settings)] : [];
}

function linkPictures({ content, store }: RunningShop): FetchHandler {
  return socialPictures(store, createPictureBytes(content.apiHost), projectPaths.fonts);
}
