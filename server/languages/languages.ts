import { existsSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { addressBelow } from "#model/screens/language-path.ts";
import type { LanguagePlace, RenderScreen } from "#model/services/shop.ts";
import { inSameCountry, ownLanguage } from "#model/texts/shop-languages.ts";
import { compose, fail, type Middleware } from "#server/http/middleware.ts";
import { log } from "#server/log.ts";
import { projectPaths } from "#server/project-paths.ts";
import type { RunningShop } from "#server/start.ts";
import { languageTag } from "#words/locale.ts";

/** `npm start` builds the languages that stand in it, a line each; scripts/prepare.mjs reads it. */
export const LANGUAGES_FILE = "languages";

/** These are the same in each language, and stand at the shop's own address. */
const OF_ALL = /^\/(?:files|images|static)\//;

type Handle = ReturnType<typeof compose>;

export type Languages = {
  /** Where the pages of the first language stand among those of the others; undefined where there are none. */
  place(): LanguagePlace | undefined;
  /** Answers below "/fr" and its like; leaves every other request to the next one. */
  middleware: Middleware;
};

/** The shop's further languages, which its label chooses: each is opened when it is first asked for. */
export async function openLanguages(shop: RunningShop): Promise<Languages> {
  await import("@trousseau/words/language-hook.ts");
  const { store, settings } = shop;
  const opened = new Map<string, Promise<Handle>>();
  let lastList = "";

  /** Those that the label has chosen and a build has made. */
  function languages(): string[] {
    const { languages: chosen } = store.texts().labelSettings;
    return [...new Set(chosen)].filter(
      (language) => language !== ownLanguage && existsSync(bundleOf(language)),
    );
  }

  function placeOf(base: string): LanguagePlace | undefined {
    const others = languages();
    if (others.length === 0) return undefined;
    const tags = others.map((language) => ({ tag: inSameCountry(language), base: `/${language}` }));
    return { base, languages: [{ tag: languageTag, base: "" }, ...tags] };
  }

  function handlerOf(language: string): Promise<Handle> {
    const handler = opened.get(language) ?? open(language);
    opened.set(language, handler);
    // The next request tries again.
    handler.catch(() => opened.delete(language));
    return handler;
  }

  async function open(language: string): Promise<Handle> {
    const base = `/${language}`;
    const edition = inSameCountry(language);
    const [{ openLanguage }, { renderScreen }] = await Promise.all([
      importEdition(edition),
      importBundle(bundleOf(language)),
    ]);
    const place = () => placeOf(base) ?? { base, languages: [] };
    const middlewares = await openLanguage(shop, { renderScreen, place });
    log("info", "language opened", { language: edition });
    return compose(...middlewares);
  }

  /** Says once which languages the next start has to build. */
  async function writeList() {
    const list = store
      .texts()
      .labelSettings.languages.filter((language) => language !== ownLanguage)
      .map(inSameCountry)
      .join("\n");
    if (list === lastList) return;
    lastList = list;
    const missing = list.split("\n").filter((edition) => edition && !existsSync(bundleAt(edition)));
    if (missing.length > 0)
      log("warning", "language not built", { languages: missing.join(", "), remedy: "npm start" });
    await writeFile(join(settings.dataFolder, LANGUAGES_FILE), list).catch((error: unknown) =>
      log("error", "languages not written", { error }),
    );
  }

  store.onChange(() => void writeList());
  await writeList();
  return {
    place: () => placeOf(""),
    middleware(request, response, next) {
      const [, name = "", rest = ""] = /^\/([a-z]{2})(?=[/?]|$)(.*)$/is.exec(request.url ?? "") ?? [];
      const language = name.toLowerCase();
      if (!name || !languages().includes(language)) return next();
      const base = `/${language}`;
      const isSpelt = name === language && !/^\/(?:\?|$)/.test(rest);
      if (!isSpelt) {
        response
          .writeHead(301, { Location: addressBelow(base, rest.startsWith("/") ? rest : `/${rest}`) })
          .end();
        return;
      }
      request.url = rest.startsWith("/") ? rest : `/${rest}`;
      if (OF_ALL.test(request.url)) return next();
      handlerOf(language).then(
        (handle) => handle(request, response),
        (error: unknown) => fail(request, response, error),
      );
    },
  };
}

/** The scripts and styles of each further language. */
export function languageFolders(): string[] {
  if (!existsSync(projectPaths.languages)) return [];
  return readdirSync(projectPaths.languages).map((edition) =>
    join(projectPaths.languages, edition, "client"),
  );
}

function bundleOf(language: string): string {
  return bundleAt(inSameCountry(language));
}

function bundleAt(edition: string): string {
  return join(projectPaths.languages, edition, "server/index.js");
}

type Edition = typeof import("./open-language.ts");

async function importEdition(name: string): Promise<Edition> {
  // biome-ignore lint/plugin: the compiler does not follow an address with a query
  return (await import(`./open-language.ts?edition=${name}`)) as Edition;
}

async function importBundle(path: string): Promise<{ renderScreen: RenderScreen }> {
  return await import(pathToFileURL(path).href);
}
