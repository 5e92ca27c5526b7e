import { languageTag } from "#words/locale.ts";
import { type FontUrls, familyName } from "./type-pairings.ts";

/** Says whether the shop's own words are in Arabic letters, as those of Persian and Urdu are. */
export function isInArabicLetters(): boolean {
  return new Intl.Locale(languageTag).maximize().script === "Arab";
}

/** A naskh whose marks stand close to their letters, and plain letters beside it; they go with all pairings. */
export const arabicFamilies = { display: "scheherazade-new", text: "almarai" } as const;

/** The letters that scripts/subset-fonts.mjs leaves in the fonts. Latin names and figures keep those of the pairing. */
const RANGE = "U+60C-6F9";

/** Naskh is smaller in its em than Latin letters are; in percent. */
export const ARABIC_SIZE = 108;

export function arabicFaces(urlOf: FontUrls): string {
  const { display, text } = arabicFamilies;
  return (
    arabicFace(display, urlOf(display, "normal"), `;size-adjust:${ARABIC_SIZE}%`) +
    arabicFace(text, urlOf(text, "normal"))
  );
}

function arabicFace(family: string, url: string, more = ""): string {
  return `@font-face{font-family:"${familyName(family)}";src:url("${url}")format("woff2");font-display:swap;unicode-range:${RANGE}${more}}`;
}

const shortLetter = /^[دذرزهةو]$/;

/** A letter by itself in the monogram’s oval: some are half as high as others, and all hang below the middle of their line. */
export function arabicMonogram(monogram: string): Record<string, string> {
  if (!/^\p{Script=Arabic}$/u.test(monogram)) return {};
  return { "--size-letters": shortLetter.test(monogram) ? "1.5em" : "1em", "--letters-up": "0.17em" };
}

/** Lines are as far apart as marks above and below the letters need; small type has no capitals that make it larger. */
export const arabicTokens: Record<string, string> = {
  "--leading-display": "1.35",
  "--leading-title": "1.4",
  "--leading-quote": "1.65",
  "--leading-body": "1.8",
  "--tracking-display": "0em",
  "--tracking-label": "0em",
  "--size-label": "0.9375rem",
};

/**
 * Nothing tears letters apart that hang together, initials neither, and no heading is set so close that marks touch the
 * line above. There is no slant and there are no capitals, and a lighter ink would take from a word what emphasis gives it. The
 * label's own names stay as they are.
 */
export function arabicRules(): string {
  const headings = ":is(h1,h2,h3,blockquote,summary)";
  return [
    "*:not([translate=no]){letter-spacing:0;text-transform:none}",
    "p:first-child::first-letter{initial-letter:normal;margin:0;font:inherit}",
    `${headings}:not([translate=no]),${headings} :is(span,i){line-height:1.4}`,
    // Dots hang far below the line of a title, where it has no room of its own, and of the field of the search.
    "@layer base{:is(h1,h2){padding-block-end:.14em}h3{padding-block-end:.3em}}",
    ":has(>[type=search]){block-size:2.3em!important}[type=search]{line-height:2.3!important}",
    // An opening mark is twice as wide as a Latin one, and would end at the edge of the page.
    "[data-hangs]{text-indent:0!important}",
    // A label and a price are no sentences: they may begin with a Latin name, or with figures. A count stays after a value that ends with
    // a Latin letter.
    "p:is(.label,.numeral),label small{unicode-bidi:isolate}",
    // An address that is half written, and a number, keep their order: "ada@", "+33 1".
    ":is([type=email],[type=tel]):not(:placeholder-shown){direction:ltr;padding-inline:0}:is([type=email],[type=tel]){text-align:right}",
  ].join("");
}
