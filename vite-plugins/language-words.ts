import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { chosenLanguage, languageUrl, readLanguage } from "#app/label/read-language.ts";

const words = fileURLToPath(new URL("../app/label/words.ts", import.meta.url));

/** Before the name of an export, in the id of a module that is there for it alone. */
const QUERY = "?words=";

/**
 * Stands in the place of app/label/words.ts. A module is never divided among scripts, and the words of a language are one file: here each of its exports
 * is taken from a copy of the file of its own, of which the bundler keeps what that export uses and nothing else.
 */
export function languageWords(): Plugin {
  const file = fileURLToPath(languageUrl(chosenLanguage()));
  return {
    name: "language-words",
    enforce: "pre",
    resolveId: (source) =>
      source.startsWith(file + QUERY) ? { id: source, moduleSideEffects: false } : undefined,
    async load(id) {
      if (id.startsWith(file + QUERY))
        return { code: await readFile(file, "utf8"), moduleSideEffects: false };
      if (id !== words) return undefined;
      const names = Object.keys(await readLanguage(chosenLanguage()));
      this.addWatchFile(file);
      const lines = names.map((name) => `export { ${name} } from ${JSON.stringify(file + QUERY + name)};`);
      return { code: lines.join("\n"), moduleSideEffects: false };
    },
  };
}
