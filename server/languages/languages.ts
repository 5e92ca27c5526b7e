import { existsSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { addressBelow } from "#model/screens/language-path.ts";
import { localAddress } from "#model/screens/local-address.ts";
import type { LanguagePlace, RenderScreen } from "#model/services/shop.ts";
import { inSameCountry, shopLanguages } from "#model/texts/shop-languages.ts";
import { compose, fail, type Middleware, withSecurityHeaders } from "#server/http/middleware.ts";
import { log } from "#server/log.ts";
import { projectPaths } from "#server/project-paths.ts";
import type { RunningShop } from "#server/start.ts";
import { languageTag } from "#words/locale.ts";
import { bundleOf, openedOnce } from "./editions.ts";

/** `npm start` builds those that it names, a line each (scripts/prepare.mjs). */
const LANGUAGES_FILE = "languages";

/** These are the same in each language, and stand at the shop's own address. */
const OF_ALL = /^\/(?:files|images|static)\//;

/** Mails lead to these for years, whatever the label speaks by then. */
const IN_MAILS = /^\/(?:newsletter|appointment)\//;

type Handle = ReturnType<typeof compose>;

type Languages = {
  /** Where the pages of the first language stand among those of the others; undefined where there are none. */
  place(): LanguagePlace | undefined;
  /** Answers below "/fr" and its like; leaves every other request to the next one. */
  middleware: Middleware;
};

/** Answers in the shop's further languages, which its label chooses: each is opened ahead of its first visitor. */
export function openLanguages(shop: RunningShop): Languages {
  const { editions } = shop;
  const handlerOf = openedOnce((language) => open(shop, language));
  const withHeaders = withSecurityHeaders(shop.settings);

  const openAhead = () => {
    for (const language of editions.spoken())
      handlerOf(language).catch((error: unknown) => {
        log("error", "language not opened", { language, error, remedy: "npm start" });
        editions.leaveOut(language);
      });
  };
  shop.store.onChange(openAhead);
  openAhead();
  tellBuild(shop);
  return {
    place: () => placeAt("", shop),
    middleware(request, response, next) {
      function leadTo(status: 301 | 302, address: string) {
        withHeaders(request, response, () =>
          response.writeHead(status, { Location: localAddress(address) }).end(),
        );
      }

      function inFirstLanguage(path: string) {
        if (request.method === "GET") return leadTo(302, path);
        // Whoever unsubscribes somebody by a program follows no redirect (RFC 8058).
        request.url = path;
        next();
      }

      const wanted = wantedAt(request.url ?? "");
      if (!wanted) return next();
      const { name, rest, language, path } = wanted;
      if (!editions.spoken().includes(language))
        return leadsFromMail(language, path) ? inFirstLanguage(path) : next();
      if (name !== language || /^\/(?:\?|$)/.test(rest))
        return leadTo(301, addressBelow(`/${language}`, path));
      request.url = path;
      if (OF_ALL.test(path)) return next();
      handlerOf(language).then(
        (handle) => handle(request, response),
        (error: unknown) => fail(request, response, error),
      );
    },
  };
}

/** The language that an address begins with, and the rest of it; undefined for the addresses of the first, which are most. */
function wantedAt(url: string) {
  const [, name, rest = ""] = /^\/([a-z]{2})((?:[/?].*)?)$/is.exec(url) ?? [];
  return name && { name, rest, language: name.toLowerCase(), path: rest.startsWith("/") ? rest : `/${rest}` };
}

/** Whether the address stands in an email of a time when the shop spoke the language. */
function leadsFromMail(language: string, path: string): boolean {
  return shopLanguages.some((one) => one === language) && IN_MAILS.test(path);
}

function placeAt(base: string, { editions }: Pick<RunningShop, "editions">): LanguagePlace | undefined {
  const others = editions.spoken();
  if (others.length === 0) return undefined;
  const places = others.map((language) => ({ tag: inSameCountry(language), base: `/${language}` }));
  return { base, languages: [{ tag: languageTag, base: "" }, ...places] };
}

async function open(shop: RunningShop, language: string): Promise<Handle> {
  const base = `/${language}`;
  const edition = await shop.editions.open(language);
  const { renderScreen }: { renderScreen: RenderScreen } = await import(
    pathToFileURL(bundleOf(inSameCountry(language))).href
  );
  const place = () => placeAt(base, shop) ?? { base, languages: [] };
  return compose(...(await edition.pages(shop, { renderScreen, place })));
}

/** Writes down which languages the next start has to build, and says once which of them are missing. */
function tellBuild({ store, settings, editions }: RunningShop) {
  let last = "";

  async function write() {
    const chosen = editions.chosen().map(inSameCountry);
    const list = chosen.join("\n");
    if (list === last) return;
    last = list;
    const missing = chosen.filter((edition) => !existsSync(bundleOf(edition)));
    if (missing.length > 0) log("warning", "language not built", { missing, remedy: "npm start" });
    await writeFile(join(settings.dataFolder, LANGUAGES_FILE), list);
  }

  const follow = () =>
    void write().catch((error: unknown) => log("error", "languages not written", { error }));
  store.onChange(follow);
  follow();
}

/** The scripts and styles of each further language. A build that was cut off has none. */
export function languageFolders(): string[] {
  if (!existsSync(projectPaths.languages)) return [];
  return readdirSync(projectPaths.languages)
    .map((edition) => join(projectPaths.languages, edition, "client"))
    .filter((folder) => existsSync(folder));
}
