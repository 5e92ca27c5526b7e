import { registerHooks } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { inSwissSpelling, languageFolder } from "./language-folder.ts";
import { editionIn } from "./shop-language.ts";

/**
 * These are one in all copies: limits hold for all languages together, the log knows which words are secret and which request is
 * answered, whoever catches an error knows its class, and colours are named in addresses as in the shop's first language.
 */
const SHARED =
  /^(?:lake|packages|server\/(?:http|watch))\/|^(?:server\/(?:log|enquiries\/delivery-errors|pages\/cached-response)|model\/dresses\/colours\.server)\.ts$/;

const project = new URL("..", import.meta.url).href;

/**
 * Node reads `#words/…` in the language of SHOP_LANGUAGE, as the builds do by their alias; without this it is English. A module that is
 * imported with "?edition=fr" is read once more in French, with all of the project that it imports.
 */
registerHooks({
  resolve(specifier, context, next) {
    const edition = editionIn(specifier) || editionIn(context.parentURL);
    const words = pathToFileURL(languageFolder(edition || undefined)).href;
    const resolved = next(specifier.replace(/^#words(?=\/)/, words), context);
    const url = new URL(resolved.url);
    if (!edition || !isCopied(url)) return resolved;
    url.searchParams.set("edition", edition);
    return { ...resolved, url: url.href };
  },
  load(url, context, next) {
    const loaded = next(url, context);
    const language = editionIn(url) || process.env["SHOP_LANGUAGE"];
    if (language !== "de-CH" || !url.startsWith(pathToFileURL(languageFolder(language)).href)) return loaded;
    return { ...loaded, source: inSwissSpelling(String(loaded.source)) };
  },
});

function isCopied({ href, protocol }: URL): boolean {
  if (protocol !== "file:" || !href.startsWith(project) || fileURLToPath(href).includes("node_modules"))
    return false;
  return !SHARED.test(href.slice(project.length));
}
