import type { noDressesWords } from "#app/label/no-dresses-words.ts";
import buttons from "#app/ui/button.module.css";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import styles from "./no-dresses.module.css";

/** A label has taken its dresses away, or has none yet. */
export function NoDresses({ heading, text, action }: typeof noDressesWords) {
  return (
    <section className={`${styles.empty} section grid`} aria-labelledby="no-dresses">
      <h2 id="no-dresses">
        <Title text={heading} keepsLines />
      </h2>
      <div className={styles.text}>
        <p className="lead soft">{text}</p>
        <ScreenLink className={buttons.button} href={action.href}>
          {action.label}
        </ScreenLink>
      </div>
    </section>
  );
}
