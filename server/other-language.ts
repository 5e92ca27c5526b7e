import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import { languageFolder } from "./language-folder.ts";

// Node reads `#words/…` in the language of SHOP_LANGUAGE, as the builds do by their alias. Without this it is English.
const folder = pathToFileURL(languageFolder()).href;
registerHooks({
  resolve: (specifier, context, next) => next(specifier.replace(/^#words(?=\/)/, folder), context),
});
