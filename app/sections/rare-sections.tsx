import { useFetcher } from "react-router";
import newsletter from "#app/site/newsletter.module.css";
import { NewsletterFields } from "#app/site/newsletter.tsx";
import type { NewsletterOutcome } from "#app/site/newsletter-form.ts";
import buttons from "#app/ui/button.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { FoldSign } from "#app/ui/fold-sign.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import type { DrawnSection } from "#model/sections/drawn-sections.server.ts";
import styles from "./rare-sections.module.css";
import { SectionAction, SectionHeading, useSectionField } from "./section-parts.tsx";

export function TextSection({ section }: { section: DrawnSection<"textSection"> }) {
  const { id, label, heading, text, action } = section;
  const field = useSectionField(section);
  return (
    <section
      className={`${styles.block} ${styles.text} section grid`}
      aria-labelledby={heading ? id : undefined}
    >
      <header className="rise">
        <Paragraph
          className="label"
          text={label}
          {...section.spokenIn?.["label"]}
          data-sanity={field("label")}
        />
        {heading && <SectionHeading section={section} />}
      </header>
      <div className={`${styles.body} words rise`}>
        <Paragraph text={text} {...section.spokenIn?.["text"]} data-sanity={field("text")} />
        {action.label && <SectionAction section={section} />}
      </div>
    </section>
  );
}

/** The browser's own `<details>`: nothing here waits for a script. */
export function QuestionsSection({ section }: { section: DrawnSection<"questionsSection"> }) {
  const { id, text, action, questions } = section;
  const field = useSectionField(section);
  const questionsField = useDataAttribute("questions");
  return (
    <section className={`${styles.block} ${styles.questions} section grid`} aria-labelledby={id}>
      <header className="rise">
        <SectionHeading section={section} />
        <Paragraph
          className="lead soft"
          text={text}
          {...section.spokenIn?.["text"]}
          data-sanity={field("text")}
        />
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

/** The footer's form, where it is seen sooner. What comes of it without script is said in the footer. */
export function LettersSection({ section }: { section: DrawnSection<"lettersSection"> }) {
  const { id, note, newsletter: texts } = section;
  const fetcher = useFetcher<{ newsletter: NewsletterOutcome }>();
  return (
    <section className="section grid" aria-labelledby={id}>
      <fetcher.Form className={`${newsletter.newsletter} twelve`} method="post" action="/" noValidate>
        <SectionHeading section={section} className="title-s" />
        <NewsletterFields
          texts={texts}
          outcome={fetcher.data?.newsletter}
          outcomeId={`${id}-outcome`}
          note={note}
        />
      </fetcher.Form>
    </section>
  );
}
