import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import type { DrawnSection } from "./drawn-sections.server.ts";
import styles from "./questions-block.module.css";

/** The browser's own `<details>`: nothing here waits for a script. */
export function QuestionsBlock({ section }: { section: DrawnSection<"questionsSection"> }) {
  const { id, heading, text, action, questions } = section;
  return (
    <section className={`${styles.block} section grid`} aria-labelledby={id}>
      <header className="rise">
        <h2 id={id}>
          <Title text={heading} />
        </h2>
        {text && <p className="lead soft">{text}</p>}
        {action.label && (
          <ScreenLink className={buttons.link} href={action.href}>
            {action.label}
          </ScreenLink>
        )}
      </header>
      <div className={styles.list}>
        {questions.map((question) => (
          <details key={question.id}>
            <summary>
              <h3>{question.q}</h3>
              <Icon name="plus" />
            </summary>
            <p>{question.a}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
