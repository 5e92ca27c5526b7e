import buttons from "#app/ui/button.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { FoldSign } from "#app/ui/fold-sign.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import type { DrawnSection } from "./drawn-sections.server.ts";
import styles from "./questions-section.module.css";
import { SectionAction, SectionHeading, useSectionField } from "./section-parts.tsx";

/** The browser's own `<details>`: nothing here waits for a script. */
export function QuestionsSection({ section }: { section: DrawnSection<"questionsSection"> }) {
  const { id, text, action, questions } = section;
  const field = useSectionField(section);
  const questionsField = useDataAttribute("questions");
  return (
    <section className={`${styles.block} section grid`} aria-labelledby={id}>
      <header className="rise">
        <SectionHeading section={section} />
        <Paragraph className="lead soft" text={text} data-sanity={field("text")} />
        {action.label && <SectionAction section={section} className={buttons.link} />}
      </header>
      <div className={styles.list}>
        {questions.map((question) => (
          <details key={question.id}>
            <summary>
              <h3 data-sanity={questionsField("questions", { _key: question.id }, "q")}>{question.q}</h3>
              <FoldSign />
            </summary>
            <p data-sanity={questionsField("questions", { _key: question.id }, "a")}>{question.a}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
