import styles from "./hairline.module.css";

/** A line that draws itself, again and again, while something is under way. Decoration: words beside it say what. */
export function Hairline() {
  return <span className={styles.hairline} />;
}
