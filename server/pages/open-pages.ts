import type { ShownContent } from "#content/content-store.server.ts";
import type { LanguagePlace, RenderScreen, VisitorServices } from "#model/services/shop.ts";
import { ASSISTANT_SOURCE, type Counted, SOURCE_EVENT } from "#model/services/visit-counts.ts";
import type { PrivacyFacts } from "#model/texts/privacy-sections.ts";
import { appointmentFiles } from "#server/appointments/appointment-file.ts";
import { assistantEndpoint } from "#server/assistants/assistant-endpoint.ts";
import { foundFiles, unlessMarkdown } from "#server/found/found-files.ts";
import { oneClickUnsubscribe } from "#server/newsletter/newsletter-links.ts";
import { createPictureBytes, socialPictures } from "#server/pictures/open-graph/social-pictures.ts";
import { previewPages, unlessPreviewing } from "#server/preview/preview-pages.ts";
import { createPreviewTokens, readPreviewSecret } from "#server/preview/preview-tokens.ts";
import { createRecentAnswers } from "#server/preview/recent-answers.ts";
import { projectPaths } from "#server/project-paths.ts";
import { rentalDays } from "#server/rental-days.ts";
import type { RunningShop } from "#server/start.ts";
import { loadingBranding, serveLoadingPage } from "./loading-page.ts";
import { createPageMiddlewares } from "./page-middlewares.ts";
import { createTransformDocument } from "./transform-document.ts";
import { refuseForeignForms } from "./visitor-forms.ts";

/** The part of a running shop that its pages need, in one of its languages. */
export type ShopInLanguage = Pick<
  RunningShop,
  "settings" | "content" | "draftContent" | "calendar" | "enquiries" | "counter" | "assistants"
> & {
  store: ShownContent;
  place: () => LanguagePlace | undefined;
};

/** Pages, and files that say what they say: all that is in a language. `handlers` are asked in their order, before `render`. */
export async function openPages(shop: ShopInLanguage, renderScreen: RenderScreen) {
  const { settings, content, store, draftContent, calendar, place, assistants } = shop;
  const { countsVisits, worksOffline } = settings;
  const catalogue = () => store.current();
  const identity = () => store.texts().identity;
  const services = visitorServicesOf(shop);
  const transformDocument = createTransformDocument(content.assetOrigin || undefined);
  const tokens = createPreviewTokens(readPreviewSecret(settings.dataFolder));
  const isEditor = createRecentAnswers(draftContent.isEditor);
  const screens = { store, services, calendar, countsVisits, worksOffline, place };
  const pages = createPageMiddlewares(screens, renderScreen, transformDocument, settings);
  const base = place()?.base ?? "";
  return {
    serveCached: unlessPreviewing(tokens, unlessMarkdown(pages.serveCached)),
    handlers: [
      socialPictures(store, createPictureBytes(content.apiHost), projectPaths.fonts),
      foundFiles(store, place),
      assistantEndpoint({ assistants, shop: assistantShop(shop, services), place, counted: countedIn(shop) }),
      appointmentFiles({ texts: () => store.texts(), visits: services.visits, identity, base }),
      rentalDays({ calendar, catalogue, terms: () => store.texts().terms }),
      oneClickUnsubscribe(services.newsletter),
      refuseForeignForms,
      previewPages({ ...screens, tokens, draftContent, isEditor, identity, renderScreen, transformDocument }),
      serveLoadingPage(store, await loadingBranding(settings)),
      pages.handleForm,
    ],
    render: pages.render,
  };
}

/** Assistants are told of the content of the moment, unless the label refuses them. */
function assistantShop({ store, calendar }: ShopInLanguage, { newsletter, visits }: VisitorServices) {
  return () => {
    const catalogue = store.current();
    const texts = store.texts();
    const isOpen = catalogue && !texts.labelSettings.refusesAssistants;
    return isOpen ? { catalogue, texts, calendar, newsletter, ...(visits && { visits }) } : undefined;
  };
}

function countedIn({ settings, counter }: ShopInLanguage) {
  const question: Counted = { kind: SOURCE_EVENT, dress: "", word: ASSISTANT_SOURCE };
  return () => settings.countsVisits && counter.count([question]);
}

/** The services that take what visitors send, and the facts that the privacy page tells of them. */
export function visitorServicesOf({
  settings,
  enquiries: { service, newsletter, visits },
}: Pick<RunningShop, "settings" | "enquiries">): VisitorServices {
  return {
    enquiries: service,
    newsletter,
    ...(visits && { visits }),
    privacy: {
      takesMessages: service.takesMessages,
      sendsMail: service.sendsMail,
      confirmsNewsletter: newsletter.canConfirm,
      contentHost: contentHostOf(settings),
      countsVisits: settings.countsVisits,
      worksOffline: settings.worksOffline,
    },
  };
}

function contentHostOf({ startsLake, content }: RunningShop["settings"]): PrivacyFacts["contentHost"] {
  if (startsLake) return "own";
  return content.apiHost === undefined ? "sanity" : "other";
}
