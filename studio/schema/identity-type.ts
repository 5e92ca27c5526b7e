import { ColorWheelIcon } from "@sanity/icons/ColorWheel";
import { defineField, defineType, type StringRule } from "sanity";
import { isDrawable } from "#app/label/icon-letters.ts";
import { monogramLetters, type PaletteRole, paletteRoles } from "#app/label/identity.ts";
import { LONGEST_WORDMARK } from "#app/label/label-limits.ts";
import { hexColour } from "#app/label/palette.ts";
import { typePairingNames, typePairings } from "#app/label/type-pairings.ts";
import { readWordmarkSvg } from "#app/label/wordmark-svg.ts";
import { finishedLine } from "./field-rules.ts";
import { IdentityPaletteInput } from "./identity-palette-input.tsx";
import { PairingInput } from "./pairing-input.tsx";
import { chosenPalette, paletteFault } from "./palette-rules.ts";
import { SwatchInput } from "./swatch-input.tsx";
import { line } from "./text-fields.ts";
import { UNUSABLE_SVG, WordmarkSvgInput } from "./wordmark-svg-input.tsx";

const roleFields: Record<PaletteRole, { title: string; description: string }> = {
  paper: { title: "Paper", description: "The ground of every page." },
  ink: { title: "Ink", description: "What is written, and drawn round a button." },
  ground: {
    title: "Ground behind pictures",
    description: "Shows until a picture has arrived: near its backdrop.",
  },
  inkSoft: { title: "Soft ink", description: "Notes and small print." },
  accent: {
    title: "Accent",
    description: "The focus, the chosen option, what went wrong; almost nothing else.",
  },
  line: { title: "Lines", description: "Hairlines between things." },
};

const NOT_ON_ICONS =
  "Pages show it. The icons of browser tabs and telephones have Latin letters alone: the first of the label's name, or a lozenge where it has none.";

/** How the label looks. Left empty, it looks as the sample label does. */
export const identity = defineType({
  name: "identity",
  title: "Identity",
  type: "document",
  icon: ColorWheelIcon,
  fields: [
    defineField({
      ...line({ name: "wordmark", title: "Wordmark", description: "Where it is not the label's name." }),
      validation: (rule: StringRule) => [
        rule.max(LONGEST_WORDMARK).error(`No header has room for more than ${LONGEST_WORDMARK} characters.`),
        finishedLine(rule),
      ],
    }),
    defineField({
      name: "wordmarkSvg",
      title: "Wordmark, drawn",
      description: "An SVG file of one line, in one colour; it stands in the place of the letters.",
      type: "text",
      components: { input: WordmarkSvgInput },
      validation: (rule) =>
        rule.custom((source) => !source || readWordmarkSvg(source) !== undefined || UNUSABLE_SVG),
    }),
    defineField({
      name: "monogram",
      title: "Monogram",
      description: "One to three letters, within the oval. Left empty, it is the first letter of the name.",
      type: "string",
      validation: (rule) => [
        rule.regex(monogramLetters).error("One to three letters or digits."),
        rule.custom((letters) => !letters || isDrawable(letters) || NOT_ON_ICONS).warning(),
      ],
    }),
    defineField({
      name: "palette",
      title: "Colours",
      description: "What is left empty follows from the others.",
      type: "object",
      options: { columns: 2 },
      components: { input: IdentityPaletteInput },
      fields: paletteRoles.map((role) =>
        defineField({
          name: role,
          ...roleFields[role],
          type: "string",
          components: { input: SwatchInput },
          // Each with its own words: a message counts for the whole of a rule.
          validation: (rule) => [
            rule.regex(hexColour).error("A colour is written as # and six digits, such as #6b2434."),
            rule.custom((_colour, { parent }) => paletteFault(role, chosenPalette(parent)) ?? true),
          ],
        }),
      ),
    }),
    defineField({
      name: "pairing",
      title: "Type",
      type: "string",
      options: { list: typePairingNames.map((name) => ({ title: typePairings[name].title, value: name })) },
      components: { input: PairingInput },
    }),
    defineField({
      name: "entryAnimationMs",
      title: "The monogram, on entering a screen",
      type: "number",
      options: {
        list: [
          { title: "For a second and a half", value: 1500 },
          { title: "For two seconds and a half", value: 2500 },
          { title: "Briefly", value: 800 },
          { title: "Not at all", value: 0 },
        ],
        layout: "radio",
      },
    }),
    defineField({
      name: "opening",
      title: "The home page opens with",
      type: "string",
      options: {
        list: [
          { title: "The film", value: "film" },
          { title: "A still of it", value: "still" },
        ],
        layout: "radio",
      },
    }),
  ],
  preview: { prepare: () => ({ title: "Identity" }) },
});
