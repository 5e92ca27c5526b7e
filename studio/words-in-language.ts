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
  [
    /(?<=\{ content: )"(Back|Close|(?:Next|Previous) (?:month|year)|Open menu|Remove(?: filter)?)"/g,
    'tooltips["$1"]',
  ],
] as const;

/** Sanity draws these without a name, which is put in where they are drawn; said-by-packages.ts has the names. */
const nameless = [
  // Its own button says what it does in a tooltip alone, which nobody hears.
  [/(?<=jsx\(Button, \{\s*)(?=\.\.\.rest,\s*\.\.\.sizeProps,)/g, "...ours.namedByTip(rest, tooltipProps),"],
  [/(?="data-testid": "releases-tool-link",)/g, '"aria-label": ours.releases,'],
  [/(?="data-testid": "global-perspective-menu-button",)/g, '"aria-label": ours.versions,'],
  [/(?<=jsx\(IFrameElement, \{)/g, "title: ours.preview,"],
  [/(?="aria-describedby": ariaDescribedBy,)/g, '"aria-label": ours.text,'],
  [/(?<=\s)(?=clearButton: \w+,\s*customValidity,)/g, '"aria-label": ours.pageShown,'],
] as const;

/** It leads to an account of Sanity's, which a label with a content lake of its own does not have. */
const withoutRegistration = [/(?<=function StudioRegistration\(\) \{)/g, "return null;"] as const;

const ours = join(import.meta.dirname, "said-by-packages.ts");

export const packagesInLanguage = {
  name: "packages-in-language",
  transform(code: string, id: string) {
    if (!/\/(?:@sanity\/ui\/dist|sanity\/lib)\/[^/]+\.js$/.test(id)) return undefined;
    const translated = [
      ...heldInCode.map(([held, name]) => [held, `ours.${name}`] as const),
      ...nameless,
      withoutRegistration,
    ].reduce((text, [held, replacement]) => text.replace(held, replacement), code);
    return translated === code ? undefined : `import * as ours from ${JSON.stringify(ours)};\n${translated}`;
  },
};
