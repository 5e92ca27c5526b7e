import { existsSync } from "node:fs";
import { join } from "node:path";
import type { SanityClient } from "@sanity/client";
import type { ContentStore } from "#content/content-store.server.ts";
import type { KnownPictures } from "#model/pictures/label-media.server.ts";
import type { ContentSettings } from "#model/services/content-settings.ts";
import { inSameCountry, ownLanguage } from "#model/texts/shop-languages.ts";
import { log } from "#server/log.ts";
import { projectPaths } from "#server/project-paths.ts";
import { languageTag, textDirection } from "#words/locale.ts";

/** Texts that are not translated are in this on a page of another language. */
const original = { lang: new Intl.Locale(languageTag).baseName, dir: textDirection };

export type Editions = ReturnType<typeof createEditions>;

/** The part of a running shop that each language reads in its own words. */
export type SharedContent = {
  client: SanityClient;
  content: ContentSettings;
  pictures: KnownPictures;
  calendar: { dresses(): ReadonlyMap<string, string> };
  store: ContentStore;
};

type Edition = typeof import("./open-language.ts");

type OpenLanguage = ReturnType<Edition["openLanguage"]>;

/** The shop's further languages, which its label chooses: each is read once, for pages and emails alike. */
export function createEditions(content: SharedContent) {
  const opened = new Map<string, Promise<OpenLanguage>>();
  const { store } = content;

  function open(language: string): Promise<OpenLanguage> {
    const edition = opened.get(language) ?? read(language);
    opened.set(language, edition);
    // The next one who asks tries again.
    edition.catch(() => opened.delete(language));
    return edition;
  }

  async function read(language: string): Promise<OpenLanguage> {
    const edition = inSameCountry(language);
    const { openLanguage } = await importEdition(edition);
    log("info", "language opened", { language: edition });
    return openLanguage(content, original);
  }

  const chosen = () => store.texts().labelSettings.languages.filter((language) => language !== ownLanguage);
  /** Those that the label has chosen and a build has made, without the first. */
  const spoken = () => chosen().filter((language) => existsSync(bundleOf(inSameCountry(language))));
  return {
    chosen,
    spoken,
    open,
    /** Undefined for a language that the shop does not speak any more. Rejects while nobody knows which ones it speaks. */
    async openSpoken(language: string): Promise<OpenLanguage | undefined> {
      if (!store.current()) throw new Error("The label’s languages are not known yet.");
      return spoken().some((one) => one === language) ? await open(language) : undefined;
    },
  };
}

async function importEdition(name: string): Promise<Edition> {
  await import("@trousseau/words/language-hook.ts");
  // biome-ignore lint/plugin: the compiler does not follow an address with a query
  return (await import(`./open-language.ts?edition=${name}`)) as Edition;
}

/** The screens of a language, as `npm run build` makes them. */
export function bundleOf(edition: string): string {
  return join(projectPaths.languages, edition, "server/index.js");
}
