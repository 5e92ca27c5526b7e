/** The unit of the fields and of the chart. */
export type Unit = "cm" | "in";

/** A measurement as it was written. It is converted from that each time it is shown in another unit, so that nothing drifts. */
export type Entry = { text: string; unit: Unit };

export type Limits = { least: number; most: number };

/** The length in centimetres; empty where nothing is written. */
type ReadMeasurement = { cm?: number; fault?: "unreadable" | "outside" };

export const CM_PER_INCH = 2.54;

/** Longer is no number. */
const MOST_CHARACTERS = 24;

const fractions: Record<string, number> = { "¼": 0.25, "½": 0.5, "¾": 0.75 };

const decimal = /^(\d{1,4})(?:[.,](\d{1,6}))?$/;
const fraction = /^(?:(\d{1,3})(?:\s+|-))?(\d{1,2})\s*[/⁄]\s*(\d{1,2})$/;
const glyphFraction = /^(\d{1,3})?\s*([¼½¾])$/;
const unitAfter = /\s*(cm|centimet(?:re|er)s?|in|inch|inches|"|″|”|'')\.?$/i;

/** "88", "88,5 cm", "34.5", "36 1/2", "36½ in"; a unit that is written counts, whatever unit is chosen. */
export function readMeasurement({ text, unit }: Entry, { least, most }: Limits): ReadMeasurement {
  const written = text.trim();
  if (written === "") return {};
  if (written.length > MOST_CHARACTERS) return { fault: "unreadable" };
  const [after, name = ""] = unitAfter.exec(written) ?? [""];
  const number = numberIn(after ? written.slice(0, -after.length) : written);
  if (number === undefined) return { fault: "unreadable" };
  const cm = (unitNamed(name) ?? unit) === "in" ? number * CM_PER_INCH : number;
  // 200 cm are 78.740 in: what is rounded once is no fault.
  return cm < least - ROUNDED || cm > most + ROUNDED ? { fault: "outside" } : { cm };
}

/** Rounding to a quarter of an inch may change a length by this much. In centimetres. */
export const ROUNDED = CM_PER_INCH / 8;

/** The text of a field: as written in its own unit, converted in the other. Unreadable text stays as it is. */
export function textIn(entry: Entry, unit: Unit): string {
  if (unit === entry.unit) return entry.text;
  const { cm } = readMeasurement(entry, ANY);
  return cm === undefined ? entry.text : inUnit(cm, unit);
}

const ANY: Limits = { least: 0, most: Number.POSITIVE_INFINITY };

/** To the half centimetre, or to the quarter of an inch, which tapes have: "88.5", "34¾". */
export function inUnit(cm: number, unit: Unit): string {
  if (unit === "cm") return String(Math.round(cm * 2) / 2);
  const quarters = Math.round((cm / CM_PER_INCH) * 4);
  const whole = Math.floor(quarters / 4);
  const rest = ["", "¼", "½", "¾"][quarters % 4] ?? "";
  return whole === 0 && rest ? rest : `${whole}${rest}`;
}

function numberIn(text: string): number | undefined {
  const [isDecimal, units, decimals = ""] = decimal.exec(text) ?? [];
  if (isDecimal) return Number(`${units}.${decimals || 0}`);
  const [hasGlyph, before = "0", glyph = ""] = glyphFraction.exec(text) ?? [];
  if (hasGlyph) return Number(before) + (fractions[glyph] ?? 0);
  const [isFraction, whole = "0", part = "", of = ""] = fraction.exec(text) ?? [];
  const isProper = isFraction && Number(of) > 0 && Number(part) < Number(of);
  return isProper ? Number(whole) + Number(part) / Number(of) : undefined;
}

function unitNamed(name: string): Unit | undefined {
  if (name === "") return undefined;
  return /^c/i.test(name) ? "cm" : "in";
}
