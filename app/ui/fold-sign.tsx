import styles from "./fold-sign.module.css";
import { Icon } from "./icon.tsx";

/** Stands in a `<summary>`: a plus, and a minus once it is open. */
export function FoldSign() {
  return (
    <span className={styles.sign}>
      <Icon name="minus" />
      <Icon name="minus" />
    </span>
  );
}
