import styles from "./outcome.module.css";
import { COPY_FIELD } from "./sent-form.ts";

/** Whether the visitor gets her own words by mail. */
export function CopyChoice({ label, isChosen }: { label: string; isChosen: boolean }) {
  return (
    <label className={styles.copy}>
      <input type="checkbox" name={COPY_FIELD} defaultChecked={isChosen} />
      <span>{label}</span>
    </label>
  );
}
