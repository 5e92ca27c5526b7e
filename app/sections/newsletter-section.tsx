import { useFetcher } from "react-router";
import styles from "#app/site/newsletter.module.css";
import { NEWSLETTER_FIELD, NEWSLETTER_HONEYPOT, type NewsletterOutcome } from "#app/site/newsletter-form.ts";
import buttons from "#app/ui/button.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import { controlNames } from "#words/controls.ts";
import type { DrawnSection } from "./drawn-sections.server.ts";
import { useSectionField } from "./section-field.ts";

/** The footer's form, where it is seen sooner. What comes of it without script is said in the footer. */
export function NewsletterSection({ section }: { section: DrawnSection<"lettersSection"> }) {
  const { id, heading, note, newsletter: texts } = section;
  const field = useSectionField(section);
  const settings = useDataAttribute("house");
  const fetcher = useFetcher<{ newsletter: NewsletterOutcome }>();
  const outcome = fetcher.data?.newsletter;
  const error = outcome?.isUnsent ? texts.errors.notSent : outcome?.error;
  return (
    <section className="section grid" aria-labelledby={id}>
      <fetcher.Form className={styles.newsletter} method="post" action="/" noValidate>
        <h2 className="title-s" id={id} data-sanity={field("heading")}>
          <Title text={heading} />
        </h2>
        <div className={styles.form}>
          <input type="hidden" name={NEWSLETTER_FIELD} />
          <input name={NEWSLETTER_HONEYPOT} hidden={true} autoComplete="off" />
          <div className={styles.field}>
            <input
              type="email"
              name="email"
              autoComplete="email"
              required
              placeholder={texts.placeholder}
              aria-label={texts.label}
              aria-invalid={outcome?.error ? true : undefined}
              aria-describedby={`${id}-outcome`}
            />
            <span aria-hidden="true">{controlNames.required}</span>
            <button type="submit" className={buttons.icon} aria-label={texts.submit}>
              <Icon name="next" />
            </button>
          </div>
          <div id={`${id}-outcome`} role="status">
            {outcome && (
              <p data-is={error && "error"}>
                <span>{`${error ?? outcome.text ?? ""} `}</span>
                {outcome.href && (
                  <a href={outcome.href} rel="noreferrer">
                    {texts.outcome.whatsapp}
                  </a>
                )}
              </p>
            )}
          </div>
          <p data-sanity={settings("newsletter", "note")}>
            <span>{`${note} `}</span>
            <ScreenLink href="/privacy">{texts.privacyPointer}</ScreenLink>
          </p>
        </div>
      </fetcher.Form>
    </section>
  );
}
