import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { followDay, prefillDay, takeOutDay } from "#app/enquiry/draft-day.ts";
import { noDay, type StoredDay, storeDay, storedDay } from "#app/enquiry/stored-day.ts";
import { dayInWords, isDay } from "#app/label/day.ts";

type NeededDay = StoredDay & {
  /** The date field, which is its own: what is half typed in it is left alone. */
  field: RefObject<HTMLInputElement | null>;
  /** Called with what she has changed; `isHalfTyped`: the day, which is none yet. */
  choose: (change: Partial<StoredDay>, isHalfTyped?: boolean) => void;
};

/** The day of the event on this device, and in the note about this dress. `onMention`: see NeededByProps. */
export function useNeededDay(slug: string, onMention: (day: string | undefined) => void): NeededDay {
  const field = useRef<HTMLInputElement>(null);
  const [{ day, isMentioned }, setShown] = useState(noDay);
  // A day may be given between what is read and its rendering: then what is shown is not yet what holds.
  const latest = useRef<StoredDay>(undefined);

  function show(stored: StoredDay) {
    latest.current = stored;
    setShown(stored);
    onMention(stored.isMentioned ? dayInWords(stored.day) : undefined);
  }

  /** Another day is mentioned as the one before it was. Half typed, "31 February", there is none: the tick comes back with the next. */
  function choose(change: Partial<StoredDay>, isHalfTyped = false) {
    const before = latest.current ?? storedDay();
    const now = { ...before, ...change };
    const stored = { ...now, isMentioned: now.isMentioned && now.day !== "" };
    storeDay(stored);
    show(stored);
    if (isHalfTyped) latest.current = now;
    if (stored.isMentioned) prefillDay([{ slug }], stored.day);
    else if (before.isMentioned) takeOutDay([{ slug }], before.day);
  }

  const follow = useEffectEvent(() => {
    const stored = storedDay();
    if (field.current) field.current.value = stored.day;
    show(stored);
    // Also where another dress's page, or another tab, has changed or withdrawn it since.
    followDay([{ slug }], stored.isMentioned ? stored.day : undefined);
  });

  const begin = useEffectEvent(() => {
    const typed = field.current?.value ?? "";
    follow();
    // What was typed before the scripts came.
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
