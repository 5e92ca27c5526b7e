import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { type LeadTime, verdictInWords } from "#app/catalogue/lead-time.ts";
import { followDay, prefillDay, removeDay } from "#app/enquiry/draft-entry.ts";
import { noDay, type StoredDay, storeDay, storedDay } from "#app/enquiry/stored-day.ts";
import { dayInWords, isAhead, isDay, LAST_DAY } from "#app/label/hours/day.ts";
import ticks from "#app/ui/tick.module.css";
import { neededByWords as words } from "#words/needed-by.ts";
import styles from "./product-info.module.css";

export type NeededByProps = {
  leadTime: LeadTime;
  slug: string;
  /** It is called with the date that goes into the messages, in words; undefined once none does. */
  onMention: (day: string | undefined) => void;
};

/** Says whether the dress comes in time. The page is the same for everybody: the date is on the device alone. */
export function NeededBy({ leadTime, slug, onMention }: NeededByProps) {
  const id = useId();
  const { field, day, isMentioned, choose } = useNeededDay(slug, onMention);
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
            max={LAST_DAY}
            autoComplete="off"
            aria-describedby={`${id}-verdict`}
            onInput={({ currentTarget: { value, validity } }) => {
              // A browser may take a year of five digits, which is no date.
              const day = isDay(value) ? value : "";
              choose({ day }, validity.badInput || day !== value);
            }}
          />
        </p>
        <p id={`${id}-verdict`} role="status">
          {verdictInWords(day, leadTime) ?? <span className="soft">{words.hint}</span>}
        </p>
        <div>
          {isAhead(day) && (
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

/** Keeps the date of the event on this device, and in the note about this dress. */
function useNeededDay(slug: string, onMention: (day: string | undefined) => void) {
  // React does not control the field: a half-typed date is left alone.
  const field = useRef<HTMLInputElement>(null);
  const [{ day, isMentioned }, setShown] = useState(noDay);
  // A date may be given before what was read is rendered.
  const latest = useRef<StoredDay>(undefined);

  function show(stored: StoredDay) {
    latest.current = stored;
    setShown(stored);
    onMention(stored.isMentioned ? dayInWords(stored.day) : undefined);
  }

  /** A new date keeps the tick of the one before it. While the date is half typed the tick waits. */
  function choose(change: Partial<StoredDay>, isHalfTyped = false) {
    const before = latest.current ?? storedDay();
    const now = { ...before, ...change };
    const stored = { ...now, isMentioned: now.isMentioned && isAhead(now.day) };
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
