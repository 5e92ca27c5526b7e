import { useId } from "react";
import styles from "./field.module.css";

export type FieldProps = {
  label: string;
  name: string;
  type?: "text" | "email";
  /** Lines of a longer text. */
  rows?: number;
  autoComplete?: string;
  /** What the visitor typed before, kept when something else was wrong. */
  value?: string | undefined;
  error?: string | undefined;
};

/** A line to write on, its label above, what is wrong with it below. */
export function Field({ label, name, type = "text", rows, autoComplete, value, error }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const shared = {
    id,
    name,
    autoComplete,
    defaultValue: value,
    required: true,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId : undefined,
  };
  return (
    <div className={styles.field}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {rows ? <textarea rows={rows} {...shared} /> : <input type={type} {...shared} />}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
