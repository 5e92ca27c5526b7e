import { useEffect, useId, useRef } from "react";
import type { FreeWords } from "#app/content/free-day.server.ts";
import styles from "#app/enquiry/day-field.module.css";
import { useStoredDay } from "#app/enquiry/stored-day.ts";
import { LAST_DAY } from "#app/label/hours/day.ts";
import { FREE_PARAM } from "#app/label/url-parameters.ts";
import buttons from "#app/ui/button.module.css";

/**
 * Narrows the list to what is free on her day. The form sends the day, as it says: so the day that the device keeps stays out of the
 * field until she takes it over.
 */
export function FreeOn({ words, day }: { words: FreeWords; day: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const stored = useStoredDay();

  // A chip, Back and Forward change the day elsewhere. A half-typed one is no other, and stays.
  useEffect(() => {
    if (field.current && field.current.value !== day) field.current.value = day;
  }, [day]);

  function use() {
    if (!field.current) return;
    field.current.value = stored;
    field.current.dispatchEvent(new Event("input", { bubbles: true }));
    field.current.focus();
  }

  return (
    <div className={styles.needed} data-sent="">
      <label htmlFor={id} className="label soft">
        {words.label}
      </label>
      <input
        ref={field}
        id={id}
        type="date"
        name={FREE_PARAM}
        max={LAST_DAY}
        defaultValue={day}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`}>{words.note}</p>
      {stored && stored !== day && (
        <button type="button" className={buttons.link} onClick={use}>
          {words.use}
        </button>
      )}
    </div>
  );
}
