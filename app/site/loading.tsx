import styles from "./loading.module.css";
import { Monogram } from "./monogram.tsx";

/** The loading animation: the mark and a hairline that draws itself, again and again. The caller announces `text`. */
export function Loading({ text }: { text: string }) {
  return (
    <div className={styles.loading}>
      <Monogram />
      <span className={styles.line}>
        <Hairline />
      </span>
      <span className="label">{text}</span>
    </div>
  );
}

/** A line that draws itself, again and again, while something is under way. Decoration: words beside it say what. */
export function Hairline() {
  return <span className={styles.hairline} />;
}
