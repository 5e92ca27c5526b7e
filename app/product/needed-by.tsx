import { useId, useRef } from "react";
import { type LeadTime, verdictInWords } from "#app/catalogue/lead-time.ts";
import { storeDayOf, useDayField, useStoredDay } from "#app/enquiry/stored-day.ts";
import { LAST_DAY } from "#app/label/hours/day.ts";
import { neededByWords as words } from "#words/needed-by.ts";
import styles from "./product-details.module.css";

/** Says whether the dress comes in time. The page is the same for everybody: the date is on the device alone. */
export function NeededBy({ leadTime }: { leadTime: LeadTime }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const day = useStoredDay();
  useDayField(() => field.current);
  return (
    <>
      <p>{sentenceOf(leadTime)}</p>
      <div className={styles.needed}>
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
          onInput={({ currentTarget }) => storeDayOf(currentTarget)}
        />
        <p id={`${id}-verdict`} role="status">
          {verdictInWords(day, leadTime) ?? words.hint}
        </p>
      </div>
    </>
  );
}

function sentenceOf({ offers, making, shippingDays }: LeadTime): string {
  const isMade = offers.includes("purchase") && making !== undefined;
  const shipped = shippingDays === undefined ? "" : words.shipped(shippingDays);
  const [first = "", ...more] = [isMade ? words.made(making) : "", shipped].filter(Boolean).join(", ");
  return `${first.toUpperCase()}${more.join("")}.`;
}
