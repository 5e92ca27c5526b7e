import { z } from "zod";
import { heelLimits, measureLimits, type SizeChart, type SizeRow } from "#app/label/size-chart.ts";
import { line, lines, summary } from "./text-fields.server.ts";

/** A chart with more is none that anybody reads. */
const MOST_ROWS = 60;

const { least, most } = measureLimits;
const centimetres = z
  .number("is not a number of centimetres")
  .min(least, `is less than ${least} cm`)
  .max(most, `is more than ${most} cm`);

const sizeRow = z.object({
  size: z.union([z.string(), z.number()], "is not the name of a size").transform(String).pipe(line),
  bust: centimetres,
  waist: centimetres,
  hips: centimetres,
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
  .transform((list): SizeRow[] =>
    list.toSorted((one, other) => one.bust - other.bust || one.waist - other.waist || one.hips - other.hips),
  );

export function sizeChartText({ rows: shipped, heel, measuring, ...words }: SizeChart) {
  return z.object({
    title: lines.default(words.title),
    lead: line.default(words.lead),
    description: summary.default(words.description),
    measuring: z
      .object({
        bust: line.default(measuring.bust),
        waist: line.default(measuring.waist),
        hips: line.default(measuring.hips),
        hollowToHem: line.default(measuring.hollowToHem),
      })
      .prefault({}),
    heel: z
      .number("is not a number of centimetres")
      .min(heelLimits.least, "is less than nothing")
      .max(heelLimits.most, `is more than ${heelLimits.most} cm`)
      .default(heel),
    rows: rows.default([...shipped]),
  }) satisfies z.ZodType<SizeChart>;
}

function faultOf(size: string, index: number, known: ReadonlySet<string>): string | undefined {
  if (known.has(size)) return `names size ${size} a second time`;
  return index < MOST_ROWS ? undefined : `is one of more than ${MOST_ROWS} rows`;
}
