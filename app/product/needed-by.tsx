import { useId } from "react";
import type { LeadTime } from "#app/catalogue/lead-time.ts";
import { verdictInWords } from "#app/catalogue/verdict-in-words.ts";
import ticks from "#app/ui/tick.module.css";
import { neededByWords as words } from "#words/needed-by.ts";
import styles from "./facts.module.css";
import { useNeededDay } from "./use-needed-day.ts";

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
