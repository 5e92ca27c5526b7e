import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { isDrawable } from "#model/brand/icon-letters.ts";
import { type Identity, identityOf, monogramLetters, type PaletteRole } from "#model/brand/identity.ts";
import { hexColour } from "#model/brand/palette.ts";
import { faultInWords, readablePalette } from "#model/brand/readable-palette.ts";
import { pairingTitle, typePairingNames, typePairings } from "#model/brand/type-pairings.ts";
import { readWordmarkSvg } from "#model/brand/wordmark-svg.ts";
import { line } from "#model/texts/text-rules.ts";
import { anyMedia, type Field, field, objectOf, optional } from "./describe.ts";
import { choice } from "./fields.ts";
import { LONGEST_WORDMARK } from "./label-limits.ts";

const wordmark = line.refine(
  (text) => text.length <= LONGEST_WORDMARK,
  t("is longer than {{most}} characters: no header has room for more", { most: LONGEST_WORDMARK }),
);

const wordmarkSvg = z.string().transform((source, context) => {
  const read = readWordmarkSvg(source);
  if ("markup" in read) return read;
  context.addIssue(read.fault);
  return z.NEVER;
});

const colour = z
  .string()
  .regex(hexColour, t("is not a colour such as #6b2434"))
  .transform((hex) => hex.toLowerCase());

function role(title: string, description: string) {
  return optional("swatch", title, () => colour, { description });
}

const roles = {
  paper: role(t("Paper"), t("The ground of every page.")),
  ink: role(t("Ink"), t("What is written, and drawn round a button.")),
  ground: role(
    t("Ground behind pictures"),
    t("Shown until a picture has loaded: choose a colour close to its backdrop."),
  ),
  inkSoft: role(t("Soft ink"), t("Notes and small print.")),
  accent: role(t("Accent"), t("Focus, the chosen option, errors; almost nothing else.")),
  line: role(t("Lines"), t("Hairlines between things.")),
} satisfies Record<PaletteRole, Field<string | undefined>>;

const palette = field(
  "palette",
  t("Colours"),
  (media) =>
    objectOf(roles)(media)
      .superRefine((chosen, context) => {
        for (const fault of readablePalette(chosen).faults)
          context.addIssue({ code: "custom", path: [fault.role], message: faultInWords(fault) });
      })
      .transform((chosen) => readablePalette(chosen).palette),
  { description: t("Colours that you leave empty follow from the others."), columns: 2, fields: roles },
  readablePalette({}).palette,
);

/** A label of which nothing is said looks as the sample label does, and signs with its name. */
export const identity = {
  title: t("Identity"),
  fields: {
    wordmark: optional("line", t("How the name is written"), () => wordmark, {
      description: t("If it differs from the label’s name."),
    }),
    wordmarkSvg: optional("wordmarkSvg", t("Logo"), () => wordmarkSvg, {
      description: t(
        "An SVG or PNG file of one line, in one colour; it takes the place of the letters. A PNG is traced into outlines.",
      ),
    }),
    monogram: optional(
      "line",
      t("Monogram"),
      () => z.string().trim().regex(monogramLetters, t("is not one to three letters")),
      {
        description: t(
          "One to three letters, within the oval. Left empty, it is the first letter of the name.",
        ),
        warns: undrawable,
      },
    ),
    palette,
    pairing: optional("pairing", t("Type"), () => z.enum(typePairingNames), {
      choices: typePairingNames.map((value) => ({ title: pairingTitle(typePairings[value]), value })),
    }),
    entryAnimationMs: optional(
      "choice",
      t("The monogram, on entering a screen"),
      () => z.int().min(0).max(4000),
      {
        choices: [
          { title: t("For a second and a half"), value: 1500 },
          { title: t("For two and a half seconds"), value: 2500 },
          { title: t("Briefly"), value: 800 },
          { title: t("Not at all"), value: 0 },
        ],
      },
    ),
    opening: choice(
      t("The home page opens with"),
      [
        { title: t("The film"), value: "film" },
        { title: t("A still from it"), value: "still" },
      ],
      { unsaid: "film" },
    ),
  },
};

/** How a label of that name looks; it signs with the name unless it says otherwise. */
export function identityText(name: string): z.ZodType<Identity> {
  return objectOf(identity.fields)(anyMedia)
    .prefault({})
    .transform((ownIdentity) => {
      const unsaid = identityOf(name);
      return {
        ...ownIdentity,
        wordmark: ownIdentity.wordmark ?? unsaid.wordmark,
        wordmarkSvg: ownIdentity.wordmarkSvg,
        monogram: ownIdentity.monogram ?? unsaid.monogram,
        pairing: ownIdentity.pairing ?? unsaid.pairing,
        entryAnimationMs: ownIdentity.entryAnimationMs ?? unsaid.entryAnimationMs,
      };
    });
}

function undrawable(letters: unknown): string | undefined {
  if (typeof letters !== "string" || letters === "" || isDrawable(letters)) return undefined;
  return t(
    "appears on pages only. Icons of browser tabs and phones have Latin and Arabic letters only: the first letter of the label’s name, or a lozenge if it has none",
  );
}
