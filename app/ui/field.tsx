import { useEffect, useId, useRef, useState } from "react";
import styles from "./field.module.css";

export type FieldLimit = {
  /** UTF-16 units. */
  most: number;
  /** Follows the number of characters that still fit. */
  left: { one: string; many: string };
  /** Follows the number of those that do not. */
  over: { one: string; many: string };
};

export type FieldProps = {
  label: string;
  /** Says that it must be filled in, to those who see it. */
  required: string;
  name: string;
  type?: "text" | "email";
  /** Lines of a longer text. */
  rows?: number;
  autoComplete?: string;
  limit: FieldLimit;
  /** What the visitor typed before, kept when something else was wrong. */
  value?: string | undefined;
  error?: string | undefined;
};

/** An input or a text area. */
type Entry = { value: string };

/** From this share of the limit on, what is left is counted. */
const NEAR = 0.9;

/**
 * A line to write on, its label above, what is wrong with it below. No `maxLength`: browsers cut with it what is pasted, and
 * do not say so.
 */
export function Field(props: FieldProps) {
  const { label, required, name, type = "text", rows, autoComplete, limit, value, error } = props;
  const id = useId();
  const field = useRef<Entry>(null);
  const [length, setLength] = useState(value?.length ?? 0);
  // What was typed before the scripts came.
  useEffect(() => setLength(field.current?.value.length ?? 0), []);

  const shared = {
    ref: (element: Entry | null) => {
      field.current = element;
    },
    id,
    name,
    autoComplete,
    defaultValue: value,
    required: true,
    onInput: ({ currentTarget }: { currentTarget: Entry }) => setLength(currentTarget.value.length),
    "aria-invalid": error ? true : undefined,
    "aria-describedby": `${id}-error ${id}-count`,
  };
  return (
    <div className={styles.field}>
      <label className="label" htmlFor={id}>
        {label}
        <span aria-hidden="true">{required}</span>
      </label>
      {rows ? <textarea rows={rows} {...shared} /> : <input type={type} {...shared} />}
      <div className={styles.notes}>
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
        <p id={`${id}-count`} className={`${styles.count} numeral soft`} role="status">
          {length >= limit.most * NEAR && roomIn(limit, length)}
        </p>
      </div>
    </div>
  );
}

function roomIn({ most, left, over }: FieldLimit, length: number): string {
  const room = Math.abs(most - length);
  const words = length > most ? over : left;
  return `${room} ${room === 1 ? words.one : words.many}`;
}
