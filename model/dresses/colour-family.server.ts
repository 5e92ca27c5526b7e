import { converter } from "culori";
import { LRUCache } from "lru-cache";
import type colourFamilies from "#words/colour-families.json";

type ColourFamily = keyof typeof colourFamilies;

const toOklch = converter("oklch");

/** Each hue begins at this many degrees and ends at the next. */
const hues: readonly { from: number; light: ColourFamily; dark: ColourFamily }[] = [
  { from: 0, light: "pink", dark: "red" },
  { from: 30, light: "pink", dark: "brown" },
  { from: 50, light: "brown", dark: "brown" },
  { from: 75, light: "gold", dark: "gold" },
  { from: 105, light: "green", dark: "green" },
  { from: 190, light: "blue", dark: "blue" },
  { from: 285, light: "purple", dark: "purple" },
  { from: 340, light: "pink", dark: "red" },
];

/** This lightness parts red from pink, and burgundy from blush; in OKLCH, where 1 is white. */
const LIGHT = 0.6;
/** Pure red is as light as some pinks; so vivid, pink is lighter. */
const VIVID = 0.22;
const VIVID_PINK = 0.7;

/** A label dyes many dresses in few colours; an editor may try thousands. */
const families = new LRUCache<string, ColourFamily>({ max: 1_000, memoMethod: familyOf });

/**
 * The family in which a visitor would look for a colour such as "#e6c4ba". Throws RangeError for anything but a
 * colour.
 */
export function colourFamilyOf(value: string): ColourFamily {
  return families.memo(value);
}

/** The limits are where the eye stops seeing a hue (OKLCH's chroma), measured on dyed cloth in the sample collection. */
function familyOf(value: string): ColourFamily {
  const colour = toOklch(value);
  if (!colour) throw new RangeError(`No colour: ${value}`);
  const { l: lightness, c: chroma, h: hue = 0 } = colour;
  if (lightness > 0.87 && chroma < 0.035) return "white";
  if (lightness < 0.25 && chroma < 0.04) return "black";
  if (chroma < 0.02) return "grey";
  const isWarm = hue >= 50 && hue < 105;
  if (isWarm && chroma < 0.065 && lightness >= LIGHT) return "beige";
  const range = hues.findLast(({ from }) => hue >= from);
  const isPale = lightness >= LIGHT && (chroma < VIVID || lightness > VIVID_PINK);
  return isPale ? (range?.light ?? "pink") : (range?.dark ?? "red");
}
