import { useFetcher } from "react-router";
import styles from "#app/site/newsletter.module.css";
import { NewsletterFields } from "#app/site/newsletter.tsx";
import type { NewsletterOutcome } from "#app/site/newsletter-form.ts";
import { Title } from "#app/ui/title.tsx";
import type { DrawnSection } from "./drawn-sections.server.ts";
import { useSectionField } from "./section-field.ts";

/** The footer's form, where it is seen sooner. What comes of it without script is said in the footer. */
export function NewsletterSection({ section }: { section: DrawnSection<"lettersSection"> }) {
  const { id, heading, note, newsletter: texts } = section;
  const field = useSectionField(section);
  const fetcher = useFetcher<{ newsletter: NewsletterOutcome }>();
  return (
    <section className="section grid" aria-labelledby={id}>
      <fetcher.Form className={styles.newsletter} method="post" action="/" noValidate>
        <h2 className="title-s" id={id} data-sanity={field("heading")}>
          <Title text={heading} />
        </h2>
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
