import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { Emphasis } from "#app/ui/emphasis.tsx";
import fields from "#app/ui/field.module.css";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import type { NewsletterTexts } from "#model/texts/label-texts.server.ts";
import styles from "./newsletter.module.css";
import { NEWSLETTER_FIELD, NEWSLETTER_HONEYPOT, type NewsletterOutcome } from "./newsletter-form.ts";
import type { SiteLayoutTexts } from "./site-layout-texts.server.ts";

type NewsletterProps = NonNullable<SiteLayoutTexts["newsletter"]> & {
  /** The answer to a form that was sent without script. */
  sent: NewsletterOutcome | undefined;
};

export function Newsletter({ labelSettings, phone, texts, sent }: NewsletterProps) {
  const { pathname, search } = useLocation();
  const field = useDataAttribute("house");
  const fetcher = useFetcher<{ newsletter: NewsletterOutcome }>();
  const response = fetcher.data?.newsletter ?? sent;
  const [edited, setEdited] = useState<{ from: NewsletterOutcome; to: NewsletterOutcome }>();
  const outcome = edited && edited.from === response ? edited.to : response;

  // The link asks for the address that stands in the form, also when it is changed after sending.
  async function follow({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    if (!response?.href) return;
    const { readNewsletter } = await import("./read-newsletter.ts");
    const to = readNewsletter(new FormData(form), { phone, newsletter: texts });
    setEdited({ from: response, to: { ...to, text: response.text } });
  }
  return (
    <fetcher.Form
      id="newsletter"
      className={`${styles.newsletter} twelve`}
      method="post"
      action={pathname + search}
      aria-labelledby="newsletter-title"
      noValidate
      onInput={follow}
    >
      <h2 className="title-s" id="newsletter-title" data-sanity={field("newsletter", "heading")}>
        <Emphasis text={labelSettings.heading} />
      </h2>
      <NewsletterFields
        texts={texts}
        outcome={outcome}
        outcomeId="newsletter-outcome"
        email={response?.email}
        sent={sent}
        note={labelSettings.note}
      />
    </fetcher.Form>
  );
}

type NewsletterFieldsProps = {
  texts: NewsletterTexts;
  outcome: NewsletterOutcome | undefined;
  outcomeId: string;
  /** The address that was sent before. */
  email?: string | undefined;
  /** The answer to a form that was sent without script: what it is about takes the focus. */
  sent?: NewsletterOutcome | undefined;
  note: string;
};

/** The field, what came of it, and a note: in the footer, and where the home page has a section of it. */
export function NewsletterFields({ texts, outcome, outcomeId, email, sent, note }: NewsletterFieldsProps) {
  const field = useDataAttribute("house");
  const error = outcome?.isUnsent ? texts.notKept.failed : outcome?.error;
  const status = useRef<HTMLDivElement>(null);
  // The field may stand at the foot of a phone, with the answer below.
  useEffect(() => {
    if (outcome) status.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);
  return (
    <div className={styles.form}>
      <input type="hidden" name={NEWSLETTER_FIELD} />
      <input name={NEWSLETTER_HONEYPOT} hidden={true} autoComplete="off" />
      <div className={`${fields.line} ${styles.field}`}>
        <input
          type="email"
          name="email"
          autoComplete="email"
          required
          placeholder={texts.placeholder}
          aria-label={texts.label}
          defaultValue={email}
          aria-invalid={outcome?.error ? true : undefined}
          // biome-ignore lint/a11y/noAutofocus: without script it brings the outcome into sight
          autoFocus={sent?.error !== undefined}
          aria-describedby={outcomeId}
        />
        <IconButton icon="next" type="submit" aria-label={texts.submit} />
      </div>
      <div
        ref={status}
        id={outcomeId}
        role="status"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: as above
        autoFocus={sent?.text !== undefined}
      >
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
      <p data-sanity={field("newsletter", "note")}>
        <span>{`${note} `}</span>
        <ScreenLink href="/privacy">{texts.privacyPointer}</ScreenLink>
      </p>
    </div>
  );
}
