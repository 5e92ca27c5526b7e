import { join } from "node:path";
import { languageFolder, swissSpelling } from "@trousseau/words/language-folder.ts";

/** Studio speaks the shop's language. */
export const wordsInLanguage = { "#words": languageFolder() };

/** The words of that folder, as the shop's own build spells them. */
export const spelling = swissSpelling();

/** Sanity's packages hold these in their code; the name in said-by-packages.ts stands there instead. */
const heldInCode = [
  [/(?<="aria-label": )"Close dialog"/g, "closeDialog"],
  [/(?<="aria-label": )"Clear"/g, "clear"],
  [/(?<="aria-label": )"Open"/g, "open"],
  [/`Open in \$\{(defaultStructureTool\?\.title) \|\| "Structure"\}`/g, "openIn($1)"],
  [/\[\s*"January",[^\]]*\]/g, "monthNames"],
  [/\[\s*"Sun",\s*"Mon",[^\]]*\]/g, "weekDayNames"],
  // Its tests know a day by the other call.
  [/(\w+)\.toDateString\(\)(?!\.)/g, "dayInFull($1)"],
] as const;

const ours = join(import.meta.dirname, "said-by-packages.ts");

export const packagesInLanguage = {
  name: "packages-in-language",
  transform(code: string, id: string) {
    if (!/\/(?:@sanity\/ui\/dist|sanity\/lib)\/[^/]+\.js$/.test(id)) return undefined;
    const translated = heldInCode.reduce((text, [held, name]) => text.replace(held, `ours.${name}`), code);
    return translated === code ? undefined : `import * as ours from ${JSON.stringify(ours)};\n${translated}`;
  },
};
