import { createDraftContent } from "#content/draft-content.server.ts";
import { createTranslatedContent } from "#content/translated-content.server.ts";
import type { SpokenIn } from "#model/documents/spoken-in.ts";
import { createLabelMedia } from "#model/pictures/label-media.server.ts";
import { createPictureReader } from "#model/pictures/pictures.server.ts";
import type { LanguagePlace, RenderScreen } from "#model/services/shop.ts";
import { createTextReader } from "#model/texts/read-texts.server.ts";
import { ownLanguage } from "#model/texts/shop-languages.ts";
import {
  fetchHandlers,
  type Middleware,
  onlyReadable,
  withSecurityHeaders,
} from "#server/http/middleware.ts";
import { openPages } from "#server/pages/open-pages.ts";
import type { RunningShop } from "#server/start.ts";

type LanguageParts = { renderScreen: RenderScreen; place: () => LanguagePlace; original: SpokenIn };

/**
 * The pages of the shop in one further language. This module is imported once for each, as "open-language.ts?edition=fr", so that all that
 * it imports speaks it; the content is fetched, and messages are kept, by the shop of the first language.
 */
export async function openLanguage(
  shop: RunningShop,
  { renderScreen, place, original }: LanguageParts,
): Promise<Middleware[]> {
  const { settings, client, content, pictures, calendar, store: first } = shop;
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
  const draftContent = createDraftContent({ client, ...around, rejectedCatalogue });
  const pages = await openPages({ ...shop, store, draftContent, place }, renderScreen);
  return [
    pages.serveCached,
    withSecurityHeaders(settings),
    onlyReadable(settings),
    fetchHandlers(settings, pages.handlers),
    pages.render,
  ];
}
