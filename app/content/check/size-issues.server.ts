import { z } from "zod";
import { readLine } from "#app/content/plain-text.server.ts";
import type { SizeRow } from "#app/content/texts/label-texts.server.ts";
import { girths } from "#app/label/size-chart.ts";
import { type IssueDetail, warning } from "./content-issue.server.ts";

const label = z.union([z.string(), z.number()]).transform(String);
const storedRow = z.looseObject({ size: label, bust: z.number(), waist: z.number(), hips: z.number() });

/** Sizes of a dress that the chart does not know: nobody is told them. `rows`: of the chart as it is shown; none: there is no finder. */
export function unknownSizeIssues(product: Record<string, unknown>, rows: readonly SizeRow[]): IssueDetail[] {
  if (rows.length === 0) return [];
  const known = new Set(rows.map(({ size }) => size));
  const unknown = listIn(product.sizes)
    .map((size) => readLine(label.safeParse(size).data))
    .filter((size) => size !== "" && !known.has(size));
  if (unknown.length === 0) return [];
  return [
    warning(`the size chart does not know its size ${unknown.join(", ")}: the size finder never names it`),
  ];
}

/** Rows that are out of order, or smaller somewhere than a smaller size. */
export function chartIssues(document: Record<string, unknown>): IssueDetail[] {
  if (document._type !== "sizeChart") return [];
  const rows = listIn(document.rows).flatMap((row) => storedRow.safeParse(row).data ?? []);
  return rows.flatMap((row, index) => {
    const before = rows[index - 1];
    const smaller = before ? girths.filter((girth) => row[girth] < before[girth]) : [];
    if (!before || smaller.length === 0) return [];
    return [
      warning(
        `size ${row.size} stands after ${before.size} and is smaller than it (${smaller.join(", ")}): sizes go from the smallest to the largest`,
      ),
    ];
  });
}

function listIn(raw: unknown): readonly unknown[] {
  return Array.isArray(raw) ? raw : [];
}
