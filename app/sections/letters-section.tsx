import { useFetcher } from "react-router";
import styles from "#app/site/newsletter.module.css";
import { NewsletterFields } from "#app/site/newsletter.tsx";
import type { NewsletterOutcome } from "#app/site/newsletter-form.ts";
import type { DrawnSection } from "./drawn-sections.server.ts";
import { SectionHeading } from "./section-parts.tsx";

/** The footer's form, where it is seen sooner. What comes of it without script is said in the footer. */
export function LettersSection({ section }: { section: DrawnSection<"lettersSection"> }) {
  const { id, note, newsletter: texts } = section;
  const fetcher = useFetcher<{ newsletter: NewsletterOutcome }>();
  return (
    <section className="section grid" aria-labelledby={id}>
      <fetcher.Form className={`${styles.newsletter} twelve`} method="post" action="/" noValidate>
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
