import { type PaletteRole, paletteRoles } from "#app/label/identity.ts";
import { hexColour } from "#app/label/palette.ts";
import { type ChosenPalette, faultInWords, readablePalette } from "#app/label/readable-palette.ts";

/** The colours of a document as far as they are colours. */
export function chosenPalette(value: unknown): ChosenPalette {
  if (typeof value !== "object" || value === null) return {};
  const written = paletteRoles.map((role): [PaletteRole, unknown] => [role, Reflect.get(value, role)]);
  return Object.fromEntries(
    written.flatMap(([role, hex]) =>
      typeof hex === "string" && hexColour.test(hex) ? [[role, hex.toLowerCase()]] : [],
    ),
  );
}

/** Why a colour is refused; the shop would show another in its place. */
export function paletteFault(role: PaletteRole, chosen: ChosenPalette): string | undefined {
  const fault = readablePalette(chosen).faults.find((found) => found.role === role);
  return fault && `It ${faultInWords(fault)}.`;
}
