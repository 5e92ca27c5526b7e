import { existsSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
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
  const { store } = content;
  const opened = new Map<string, OpenLanguage>();
  let spoken: readonly string[] = [];

  const open = openedOnce(async (language) => {
    const edition = inSameCountry(language);
    const { openLanguage } = await importEdition(edition);
    const own = openLanguage(content, original);
    opened.set(language, own);
    log("info", "language opened", { language: edition });
    return own;
  });

  const chosen = () => store.texts().labelSettings.languages.filter((language) => language !== ownLanguage);

  const look = () => {
    spoken = chosen().filter((language) => existsSync(bundleOf(inSameCountry(language))));
  };
  look();
  store.onChange((catalogue) => {
    look();
    void oneByOne(spoken, (language) => store.current() === catalogue && opened.get(language)?.read());
  });
  return {
    chosen,
    /** Those that the label has chosen and a build has made, without the first. */
    spoken: () => spoken,
    open,
    /** A language whose build cannot be opened is none of the shop until the next publish. */
    leaveOut(language: string) {
      spoken = spoken.filter((one) => one !== language);
    },
    /** Undefined for a language that the shop does not speak any more. Rejects while nobody knows which ones it speaks. */
    async openSpoken(language: string): Promise<OpenLanguage | undefined> {
      if (!store.current()) throw new Error("The label’s languages are not known yet.");
      return spoken.includes(language) ? await open(language) : undefined;
    },
  };
}

/** Opens each language once. Where that fails, the next one who asks tries again. */
export function openedOnce<Opened>(open: (language: string) => Promise<Opened>) {
  const all = new Map<string, Promise<Opened>>();
  return (language: string): Promise<Opened> => {
    const opening = all.get(language) ?? open(language);
    all.set(language, opening);
    opening.catch(() => all.delete(language));
    return opening;
  };
}

/** Visitors are answered between two languages: to read one of 10,000 dresses takes a fifth of a second. */
export async function oneByOne(languages: readonly string[], read: (language: string) => unknown) {
  for (const language of languages) {
    await setImmediate();
    read(language);
  }
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
