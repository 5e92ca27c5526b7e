import type { ReactNode } from "react";
import styles from "./picker.module.css";

type PickerProps = {
  id: string;
  legend: string;
  /** It says in words what is chosen, or what to do. */
  chosen: string;
  className: string | undefined;
  /** It stands beside the legend. */
  aside?: ReactNode;
  /** Each choice is an `Option`. */
  children: ReactNode;
};

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
