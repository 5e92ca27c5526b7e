import { heelLimits, measureLimits } from "@trousseau/words/size-chart.ts";
import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { line as lineRule } from "#model/texts/text-rules.ts";
import neutralWords from "#words/neutral.json" with { type: "json" };
import { field, needed, optional, refined } from "./describe.ts";
import { group, heading, line, list, summary } from "./fields.ts";

/** A chart with more is none that anybody reads. */
const MOST_ROWS = 60;

const { title, measuring } = neutralWords.sizeChart;

/** A girth is one number, the largest that the size fits: a range would say the same and leave gaps or overlap. */
const rows = list(
  t("Sizes, from the smallest"),
  {
    size: needed(
      "line",
      t("Size"),
      () =>
        z.union([z.string(), z.number()], t("is not the name of a size")).transform(String).pipe(lineRule),
      { isSameInAll: true },
    ),
    bust: needed("number", t("Bust, cm"), centimetres),
    waist: needed("number", t("Waist, cm"), centimetres),
    hips: needed("number", t("Hips, cm"), centimetres),
    hollowToHem: optional("number", t("Hollow to hem, cm"), centimetres, {
      description: t("From the hollow of the throat to the hem. If empty, the length is not judged."),
    }),
  },
  {
    columns: 2,
    description: t(
      "Named as on the dresses. Each number is the largest that the size fits; between two sizes, the larger is suggested. Without rows there is no size finder.",
    ),
  },
);

/** The size finder on a dress's page goes by it. Without rows there is none. */
export const sizeChart = {
  title: t("Size chart"),
  fields: {
    /** The shop reads them from the smallest, in whatever order they were written. */
    rows: refined(rows, (schema) =>
      schema
        .check(({ value, issues }) => {
          const earlierSizes = new Set<string>();
          for (const [index, { size }] of value.entries()) {
            const fault = faultOf(size, index, earlierSizes);
            if (fault) issues.push({ code: "custom", message: fault, path: [index], input: value });
            earlierSizes.add(size);
          }
        })
        .transform((list) =>
          list.toSorted(
            (one, other) => one.bust - other.bust || one.waist - other.waist || one.hips - other.hips,
          ),
        ),
    ),
    heel: field("number", t("Heels that the lengths are made for, cm"), heel, { word: 8 }, 8),
    title: heading(t("Title"), { word: title }),
    lead: line(t("Lead")),
    description: summary(),
    measuring: group(t("How to measure"), {
      bust: line(t("Bust"), { word: measuring.bust }),
      waist: line(t("Waist"), { word: measuring.waist }),
      hips: line(t("Hips"), { word: measuring.hips }),
      hollowToHem: line(t("Hollow to floor, and heels"), { word: measuring.hollowToHem }),
    }),
  },
};

function centimetres() {
  const { least, most } = measureLimits;
  return z
    .number(t("is not a number of centimetres"))
    .min(least, t("is less than {{least}} cm", { least }))
    .max(most, t("is more than {{most}} cm", { most }));
}

function heel() {
  const { least, most } = heelLimits;
  return z
    .number(t("is not a number of centimetres"))
    .min(least, t("is below zero"))
    .max(most, t("is more than {{most}} cm", { most }));
}

function faultOf(size: string, index: number, earlierSizes: ReadonlySet<string>): string | undefined {
  if (earlierSizes.has(size)) return t("names size {{size}} a second time", { size });
  return index < MOST_ROWS ? undefined : t("is one of more than {{most}} rows", { most: MOST_ROWS });
}
