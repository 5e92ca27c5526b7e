import type { Ref } from "react";
import styles from "./field.module.css";

type SelectFieldProps = {
  label: string;
  id: string;
  name: string;
  /** The text of the first entry, which chooses nothing. */
  none?: string;
  options: readonly { value: string; label: string }[];
  chosen: string | undefined;
  ref?: Ref<HTMLSelectElement>;
  choose?: (field: HTMLSelectElement) => void;
};

/** A list to choose from, drawn as a line to write on. */
export function SelectField({ label, id, name, none, options, chosen, ref, choose }: SelectFieldProps) {
  return (
    <div className={styles.field}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className={styles.list}>
        <select
          ref={ref}
          id={id}
          name={name}
          defaultValue={chosen ?? ""}
          autoComplete="off"
          onChange={({ currentTarget }) => choose?.(currentTarget)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
