import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { LeadTime } from "#app/catalogue/lead-time.ts";
import { verdictInWords } from "#app/catalogue/verdict-in-words.ts";
import { followDay, noteDay, takeOutDay } from "#app/enquiry/noted-day.ts";
import { noDay, type StoredDay, storeDay, storedDay } from "#app/enquiry/stored-day.ts";
import { dayInWords, isDay } from "#app/label/day.ts";
import { neededByWords as words } from "#app/label/words.ts";
import ticks from "#app/ui/tick.module.css";
import styles from "./facts.module.css";

export type NeededByProps = {
  leadTime: LeadTime;
  slug: string;
  /** Called with the day that goes into the messages, in words; undefined once none does. */
  onMention: (day: string | undefined) => void;
};

/** Whether the dress comes in time. The page is the same for everybody: the day is on her device, and counted with there. */
export function NeededBy({ leadTime, slug, onMention }: NeededByProps) {
  const id = useId();
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
    if (stored.isMentioned) noteDay([{ slug }], stored.day);
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

  return (
    <div className={styles.needed}>
      <p className="soft">{sentenceOf(leadTime)}</p>
      <div>
        <p>
          <label htmlFor={id} className="label">
            {words.label}
          </label>
          <input
            ref={field}
            id={id}
            type="date"
            autoComplete="off"
            aria-describedby={`${id}-verdict`}
            onInput={({ currentTarget: { value, validity } }) => choose({ day: value }, validity.badInput)}
          />
        </p>
        <p id={`${id}-verdict`} role="status">
          {verdictInWords(day, leadTime) ?? <span className="soft">{words.hint}</span>}
        </p>
        <div>
          {day && (
            <label className={ticks.tick}>
              <input
                type="checkbox"
                autoComplete="off"
                checked={isMentioned}
                onChange={({ currentTarget: { checked } }) => choose({ isMentioned: checked })}
              />
              <span>{words.mention}</span>
            </label>
          )}
        </div>
      </div>
    </div>
  );
}

function sentenceOf({ offers, making, shippingDays }: LeadTime): string {
  const isMade = offers.includes("purchase") && making !== undefined;
  const shipped = shippingDays === undefined ? "" : words.shipped(shippingDays);
  const [first = "", ...more] = [isMade ? words.made(making) : "", shipped].filter(Boolean).join(", ");
  return `${first.toUpperCase()}${more.join("")}.`;
}
