import { say } from "@trousseau/words/say.ts";
import { type Girth, girths, heelLimits, measureLimits } from "@trousseau/words/size-chart.ts";
import { plainDigits } from "#model/texts/plain-digits.ts";
import { separated } from "#words/locale.ts";
import sizeFinderWords from "#words/size-finder.json" with { type: "json" };
import type { Body } from "./size-advice.ts";
import { CM_PER_INCH, inUnit, shownInUnit, type Unit } from "./units.ts";

/** A measurement as it was written. It is converted from that each time it is shown in another unit, so that nothing drifts. */
type Entry = { text: string; unit: Unit };

type Limits = { least: number; most: number };

/** The length in centimetres; empty where nothing is written. */
type ReadMeasurement = { cm?: number; fault?: "unreadable" | "outside" };

/** A longer text is no number. */
const MOST_CHARACTERS = 24;

const fractions: Record<string, number> = { "¼": 0.25, "½": 0.5, "¾": 0.75 };

const decimal = /^(\d{1,4})(?:[.,](\d{1,6}))?$/;
const fraction = /^(?:(\d{1,3})(?:\s+|-))?(\d{1,2})\s*[/⁄]\s*(\d{1,2})$/;
const glyphFraction = /^(\d{1,3})?\s*([¼½¾])$/;
const unitAfter = /\s*(\p{L}+|"|″|”|'')\.?$/u;

/** Arabic writes the English word as well as its own. */
const englishUnits = { cm: /^(cm|centimet(re|er)s?)$/, in: /^(in|inch|inches|[إا]نش(ات)?|"|″|”|'')$/ };

/** The forms of a name begin alike: "pollice" and "pollici". */
const STEM_LETTERS = 3;

/** "88", "88,5 cm", "34.5", "36 1/2", "36½ in"; a unit that is written counts, whatever unit is chosen. */
export function readMeasurement({ text, unit }: Entry, { least, most }: Limits): ReadMeasurement {
  const plainText = plainDigits(text).trim();
  if (plainText === "") return {};
  if (plainText.length > MOST_CHARACTERS) return { fault: "unreadable" };
  const [after, name = ""] = unitAfter.exec(plainText) ?? [""];
  const number = numberIn(after ? plainText.slice(0, -after.length) : plainText);
  const namedUnit = name === "" ? unit : unitNamed(name.toLowerCase());
  if (number === undefined || namedUnit === undefined) return { fault: "unreadable" };
  const cm = namedUnit === "in" ? number * CM_PER_INCH : number;
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

function numberIn(text: string): number | undefined {
  const [isDecimal, units, decimals = ""] = decimal.exec(text) ?? [];
  if (isDecimal) return Number(`${units}.${decimals || 0}`);
  const [hasGlyph, before = "0", glyph = ""] = glyphFraction.exec(text) ?? [];
  if (hasGlyph) return Number(before) + (fractions[glyph] ?? 0);
  const [isFraction, whole = "0", part = "", of = ""] = fraction.exec(text) ?? [];
  const isProper = isFraction && Number(of) > 0 && Number(part) < Number(of);
  return isProper ? Number(whole) + Number(part) / Number(of) : undefined;
}

/** Units are named as in the shop's language, or in English. */
function unitNamed(name: string): Unit | undefined {
  const units = ["cm", "in"] as const;
  return units.find((unit) => {
    const stem = sizeFinderWords.units[unit].slice(0, STEM_LETTERS).toLowerCase();
    const isShort = name === sizeFinderWords.short[unit].toLowerCase();
    return isShort || name.startsWith(stem) || englishUnits[unit].test(name);
  });
}

/** The fields of the form, in its order. */
export const fieldNames = [...girths, "hollowToFloor", "heels"] as const;

export type FieldName = (typeof fieldNames)[number];

/** The entries of the fields, as they were written. */
export type Written = { unit: Unit; entries: Record<FieldName, Entry> };

export type Faults = Partial<Record<FieldName, string>>;

export function nothingWritten(unit: Unit): Written {
  const empty = { text: "", unit };
  return { unit, entries: { bust: empty, waist: empty, hips: empty, hollowToFloor: empty, heels: empty } };
}

export function labelOf(name: FieldName): string {
  const { measures, hollowToFloor, heels } = sizeFinderWords;
  if (name === "heels") return heels;
  return name === "hollowToFloor" ? hollowToFloor : measures[name];
}

/** The measurements, or the errors by field. */
export function readWritten({ unit, entries }: Written): { body: Body; faults: Faults } {
  const body: Body = {};
  const faults: Faults = {};
  for (const name of fieldNames) {
    const { cm, fault } = readMeasurement(entries[name], limitsOf(name));
    if (cm !== undefined) body[name] = cm;
    if (fault) faults[name] = faultInWords(fault, name, unit);
  }
  const isNothing = girths.every((girth: Girth) => body[girth] === undefined && !faults[girth]);
  if (isNothing) faults.bust = sizeFinderWords.errors.nothing;
  return { body, faults };
}

/** A girth that only the other unit makes likely: 50 inches are 127 cm, and hardly anybody measures 54 cm. */
const LIKELY = {
  in: { least: 0, most: 50 },
  cm: { least: 55, most: Number.POSITIVE_INFINITY },
};

/** A number of one digit may be the beginning of a longer one. */
const LEAST_NUMBER = 20;

/** The unit that the numbers seem to be in; undefined where that is the chosen one, or each number names its own. */
export function unitMeant({ unit, entries }: Written): Unit | undefined {
  const { least, most } = LIKELY[unit];
  const isUnlikely = girths.some((girth) => {
    const entry = entries[girth];
    const number = entry.unit === unit ? (numberIn(plainDigits(entry.text).trim()) ?? 0) : 0;
    return number >= LEAST_NUMBER && (number < least || number >= most);
  });
  return isUnlikely ? { cm: "in" as const, in: "cm" as const }[unit] : undefined;
}

/** One line of an enquiry: "Bust 88 cm, waist 70 cm, hips 96 cm". Unreadable entries are left out. */
export function writtenInWords({ unit, entries }: Written): string {
  const parts = fieldNames.flatMap((name) => {
    const { cm } = readMeasurement(entries[name], limitsOf(name));
    const inWords = textIn(entries[name], unit).trim();
    // A number stays as it was written, "88,7" too; a fraction or a unit does not.
    const text = /^[\d.,]+$/.test(inWords) || cm === undefined ? inWords : shownInUnit(cm, unit);
    return cm === undefined
      ? []
      : [say(sizeFinderWords.written, name, { value: `${text} ${sizeFinderWords.short[unit]}` })];
  });
  const line = separated(parts);
  return line.slice(0, 1).toUpperCase() + line.slice(1);
}

export function limitsOf(name: FieldName): Limits {
  return name === "heels" ? heelLimits : measureLimits;
}

function faultInWords(fault: "unreadable" | "outside", name: FieldName, unit: Unit): string {
  const { errors } = sizeFinderWords;
  if (fault === "unreadable") return errors.unreadable;
  const limits = limitsOf(name);
  const [least, most] = [shownInUnit(limits.least, unit), shownInUnit(limits.most, unit)];
  return say(name === "heels" ? errors.heels : errors.outside, unit, { least, most });
}
