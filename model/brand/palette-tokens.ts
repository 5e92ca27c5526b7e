import { channelsOf, contrastOf, luminance, mixed } from "./colour-contrast.ts";
import { type Palette, type PaletteRole, samplePalette } from "./identity.ts";
import { CONTROL, readablePalette, TEXT } from "./readable-palette.ts";

/** The same value as in styles/tokens.css. */
const SWATCH_EDGE = 0.56;

/** Steps in which a colour is moved until it can be read. */
const STEP = 0.02;

/**
 * The custom properties that differ from styles/tokens.css. `palette` is readable (readable-palette.ts), and so is
 * whatever follows from it here.
 */
export function paletteTokens(palette: Palette): Record<string, string> {
  const own = (roles: PaletteRole[]) => roles.some((role) => palette[role] !== samplePalette[role]);
  const { paper, ink, ground, inkSoft, accent, line } = palette;
  const both = own(["paper", "ink"]);
  const deepens = both || own(["inkSoft", "accent"]);
  return {
    ...(isDark(palette) ? { "color-scheme": "dark", ...darkTokens(palette) } : {}),
    ...(own(["paper"]) ? { "--paper": paper, "--paper-rgb": channelsOf(paper).join(" ") } : {}),
    ...(own(["ink"]) ? { "--ink": ink, "--ink-rgb": channelsOf(ink).join(" ") } : {}),
    ...(own(["ground"]) ? { "--ground": ground } : {}),
    ...(own(["inkSoft"]) ? { "--ink-soft": inkSoft } : {}),
    ...(own(["accent"]) ? { "--accent": accent } : {}),
    ...(own(["line"]) ? { "--hairline": line } : {}),
    ...(own(["ground", "paper", "ink"]) ? { "--ground-light": lightGround(palette) } : {}),
    ...(deepens ? { "--paper-deep": deepPaper(palette) } : {}),
    ...(both
      ? {
          "--ink-faint": faintInk(palette),
          "--swatch-edge": `rgb(var(--ink-rgb) / ${swatchEdge(palette)})`,
        }
      : {}),
  };
}

export function isDark({ paper, ink }: Pick<Palette, "paper" | "ink">): boolean {
  return luminance(channelsOf(paper)) < luminance(channelsOf(ink));
}

/** Colours of what is printed, ink on white paper whatever the screen has; undefined where the screen's do. */
export function printPalette(palette: Palette): Palette | undefined {
  if (!isDark(palette)) return undefined;
  return readablePalette({ paper: "#ffffff", ink: palette.paper, accent: palette.accent }).palette;
}

/**
 * These would lighten a dark page: pictures under light letters, and the page behind a dialog. Few cameras read codes
 * that are light on dark.
 */
function darkTokens({ paper, ink }: Palette) {
  const share = firstFrom(0.34, (alpha) => contrastOf(ink, mixed("#ffffff", paper, alpha)) >= TEXT);
  return {
    "--over-picture": `rgb(var(--paper-rgb) / ${share})`,
    "--film-scrim": "linear-gradient(var(--over-picture) 0 0)",
    "--scrim": "rgb(0 0 0 / 0.6)",
    "--code": paper,
    "--code-ground": ink,
  };
}

/** A ground for a part of the page: all that is written on paper can be read on it. */
function deepPaper({ paper, ink, inkSoft, accent }: Palette): string {
  const isReadable = (hex: string) => [ink, inkSoft, accent].every((text) => contrastOf(text, hex) >= TEXT);
  const share = firstFrom(0, (less) => isReadable(mixed(paper, ink, Math.max(0, 0.07 - less))));
  return mixed(paper, ink, Math.max(0, 0.07 - share));
}

function lightGround({ ground, paper, ink }: Palette): string {
  const light = mixed(ground, paper, 0.15);
  return contrastOf(ink, light) >= TEXT ? light : ground;
}

/** Soft text on a ground of ink. */
function faintInk({ paper, ink }: Palette): string {
  return mixed(
    ink,
    paper,
    firstFrom(0.7, (share) => contrastOf(mixed(ink, paper, share), ink) >= TEXT),
  );
}

/** How much of the ink: it has to be told from paper, whatever colour it is drawn round. */
function swatchEdge({ paper, ink }: Palette): number {
  return firstFrom(SWATCH_EDGE, (share) => contrastOf(mixed(paper, ink, share), paper) >= CONTROL);
}

/** The least share, from `start` to 1, that is enough. */
export function firstFrom(start: number, isEnough: (share: number) => boolean): number {
  let share = start;
  while (share < 1 && !isEnough(share)) share = Math.min(1, Number((share + STEP).toFixed(2)));
  return share;
}
