import { type ReactNode, useId, useRef } from "react";
import fields from "#app/ui/field.module.css";
import { LAST_DAY } from "#model/days/day.ts";
import neededByWords from "#words/needed-by.json" with { type: "json" };
import styles from "./day-field.module.css";
import { storeDayOf, useDayField } from "./stored-day.ts";

type DayFieldProps = {
  verdict: string;
  /** Links that lead on from the verdict. */
  children?: ReactNode;
};

/** Asks for her day, which stays on the device, and says what follows from it. */
export function DayField({ verdict, children }: DayFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useDayField(() => field.current);
  return (
    <div className={`${fields.field} ${styles.needed} unprinted`}>
      <label htmlFor={id} className="label">
        {neededByWords.label}
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
        {verdict}
      </p>
      {children}
    </div>
  );
}
