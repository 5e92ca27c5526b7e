import { useFetcher } from "react-router";
import type { NewsletterTexts } from "#app/label/contact.ts";
import type { House } from "#app/label/house.ts";
import buttons from "#app/ui/button.module.css";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./newsletter.module.css";

/** What became of a sign-up: always something. `href` is the same request as a WhatsApp message. */
export type NewsletterOutcome = { email: string; error?: string; href?: string };

export type NewsletterProps = {
  house: House["newsletter"];
  texts: NewsletterTexts;
  /** Of a form sent without script. */
  sent: NewsletterOutcome | undefined;
};

export function Newsletter({ house, texts, sent }: NewsletterProps) {
  const fetcher = useFetcher<{ newsletter: NewsletterOutcome }>();
  const outcome = fetcher.data?.newsletter ?? sent;
  return (
    <fetcher.Form
      id="newsletter"
      className={styles.newsletter}
      method="post"
      action="/#newsletter"
      aria-labelledby="newsletter-title"
      noValidate
    >
      <h2 className={`${styles.title} title-s`} id="newsletter-title">
        <Emphasis text={house.heading} />
      </h2>
      <div className={styles.form}>
        <div className={styles.field}>
          <input
            type="email"
            name="email"
            autoComplete="email"
            required
            placeholder={house.placeholder}
            aria-label={texts.label}
            defaultValue={outcome?.email}
            aria-invalid={outcome?.error ? true : undefined}
            aria-describedby="newsletter-outcome"
          />
          <button type="submit" className={buttons.icon} aria-label={texts.submit}>
            <Icon name="next" />
          </button>
        </div>
        <div id="newsletter-outcome" className={styles.outcome} role="status">
          {outcome?.error && <p data-is="error">{outcome.error}</p>}
          {outcome?.href && (
            <p>
              {texts.outcome.text}{" "}
              <a href={outcome.href} target="_blank" rel="noreferrer">
                {texts.outcome.whatsapp}
              </a>
            </p>
          )}
        </div>
        <details className={styles.note}>
          <summary>
            {house.note} <u>{texts.privacyPointer}</u>
          </summary>
          <p>{house.privacy}</p>
        </details>
      </div>
    </fetcher.Form>
  );
}
