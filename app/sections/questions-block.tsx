import buttons from "#app/ui/button.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import type { DrawnSection } from "./drawn-sections.server.ts";
import styles from "./questions-block.module.css";
import { useSectionField } from "./section-field.ts";

/** The browser's own `<details>`: nothing here waits for a script. */
export function QuestionsBlock({ section }: { section: DrawnSection<"questionsSection"> }) {
  const { id, heading, text, action, questions } = section;
  const field = useSectionField(section);
  const questionsField = useDataAttribute("questions");
  return (
    <section className={`${styles.block} section grid`} aria-labelledby={id}>
      <header className="rise">
        <h2 id={id} data-sanity={field("heading")}>
          <Title text={heading} />
        </h2>
        {text && (
          <p className="lead soft" data-sanity={field("text")}>
            {text}
          </p>
        )}
        {action.label && (
          <ScreenLink className={buttons.link} href={action.href} data-sanity={field("action", "label")}>
            {action.label}
          </ScreenLink>
        )}
      </header>
      <div className={styles.list}>
        {questions.map((question) => (
          <details key={question.id}>
            <summary>
              <h3 data-sanity={questionsField("questions", { _key: question.id }, "q")}>{question.q}</h3>
              <Icon name="plus" />
            </summary>
            <p data-sanity={questionsField("questions", { _key: question.id }, "a")}>{question.a}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
