import { useEffect, useEffectEvent, useState } from "react";
import { textIn, type Unit } from "./measurement.ts";
import { forgetMeasurements, rememberedMeasurements, rememberMeasurements } from "./stored-measurements.ts";
import { type FieldName, fieldNames, nothingWritten, type Written } from "./written-measurements.ts";

/** The entries of the fields. They stay on the device, on request, and are in no address. */
export function useMeasurements() {
  const [remembered] = useState(rememberedMeasurements);
  const [written, setWritten] = useState<Written>(remembered ?? nothingWritten(usualUnit()));
  const [isRemembered, setRemembered] = useState(remembered !== undefined);

  /** Another page has changed them. Where it has forgotten them, what is written here stays, and is not remembered again. */
  const follow = useEffectEvent(() => {
    const now = rememberedMeasurements();
    if (!now) return setRemembered(false);
    if (!isRemembered && fieldNames.some((name) => written.entries[name]?.text)) return;
    setRemembered(true);
    if (JSON.stringify(now) !== JSON.stringify(written)) setWritten(now);
  });
  useEffect(() => {
    const onStorage = () => follow();
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, []);

  function update(next: Written) {
    setWritten(next);
    if (isRemembered) rememberMeasurements(next);
  }

  return {
    written,
    isRemembered,
    write(name: FieldName, text: string) {
      const { unit, entries } = written;
      update({ unit, entries: { ...entries, [name]: { text, unit } } });
    },
    /** Each field is shown in this unit; what was written is not touched. */
    show(unit: Unit) {
      update({ ...written, unit });
    },
    textOf(name: FieldName): string {
      return textIn(written.entries[name], written.unit);
    },
    remember(isWanted: boolean) {
      if (!isWanted) forgetMeasurements();
      setRemembered(isWanted && rememberMeasurements(written));
    },
  };
}

export type Measurements = ReturnType<typeof useMeasurements>;

/** Where a tape has inches on its first side. */
function usualUnit(): Unit {
  return /-(US|CA|GB|LR|MM)$/.test(navigator.language) ? "in" : "cm";
}
