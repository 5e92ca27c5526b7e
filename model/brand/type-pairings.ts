import { listed } from "#words/locale.ts";
import { displayMetrics, textMetrics } from "./type-metrics.ts";

type DisplayFamily = keyof typeof displayMetrics;
type TextFamily = keyof typeof textMetrics;

/** Two families that are set together. */
type TypePairing = { display: DisplayFamily; text: TextFamily };

export const typePairingNames = ["didone", "modern", "garalde", "soft", "editorial"] as const;

export type TypePairingName = (typeof typePairingNames)[number];

/** The fonts are Fontsource's, under the Open Font License. scripts/subset-fonts.mjs cuts and measures them. */
export const typePairings: Record<TypePairingName, TypePairing> = {
  didone: { display: "bodoni-moda", text: "jost" },
  modern: { display: "playfair-display", text: "figtree" },
  garalde: { display: "cormorant-garamond", text: "mulish" },
  soft: { display: "fraunces", text: "instrument-sans" },
  editorial: { display: "newsreader", text: "work-sans" },
};

/** styles/fonts.css declares this pairing. */
export const SAMPLE_PAIRING: TypePairingName = "didone";

/** The name of a pairing in Studio: "Bodoni Moda and Jost". */
export function pairingTitle({ display, text }: TypePairing): string {
  return listed([familyName(display), familyName(text)]);
}

/** The name of a family in style sheets: "Playfair Display". */
export function familyName(family: string): string {
  return family.replace(
    /(^|-)([a-z])/g,
    (_, hyphen: string, letter: string) => (hyphen ? " " : "") + letter.toUpperCase(),
  );
}

type Families = { display: string; text: string };

/** The addresses of a family's files: upright, and italic where there is one. */
export type FontUrls = (family: string, style: "normal" | "italic") => string;

/**
 * Declares the families of a pairing. Each is adjusted to the widths and the line of the first of its kind, so that
 * whatever fits one fits all, fallbacks included. `heaviest`: beside letters that have one weight, figures have no other.
 */
export function fontFaces({ display, text }: TypePairing, urlOf: FontUrls, heaviest = 500): string {
  const [upright, italic] = displayMetrics[display];
  const [only] = textMetrics[text];
  return [
    fontFace(display, urlOf(display, "normal"), upright),
    fontFace(display, urlOf(display, "italic"), italic, ";font-style:italic"),
    fontFace(text, urlOf(text, "normal"), only, `;font-weight:400 ${heaviest}`),
  ].join("");
}

type Adjusted = readonly [size: number, ascent: number, descent: number];

function fontFace(family: string, url: string, [size, ascent, descent]: Adjusted, more = ""): string {
  return `@font-face{font-family:"${familyName(family)}";src:url("${url}")format("woff2");font-display:swap${more};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

/** Capitals of the footer's signature are so wide, in parts of the length that site/wordmark-length.ts estimates. */
const signatureWidth: Record<DisplayFamily, number> = {
  "bodoni-moda": 0.9645,
  "playfair-display": 0.907,
  "cormorant-garamond": 1.0815,
  fraunces: 0.94,
  newsreader: 1.054,
};

/**
 * The tokens of styles/tokens.css that name the families, and what site/footer.module.css has to know of them. The
 * families of another script come before the fallbacks, which have its letters, too.
 */
export function fontTokens({ display, text }: TypePairing, besides?: Families): Record<string, string> {
  const named = (...families: (string | undefined)[]) =>
    families.flatMap((family) => (family ? `"${familyName(family)}",` : [])).join("");
  return {
    "--colossal": String(signatureWidth[display]),
    "--font-display": `${named(display, besides?.display)}"Bodoni Fallback","Noto Fallback","Noto Naskh Arabic","Geeza Pro","DejaVu Fallback",serif`,
    "--font-text": `${named(text, besides?.text)}"Jost Fallback",sans-serif`,
  };
}
