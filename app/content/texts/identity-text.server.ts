import { z } from "zod";
import { type Identity, identityOf, monogramLetters, openings } from "#app/label/identity.ts";
import { LONGEST_WORDMARK } from "#app/label/label-limits.ts";
import { hexColour } from "#app/label/palette.ts";
import { faultInWords, readablePalette } from "#app/label/readable-palette.ts";
import { typePairingNames } from "#app/label/type-pairings.ts";
import { readWordmarkSvg } from "#app/label/wordmark-svg.ts";
import { line } from "./text-fields.server.ts";

const colour = z
  .string()
  .regex(hexColour, "is not a colour such as #6b2434")
  .transform((hex) => hex.toLowerCase());

const palette = z
  .object({
    paper: colour.optional(),
    ink: colour.optional(),
    ground: colour.optional(),
    inkSoft: colour.optional(),
    accent: colour.optional(),
    line: colour.optional(),
  })
  .superRefine((chosen, context) => {
    for (const fault of readablePalette(chosen).faults)
      context.addIssue({ code: "custom", path: [fault.role], message: faultInWords(fault) });
  })
  .transform((chosen) => readablePalette(chosen).palette)
  .prefault({});

/** `name`: of the label, which signs with it unless it says otherwise. */
export function identityText(name: string) {
  const unsaid = identityOf(name);
  return z.object({
    wordmark: line
      .refine((text) => text.length <= LONGEST_WORDMARK, `is longer than ${LONGEST_WORDMARK} characters`)
      .default(unsaid.wordmark),
    wordmarkSvg: z
      .string()
      .transform((source, context) => {
        const read = readWordmarkSvg(source);
        if (read) return read;
        context.addIssue("is not a drawing in SVG that can be used");
        return z.NEVER;
      })
      .optional()
      .transform((svg) => svg ?? unsaid.wordmarkSvg),
    monogram: z
      .string()
      .trim()
      .regex(monogramLetters, "is not one to three letters")
      .default(unsaid.monogram),
    palette,
    pairing: z.enum(typePairingNames).default(unsaid.pairing),
    entryAnimationMs: z.int().min(0).max(4000).default(unsaid.entryAnimationMs),
    opening: z.enum(openings).default(unsaid.opening),
  }) satisfies z.ZodType<Identity>;
}
