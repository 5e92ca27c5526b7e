import { type Girth, girths } from "@trousseau/words/size-chart.ts";
import type { Size } from "#model/dresses/product.ts";
import type { SizeChart, SizeRow } from "#model/texts/label-texts.server.ts";

/** The visitor's measurements, in centimetres. */
export type Body = Partial<Record<Girth, number | undefined>> & {
  /** The length from the hollow of the throat, barefoot. */
  hollowToFloor?: number | undefined;
  heels?: number | undefined;
};

export type SizeAdvice = {
  /** The size of this row; or made to measure, and why. */
  kind: "size" | "larger" | "apart" | "longer";
  /** The row that fits all round; none where the measurements are larger than any, or too far apart. */
  row?: SizeRow;
  /** The given measurements, in the order of the chart. */
  basedOn: readonly Girth[];
  /** These ask for the largest size. They are all of them where none asks for less. */
  decidedBy: readonly Girth[];
  /** The size that each asks for; nothing beyond the largest. */
  sizes: Partial<Record<Girth, string>>;
  /** The visitor is smaller than the smallest size by a size or more. */
  isSmaller: boolean;
  /** The next smaller size, where what decides lies between it and this one. */
  between?: string;
  length?: Length;
};

type Length = {
  /** Centimetres that the hem is taken up; less than nothing where the dress is too short. */
  takenUp: number;
  /** The highest heels that it would be long enough for, where there are any; in centimetres. */
  mostHeels?: number;
  /** The chart's heels, where the visitor has not said theirs. */
  heels: number;
};

/** Nobody reads a tape more closely, and a chart in quarters of an inch is no closer. In centimetres. */
export const TOLERANCE = 0.5;

/** Shorter by this much, in centimetres, nobody sees it. */
export const SHORT_TOLERANCE = 1;

/** A seam can be taken in by this many sizes; beyond that darts and neckline would have to move. */
export const TAKEN_IN = 2;

/** There is only one row where two were to be compared. */
const STEP = 4;

/**
 * The largest measurement decides, because a dress can be taken in and hardly let out. Undefined without a chart, or
 * without bust, waist and hips.
 */
export function adviseSize({ rows, heel }: SizeChart, body: Body): SizeAdvice | undefined {
  const basedOn = girths.filter((girth) => body[girth] !== undefined);
  const [smallest] = rows;
  if (basedOn.length === 0 || !smallest) return undefined;
  const fits = (row: SizeRow) => basedOn.every((girth) => isWithin(body, row, girth));
  const index = rows.findIndex(fits);
  const own = new Map(basedOn.map((girth) => [girth, indexFor(rows, body, girth)]));
  const largest = Math.max(...own.values());
  const least = Math.min(...own.values());
  const advice = {
    basedOn,
    decidedBy: basedOn.filter((girth) => own.get(girth) === largest),
    sizes: Object.fromEntries([...own].flatMap(([girth, at]) => sizeAt(rows, girth, at))),
    isSmaller: basedOn.every((girth) => (body[girth] ?? 0) < smallest[girth] - stepOf(rows, girth)),
  };
  const row = rows[index];
  if (!row) return { ...advice, kind: "larger" };
  if (index - least > TAKEN_IN) return { ...advice, kind: "apart" };
  const length = lengthOf(row, body, heel);
  const between = sizeBetween(rows, index, advice.decidedBy, body);
  return {
    ...advice,
    kind: length && length.takenUp < -SHORT_TOLERANCE ? "longer" : "size",
    row,
    ...(length && { length }),
    ...(between !== undefined && { between }),
  };
}

export type DressSize =
  /** Available in the visitor's size. */
  | { kind: "own"; size: string }
  /** Available in a larger size that can be taken in. */
  | { kind: "nearest"; size: string; isMade: boolean }
  /** The dress comes only made to measure. `isMade` means that the size exists but is unavailable. */
  | { kind: "none"; isMade: boolean };

/** The dress's size for whoever wears this size of the chart. */
export function sizeOfDress(
  { row, sizes }: SizeAdvice,
  rows: readonly SizeRow[],
  of: readonly Size[],
): DressSize {
  const has = (size: string) => of.some(({ label, isAvailable }) => isAvailable && label === size);
  const isMade = of.some(({ label }) => label === row?.size);
  if (!row) return { kind: "none", isMade };
  if (has(row.size)) return { kind: "own", size: row.size };
  const worn = Object.values(sizes).map((size) => rows.findIndex((other) => other.size === size));
  const most = Math.min(...worn) + TAKEN_IN;
  const nearest = rows.slice(rows.indexOf(row) + 1, most + 1).find(({ size }) => has(size));
  return nearest ? { kind: "nearest", size: nearest.size, isMade } : { kind: "none", isMade };
}

/** The first row that is large enough; beyond the last where none is. */
function indexFor(rows: readonly SizeRow[], body: Body, girth: Girth): number {
  const index = rows.findIndex((row) => isWithin(body, row, girth));
  return index < 0 ? rows.length : index;
}

function isWithin(body: Body, row: SizeRow, girth: Girth): boolean {
  return (body[girth] ?? 0) <= row[girth] + TOLERANCE;
}

function sizeAt(rows: readonly SizeRow[], girth: Girth, at: number): [Girth, string][] {
  const row = rows[at];
  return row ? [[girth, row.size]] : [];
}

function stepOf([first, second]: readonly SizeRow[], girth: Girth): number {
  const step = first && second ? second[girth] - first[girth] : 0;
  return step > 0 ? step : STEP;
}

function sizeBetween(
  rows: readonly SizeRow[],
  index: number,
  decidedBy: readonly Girth[],
  body: Body,
): string | undefined {
  const [before, row] = [rows[index - 1], rows[index]];
  if (!before || !row) return undefined;
  const isBetween = decidedBy.every((girth) => (body[girth] ?? 0) < row[girth] - TOLERANCE);
  return isBetween ? before.size : undefined;
}

function lengthOf(
  { hollowToHem }: SizeRow,
  { hollowToFloor, heels }: Body,
  heel: number,
): Length | undefined {
  if (hollowToHem === undefined || hollowToFloor === undefined) return undefined;
  const mostHeels = hollowToHem + SHORT_TOLERANCE - hollowToFloor;
  const worn = heels ?? heel;
  return {
    takenUp: hollowToHem - hollowToFloor - worn,
    heels: worn,
    ...(mostHeels >= 0 && { mostHeels }),
  };
}
