import type { LabelFilm, LabelPicture, Shade } from "#model/pictures/label-picture.ts";
import { channelsOf, contrastOf, mixed } from "./colour-contrast.ts";
import type { Palette } from "./identity.ts";
import { firstFrom, isDark } from "./palette-tokens.ts";
import { TEXT } from "./readable-palette.ts";

type Opening = { sources: readonly LabelFilm[]; poster?: LabelPicture | undefined };

/** Visitors who ask for more contrast get this share; styles/tokens.css has the same. */
const MORE = 0.84;

/** The shade of what the home page opens with; undefined where words stand well on it. */
export function filmShade({ sources, poster }: Opening): Shade | undefined {
  // Nobody knows what a film shows: its first picture is a part of it.
  if (poster) return poster.shade;
  return sources.length > 0 ? "light" : undefined;
}

/**
 * On a light page words over an uploaded picture get a ground: paper under ink, or ink under paper where the picture
 * is dark. Each is dense enough for whatever the picture shows. On a dark page every picture has one.
 */
export function wordsOverPictures(
  palette: Palette,
  film: Shade | undefined,
  pictures: ReadonlySet<Shade>,
): string {
  if (isDark(palette)) return "";
  return (
    (film ? overFilm(palette, film) : "") + [...pictures].map((shade) => overPicture(palette, shade)).join("")
  );
}

function overFilm(palette: Palette, shade: Shade): string {
  const scrimOn = (root: string, share?: number) =>
    `${root}{--film-scrim:linear-gradient(${scrimColor(palette, shade, share)} 0 0)}`;
  const words = `[data-over-film]:not(:has(~*>[data-alone]))>:first-child,[data-on-film]`;
  return (
    `@layer tokens{${scrimOn(":root")}@media(prefers-contrast:more){${scrimOn(":root:root", MORE)}}}` +
    (shade === "dark" ? `@media screen{${words}{${reversed(palette)}}}` : "")
  );
}

/** Where the words stand beside the picture on narrow screens: styles/layout.css. */
function overPicture(palette: Palette, shade: Shade): string {
  const picture = `.under-words[data-shade=${shade}]`;
  const ground = (share?: number) => `${picture}:after{background:${scrimColor(palette, shade, share)}}`;
  return (
    `@media(min-width:60rem){${ground()}}@media(min-width:60rem) and (prefers-contrast:more){${ground(MORE)}}` +
    (shade === "dark" ? `@media screen and (min-width:60rem){${picture}+*{${reversed(palette)}}}` : "")
  );
}

function reversed({ paper, ink }: Palette): string {
  return `--ink:${paper};--paper:${ink};--accent:${paper};color:${paper}`;
}

/**
 * The ground under words over a picture of this shade, which has something of the other one in it, too. `least` is
 * the share that covers, 0 to 1.
 */
function scrimColor({ paper, ink }: Palette, shade: Shade, least = 0): string {
  const [words, ground, worst] = shade === "dark" ? [paper, ink, "#ffffff"] : [ink, paper, "#000000"];
  // A little more than it takes: what a browser draws is rounded.
  const share = firstFrom(least, (alpha) => contrastOf(words, mixed(worst, ground, alpha)) >= TEXT + 0.1);
  return `rgb(${channelsOf(ground).join(" ")}/${share})`;
}

/** The shades of all uploaded pictures in these texts. */
export function shadesIn(texts: unknown): Set<Shade> {
  const shades = new Set<Shade>();
  if (typeof texts !== "object" || texts === null) return shades;
  if ("shade" in texts && (texts.shade === "dark" || texts.shade === "light")) shades.add(texts.shade);
  for (const part of Object.values(texts)) for (const shade of shadesIn(part)) shades.add(shade);
  return shades;
}
