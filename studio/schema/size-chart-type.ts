import { ThListIcon } from "@sanity/icons/ThList";
import { defineArrayMember, defineField, defineType, type NumberRule } from "sanity";
import { neutralTexts } from "#app/label/neutral-texts.ts";
import { heelLimits, measureLimits } from "#app/label/size-chart.ts";
import { eachOnce, fewEnough, finishedLine } from "./field-rules.ts";
import { forSearchEngines, heading, line } from "./text-fields.ts";

/** What the size finder on a dress's page goes by. Without rows there is none. */
export const sizeChart = defineType({
  name: "sizeChart",
  title: "Size chart",
  type: "document",
  icon: ThListIcon,
  initialValue: () => {
    const { title, measuring, heel } = neutralTexts.sizeChart;
    return { title, measuring, heel };
  },
  fields: [
    defineField({
      name: "rows",
      title: "Sizes, from the smallest",
      description:
        "As dresses name them. Each number is the largest that the size fits; between two sizes the larger is named. Without any there is no size finder.",
      type: "array",
      validation: (rule) => [fewEnough(rule), rule.custom(eachOnce("size"))],
      of: [
        defineArrayMember({
          type: "object",
          options: { columns: 2 },
          fields: [
            defineField({
              name: "size",
              title: "Size",
              type: "string",
              validation: (rule) => [rule.required().error("Which size is it?"), finishedLine(rule)],
            }),
            girth("bust", "Bust, cm"),
            girth("waist", "Waist, cm"),
            girth("hips", "Hips, cm"),
            defineField({
              name: "hollowToHem",
              title: "Hollow to hem, cm",
              description: "From the hollow of the throat to the hem. Left empty, the length is not judged.",
              type: "number",
              validation: centimetres,
            }),
          ],
          preview: {
            select: { size: "size", bust: "bust", waist: "waist", hips: "hips" },
            prepare: ({ size, bust, waist, hips }) => ({
              title: size || "No size yet",
              subtitle: [bust, waist, hips].map((cm) => cm ?? "?").join(", "),
            }),
          },
        }),
      ],
    }),
    defineField({
      name: "heel",
      title: "Heels that the lengths are made for, cm",
      type: "number",
      validation: (rule) => rule.min(heelLimits.least).max(heelLimits.most),
    }),
    heading({ name: "title", title: "Title" }),
    line({ name: "lead", title: "Lead" }),
    forSearchEngines("description"),
    defineField({
      name: "measuring",
      title: "How to measure",
      type: "object",
      fields: [
        line({ name: "bust", title: "Bust" }),
        line({ name: "waist", title: "Waist" }),
        line({ name: "hips", title: "Hips" }),
        line({ name: "hollowToHem", title: "Hollow to floor, and heels" }),
      ],
    }),
  ],
  preview: { prepare: () => ({ title: "Size chart" }) },
});

function girth(name: string, title: string) {
  return defineField({
    name,
    title,
    type: "number",
    validation: (rule) => centimetres(rule.required()),
  });
}

function centimetres(rule: NumberRule) {
  const { least, most } = measureLimits;
  return rule.min(least).max(most).error(`Centimetres, from ${least} to ${most}.`);
}
