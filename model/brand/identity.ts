import { LONGEST_WORDMARK } from "#model/documents/label-limits.ts";
import { SAMPLE_PAIRING, type TypePairingName } from "./type-pairings.ts";
import type { WordmarkSvg } from "./wordmark-svg.ts";

/** The roles of the label's colours. Each has to stand out from those before it. */
export const paletteRoles = ["paper", "ink", "ground", "inkSoft", "accent", "line"] as const;

export type PaletteRole = (typeof paletteRoles)[number];

/** Colours are written "#rrggbb". */
export type Palette = Readonly<Record<PaletteRole, string>>;

/** Length of the animation on entering a screen, in milliseconds; 0 switches it off. */
export const ENTRY_ANIMATION_MS: number = 1500;

/** How a label looks and signs, apart from its words. */
export type Identity = {
  /** The label's signature, where it is not its name. */
  wordmark: string;
  /** The same, drawn. */
  wordmarkSvg: WordmarkSvg | undefined;
  monogram: string;
  palette: Palette;
  pairing: TypePairingName;
  entryAnimationMs: number;
  /** The first screen of the home page moves, or stands still. */
  opening: "film" | "still";
};

/** A monogram has one to three visible letters or digits. */
export const monogramLetters = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]){1,3}$/u;

/**
 * The part of the identity that pages and mails outside the shop's screens show. The wordmark is empty while the
 * label is unknown.
 */
export type Branding = Pick<Identity, "wordmark" | "palette" | "pairing">;

/** The first ones of styles/tokens.css, which has the others that follow from them. */
export const samplePalette: Palette = {
  paper: "#f8f4ee",
  ink: "#1c1815",
  ground: "#d1c8bc",
  inkSoft: "#635950",
  accent: "#6b2434",
  line: "#d8cec1",
};

/** The identity of a label that has chosen nothing. */
export function identityOf(name: string): Identity {
  return {
    wordmark: signedName(name),
    wordmarkSvg: undefined,
    monogram: initialOf(name),
    palette: samplePalette,
    pairing: SAMPLE_PAIRING,
    entryAnimationMs: ENTRY_ANIMATION_MS,
    opening: "film",
  };
}

/** A name that no header has room for is signed with as many of its words as fit. */
function signedName(name: string): string {
  if (name.length <= LONGEST_WORDMARK) return name;
  const [, words = ""] = wholeWords.exec(name) ?? [];
  return (
    words.replace(/[\s&+,–—-]+$/, "") ||
    Array.from(name)
      .slice(0, LONGEST_WORDMARK / 2)
      .join("")
  );
}

const wholeWords = new RegExp(`^(.{1,${LONGEST_WORDMARK}})\\s`);

function initialOf(name: string): string {
  return /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? "";
}
