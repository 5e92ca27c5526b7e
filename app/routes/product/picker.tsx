import type { ReactNode } from "react";
import styles from "./picker.module.css";

export type PickerProps = {
  id: string;
  legend: string;
  /** In words; what to do, while nothing is chosen. */
  chosen: string;
  className: string;
  /** List items, one for each choice. */
  children: ReactNode;
};

/** A row of choices and what is chosen of them. Links: the choice stands in the address. */
export function Picker({ id, legend, chosen, className, children }: PickerProps) {
  return (
    <div role="group" aria-labelledby={id}>
      <p className={styles.legend}>
        <span id={id} className="label">
          {legend}
        </span>
        <span className="soft numeral" aria-live="polite">
          {chosen}
        </span>
      </p>
      <ul className={className}>{children}</ul>
    </div>
  );
}
