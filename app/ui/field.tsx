import { say } from "@trousseau/words/say.ts";
import { useEffect, useId, useRef, useState } from "react";
import fieldWords from "#words/field.json" with { type: "json" };
import styles from "./field.module.css";

export type FieldLimit = {
  max: number;
  lengthOf: (text: string) => number;
};

type FieldProps = {
  label: string;
  isRequired?: boolean;
  limit?: FieldLimit;
  error?: string | undefined;
  input: InputAttributes;
};

/** A field with `rows` is a text area of that many lines. */
export type InputAttributes = {
  /** Where something else on the page leads to it. */
  id?: string;
  name: string;
  type?: "email" | "date" | "tel";
  /** A date field takes none after this one. */
  max?: string;
  autoComplete?: string;
  placeholder?: string | undefined;
  defaultValue?: string | undefined;
  rows?: number;
};

/** An input or a text area. */
type Entry = { value: string };

/** The room that is left is counted from this share of the limit on. */
const NEAR = 0.9;

/**
 * A line to write on, its label above, what is wrong with it below. Without `maxLength`: docs/decisions/007-screens.md.
 */
export function Field({ label, isRequired = false, limit, error, input }: FieldProps) {
  const ownId = useId();
  const { rows, type = "text", id = ownId, ...attributes } = input;
  const field = useRef<Entry>(null);
  const [text, setText] = useState(input.defaultValue ?? "");
  // The text may have been typed before the scripts came.
  useEffect(() => setText(field.current?.value ?? ""), []);

  const shared = {
    ref: (element: Entry | null) => {
      field.current = element;
    },
    id,
    ...attributes,
    required: isRequired,
    onInput: ({ currentTarget }: { currentTarget: Entry }) => setText(currentTarget.value),
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describes(id),
    // Hebrew and Arabic are written from the right, also on a page in English.
    dir: "auto",
  };
  return (
    <div className={styles.field}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {rows ? <textarea rows={rows} {...shared} /> : <input type={type} {...shared} />}
      <FieldNotes id={id} text={text} limit={limit} error={error} />
    </div>
  );
}

type FieldNotesProps = {
  id: string;
  text: string;
  limit: FieldLimit | undefined;
  error: string | undefined;
};

/** Stands below a field: what is wrong with it, and how much still fits. */
export function FieldNotes({ id, text, limit, error }: FieldNotesProps) {
  return (
    <div className={styles.notes}>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <p id={`${id}-count`} className={`${styles.count} numeral soft`} role="status">
        {limit && roomIn(limit, text)}
      </p>
    </div>
  );
}

/** The id for the field's `aria-describedby`. */
export function describes(id: string): string {
  return `${id}-error ${id}-count`;
}

/** Nothing for a short text. */
function roomIn({ max, lengthOf }: FieldLimit, text: string): string {
  const length = lengthOf(text);
  if (length < max * NEAR) return "";
  return length > max
    ? say(fieldWords, "tooMany", { count: length - max })
    : say(fieldWords, "left", { count: max - length });
}
