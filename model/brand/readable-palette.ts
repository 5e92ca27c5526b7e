import { t } from "@trousseau/words/translate.ts";
import { contrastOf, mixed } from "./colour-contrast.ts";
import { type Palette, type PaletteRole, paletteRoles, samplePalette } from "./identity.ts";

/** WCAG 2.2: of text (1.4.3), and of what tells that something is a control or has the focus (1.4.11). */
export const TEXT = 4.5;
export const CONTROL = 3;

/** A hairline separates and tells nothing; less than this nobody sees. */
const VISIBLE = 1.15;
const QUIET = 2;

/** A colour that cannot be used, and what it would have to stand out from. */
type PaletteFault = { role: PaletteRole; against: PaletteRole; ratio: number; least: number };

type Rule = {
  against: Partial<Record<PaletteRole, number>>;
  /** A colour that fails by little is mixed with ink by up to this share before it is dropped. */
  adjusted?: number;
  /** Stands in for a colour that fails, and for the sample label's; the last one always passes. */
  instead: (palette: Palette) => readonly string[];
};

const rules: Record<PaletteRole, Rule> = {
  paper: { against: {}, instead: () => [] },
  ink: { against: { paper: TEXT }, instead: () => [samplePalette.paper, "#000000", "#ffffff"] },
  ground: {
    against: { ink: TEXT },
    instead: ({ paper, ink }) => [mixed(paper, ink, 0.12), paper],
  },
  inkSoft: {
    against: { paper: TEXT },
    instead: ({ paper, ink }) => [mixed(ink, paper, 0.28), mixed(ink, paper, 0.14), ink],
  },
  accent: { against: { paper: TEXT, ground: CONTROL }, adjusted: 0.08, instead: ({ ink }) => [ink] },
  line: { against: { paper: VISIBLE }, instead: ({ paper, ink }) => [mixed(paper, ink, 0.2)] },
};

export type ChosenPalette = { readonly [role in PaletteRole]?: string | undefined };

/** The chosen colours as far as what is written in them can be read; the others are those that come nearest. */
export function readablePalette(chosen: ChosenPalette): { palette: Palette; faults: PaletteFault[] } {
  const faults: PaletteFault[] = [];
  let palette: Palette = { ...samplePalette, ...(chosen.paper ? { paper: chosen.paper } : {}) };
  for (const role of paletteRoles) {
    const wanted = chosen[role];
    const fault = wanted && faultOf(role, wanted, palette);
    if (fault) faults.push(fault);
    const candidates = [
      wanted,
      ...adjustedTo(role, wanted, palette),
      sampleFor(role, palette),
      ...rules[role].instead(palette),
    ];
    const used =
      role === "paper" ? palette.paper : candidates.find((hex) => hex && !faultOf(role, hex, palette));
    palette = { ...palette, [role]: used ?? palette.ink };
  }
  return { palette, faults };
}

/** The same colour, nearer to ink with every step of a hundredth. */
function adjustedTo(role: PaletteRole, wanted: string | undefined, { ink }: Palette): string[] {
  const { adjusted = 0 } = rules[role];
  const steps = wanted === undefined ? 0 : Math.round(adjusted * 100);
  return Array.from({ length: steps }, (_, step) => mixed(`${wanted}`, ink, (step + 1) / 100));
}

/** The sample label's colour, unless it would be a line that nobody can overlook: on a dark paper its own is. */
function sampleFor(role: PaletteRole, { paper }: Palette): string | undefined {
  const isGlaring = role === "line" && contrastOf(samplePalette.line, paper) > QUIET;
  return isGlaring ? undefined : samplePalette[role];
}

export function faultInWords({ against, ratio, least }: PaletteFault): string {
  return t("has a contrast of {{ratio}}:1 with {{role}}; it needs {{least}}:1", {
    role: roleNames()[against],
    ratio: ratio.toFixed(2),
    least,
  });
}

function roleNames(): Record<PaletteRole, string> {
  return {
    paper: t("paper"),
    ink: t("ink"),
    ground: t("the ground behind pictures"),
    inkSoft: t("soft ink"),
    accent: t("the accent"),
    line: t("lines"),
  };
}

/** `palette`: those of the roles before it are settled. */
function faultOf(role: PaletteRole, hex: string, palette: Palette): PaletteFault | undefined {
  for (const against of paletteRoles) {
    const least = rules[role].against[against];
    if (least === undefined) continue;
    const ratio = contrastOf(hex, palette[against]);
    if (ratio < least) return { role, against, ratio, least };
  }
  return undefined;
}
