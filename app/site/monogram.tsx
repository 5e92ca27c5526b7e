import styles from "./monogram.module.css";

/** The label's mark: its letters within a didone O, both drawn by the style sheet. Decoration; the wordmark carries the name. */
export function Monogram() {
  return <span className={styles.monogram} aria-hidden="true" />;
}
