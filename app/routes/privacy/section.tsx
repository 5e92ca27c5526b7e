import type { PrivacySection } from "#app/label/privacy-sections.ts";
import { Emphasis } from "#app/ui/emphasis.tsx";
import styles from "./privacy.module.css";

/** One thing that is kept, or not: its heading hangs in the margin. */
export function Section({ section: { id, heading, text, list, facts } }: { section: PrivacySection }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className="title-s" id={id}>
        <Emphasis text={heading} />
      </h2>
      <div className={styles.text}>
        <p>{text}</p>
        {list && (
          <ul>
            {list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {facts.length > 0 && (
          <dl>
            {facts.map(({ name, text: said }) => (
              <div key={name}>
                <dt className="label">{name}</dt>
                <dd>{said}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
