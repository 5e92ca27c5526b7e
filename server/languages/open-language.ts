import { createDraftContent } from "#content/draft-content.server.ts";
import { createTranslatedContent } from "#content/translated-content.server.ts";
import type { SpokenIn } from "#model/documents/spoken-in.ts";
import { createLabelMedia } from "#model/pictures/label-media.server.ts";
import { createPictureReader } from "#model/pictures/pictures.server.ts";
import type { LanguagePlace, RenderScreen } from "#model/services/shop.ts";
import { createTextReader } from "#model/texts/read-texts.server.ts";
import { ownLanguage } from "#model/texts/shop-languages.ts";
import type { Enquiries } from "#server/enquiries/open-enquiries.ts";
import { createShopMails, type SharedMailsParts, type VisitorMails } from "#server/enquiries/shop-mails.ts";
import {
  fetchHandlers,
  type Middleware,
  onlyReadable,
  withSecurityHeaders,
} from "#server/http/middleware.ts";
import { openPages } from "#server/pages/open-pages.ts";
import type { RunningShop } from "#server/start.ts";
import type { SharedContent } from "./editions.ts";

type LanguageParts = { renderScreen: RenderScreen; place: () => LanguagePlace };

/**
 * The shop in one further language. This module is imported once for each, as "open-language.ts?edition=fr", so that all that
 * it imports speaks it; the content is fetched, and messages are kept, by the shop of the first language, which `original` names.
 */
export function openLanguage(
  { client, content, pictures, calendar, store: first }: SharedContent,
  original: SpokenIn,
) {
  const readers = {
    readPicture: createPictureReader(content),
    readTexts: createTextReader(createLabelMedia(content, pictures)),
  };
  const around = {
    readers,
    pictures,
    dressesWithPieces: calendar.dresses,
    language: ownLanguage,
    original,
  };
  const store = createTranslatedContent({ first, ...around });
  const { rejectedCatalogue } = first;
  const texts = () => store.texts();
  return {
    /** Reads the content anew, after a publish. */
    read: store.read,
    async pages(shop: RunningShop, { renderScreen, place }: LanguageParts): Promise<Middleware[]> {
      const { settings } = shop;
      const draftContent = createDraftContent({ client, ...around, rejectedCatalogue });
      const enquiries = inOwnLanguage(shop.enquiries);
      const pages = await openPages({ ...shop, enquiries, store, draftContent, place }, renderScreen);
      return [
        pages.serveCached,
        withSecurityHeaders(settings),
        onlyReadable(settings),
        fetchHandlers(settings, pages.handlers),
        pages.render,
      ];
    },
    /** `parts` are those of the first language. */
    mails({ publicUrl, ...parts }: SharedMailsParts): VisitorMails {
      const origin = publicUrl && `${publicUrl}/${ownLanguage}`;
      return createShopMails({ ...parts, publicUrl: origin, texts, visitTexts: texts });
    },
  };
}

/** Messages from these pages name the language, because their senders get mails in it. */
function inOwnLanguage({ service, newsletter, visits, ...others }: Enquiries): Enquiries {
  const language = ownLanguage;
  return {
    ...others,
    service: {
      ...service,
      receive: (enquiry, visitor) => service.receive({ ...enquiry, language }, visitor),
    },
    newsletter: {
      ...newsletter,
      signUp: (signUp, visitor) => newsletter.signUp({ ...signUp, language }, visitor),
      confirm: (token) => newsletter.confirm(token, language),
    },
    visits: visits && {
      ...visits,
      make: (visit, visitor) => visits.make({ ...visit, language }, visitor),
    },
  };
}
