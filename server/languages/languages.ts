import { existsSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { addressBelow } from "#model/screens/language-path.ts";
import { localAddress } from "#model/screens/local-address.ts";
import type { LanguagePlace, RenderScreen } from "#model/services/shop.ts";
import { inSameCountry, ownLanguage } from "#model/texts/shop-languages.ts";
import { compose, fail, type Middleware } from "#server/http/middleware.ts";
import { log } from "#server/log.ts";
import { projectPaths } from "#server/project-paths.ts";
import type { RunningShop } from "#server/start.ts";
import { languageTag, textDirection } from "#words/locale.ts";

/** `npm start` builds those that it names, a line each (scripts/prepare.mjs). */
const LANGUAGES_FILE = "languages";

/** These are the same in each language, and stand at the shop's own address. */
const OF_ALL = /^\/(?:files|images|static)\//;

/** Texts that are not translated are in this on a page of another language. */
const original = { lang: new Intl.Locale(languageTag).baseName, dir: textDirection };

type Handle = ReturnType<typeof compose>;

type Languages = {
  /** Where the pages of the first language stand among those of the others; undefined where there are none. */
  place(): LanguagePlace | undefined;
  /** Answers below "/fr" and its like; leaves every other request to the next one. */
  middleware: Middleware;
};

/** The shop's further languages, which its label chooses: each is opened ahead of its first visitor. */
export async function openLanguages(shop: RunningShop): Promise<Languages> {
  await import("@trousseau/words/language-hook.ts");
  const handlers = new Map<string, Promise<Handle>>();

  function handlerOf(language: string): Promise<Handle> {
    const handler = handlers.get(language) ?? open(shop, language);
    handlers.set(language, handler);
    // The next request tries again.
    handler.catch(() => handlers.delete(language));
    return handler;
  }

  const openAhead = () => {
    // Whoever asks for it tries again, and is told.
    for (const language of languagesOf(shop)) handlerOf(language).catch(() => undefined);
  };
  shop.store.onChange(openAhead);
  openAhead();
  tellBuild(shop);
  return {
    place: () => placeAt("", shop),
    middleware(request, response, next) {
      const [, name = "", rest = ""] = /^\/([a-z]{2})((?:[/?].*)?)$/is.exec(request.url ?? "") ?? [];
      const language = name.toLowerCase();
      if (!name || !languagesOf(shop).includes(language)) return next();
      const path = rest.startsWith("/") ? rest : `/${rest}`;
      if (name !== language || /^\/(?:\?|$)/.test(rest)) {
        response.writeHead(301, { Location: localAddress(addressBelow(`/${language}`, path)) }).end();
        return;
      }
      request.url = path;
      if (OF_ALL.test(path)) return next();
      handlerOf(language).then(
        (handle) => handle(request, response),
        (error: unknown) => fail(request, response, error),
      );
    },
  };
}

/** Those that the label has chosen and a build has made, without the first. */
function languagesOf({ store }: Pick<RunningShop, "store">): string[] {
  return chosenIn(store).filter((language) => existsSync(bundleOf(inSameCountry(language))));
}

function chosenIn(store: RunningShop["store"]): string[] {
  return store.texts().labelSettings.languages.filter((language) => language !== ownLanguage);
}

function placeAt(base: string, shop: Pick<RunningShop, "store">): LanguagePlace | undefined {
  const others = languagesOf(shop);
  if (others.length === 0) return undefined;
  const places = others.map((language) => ({ tag: inSameCountry(language), base: `/${language}` }));
  return { base, languages: [{ tag: languageTag, base: "" }, ...places] };
}

async function open(shop: RunningShop, language: string): Promise<Handle> {
  const edition = inSameCountry(language);
  const base = `/${language}`;
  const { openLanguage } = await importEdition(edition);
  const { renderScreen }: { renderScreen: RenderScreen } = await import(
    pathToFileURL(bundleOf(edition)).href
  );
  const place = () => placeAt(base, shop) ?? { base, languages: [] };
  const middlewares = await openLanguage(shop, { renderScreen, place, original });
  log("info", "language opened", { language: edition });
  return compose(...middlewares);
}

type Edition = typeof import("./open-language.ts");

async function importEdition(name: string): Promise<Edition> {
  // biome-ignore lint/plugin: the compiler does not follow an address with a query
  return (await import(`./open-language.ts?edition=${name}`)) as Edition;
}

/** Writes down which languages the next start has to build, and says once which of them are missing. */
function tellBuild({ store, settings }: RunningShop) {
  let last = "";

  async function write() {
    const editions = chosenIn(store).map(inSameCountry);
    const list = editions.join("\n");
    if (list === last) return;
    last = list;
    const missing = editions.filter((edition) => !existsSync(bundleOf(edition)));
    if (missing.length > 0) log("warning", "language not built", { missing, remedy: "npm start" });
    await writeFile(join(settings.dataFolder, LANGUAGES_FILE), list);
  }

  const follow = () =>
    void write().catch((error: unknown) => log("error", "languages not written", { error }));
  store.onChange(follow);
  follow();
}

/** The scripts and styles of each further language. */
export function languageFolders(): string[] {
  if (!existsSync(projectPaths.languages)) return [];
  return readdirSync(projectPaths.languages).map((edition) =>
    join(projectPaths.languages, edition, "client"),
  );
}

function bundleOf(edition: string): string {
  return join(projectPaths.languages, edition, "server/index.js");
}
