import { z } from "zod";
import { heelLimits, measureLimits } from "#app/label/size-chart.ts";
import { line, lines, summary } from "./text-fields.server.ts";

/** A chart with more is none that anybody reads. */
const MOST_ROWS = 60;

const { least, most } = measureLimits;
const centimetres = z
  .number("is not a number of centimetres")
  .min(least, `is less than ${least} cm`)
  .max(most, `is more than ${most} cm`);

/** A girth is one number, the largest that the size fits: a range would say the same and leave gaps or overlap. */
const sizeRow = z.object({
  /** As dresses name it. */
  size: z.union([z.string(), z.number()], "is not the name of a size").transform(String).pipe(line),
  bust: centimetres,
  waist: centimetres,
  hips: centimetres,
  /** From the hollow of the throat to the hem. Where it is not said, the length is not judged. */
  hollowToHem: centimetres.optional(),
});

/** What is wrong with a row is its own loss. From the smallest to the largest, in whatever order they were written. */
const rows = z
  .array(sizeRow)
  .check(({ value, issues }) => {
    const known = new Set<string>();
    for (const [index, { size }] of value.entries()) {
      const fault = faultOf(size, index, known);
      if (fault) issues.push({ code: "custom", message: fault, path: [index], input: value });
      known.add(size);
    }
  })
  .transform((list) =>
    list.toSorted((one, other) => one.bust - other.bust || one.waist - other.waist || one.hips - other.hips),
  );

export const sizeChartText = z.object({
  title: lines,
  lead: line,
  description: summary,
  /** How each is measured. */
  measuring: z.object({ bust: line, waist: line, hips: line, hollowToHem: line }),
  /** The height of heel that the lengths are made for, in centimetres. */
  heel: z
    .number("is not a number of centimetres")
    .min(heelLimits.least, "is less than nothing")
    .max(heelLimits.most, `is more than ${heelLimits.most} cm`),
  /** From the smallest; none: there is no size finder. */
  rows,
});

function faultOf(size: string, index: number, known: ReadonlySet<string>): string | undefined {
  if (known.has(size)) return `names size ${size} a second time`;
  return index < MOST_ROWS ? undefined : `is one of more than ${MOST_ROWS} rows`;
}
