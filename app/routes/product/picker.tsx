import type { ReactNode } from "react";
import styles from "./picker.module.css";

export type PickerProps = {
  id: string;
  legend: string;
  /** In words; what to do, while nothing is chosen. */
  chosen: string;
  className: string;
  /** An `Option` for each choice. */
  children: ReactNode;
};

/** A row of choices and what is chosen of them. */
export function Picker({ id, legend, chosen, className, children }: PickerProps) {
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p className={styles.legend}>
        <span id={id} className="label">
          {legend}
        </span>
        <span className="soft numeral">{chosen}</span>
      </p>
      <div className={className}>{children}</div>
    </div>
  );
}
