import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import { inSwissSpelling, isSwissGerman, languageFolder } from "./language-folder.ts";

// Node reads `#words/…` in the language of SHOP_LANGUAGE, as the builds do by their alias. Without this it is English.
const folder = pathToFileURL(languageFolder()).href;
registerHooks({
  resolve: (specifier, context, next) => next(specifier.replace(/^#words(?=\/)/, folder), context),
  load(url, context, next) {
    const loaded = next(url, context);
    if (!isSwissGerman || !url.startsWith(folder)) return loaded;
    return { ...loaded, source: inSwissSpelling(String(loaded.source)) };
  },
});
