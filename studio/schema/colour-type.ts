import { t } from "@trousseau/words/translate.ts";
import { defineField, defineType } from "sanity";
import { hexColour } from "#model/brand/palette.ts";
import { pictureOptions } from "./picture-fields.ts";
import { PaletteInput, SwatchInput, SwatchPreview } from "./swatch-input.tsx";

export const colour = defineType({
  name: "color",
  title: t("Colour"),
  type: "object",
  fields: [
    defineField({
      name: "name",
      title: t("Name"),
      description: t("As a shopper would say it: Blush, Dusty blue."),
      type: "string",
      validation: (rule) =>
        rule
          .required()
          .error(t("A colour needs a name: a swatch alone says nothing to people who cannot see it.")),
    }),
    defineField({
      name: "value",
      title: t("Swatch"),
      type: "string",
      components: { input: SwatchInput },
      validation: (rule) =>
        rule
          .required()
          .error(t("Pick the colour of the swatch."))
          .regex(hexColour)
          .error(t("A swatch is written as # and six digits, such as #e6c4ba.")),
    }),
    defineField({
      name: "cloth",
      title: t("Cloth"),
      description: t(
        "A photograph of the cloth in this colour, if you have one. Choosing the colour shows it as long as no picture shows the dress in that colour.",
      ),
      type: "image",
      options: pictureOptions,
    }),
    defineField({
      name: "available",
      title: t("Available"),
      description: t("Off: the swatch stays, marked as currently unavailable."),
      type: "boolean",
      initialValue: true,
    }),
  ],
  preview: { select: { title: "name", subtitle: "value" } },
  components: { input: PaletteInput, preview: SwatchPreview },
});
