import { readMeasurement, type Unit } from "./measurement.ts";
import {
  type FieldName,
  fieldNames,
  limitsOf,
  nothingWritten,
  type Written,
} from "./written-measurements.ts";

/** They are stored on this device, and only on request. */
export const MEASUREMENTS_KEY = "measurements";

/** Longer than anything that this shop has written. In UTF-16 units. */
const MOST_STORED = 1_000;

/** Undefined where nothing is remembered. What is stored may be anything, of another version too: what cannot be read is left out. */
export function rememberedMeasurements(): Written | undefined {
  try {
    return parse(localStorage.getItem(MEASUREMENTS_KEY) ?? "");
  } catch {
    return undefined;
  }
}

/**
 * Whether they were stored; a private window, or a full one, may refuse. Unreadable entries are left out, since they
 * may have any length.
 */
export function rememberMeasurements({ unit, entries }: Written): boolean {
  try {
    localStorage.setItem(MEASUREMENTS_KEY, JSON.stringify(readable(unit, entries)));
    return true;
  } catch {
    return false;
  }
}

export function forgetMeasurements(): void {
  try {
    localStorage.removeItem(MEASUREMENTS_KEY);
  } catch {
    // Where storage is refused nothing was remembered.
  }
}

function parse(stored: string): Written | undefined {
  if (stored === "" || stored.length > MOST_STORED) return undefined;
  const found: unknown = JSON.parse(stored);
  if (!isObject(found) || !isObject(found["entries"])) return undefined;
  return readable(unitIn(found) ?? "cm", found["entries"]);
}

function readable(unit: Unit, entries: Readonly<Record<string, unknown>>): Written {
  const written = nothingWritten(unit);
  for (const name of fieldNames) {
    const entry = entryIn(entries[name], name);
    if (entry) written.entries[name] = entry;
  }
  return written;
}

function entryIn(stored: unknown, name: FieldName) {
  if (!isObject(stored)) return undefined;
  const { text } = stored;
  const unit = unitIn(stored);
  if (typeof text !== "string" || !unit) return undefined;
  return readMeasurement({ text, unit }, limitsOf(name)).cm === undefined
    ? undefined
    : { text: text.trim(), unit };
}

function unitIn({ unit }: Record<string, unknown>): Unit | undefined {
  return unit === "cm" || unit === "in" ? unit : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
