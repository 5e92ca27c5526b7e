import styles from "./field.module.css";

type SelectFieldProps = {
  label: string;
  id: string;
  name: string;
  /** The text of the first entry, which chooses nothing. */
  none: string;
  options: readonly { value: string; label: string }[];
  chosen: string | undefined;
};

/** A list to choose from, drawn as a line to write on. */
export function SelectField({ label, id, name, none, options, chosen }: SelectFieldProps) {
  return (
    <div className={styles.field}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className={styles.list}>
        <select id={id} name={name} defaultValue={chosen ?? ""} autoComplete="off">
          <option value="">{none}</option>
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
