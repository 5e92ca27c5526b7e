import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { followDay, prefillDay, removeDay } from "#app/enquiry/draft-entry.ts";
import { noDay, type StoredDay, storeDay, storedDay } from "#app/enquiry/stored-day.ts";
import { dayInWords, isDay } from "#app/label/hours/day.ts";

type NeededDay = StoredDay & {
  /** React does not control the field: a half-typed date is left alone. */
  field: RefObject<HTMLInputElement | null>;
  /** It is called with what the visitor has changed. `isHalfTyped` says that the field holds no date yet. */
  choose: (change: Partial<StoredDay>, isHalfTyped?: boolean) => void;
};

/** Keeps the date of the event on this device, and in the note about this dress. */
export function useNeededDay(slug: string, onMention: (day: string | undefined) => void): NeededDay {
  const field = useRef<HTMLInputElement>(null);
  const [{ day, isMentioned }, setShown] = useState(noDay);
  // A date may be given before what was read is rendered.
  const latest = useRef<StoredDay>(undefined);

  function show(stored: StoredDay) {
    latest.current = stored;
    setShown(stored);
    onMention(stored.isMentioned ? dayInWords(stored.day) : undefined);
  }

  /** Another date is mentioned as the one before it was. While it is half typed the tick waits for the next. */
  function choose(change: Partial<StoredDay>, isHalfTyped = false) {
    const before = latest.current ?? storedDay();
    const now = { ...before, ...change };
    const stored = { ...now, isMentioned: now.isMentioned && now.day !== "" };
    storeDay(stored);
    show(stored);
    if (isHalfTyped) latest.current = now;
    if (stored.isMentioned) prefillDay([{ slug }], stored.day);
    else if (before.isMentioned) removeDay([{ slug }], before.day);
  }

  const follow = useEffectEvent(() => {
    const stored = storedDay();
    if (field.current) field.current.value = stored.day;
    show(stored);
    // Another dress's page, or another tab, may have changed or withdrawn it since.
    followDay([{ slug }], stored.isMentioned ? stored.day : undefined);
  });

  const begin = useEffectEvent(() => {
    const typed = field.current?.value ?? "";
    follow();
    // The visitor may have typed before hydration.
    if (!field.current || !isDay(typed) || typed === field.current.value) return;
    field.current.value = typed;
    choose({ day: typed });
  });

  useEffect(() => {
    begin();
    const onStorage = () => follow();
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, []);

  return { field, day, isMentioned, choose };
}
