import { useEffect, useEffectEvent, useState } from "react";
import { deviceStore } from "#app/ui/device-store.ts";
import {
  type FieldName,
  fieldNames,
  limitsOf,
  nothingWritten,
  readMeasurement,
  textIn,
  type Written,
} from "./measurement.ts";
import type { Unit } from "./units.ts";

/** The entries of the fields. They stay on the device, on request, and are in no address. */
export function useMeasurements() {
  const [remembered] = useState(rememberedMeasurements);
  const [writtenSizes, setWrittenSizes] = useState<Written>(remembered ?? nothingWritten(usualUnit()));
  const [isRemembered, setRemembered] = useState(remembered !== undefined);

  /** Another page has changed them. Where it has forgotten them, what is written here stays, and is not remembered again. */
  const follow = useEffectEvent(() => {
    const now = rememberedMeasurements();
    if (!now) return setRemembered(false);
    if (!isRemembered && fieldNames.some((name) => writtenSizes.entries[name]?.text)) return;
    setRemembered(true);
    if (JSON.stringify(now) !== JSON.stringify(writtenSizes)) setWrittenSizes(now);
  });
  useEffect(() => {
    const onStorage = () => follow();
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, []);

  function update(next: Written) {
    setWrittenSizes(next);
    if (isRemembered) rememberMeasurements(next);
  }

  return {
    writtenSizes,
    isRemembered,
    write(name: FieldName, text: string) {
      const { unit, entries } = writtenSizes;
      update({ unit, entries: { ...entries, [name]: { text, unit } } });
    },
    /** Shows each field in this unit. What was written is kept. */
    show(unit: Unit) {
      update({ ...writtenSizes, unit });
    },
    /** Reads the numbers of the fields, as they are, in this unit. */
    mean(unit: Unit) {
      const entries = { ...writtenSizes.entries };
      for (const name of fieldNames) entries[name] = { text: textIn(entries[name], writtenSizes.unit), unit };
      update({ unit, entries });
    },
    textOf(name: FieldName): string {
      return textIn(writtenSizes.entries[name], writtenSizes.unit);
    },
    /** Returns whether the device does as asked. */
    remember(isWanted: boolean): boolean {
      const isDone = rememberMeasurements(isWanted ? writtenSizes : undefined);
      const isKept = isWanted && isDone;
      setRemembered(isKept);
      return isKept === isWanted;
    },
  };
}

export type Measurements = ReturnType<typeof useMeasurements>;

/** Tapes in these countries have inches on their first side. */
function usualUnit(): Unit {
  return /-(US|CA|GB|LR|MM)$/.test(navigator.language) ? "in" : "cm";
}

/** They are stored on this device, and only on request. */
export const MEASUREMENTS_KEY = "measurements";

/** This shop has written nothing longer. In UTF-16 units. */
const MOST_STORED = 1_000;

/** Entries that cannot be read, and may have any length, are left out. */
const measurements = deviceStore<Written | undefined>({
  key: MEASUREMENTS_KEY,
  read(text) {
    try {
      const storedValue: unknown = text.length <= MOST_STORED ? JSON.parse(text) : undefined;
      if (!isObject(storedValue) || !isObject(storedValue["entries"])) return undefined;
      return readable(unitIn(storedValue) ?? "cm", storedValue["entries"]);
    } catch {
      return undefined;
    }
  },
  write: (writtenSizes) =>
    writtenSizes ? JSON.stringify(readable(writtenSizes.unit, writtenSizes.entries)) : "",
});

/** Undefined where nothing is remembered, or where the browser refuses. */
export function rememberedMeasurements(): Written | undefined {
  const storedMeasurements = measurements.get();
  return measurements.isStored() ? storedMeasurements : undefined;
}

/** Returns whether the browser does as asked. */
export const rememberMeasurements = measurements.set;

function readable(unit: Unit, entries: Readonly<Record<string, unknown>>): Written {
  const readableMeasurements = nothingWritten(unit);
  for (const name of fieldNames) {
    const entry = entryIn(entries[name], name);
    if (entry) readableMeasurements.entries[name] = entry;
  }
  return readableMeasurements;
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
