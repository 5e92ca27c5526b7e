import type { ReactNode } from "react";
import styles from "./picker.module.css";

type PickerProps = {
  id: string;
  legend: string;
  /** In words; what to do, while nothing is chosen. */
  chosen: string;
  className: string | undefined;
  /** Beside the legend. */
  aside?: ReactNode;
  /** An `Option` for each choice. */
  children: ReactNode;
};

/** A row of choices and what is chosen of them. */
export function Picker({ id, legend, chosen, className, aside, children }: PickerProps) {
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <div className={styles.legend}>
        <span id={id} className="label">
          {legend}
        </span>
        {aside}
        <span className="soft numeral">{chosen}</span>
      </div>
      <div className={className}>{children}</div>
    </div>
  );
}
