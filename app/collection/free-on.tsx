import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import buttons from "#app/ui/button.module.css";
import { readStored, store } from "#app/ui/device-storage.ts";
import fields from "#app/ui/field.module.css";
import type { FreeWords } from "#model/rental/free-day.server.ts";
import { FREE_PARAM } from "#model/screens/url-parameters.ts";

/** The device keeps her day under this key (app/enquiry/stored-day.ts), whose script collections do without. */
const KEY = "needed-by";

type FreeOnProps = {
  words: FreeWords;
  day: string;
  /** The day has been taken over from the device. */
  onUse: () => void;
  /** At the head of the list the label, the field and what follows share a line. */
  lineClass?: string | undefined;
  children?: ReactNode;
};

/**
 * Narrows the list to what is free on her day. The form sends the day, as it says: so the day that the device keeps stays out of the
 * field until she takes it over. The day that she enters here is kept for the dresses and her messages.
 */
export function FreeOn({ words, day, onUse, lineClass, children }: FreeOnProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const listDay = useRef(day);
  const [stored, setStored] = useState("");

  // Neither the server nor hydration knows the device.
  useEffect(() => setStored(readStored("localStorage", KEY) ?? ""), []);

  function keep({ value }: HTMLInputElement) {
    // A year that is being typed begins with zeros, and a browser may take one of five digits.
    if (!/^[1-9]\d{3}-/.test(value)) return;
    store("localStorage", KEY, value);
    setStored(value);
  }

  const follow = useEffectEvent(() => {
    const isOther = listDay.current !== day;
    listDay.current = day;
    if (!field.current || field.current.value === day) return;
    // A chip, Back and Forward change the day elsewhere. A half-typed one is no other, and stays.
    if (isOther) field.current.value = day;
    // A day from before the script counts, and the form asks for it.
    else keep(field.current);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list has another day
  useEffect(() => follow(), [day]);

  function use() {
    if (!field.current) return;
    field.current.value = stored;
    field.current.focus();
    onUse();
  }

  return (
    <div className={lineClass ?? fields.field}>
      <label htmlFor={id} className={lineClass ? "soft" : "label"}>
        {words.label}
      </label>
      <input
        ref={field}
        id={id}
        type="date"
        name={FREE_PARAM}
        max={words.last}
        defaultValue={day}
        onChange={({ currentTarget }) => keep(currentTarget)}
      />
      {stored && stored !== day && (
        <button type="button" className={buttons.link} onClick={use}>
          {words.use}
        </button>
      )}
      {children}
    </div>
  );
}
