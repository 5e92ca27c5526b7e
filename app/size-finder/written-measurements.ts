import { type Girth, girths, heelLimits, measureLimits } from "#app/label/size-chart.ts";
import { sizeFinderWords } from "#words/size-finder.ts";
import { type Entry, inUnit, type Limits, readMeasurement, textIn, type Unit } from "./measurement.ts";
import type { Body } from "./size-advice.ts";

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

/** One line of an enquiry: "Bust 88 cm, waist 70 cm, hips 96 cm". Unreadable entries are left out. */
export function writtenInWords({ unit, entries }: Written): string {
  const parts = fieldNames.flatMap((name) => {
    const { cm } = readMeasurement(entries[name], limitsOf(name));
    const inWords = textIn(entries[name], unit).trim();
    // A number stays as it was written, "88,7" too; a fraction or a unit does not.
    const text = /^[\d.,]+$/.test(inWords) || cm === undefined ? inWords : inUnit(cm, unit);
    return cm === undefined
      ? []
      : [sizeFinderWords.written(labelOf(name), `${text} ${sizeFinderWords.short[unit]}`)];
  });
  const line = parts.join(", ");
  return line.slice(0, 1).toUpperCase() + line.slice(1);
}

export function limitsOf(name: FieldName): Limits {
  return name === "heels" ? heelLimits : measureLimits;
}

function faultInWords(fault: "unreadable" | "outside", name: FieldName, unit: Unit): string {
  const { errors } = sizeFinderWords;
  if (fault === "unreadable") return errors.unreadable;
  const { least, most } = limitsOf(name);
  if (name === "heels") return errors.heels[unit](inUnit(most, unit));
  return errors.outside[unit](inUnit(least, unit), inUnit(most, unit));
}
