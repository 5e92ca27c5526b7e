import { buildTheme, type ThemeColorPalette } from "@sanity/ui/theme";
import { arabicFaces, arabicFamilies, isInArabicLetters } from "#model/brand/arabic-type.ts";
import { contrastOf, mixed } from "#model/brand/colour-contrast.ts";
import type { Palette } from "#model/brand/identity.ts";
import { firstFrom, isDark } from "#model/brand/palette-tokens.ts";
import { TEXT } from "#model/brand/readable-palette.ts";
import {
  type FontUrls,
  fontFaces,
  fontTokens,
  type TypePairingName,
  typePairings,
} from "#model/brand/type-pairings.ts";

const arabic = isInArabicLetters() ? arabicFamilies : undefined;

/** The fonts have no heavier letters. */
const weights = { regular: 400, medium: 500, semibold: 500, bold: 500 };

/** Studio in the label's colours and type: paper is its ground, ink is what is written, the accent what is next. */
export function labelTheme(palette: Palette, pairing: TypePairingName) {
  const { fonts } = buildTheme();
  const type = { family: familiesOf(pairing).text, weights };
  return buildTheme({
    palette: studioPalette(palette),
    font: {
      ...fonts,
      heading: { ...fonts.heading, ...type },
      label: { ...fonts.label, ...type },
      text: { ...fonts.text, ...type },
    },
    color: { base: { "*": { link: { fg: ["gray/900", "gray/100"] } } } },
    radius: [0, 0, 0, 0, 0, 0, 0],
  });
}

/** A theme names a family and brings no file of it. The style sheets of our own tools read the tokens. */
export function labelStyle(palette: Palette, pairing: TypePairingName): string {
  const { display, text } = familiesOf(pairing);
  return `${facesOf(pairing)}:root{--font-display:${display};--font-text:${text};--accent:${palette.accent}}body{font-family:var(--font-text)}`;
}

/** The files of a pairing, with those of Arabic letters where the shop is written in them. */
export function facesOf(pairing: TypePairingName): string {
  return arabic
    ? fontFaces(typePairings[pairing], fontUrl, 400) + arabicFaces(fontUrl)
    : fontFaces(typePairings[pairing], fontUrl);
}

export function familiesOf(pairing: TypePairingName) {
  const tokens = fontTokens(typePairings[pairing], arabic);
  return { display: tokens["--font-display"] ?? "serif", text: tokens["--font-text"] ?? "sans-serif" };
}

const files = import.meta.glob<string>("../../app/styles/fonts/*.woff2", {
  query: "?url",
  import: "default",
  eager: true,
});

const fontUrl: FontUrls = (family, style) =>
  files[`../../app/styles/fonts/${family}${style === "italic" ? "-italic" : ""}.woff2`] ?? "";

/** Sanity's Studio is light or dark as its reader likes: the lighter colour of the label is its paper, the darker its ink. */
function studioPalette(palette: Palette): ThemeColorPalette {
  const [white, black] = isDark(palette) ? [palette.ink, palette.paper] : [palette.paper, palette.ink];
  const tinted = (hex: string) => tintsOf(hex, white, black);
  return {
    white,
    black,
    gray: greysOf(white, black),
    blue: tinted(palette.accent),
    purple: tinted(palette.accent),
    red: tinted("#a3362b"),
    orange: tinted("#a1581f"),
    yellow: tinted("#8a6414"),
    green: tinted("#4a6b3f"),
    cyan: tinted("#3f6b74"),
    magenta: tinted("#8a4a6b"),
  };
}

/** A colour from nearly white to nearly black; white letters can be read on the one in the middle. */
function tintsOf(hex: string, white: string, black: string): ThemeColorPalette["gray"] {
  const darker = (share: number) => mixed(hex, black, share);
  const middle = darker(firstFrom(0, (share) => contrastOf(darker(share), white) >= TEXT));
  const [light, dark] = [
    (share: number) => mixed(white, middle, share),
    (share: number) => mixed(middle, black, share),
  ];
  return {
    50: light(0.04),
    100: light(0.1),
    200: light(0.2),
    300: light(0.42),
    400: light(0.65),
    500: middle,
    600: dark(0.18),
    700: dark(0.36),
    800: dark(0.54),
    900: dark(0.72),
    950: dark(0.88),
  };
}

/** Letters are nearly ink, and lines are nearly paper. */
function greysOf(white: string, black: string): ThemeColorPalette["gray"] {
  const grey = (share: number) => mixed(white, black, share);
  return {
    50: grey(0.03),
    100: grey(0.06),
    200: grey(0.14),
    300: grey(0.3),
    400: grey(0.46),
    500: grey(0.58),
    600: grey(0.7),
    700: grey(0.82),
    800: grey(0.94),
    900: grey(0.97),
    950: black,
  };
}
